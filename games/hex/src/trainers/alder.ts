import type { TrainerEffect } from '../effects.ts';

/** H-TRN-13: +1 for every Pokémon of the owner, who may keep only three Items. */
export const alder: TrainerEffect = {
  power: () => 1,
  handLimit: 3,
};
