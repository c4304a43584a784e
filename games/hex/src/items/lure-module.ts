import { ALL } from '@indigo/kernel';
import { SLOT, USE } from '../answers.ts';
import { graphOf, SPACES } from '../board.ts';
import type { ItemEffect } from '../effects.ts';
import { about, ask } from '../questions.ts';
import { EMPTY, type Hex, type SpaceIndex } from '../state.ts';
import { tell } from '../table.ts';

const SWAP = [USE('lure-module')];
const NOTHING = [] as const;
const SWAP_WHICH = ask('swap-which', 'H-ITEM-35');
const SWAP_WITH = about<[space: number]>('swap-with', 'H-ITEM-35');

/**
 * H-ITEM-35, H-ITEM-36: two board Pokémon of one colour change places as they lie, with their tokens. Nothing is looked at or
 * turned up.
 */
export const lureModule: ItemEffect = {
  free: {
    when: 'free',
    uses: ({ s }) => (anyPair(s) ? SWAP : NOTHING),
    *play(t, seat) {
      const { s } = t;
      const { slot: one } = yield* t.ask(seat, SWAP_WHICH, () => swappable(s).map((space) => SLOT[space]));
      const { slot: other } = yield* t.ask(seat, SWAP_WITH(one), () =>
        like(s, one).map((space) => SLOT[space]),
      );
      const { captureOf } = graphOf(s);
      const [a, b] = [captureOf[one], captureOf[other]];
      [s.slots[a], s.slots[b]] = [s.slots[b], s.slots[a]];
      [s.weakened[a], s.weakened[b]] = [s.weakened[b], s.weakened[a]];
      tell(t, ALL, 'swapped-places', seat, one, other);
      return undefined;
    },
  },
};

/** Whether two of one colour lie anywhere: asked far more often than which. */
function anyPair(s: Hex): boolean {
  const { captures } = graphOf(s);
  let met = 0;
  for (let i = 0; i < captures.length; i++) {
    if (s.slots[i] === EMPTY) continue;
    const colour = 1 << SPACES[captures[i]].colour;
    if ((met & colour) !== 0) return true;
    met |= colour;
  }
  return false;
}

const lying = (s: Hex): SpaceIndex[] => graphOf(s).captures.filter((_, i) => s.slots[i] !== EMPTY);
const like = (s: Hex, space: SpaceIndex): SpaceIndex[] =>
  lying(s).filter((other) => other !== space && SPACES[other].colour === SPACES[space].colour);
const swappable = (s: Hex): SpaceIndex[] => lying(s).filter((space) => like(s, space).length > 0);
