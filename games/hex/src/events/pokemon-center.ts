import { NOTHING, TO } from '../answers.ts';
import { CITY_OF } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { drawItems } from '../rules/items.ts';
import { land } from '../rules/landing.ts';
import { movePawn } from '../rules/pawn.ts';

const GO_CITY = ask('go-city', 'H-EVT-107');

/** H-EVT-107 (proposed): an Item, then the pawn may go to another city already visited and lands there (H-EVT-111). */
export const pokemonCenter: EventEffect = {
  *act(t, { seat }) {
    const { board, players } = t.s;
    yield* drawItems(t, seat, 1);
    const { at, visited } = players[seat];
    const answer = yield* t.ask(seat, GO_CITY, () => [
      NOTHING,
      ...board
        .filter((_, slot) => (visited >> slot) & 1)
        .map((hexagon) => TO[CITY_OF[hexagon]])
        .filter(({ to }) => to !== at),
    ]);
    if ('do' in answer) return true;
    movePawn(t, seat, answer.to, 'card');
    yield* land(t, seat, answer.to);
    return true;
  },
};
