import { ALL } from '@indigo/kernel';
import type { DeedAnswer } from '../../answers.ts';
import { board, FACE_DOWN_KINDS } from '../../board.ts';
import { FACE_DOWN, type Master, type Node } from '../../state.ts';
import { tell } from '../../table.ts';
import { canUse, FLASH } from '../gymtms/known.ts';
import { turnUp } from '../move.ts';
import type { Deed } from './deed.ts';

const ACT: DeedAnswer = Object.freeze({ do: 'deed:flash' as const });

/** Hidden tokens of a location and of those joined to it; Power tokens are not among them. */
function hiddenAround(s: Master, at: Node): Node[] {
  const { spaces, ways } = board(s);
  const around = new Set([at, ...ways[at].map(({ to }) => to)]);
  return [...around].filter((node) => s.spots[node] === FACE_DOWN && FACE_DOWN_KINDS.has(spaces[node].kind));
}

/** M-GTM-03: for nothing, open to all, as often as there is something to show. */
export const flash: Deed = {
  offer(s, seat, list) {
    if (canUse(s, seat, FLASH) && hiddenAround(s, s.players[seat].at).length > 0) list.push(ACT);
  },
  *carry(t, seat) {
    tell(t, ALL, 'flashed', seat);
    for (const node of hiddenAround(t.s, t.s.players[seat].at)) yield* turnUp(t, node);
  },
};
