import { golden } from '@indigo/battery';
import { classic } from '@indigo/classic';
import { eager } from './facts.ts';

golden(classic, new URL('golden/', import.meta.url), [
  { name: 'two', seats: 2, seed: 133, policy: eager },
  { name: 'four', seats: 4, seed: 9, policy: eager, options: { maxTurns: 110 } },
  {
    name: 'six',
    seats: 6,
    seed: 13,
    policy: eager,
    options: {
      maxTurns: 110,
      catchOptional: true,
      ballShiftMandatory: true,
      indigoEntry: 'compulsory',
      pushedFinal: true,
      tradeEventFitOnly: true,
    },
  },
]);
