import type { TrainerEffect } from '../effects.ts';

/** H-TRN-25: two dice to move, if the owner likes, of which one counts. */
export const green: TrainerEffect = { twoToMove: true };
