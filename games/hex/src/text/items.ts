/** What Item cards ask and tell. */
import type { Reader, Seat } from '@indigo/kernel';
import { spaceName } from '../names.ts';
import { does } from './speech.ts';

export const itemsText = {
  'ask.cast-where': { say: () => 'Fishing Rod: which space do you activate?' },
  'ask.fly-where': { say: () => 'Fly: where to?' },
  'ask.lure-which': { say: () => 'Honey: which Pokémon do you try to capture?' },
  'ask.swap-which': { say: () => 'Lure Module: which Pokémon changes places?' },
  'ask.swap-with': {
    say: (_: Reader, space: number) => `Lure Module: which one goes to ${spaceName(space)}?`,
  },
  'ask.take-which': { say: () => 'Rare Candy: which Pokémon do you take?' },
  'swapped-places': {
    clause: 'H-ITEM-35',
    say: (r: Reader, seat: Seat, one: number, other: number) =>
      `${does(r, seat, 'swaps', 'swap')} the Pokémon at ${spaceName(one)} and ${spaceName(other)}.`,
  },
};
