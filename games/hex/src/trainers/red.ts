import type { TrainerEffect } from '../effects.ts';

/** H-TRN-34, H-TRN-35: two dice for a capture, if the owner likes; either may do, and both failing is one failure. */
export const red: TrainerEffect = { twoToCapture: true };
