import { golden } from '@indigo/battery';
import { mit } from '@indigo/mit';
import { aiming } from './facts.ts';

golden(mit, new URL('golden/', import.meta.url), [
  { name: 'two', seats: 2, seed: 21, policy: aiming },
  { name: 'three', seats: 3, seed: 26, policy: aiming, options: { maxTurns: 40 } },
  {
    name: 'readings',
    seats: 3,
    seed: 3,
    policy: aiming,
    options: { gymRematch: false, evolveMax: 3, hitAfterStatus: true, maxTurns: 30 },
  },
]);
