import { golden } from '@indigo/battery';
import { diceRace } from '@indigo/dice-race';

golden(diceRace, new URL('golden/', import.meta.url), [
  { name: 'two', seats: 2, seed: 1 },
  { name: 'four', seats: 4, seed: 2 },
]);
