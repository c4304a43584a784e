import type { Seat } from '@indigo/kernel';
import { ACTIVATE, USE } from '../answers.ts';
import { graphOf, PLATEAU } from '../board.ts';
import type { ItemEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import type { Hex, SpaceIndex } from '../state.ts';
import { typesOf } from '../team.ts';
import { GATE_CLOSED, gateOf } from '../walk.ts';

const CAST = [USE('fishing-rod')];
const CAST_WHERE = ask('cast-where', 'H-ITEM-22');

/**
 * H-ITEM-22, H-ITEM-23, H-ITEM-24: instead of moving (so in place of the travel action) the own space or one next to it is
 * carried out while the pawn stays, as if it had just landed there (H-ITEM-25).
 */
export const fishingRod: ItemEffect = {
  free: {
    when: 'travel',
    uses: () => CAST,
    *play(t, seat) {
      const { activate } = yield* t.ask(seat, CAST_WHERE, () =>
        withinReach(t.s, seat).map((space) => ACTIVATE[space]),
      );
      return { landed: activate };
    },
  },
};

/** H-ITEM-25: a city next door, too; but the Plateau is for pawns that stop there (H-PLAT-02). */
function withinReach(s: Hex, seat: Seat): SpaceIndex[] {
  const { at } = s.players[seat];
  const near = graphOf(s).near[at].filter((space) => space !== PLATEAU && isOpen(s, seat, at, space));
  // H-PLAT-01: where the League has put a pawn without the badges there is no stop to be made (H-LG-15).
  return at === PLATEAU && gateOf(s.players[seat]) === GATE_CLOSED ? near : [at, ...near];
}

/** H-ITEM-26: a closed or unpaid passage lies between; arrows do not matter (H-AMB-99). */
function isOpen(s: Hex, seat: Seat, from: SpaceIndex, to: SpaceIndex): boolean {
  const { lines } = graphOf(s);
  const types = typesOf(s.players[seat]);
  const line = lines[from].find((one) => one.to === to) ?? lines[to].find((one) => one.to === from);
  return line !== undefined && line.cost === 0 && (line.type < 0 || ((types >> line.type) & 1) === 1);
}
