import type { Seat } from '@indigo/kernel';
import { SLOT, USE } from '../answers.ts';
import { graphOf, SPACES } from '../board.ts';
import type { ItemEffect } from '../effects.ts';
import { BLUE, FAMILY_OF } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { gain, refill } from '../rules/supply.ts';
import type { Hex, SpaceIndex } from '../state.ts';

const FEED = [USE('rare-candy')];
const NOTHING = [] as const;
const TAKE_WHICH = ask('take-which', 'H-ITEM-64');

/** H-ITEM-64, H-ITEM-65: a face-up relative of an own Pokémon, Blue at most (H-ITEM-66), is taken from any hexagon without a roll. */
export const rareCandy: ItemEffect = {
  free: {
    when: 'free',
    uses: ({ s }, seat) => (relatives(s, seat).length > 0 ? FEED : NOTHING),
    *play(t, seat) {
      const { s } = t;
      const { slot: space } = yield* t.ask(seat, TAKE_WHICH, () =>
        relatives(s, seat).map((relative) => SLOT[relative]),
      );
      const slot = graphOf(s).captureOf[space];
      const mon = s.slots[slot];
      refill(s, slot);
      yield* gain(t, seat, [mon]);
      return undefined;
    },
  },
};

function relatives(s: Hex, seat: Seat): SpaceIndex[] {
  const { team } = s.players[seat];
  const related = (mon: number): boolean => team.some((own) => FAMILY_OF[own] === FAMILY_OF[mon]);
  return graphOf(s).captures.filter(
    (space, i) => s.slots[i] >= 0 && SPACES[space].colour <= BLUE && related(s.slots[i]),
  );
}
