import { ALL, type Seat } from '@indigo/kernel';
import type { DeedAnswer } from '../../answers.ts';
import { type Board, board, FACE_DOWN_KINDS } from '../../board.ts';
import { FACE_DOWN, type Master, type Node } from '../../state.ts';
import { tell } from '../../table.ts';
import { canUse, FLASH } from '../gymtms/known.ts';
import { turnUp } from '../move.ts';
import type { Deed } from './deed.ts';

const ACT: DeedAnswer = Object.freeze({ do: 'deed:flash' as const });

/** Hidden tokens of a location and of those joined to it; Power tokens are not among them. */
export function hiddenAround({ spaces, ways }: Board, at: Node, isDown: (node: Node) => boolean): Node[] {
  const around = new Set([at, ...ways[at].map(({ to }) => to)]);
  return [...around].filter((node) => isDown(node) && FACE_DOWN_KINDS.has(spaces[node].kind));
}

const hiddenFrom = (s: Master, seat: Seat): Node[] =>
  hiddenAround(board(s), s.players[seat].at, (node) => s.spots[node] === FACE_DOWN);

/** M-GTM-03: for nothing, open to all, as often as there is something to show. */
export const flash: Deed = {
  offer(s, seat, list) {
    if (canUse(s, seat, FLASH) && hiddenFrom(s, seat).length > 0) list.push(ACT);
  },
  *carry(t, seat) {
    tell(t, ALL, 'flashed', seat);
    for (const node of hiddenFrom(t.s, seat)) yield* turnUp(t, node);
  },
};
