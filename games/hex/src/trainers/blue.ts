import type { TrainerEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';

/** H-TRN-16 to H-TRN-18: an Item for every Pokémon that comes from the board or a pile. */
export const blue: TrainerEffect = {
  *gained(t, seat, count) {
    for (let i = 0; i < count; i++) yield* drawItems(t, seat, 1);
  },
};
