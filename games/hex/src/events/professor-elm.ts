import type { EventEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';
import { opponents } from '../rules/window.ts';

const MINE = 2;
const THEIRS = 1;

/** H-EVT-101 (proposed): two Items, and one for every opponent, in table order. */
export const professorElm: EventEffect = {
  *act(t, { seat }) {
    yield* drawItems(t, seat, MINE);
    for (const other of opponents(t, seat)) yield* drawItems(t, other, THEIRS);
    return true;
  },
};
