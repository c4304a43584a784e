/** What a seat sees of Pokémon and things, as the tables of the rules number them. */
import type { Seat } from '@indigo/kernel';
import { cardOf, TYPE_AT } from '../cards.ts';
import { BALLS } from '../data/shop.ts';
import type { Card, Type } from '../state.ts';
import type { MasterView, PokemonView } from '../view.ts';

/** A Pokémon somebody owns. */
export function ownedIn({ players }: MasterView, card: Card): PokemonView {
  for (const { team } of players) {
    const found = team.find((one) => cardOf(one.card) === card);
    if (found !== undefined) return found;
  }
  throw new Error(`nobody owns card ${card}`);
}

export const typeIn = ({ card, stage }: PokemonView): Type => TYPE_AT[cardOf(card)][stage];
export const ballsIn = ({ players }: MasterView, seat: Seat): number[] =>
  BALLS.map((id) => players[seat].balls[id]);
