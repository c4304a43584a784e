import { NO, YES } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { GREEN } from '../pokemon.ts';
import { about, ask } from '../questions.ts';
import { discardSome, drawItems } from '../rules/items.ts';
import { gainNext } from '../rules/supply.ts';

const BUY = ask('buy', 'H-EVT-109');
const PRICE_ITEMS = about<[count: number]>('price-items', 'H-EVT-109');
export const PRICE = 2;

/** H-EVT-109 (proposed): two Items may go for a random Green Pokémon of the pile; who does not do that draws one. */
export const travelingSalesman: EventEffect = {
  *act(t, { seat }) {
    const able = t.s.players[seat].hand.length >= PRICE;
    if (able && (yield* t.ask(seat, BUY, () => [YES, NO])) === YES) {
      yield* discardSome(t, seat, PRICE_ITEMS(PRICE), PRICE, PRICE);
      yield* gainNext(t, seat, GREEN);
    } else yield* drawItems(t, seat, 1);
    return true;
  },
};
