/** Section 18: the special spaces of the last hexagon. */
import { type Rules, type Seat, type Step, sizeOf } from '@indigo/kernel';
import { COLOUR } from '../answers.ts';
import { SPACES } from '../board.ts';
import { PINK, YELLOW } from '../pokemon.ts';
import { about } from '../questions.ts';
import type { Hex, SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';
import { drawItems } from './items.ts';
import { endTurn } from './order.ts';
import { showNext, showOnly, tryOneShown } from './shown.ts';
import { colourOrWeaker, pileSize } from './supply.ts';

const NAME_COLOUR = about<[draws: number]>('name-colour', 'H-PLAT-21');
const LEAGUE: Step = { do: 'league' };

/** H-PLAT-15 (Red), H-PLAT-16 (Blue), H-PLAT-17 (Green), H-PLAT-25 (Yellow): so many cards of a pile are shown, and the player tries to capture one of them. */
export function* drawAndTry(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { colour, draws } = SPACES[space];
  if (colour === YELLOW) {
    // H-PLAT-20, H-PLAT-25: no other colour will do.
    yield* showOnly(t, YELLOW, 1);
  } else {
    yield* showNext(t, yield* nameColour(t, seat, colour, draws), draws);
  }
  yield* tryOneShown(t, seat);
}

/** H-PLAT-21: the printed colour or a weaker one of choice; as a setting, weaker only for want of it (H-AMB-92). */
function* nameColour(t: T, seat: Seat, printed: number, draws: number): Rules<number> {
  const { s } = t;
  if (s.options.orWeaker === 'fallback') return colourOrWeaker(s, printed);
  const answer = yield* t.ask(seat, NAME_COLOUR(draws), () => {
    const named = COLOUR.slice(PINK, printed + 1).filter(({ colour }) => pileSize(s, colour) > 0);
    return named.length > 0 ? named.reverse() : [COLOUR[printed]];
  });
  return answer.colour;
}

/**
 * H-PLAT-08, H-PLAT-12: who stops here after a full loop starts the League, in the own turn (H-EVT-111) and with the pawn
 * (H-PLAT-11, H-ITEM-25); that ends the turn (H-LG-10). Everybody else draws an Item (H-PLAT-09, H-E4-03).
 */
export function* startSpace(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  const { laps, at } = s.players[seat];
  if (laps > 0 && at === space && seat === s.active && hasLeague(s, sizeOf(s.elites))) {
    endTurn(s);
    s.agenda.push(LEAGUE);
  } else yield* drawItems(t, seat, 1);
}

interface Leagues {
  readonly options: Pick<Hex['options'], 'league'>;
  readonly league: Pick<NonNullable<Hex['league']>, 'round'> | null;
}

/** H-LG-13: none is started before the final. H-E4-15: nor when nobody is left to be challenged. */
export const hasLeague = ({ options, league }: Leagues, elites: number): boolean =>
  options.league === 'elite-4' ? elites > 0 : league?.round !== 'interlude';
