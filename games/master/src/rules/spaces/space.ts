import type { Rules, Seat } from '@indigo/kernel';
import type { Master, Node } from '../../state.ts';
import type { T } from '../../table.ts';

/** What a kind of location does. A kind is a file of this folder, entered in the table of index.ts. */
export interface SpaceRules {
  /** What entering does besides turning up a token. */
  readonly enter?: (t: T, seat: Seat, node: Node) => Rules;
  /** M-INT-06: an interact that could do nothing is not offered. Looked at only if there is `interact`. */
  readonly offers?: (s: Master, seat: Seat, node: Node) => boolean;
  /** M-INT-01: what an interact does; its action is paid already. */
  readonly interact?: (t: T, seat: Seat, node: Node) => Rules;
}
