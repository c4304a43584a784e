import type { TrainerEffect } from '../effects.ts';

/** H-TRN-14, H-TRN-15: eight Items may be kept; looked at only at the end of the own turn. */
export const backpacker: TrainerEffect = { handLimit: 8 };
