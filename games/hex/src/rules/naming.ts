import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { COLOUR, TYPE } from '../answers.ts';
import { TYPES } from '../data/types.ts';
import { PINK, POKEMON } from '../pokemon.ts';
import { about, ask } from '../questions.ts';
import type { SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { colourLimit } from './place.ts';
import { gain, searchPile } from './supply.ts';

const SEARCH_COLOUR = ask('search-colour', 'H-EVT-46');
const SEARCH_TYPE = about<[colour: number]>('search-type', 'H-EVT-46');

/**
 * H-EVT-46 to H-EVT-48, H-SUP-25: a colour, not above that of the space, and a type are named; the next such Pokémon of that
 * pile is theirs. If there is none another pair is named, none twice. False when no pair is left.
 */
export function* nameAndSearch(t: T, seat: Seat, space: SpaceIndex): Rules<boolean> {
  /** One bit for each type tried, by colour. */
  const tried = COLOUR.slice(PINK, colourLimit(space) + 1).map(() => 0);
  for (;;) {
    const colours = COLOUR.filter(({ colour }) => colour < tried.length && tried[colour] !== EVERY);
    if (colours.length === 0) return false;
    const { colour } = yield* t.ask(seat, SEARCH_COLOUR, () => colours);
    const { type } = yield* t.ask(seat, SEARCH_TYPE(colour), () =>
      TYPE.filter((one) => ((tried[colour] >> one.type) & 1) === 0),
    );
    tried[colour] |= 1 << type;
    const found = yield* searchPile(t, colour, (mon) => ((POKEMON[mon].types >> type) & 1) === 1);
    if (found >= 0) {
      yield* gain(t, seat, [found]);
      return true;
    }
    tell(t, ALL, 'not-found', colour, type);
  }
}
const EVERY = (1 << TYPES.length) - 1;
