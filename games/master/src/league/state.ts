/** A match on the hex field, in the League or between friends. */
import type { Seat } from '@indigo/kernel';

export interface League {
  /** Who has won the match now played; -1 before. */
  winner: Seat | -1;
}

export const cloneLeague = ({ winner }: League): League => ({ winner });
