import { golden } from '@indigo/battery';
import { master } from '@indigo/master';
import { seeking } from './seekers.ts';

golden(master, new URL('golden/', import.meta.url), [
  { name: 'two', seats: 2, seed: 11, answers: 400, policy: seeking },
  { name: 'four', seats: 4, seed: 12, answers: 400, policy: seeking },
  // So short an adventure that the days before the League and the League itself are in it.
  {
    name: 'league',
    seats: 3,
    seed: 13,
    answers: 700,
    policy: seeking,
    options: { maxRounds: 3, quickTable: true, abilities: true, flips: true },
  },
  {
    name: 'draft',
    seats: 2,
    seed: 14,
    answers: 400,
    policy: seeking,
    options: { maxRounds: 6, draft: true, initiative: true },
  },
  { name: 'simplified', seats: 3, seed: 15, answers: 300, policy: seeking, options: { simplified: true } },
]);
