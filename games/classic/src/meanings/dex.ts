/** All there is in the game, for whoever wants to browse it. */
import type { Art, DexPart } from '@indigo/kernel';
import { SPACES } from '../board.ts';
import { CHIPS } from '../data/chips.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import { DUNGEON_PLACE } from '../faces.ts';

/** Of the spaces those that are the only ones of their sort. */
const PLACES: readonly string[] = ['city', 'arrival', 'final', 'catch-any'];

export const dex = (): readonly DexPart[] => [
  {
    id: 'pokemon',
    say: ['dex.pokemon'],
    things: CHIPS.map(({ dex, power }): Art => ({ kind: 'chip', of: String(dex), figure: power })),
  },
  { id: 'items', say: ['dex.items'], things: ITEMS.map(({ id }): Art => ({ kind: 'card', of: id })) },
  { id: 'events', say: ['dex.events'], things: EVENTS.map(({ id }): Art => ({ kind: 'event', of: id })) },
  {
    id: 'masters',
    say: ['dex.masters'],
    things: RIVALS.map(({ dex }): Art => ({ kind: 'rival', of: String(dex) })),
  },
  {
    id: 'places',
    say: ['dex.places'],
    things: [
      ...SPACES.filter(({ kind }) => PLACES.includes(kind)).map(({ kind, id }): Art => ({ kind, of: id })),
      { kind: 'dungeon', of: DUNGEON_PLACE },
      { kind: 'deck', of: 'rivals' },
    ],
  },
];
