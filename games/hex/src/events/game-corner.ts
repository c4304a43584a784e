import { ALL } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { BLUE, GREEN, RED } from '../pokemon.ts';
import { roll } from '../rules/dice.ts';
import { drawItems } from '../rules/items.ts';
import { gainNext } from '../rules/supply.ts';
import { tell } from '../table.ts';

/** What each face of the die gives: a colour, or (null) an Item. */
const PRIZES = [null, null, GREEN, GREEN, BLUE, RED] as const;

/** H-EVT-33 (the table is proposed): a die decides between an Item and a random Pokémon of the pile. */
export const gameCorner: EventEffect = {
  *act(t, { seat }) {
    const pips = yield* roll(t, seat, 'event-die');
    const colour = PRIZES[pips - 1];
    tell(t, ALL, 'die-wins', pips, colour ?? -1);
    if (colour === null) yield* drawItems(t, seat, 1);
    else yield* gainNext(t, seat, colour);
    return true;
  },
};
