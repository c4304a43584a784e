import type { Colour } from './colours.ts';
import type { EventId } from './events.ts';
import type { Source } from './source.ts';
import type { Type } from './types.ts';

/** H-DUEL-02: what stands on a Duel card besides its name. */
export interface Duel {
  readonly event: EventId;
  readonly plus: readonly Type[];
  readonly minus: readonly Type[];
  /** H-DUEL-05: what the winner gets. */
  readonly prize: { readonly items?: number; readonly pokemon?: Colour; readonly steals?: number };
  readonly source: Source;
}

export const DUELS: readonly Duel[] = [
  {
    // H-DUEL-08
    event: 'duel-volcano',
    plus: ['Fire', 'Ground', 'Rock'],
    minus: ['Water', 'Grass', 'Ice'],
    prize: { items: 2 },
    source: 'proposed',
  },
  {
    // H-DUEL-09
    event: 'duel-open-sea',
    plus: ['Water', 'Electric', 'Ice'],
    minus: ['Fire', 'Ground', 'Rock'],
    prize: { pokemon: 'blue' },
    source: 'proposed',
  },
  {
    // H-DUEL-10
    event: 'duel-deep-forest',
    plus: ['Grass', 'Bug', 'Poison'],
    minus: ['Electric', 'Fighting', 'Steel'],
    prize: { items: 3 },
    source: 'proposed',
  },
  {
    // H-DUEL-11
    event: 'duel-dojo',
    plus: ['Fighting', 'Normal', 'Steel'],
    minus: ['Psychic', 'Ghost', 'Fairy'],
    prize: { items: 1, steals: 1 },
    source: 'proposed',
  },
];
