/** C-DECK-02: the sorts of the Event deck; where a sort stands in this list is its number. */
// biome-ignore format: a table
const TABLE = [
  { id: 'unknown-dungeon', kind: 'unknown-dungeon', name: 'Unknown Dungeon Pokémon', value: 1, count: 10 },
  { id: 'chance',          kind: 'chance',          name: 'Chance Card',             value: 1, count: 5 },
  { id: 'pokemon-center',  kind: 'pokemon-center',  name: 'Pokémon Center',          value: 1, count: 2 },
  { id: 'trade',           kind: 'trade',           name: 'Trade Pokémon',           value: 1, count: 10 },
  { id: 'fight',           kind: 'fight',           name: "Let's Fight!",            value: 1, count: 10 },
  { id: 'take-1',          kind: 'take-items',      name: 'Take 1 Item Card',        value: 1, count: 9 },
  { id: 'take-2',          kind: 'take-items',      name: 'Take 2 Item Cards',       value: 2, count: 5 },
  { id: 'take-3',          kind: 'take-items',      name: 'Take 3 Item Cards',       value: 3, count: 3 },
] as const;

export type EventId = (typeof TABLE)[number]['id'];
export type EventKind = (typeof TABLE)[number]['kind'];

export interface EventCard {
  readonly id: EventId;
  readonly kind: EventKind;
  readonly name: string;
  /** How many: chips taken or tried for, Pokémon revived or traded, battles, cards drawn. */
  readonly value: number;
  /** Copies in the deck. */
  readonly count: number;
}

export const EVENTS: readonly EventCard[] = TABLE;

export const EVENT_INDEX = Object.fromEntries(EVENTS.map((event, index) => [event.id, index])) as Readonly<
  Record<EventId, number>
>;
