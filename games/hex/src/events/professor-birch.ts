import type { EventEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';
import { least } from '../rules/ranking.ts';
import { playing } from '../rules/window.ts';

const ITEMS = 3;

/** H-EVT-66 (the number is proposed): the player with the fewest Items draws three. */
export const professorBirch: EventEffect = {
  *act(t, { seat }) {
    const held = (one: number): number => t.s.players[one].hand.length;
    yield* drawItems(t, yield* least(t, seat, 'professor-birch', playing(t), held), ITEMS);
    return true;
  },
};
