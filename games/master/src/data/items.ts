/** M-ITEM-02: what the item balls give. That there are sixteen and one face is real, the rest `proposed`. */
import type { BallId, StoneId } from './shop.ts';

export type Gift =
  | { readonly ball: BallId; readonly count: number }
  /** One of them, by choice (M-ITEM-03). */
  | { readonly stones: readonly StoneId[] }
  | { readonly money: number }
  | { readonly candy: true }
  | { readonly revive: true };

export interface ItemRow {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly gives: Gift;
}

export const ITEMS: readonly ItemRow[] = [
  { id: 'poke-balls-3', name: '3 Poké Balls', copies: 3, gives: { ball: 'poke', count: 3 } },
  { id: 'great-balls-2', name: '2 Great Balls', copies: 2, gives: { ball: 'great', count: 2 } },
  { id: 'ultra-ball-1', name: '1 Ultra Ball', copies: 2, gives: { ball: 'ultra', count: 1 } },
  { id: 'stone-fire-or-leaf', name: 'Fire or Leaf Stone', copies: 1, gives: { stones: ['fire', 'leaf'] } },
  {
    id: 'stone-water-or-thunder',
    name: 'Water or Thunder Stone',
    copies: 1,
    gives: { stones: ['water', 'thunder'] },
  },
  { id: 'stone-moon-or-fire', name: 'Moon or Fire Stone', copies: 1, gives: { stones: ['moon', 'fire'] } },
  { id: 'nugget', name: 'Nugget', copies: 2, gives: { money: 3 } },
  { id: 'rare-candy', name: 'Rare Candy', copies: 2, gives: { candy: true } },
  { id: 'max-revive', name: 'Max Revive', copies: 2, gives: { revive: true } },
];
