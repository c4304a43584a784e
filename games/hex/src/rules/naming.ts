import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { COLOUR, TYPE } from '../answers.ts';
import { PINK, POKEMON, type TypeSet } from '../pokemon.ts';
import { about, ask } from '../questions.ts';
import type { Hex, Mon, SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { colourLimit } from './place.ts';
import { mayBeIn, openOf } from './roster.ts';
import { gain, pileSize, searchPile } from './supply.ts';

const SEARCH_COLOUR = ask('search-colour', 'H-EVT-46');
const SEARCH_TYPE = about<[colour: number]>('search-type', 'H-EVT-46');

/**
 * H-EVT-46 to H-EVT-48, H-SUP-25: a colour, not above that of the space, and a type are named; the next such Pokémon of that
 * pile is theirs. Naming one of which everybody can see that there is none would only mean naming again (H-EVT-47), so it is not
 * offered. What may be there can still lie face down on the board: then another pair is named, none twice. False when none is left.
 */
export function* nameAndSearch(t: T, seat: Seat, space: SpaceIndex): Rules<boolean> {
  const types = COLOUR.slice(PINK, colourLimit(space) + 1).map(({ colour }) => typesLeft(t.s, colour));
  for (;;) {
    const colours = COLOUR.filter(({ colour }) => colour < types.length && types[colour] !== 0);
    if (colours.length === 0) return false;
    const { colour } = yield* t.ask(seat, SEARCH_COLOUR, () => colours);
    const { type } = yield* t.ask(seat, SEARCH_TYPE(colour), () =>
      TYPE.filter((one) => ((types[colour] >> one.type) & 1) === 1),
    );
    tell(t, ALL, 'asks-for', seat, colour, type);
    const found = yield* searchPile(t, colour, (mon) => ((POKEMON[mon].types >> type) & 1) === 1);
    if (found >= 0) {
      yield* gain(t, seat, [found]);
      return true;
    }
    types[colour] &= ~(1 << type);
    tell(t, ALL, 'not-found', colour, type);
  }
}

/** The types the pile of a colour may still have. */
function typesLeft(s: Hex, colour: number): TypeSet {
  if (pileSize(s, colour) === 0) return 0;
  let types = 0;
  for (const mon of mayLie(s, colour)) types |= POKEMON[mon].types;
  return types;
}

/** What everybody must think it may have: what is left of a roster all know, or anything that lies open nowhere (H-HID-05). */
const mayLie = (s: Hex, colour: number): readonly Mon[] =>
  s.options.setup === 'random' ? mayBeIn(s.options, colour, openOf(s)) : s.unseen[colour];
