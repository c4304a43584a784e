import type { Seat } from '@indigo/kernel';
import { TO, USE } from '../answers.ts';
import { PLATEAU, SPACES } from '../board.ts';
import type { ItemEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { movePawn } from '../rules/pawn.ts';
import type { Hex, SpaceIndex } from '../state.ts';
import { GATE_CLOSED, gateOf } from '../walk.ts';

const TAKE_OFF = [USE('fly')];
const FLY_WHERE = ask('fly-where', 'H-ITEM-27');

/**
 * H-ITEM-27, H-ITEM-28: the travel action takes the pawn to any space of its hexagon, which is carried out; a city with visit
 * and gym (H-ITEM-29). No other Item and no trade beside it. Neither passages nor steps of a loop count on the way (H-ITEM-31).
 */
export const fly: ItemEffect = {
  free: {
    when: 'travel',
    alone: true,
    uses: () => TAKE_OFF,
    *play(t, seat) {
      const { to } = yield* t.ask(seat, FLY_WHERE, () => around(t.s, seat).map((space) => TO[space]));
      movePawn(t, seat, to, 'card');
      return { landed: to };
    },
  },
};

/** H-ITEM-30: the Plateau is closed to who may not enter it. */
function around(s: Hex, seat: Seat): SpaceIndex[] {
  const { hexagon } = SPACES[s.players[seat].at];
  const shut = gateOf(s.players[seat]) === GATE_CLOSED;
  const spaces: SpaceIndex[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    if (SPACES[space].hexagon === hexagon && !(shut && space === PLATEAU)) spaces.push(space);
  }
  return spaces;
}
