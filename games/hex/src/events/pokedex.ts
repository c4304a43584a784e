import { SPACES } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { reveal } from '../rules/capture.ts';
import { drawItems } from '../rules/items.ts';
import { hexagonHere, slotsWith } from '../rules/slots.ts';

/** H-EVT-85 (proposed): the Pokémon of the own hexagon are turned up, one by one, and stay so; then an Item. */
export const pokedex: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    for (const space of slotsWith(s, (one) => SPACES[one].hexagon === hexagonHere(s, seat)))
      yield* reveal(t, space);
    yield* drawItems(t, seat, 1);
    return true;
  },
};
