import type { OptionValues } from '@indigo/kernel';
import type { Change } from './changes.ts';
import type { BotName, Played, Series } from './playout.ts';

/** All that decides what happens in the matches of a lab, but for how many there are. */
export interface Setting {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  readonly options: OptionValues;
  /** Who plays. Everybody sits one seat further in every match. */
  readonly bots: readonly BotName[];
  readonly seed: number;
  readonly changes: readonly Change[];
  readonly maxDecisions: number;
}

/** A setting, and what was played of it so far, by number. */
export interface Lab {
  readonly setting: Setting;
  /** Every card there is in the game, as its balance names them. */
  readonly cards: readonly string[];
  readonly played: readonly Played[];
}

export const seriesOf = ({ game, options, bots, seed, maxDecisions }: Setting): Series => ({
  game,
  seats: bots.length,
  options,
  seed,
  bots,
  rotates: true,
  maxDecisions,
  counts: true,
});

/** Matches as they came in, from anywhere and in any order: each once, by number. */
export function inOrder(known: readonly Played[], more: readonly Played[]): readonly Played[] {
  const all = new Map([...known, ...more].map((one) => [one.index, one]));
  return [...all.values()].sort((a, b) => a.index - b.index);
}

/** What two settings differ in, by name; a lab is gone on with only where that is nothing. */
export const differences = (a: Setting, b: Setting): readonly (keyof Setting)[] =>
  (Object.keys(a) as (keyof Setting)[]).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
