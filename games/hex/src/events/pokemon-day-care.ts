import type { EventEffect } from '../effects.ts';
import { colourHere } from '../rules/place.ts';
import { least } from '../rules/ranking.ts';
import { gainNext } from '../rules/supply.ts';
import { playing } from '../rules/window.ts';
import { powerOf } from '../team.ts';

/**
 * H-EVT-60, H-EVT-61: the player whose strongest Pokémon is weakest, evolution and tokens counted, obedience and Trainers not,
 * gets a random one of the colour of the space.
 */
export const pokemonDayCare: EventEffect = {
  *act(t, { seat, space }) {
    const { players, options } = t.s;
    const strongest = players.map((player) => {
      let most = Number.NEGATIVE_INFINITY;
      for (const mon of player.team) most = Math.max(most, powerOf(player, mon, options.lockBonus));
      return most;
    });
    const who = yield* least(t, seat, 'pokemon-day-care', playing(t), (one) => strongest[one]);
    return yield* gainNext(t, who, yield* colourHere(t, seat, space));
  },
};
