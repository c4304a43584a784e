import { ALL } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { BLUE, GREEN, PINK } from '../pokemon.ts';
import { places } from '../rules/ranking.ts';
import { gainNext } from '../rules/supply.ts';
import { playing } from '../rules/window.ts';
import { tell } from '../table.ts';

const PRIZES = [BLUE, GREEN, PINK];

/**
 * H-EVT-57 to H-EVT-59: those who own most Pokémon (H-AMB-35) get a random Blue, Green and Pink one, in this order; the drawer
 * settles ties.
 */
export const pokemaniac: EventEffect = {
  *act(t, { seat }) {
    const owned = (one: number): number => t.s.players[one].team.length;
    const order = yield* places(t, seat, 'pokemaniac', playing(t), owned, PRIZES.length);
    tell(t, ALL, 'own-most', order, order.map(owned));
    for (let place = 0; place < order.length; place++) yield* gainNext(t, order[place], PRIZES[place]);
    return true;
  },
};
