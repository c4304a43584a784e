import { maskOf, type Question, type Seat } from '@indigo/kernel';

/** L-GYM-03: this seat decides for a Leader. */
export const forLeader = (question: Question, seat: Seat): Question => ({
  ...question,
  behalf: maskOf(seat),
});
