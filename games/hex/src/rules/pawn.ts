import { ALL, type Seat } from '@indigo/kernel';
import { graphOf, inLastHexagon } from '../board.ts';
import type { SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { typesOf } from '../team.ts';
import { gateOf, LOOP_LENGTH, loopSteps, wayTo } from '../walk.ts';

export type How = 'walk' | 'train' | 'passage' | 'card' | 'league';

/** Puts a pawn on a space, on foot with a count. What happens there is for whoever moved it to carry out. */
export function movePawn(t: T, seat: Seat, to: SpaceIndex, how: How, count = 0): void {
  const me = t.s.players[seat];
  const from = me.at;
  const path = t.listener === null ? NO_PATH : pathOf(t, seat, to, how, count);
  me.at = to;
  tell(t, ALL, 'moved', seat, to, how, path);
  if (how === 'league' || !inLastHexagon(to) || !inLastHexagon(from)) {
    me.loopSteps = 0; // H-AMB-10: leaving cancels an unfinished lap, and so does a return (H-LG2-02)
  } else if (how === 'walk') {
    me.loopSteps += loopSteps(graphOf(t.s), from, to); // H-PLAT-10; H-ITEM-31: a flight adds and breaks nothing
    if (me.loopSteps < LOOP_LENGTH) return;
    me.loopSteps -= LOOP_LENGTH;
    me.laps++;
    tell(t, ALL, 'lap', seat);
  }
}

const NO_PATH: readonly SpaceIndex[] = [];

/** The spaces it comes over, the first included: made only while somebody listens. */
function pathOf(t: T, seat: Seat, to: SpaceIndex, how: How, count: number): readonly SpaceIndex[] {
  const me = t.s.players[seat];
  if (how !== 'walk' && how !== 'passage') return me.at === to ? NO_PATH : [me.at, to];
  return wayTo(graphOf(t.s), me.at, count, typesOf(me), gateOf(me), to, how === 'passage');
}
