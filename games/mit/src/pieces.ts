/** Cards as things that lie on the table. */
import type { Art, Seat } from '@indigo/kernel';
import { CARDS, FACE_OF, HP_OF } from './cards.ts';
import { POKEMON } from './data/pokemon.ts';
import type { Card } from './state.ts';
import type { CardView, FighterView } from './view.ts';

export const cardPiece = (card: Card): string => `card:${CARDS[card].id}`;
export const moverPiece = (seat: Seat): string => `mover:${seat}`;

const STAGE = new Map(POKEMON.map(({ id, stage }) => [id, stage]));

/** What a card is drawn from. */
export const artOf = ({ pokemon, hp, max }: CardView): Art => ({
  kind: 'card',
  of: pokemon,
  form: (STAGE.get(pokemon) ?? 1) - 1,
  health: { now: hp, most: max, say: ['hp-line', hp, max] },
});

/** A card nobody has hurt: a Leader's before the lead is named, a starter before it is taken. */
export const rested = (card: Card): FighterView => ({
  card: CARDS[card].id,
  pokemon: POKEMON[FACE_OF[card]].id,
  hp: HP_OF[card],
  max: HP_OF[card],
  shown: false,
  modifiers: [],
});

/** Where somebody's badges lie. */
export const badgesZone = (seat: Seat): string => `badges:${seat}`;
