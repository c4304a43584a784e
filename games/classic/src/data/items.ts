/** When an Item Card may be played. */
export type ItemTiming =
  | 'battle'
  | 'before-catch-roll'
  | 'after-any-roll'
  | 'instead-of-roll'
  | 'own-turn'
  | 'as-target';

/** C-DECK-01: the sorts of the Item deck; where a sort stands in this list is its number. */
// biome-ignore format: a table
const TABLE = [
  { id: 'attack-bonus-1', kind: 'attack-bonus', name: 'Attack Bonus +1', values: [1],          count: 4, timing: 'battle' },
  { id: 'attack-bonus-2', kind: 'attack-bonus', name: 'Attack Bonus +2', values: [2],          count: 4, timing: 'battle' },
  { id: 'attack-bonus-3', kind: 'attack-bonus', name: 'Attack Bonus +3', values: [3],          count: 4, timing: 'battle' },
  { id: 'attack-bonus-4', kind: 'attack-bonus', name: 'Attack Bonus +4', values: [4],          count: 3, timing: 'battle' },
  { id: 'attack-bonus-5', kind: 'attack-bonus', name: 'Attack Bonus +5', values: [5],          count: 3, timing: 'battle' },
  { id: 'great-ball',     kind: 'poke-ball',    name: 'Great Ball',      values: [-1, 1],      count: 6, timing: 'before-catch-roll' },
  { id: 'ultra-ball',     kind: 'poke-ball',    name: 'Ultra Ball',      values: [1, 2],       count: 6, timing: 'before-catch-roll' },
  { id: 'master-ball',    kind: 'poke-ball',    name: 'Master Ball',     values: [1, 2, 3, 4], count: 6, timing: 'before-catch-roll' },
  { id: 'time-machine',   kind: 'time-machine', name: 'Time Machine',    values: [],           count: 4, timing: 'after-any-roll' },
  { id: 'fly',            kind: 'fly',          name: 'Fly',             values: [],           count: 5, timing: 'instead-of-roll' },
  { id: 'potion',         kind: 'potion',       name: 'Potion',          values: [1],          count: 5, timing: 'own-turn' },
  { id: 'poke-doll',      kind: 'poke-doll',    name: 'Poké Doll',       values: [],           count: 4, timing: 'as-target' },
] as const;

export type ItemId = (typeof TABLE)[number]['id'];
export type ItemKind = (typeof TABLE)[number]['kind'];

export interface Item {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly name: string;
  /** Attack Bonus: what it adds. Ball: the shifts to choose from. Potion: how many it revives. */
  readonly values: readonly number[];
  /** Copies in the deck. */
  readonly count: number;
  readonly timing: ItemTiming;
}

export const ITEMS: readonly Item[] = TABLE;

export const ITEM_INDEX = Object.fromEntries(ITEMS.map((item, index) => [item.id, index])) as Readonly<
  Record<ItemId, number>
>;
