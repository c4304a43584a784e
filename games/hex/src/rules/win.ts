import { ALL, type Seat } from '@indigo/kernel';
import { type T, tell } from '../table.ts';

/** The match is won: by the final (H-LG-11), enough League wins (H-LG2-03, H-LG3-05) or two Elite Trainers (H-E4-10). */
export function win(t: T, seat: Seat): void {
  t.s.winner = seat;
  tell(t, ALL, 'master', seat);
}
