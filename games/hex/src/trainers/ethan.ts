import type { TrainerEffect } from '../effects.ts';
import { BLUE, POKEMON } from '../pokemon.ts';

/** H-TRN-24, H-TRN-33: +1 to a Blue Pokémon that itself fights; its Red evolution has nothing of it. */
export const ethan: TrainerEffect = {
  power: (mon) => (POKEMON[mon].colour === BLUE ? 1 : 0),
};
