import { ALL } from '@indigo/kernel';
import type { DeedAnswer } from '../../answers.ts';
import { boardFor } from '../../board.ts';
import { MOVE_COST } from '../../data/rules.ts';
import { placeNo } from '../../names.ts';
import type { Node } from '../../state.ts';
import { tell } from '../../table.ts';
import { canUse, DIG, use } from '../gymtms/known.ts';
import { enter } from '../move.ts';
import type { Deed } from './deed.ts';

/** By side of the board and location: where Dig leads from there. */
const TARGETS: readonly (readonly (readonly DeedAnswer[])[])[] = [false, true].map((simplified) => {
  const { spaces, ways } = boardFor(simplified);
  const acts = spaces.map((_, what) => Object.freeze({ do: 'deed:dig' as const, what }));
  return spaces.map(({ dig }, from) => {
    if (dig === null) return [];
    const isNext = (node: Node): boolean => ways[node].some(({ to }) => spaces[to].dig === dig);
    return acts.filter(({ what }) => what !== from && isNext(what));
  });
});

/** M-GTM-01: once a turn, for an action, to any location next to one of the same colour, past any obstacle. */
export const dig: Deed = {
  offer(s, seat, list) {
    const { at } = s.players[seat];
    const targets = TARGETS[s.options.simplified ? 1 : 0][at];
    if (targets.length === 0 || s.left < MOVE_COST || !canUse(s, seat, DIG)) return;
    for (let i = 0; i < targets.length; i++) list.push(targets[i]);
  },
  *carry(t, seat, act) {
    const { s } = t;
    const to = act.what as Node;
    use(s, DIG);
    s.left -= MOVE_COST;
    tell(t, ALL, 'dug', seat, placeNo(s, to), s.left, placeNo(s, s.players[seat].at));
    yield* enter(t, seat, to); // M-MOVE-14
  },
};
