import type { EventEffect } from '../effects.ts';
import { GREEN } from '../pokemon.ts';
import { least } from '../rules/ranking.ts';
import { gainNext } from '../rules/supply.ts';
import { playing } from '../rules/window.ts';

/** H-EVT-104 (proposed): who owns the fewest Pokémon gets the next Green one of the pile. */
export const mrFuji: EventEffect = {
  *act(t, { seat }) {
    const owned = (one: number): number => t.s.players[one].team.length;
    return yield* gainNext(t, yield* least(t, seat, 'mr-fuji', playing(t), owned), GREEN);
  },
};
