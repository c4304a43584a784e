import type { Rules, Seat } from '@indigo/kernel';
import { CIRCLES_BY_COLOUR, COLOUR_OF, SPACES } from '../board.ts';
import { drawEvent } from '../cards/events.ts';
import { CATCH_ANY } from '../questions.ts';
import { EMPTY, type SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';
import { catchOn } from './capture.ts';
import { finalBattle } from './final.ts';
import { drawItems } from './items.ts';
import { pokemonCenter } from './revive.ts';

/** Carries out the space a mover has landed on, once (C-SPACE-08). */
export function* land(t: T, seat: Seat): Rules {
  const at = t.s.trainers[seat].at;
  const space = SPACES[at];
  switch (space.kind) {
    // C-SPACE-01: the three kinds of the road
    case 'city':
    case 'draw': // C-IND-10
      yield* follow(t, seat, at);
      return;
    case 'catch':
      yield* catchOn(t, seat, at);
      return;
    case 'event':
      yield* drawEvent(t, seat); // C-SPACE-05
      return;
    case 'catch-any':
      yield* catchAny(t, seat, COLOUR_OF[at]);
      return;
    case 'final':
      yield* finalBattle(t, seat); // C-IND-04: by exact count (C-IND-08)
      return;
    case 'arrival': // C-IND-12: nothing
      return;
  }
}

/** What a city or a plateau space says by itself: cards (C-SPACE-02, C-CIN-02), a Pokémon Center, or nothing (C-SPACE-07). */
export function* follow(t: T, seat: Seat, at: SpaceIndex): Rules {
  const { effect } = SPACES[at];
  if (effect === 'revive') yield* pokemonCenter(t, seat);
  else if (effect !== null) yield* drawItems(t, seat, effect.draw);
}

/** C-IND-05: any chip of the colour, wherever it lies; the usual results follow (C-IND-06). */
function* catchAny(t: T, seat: Seat, colour: number): Rules {
  const { s } = t;
  const choices = CIRCLES_BY_COLOUR[colour].filter((space) => s.circles[space] !== EMPTY);
  if (choices.length === 0) return;
  const space = yield* t.ask(seat, CATCH_ANY(colour), () => choices);
  yield* catchOn(t, seat, space);
}
