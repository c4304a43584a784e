/** Landings that lead to a catch attempt, one for each colour, up to the question about Balls or the catch roll. */
import type { OptionValues } from '@indigo/kernel';
import type { ItemId } from '../src/data/items.ts';
import type { Played } from './meeting.ts';
import { type Seated, table } from './table.ts';

/** The chip lies face up already; seat 0 takes one step onto it, or draws Unknown Dungeon for the yellow one. */
const LANDINGS = {
  pink: { at: 'pallet', to: 'p01', chip: 'Pidgey' },
  green: { at: 'g02', to: 'g03', chip: 'Metapod' },
  blue: { at: 'vermilion', to: 'b02', chip: 'Ivysaur' },
  red: { at: 'celadon', to: 'r01', chip: 'Venusaur' },
  yellow: { at: 'p01', to: 'p02', chip: 'Mewtwo' },
} as const;
export type Wild = keyof typeof LANDINGS;
export const WILD = Object.keys(LANDINGS) as Wild[];

export interface Meet {
  readonly hand?: readonly ItemId[];
  readonly others?: readonly Seated[];
  readonly options?: OptionValues;
}

export function meet(colour: Wild, { hand = [], others = [{ at: 'viridian' }], options }: Meet = {}): Played {
  const { at, to, chip } = LANDINGS[colour];
  const yellow = colour === 'yellow';
  const t = table({
    trainers: [{ at, hand }, ...others],
    circles: yellow ? {} : { [to]: chip },
    ...(options === undefined ? {} : { options }),
  });
  if (t.match.chance === null) t.answer('roll');
  t.rolls(['move', 1]);
  while (t.match.chance === null && t.decision().kind === 'time-machine') t.pass();
  if (t.match.chance === null && t.decision().kind === 'move') t.answer(`move:${to}`);
  if (yellow) t.roll('event', 'unknown-dungeon').answer('chip:1').roll('yellow', chip);
  return t;
}

export const chipOf = (colour: Wild): string => LANDINGS[colour].chip;
