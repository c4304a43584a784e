import type { Rules, Seat } from '@indigo/kernel';
import type { Answer, DeedAnswer } from '../../answers.ts';
import type { Master } from '../../state.ts';
import type { T } from '../../table.ts';

/** M-TURN-07: something done on the own turn besides moving, interacting and camping. A deed is a file of this folder, entered in the table of index.ts. */
export interface Deed {
  /** Adds what can be done now. Acts are shared objects whose `do` is the deed's key in the table. */
  readonly offer: (s: Master, seat: Seat, list: Answer[]) => void;
  readonly carry: (t: T, seat: Seat, act: DeedAnswer) => Rules;
}
