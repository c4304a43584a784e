/** Section 18: the special spaces of the last hexagon. */
import { ALL, type Rules, type Seat, type Step, sizeOf } from '@indigo/kernel';
import { COLOUR, MON } from '../answers.ts';
import { SPACES } from '../board.ts';
import { PINK, YELLOW } from '../pokemon.ts';
import { about, ask } from '../questions.ts';
import type { Hex, Mon, SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { captureShown } from './capture.ts';
import { drawItems } from './items.ts';
import { colourOrWeaker, nextOf, pileSize, putBack, turnOut } from './supply.ts';

const NAME_COLOUR = about<[draws: number]>('name-colour', 'H-PLAT-21');
const TRY_WHICH = ask('try-which', 'H-PLAT-18');
const LEAGUE: Step = { do: 'league' };

/** H-PLAT-15 to H-PLAT-21, H-PLAT-25: so many cards of a pile are shown, and the player tries to capture one of them. */
export function* drawAndTry(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  const { colour, draws } = SPACES[space];
  if (colour === YELLOW) {
    // H-PLAT-20, H-PLAT-25: no other colour will do.
    if (pileSize(s, YELLOW) > 0) s.shown.push(yield* turnOut(t, YELLOW));
  } else {
    const named = yield* nameColour(t, seat, colour, draws);
    for (let i = 0; i < draws; i++) {
      const mon = yield* nextOf(t, named);
      if (mon < 0) break;
      s.shown.push(mon);
    }
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
 * H-PLAT-18, H-PLAT-19: everybody sees them, one is tried, and whatever is not caught goes back into its pile, without a token
 * (H-CAP-16).
 */
function* tryOneShown(t: T, seat: Seat): Rules {
  const { s } = t;
  if (s.shown.length === 0) return;
  tell(t, ALL, 'shown', seat, s.shown.slice());
  const { mon } = yield* t.ask(seat, TRY_WHICH, () => [...new Set(s.shown)].map((one) => MON[one]));
  yield* captureShown(t, seat, mon);
  const rest: Mon[] = s.shown;
  rest.splice(rest.indexOf(mon), 1);
  s.shown = [];
  for (const other of rest) putBack(s, other);
}

/**
 * H-PLAT-08, H-PLAT-12: who stops here after a full loop starts the League, in the own turn (H-EVT-111) and with the pawn
 * (H-PLAT-11, H-ITEM-25); that ends the turn (H-LG-10). Everybody else draws an Item (H-PLAT-09).
 */
export function* startSpace(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  const { laps, at } = s.players[seat];
  if (laps > 0 && at === space && seat === s.active && hasLeague(s)) {
    s.agenda = s.agenda.filter((step) => step.do !== 'after');
    s.agenda.push(LEAGUE);
  } else yield* drawItems(t, seat, 1);
}

/** H-LG-13: none is started before the final. H-E4-15: nor when nobody is left to be challenged. */
const hasLeague = (s: Hex): boolean =>
  s.options.league === 'elite-4' ? sizeOf(s.elites) > 0 : s.league?.round !== 'interlude';
