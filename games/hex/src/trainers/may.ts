import { USE } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { GREEN, POKEMON } from '../pokemon.ts';
import { discardTrainer, needTrainer } from '../rules/trainer.ts';

const COPY = [USE('may')];
const NOTHING = [] as const;

/**
 * H-TRN-30, H-TRN-33: +2 to a Green Pokémon that itself fights. H-TRN-31, H-TRN-32: discarded to copy what an opponent
 * activates, once for each card (H-REACT-13); the next Trainer comes at once (H-TRN-04).
 */
export const may: TrainerEffect = {
  power: (mon) => (POKEMON[mon].colour === GREEN ? 2 : 0),
  responds: {
    copy: {
      uses: (_t, _seat, { spent }) => (spent.includes('may') ? NOTHING : COPY),
      *play(t, seat, { spent, copiers }) {
        spent.push('may');
        copiers.push(seat);
        discardTrainer(t, seat);
        yield* needTrainer(t, seat);
      },
    },
  },
};
