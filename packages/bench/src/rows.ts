import { badges } from '@indigo/badges';
import { judgementFor, ready } from '@indigo/bots';
import { classic } from '@indigo/classic';
import { hex } from '@indigo/hex';
import type { AnyRuleset } from '@indigo/kernel';
import { master } from '@indigo/master';
import { mit } from '@indigo/mit';
import { label } from './peers/peers.ts';
import type { VariantName } from './variants.ts';

/** One line of the table. Its ratio is always value / base, both in `unit`. */
export interface Row {
  name: string;
  /** Ours; null if it could not be measured. */
  value: number | null;
  unit: string;
  ratio: number | null;
  /** What we are compared with, ... */
  against: string;
  /** ... and its value in the same run. */
  base: number | null;
  better: 'more' | 'less';
  /** The ratio that is required: the least where more is better, the most where less is. */
  floor: number;
  /** The ratio that is aimed for. */
  aim: number | null;
  /** Why there is no ratio. */
  note?: string;
}

/** True or false; null where there is no ratio to judge. */
export function holds({ ratio, floor, better }: Row): boolean | null {
  if (ratio === null) return null;
  return better === 'more' ? ratio >= floor : ratio <= floor;
}

/** A row before it is measured. A base of 1 is one of the unit itself. */
export interface Comparison extends Omit<Row, 'value' | 'ratio' | 'base' | 'note'> {
  ours: VariantName;
  base: VariantName | 1;
}

const atLeast = (floor: number, aim: number) => ({ better: 'more', floor, aim }) as const;
const atMost = (floor: number, aim: number | null = null) => ({ better: 'less', floor, aim }) as const;

const race = { name: 'dice race', ours: 'race-on-kernel' } as const;
const fork = { name: 'fork of a classic match', ours: 'classic-fork' } as const;
const world = { name: 'world for search in classic', ours: 'classic-world' } as const;

const boardgameIo = { base: 'race-on-boardgame-io', against: label('boardgame.io') } as const;
const battle = { base: 'gen1-battle', against: `gen 1 battle in ${label('@pkmn/sim')}` } as const;
const byHand = { base: 'race-by-hand', against: 'played by hand' } as const;
const onKernel = { base: 'race-on-kernel', against: 'on the kernel' } as const;
const clone = { base: 'classic-clone', against: 'clone of its state' } as const;
const structured = { base: 'classic-structured-clone', against: 'structuredClone' } as const;
const oneMillisecond = { base: 1, against: 'one millisecond' } as const;
const oneByte = { base: 1, against: 'one byte' } as const;

const speed = { unit: 'decisions/s' } as const;
const cost = { unit: 'ns/decision' } as const;
const size = { unit: 'bytes/answer' } as const;
/** Copying must not grow with the length of the match: 20 times the turns, the same price. */
const flat = { unit: 'ns', against: 'the same at turn 200', ...atMost(1.5, 1) } as const;
const hexFlat = { ...flat, against: 'the same at turn 50' } as const;

/** Levels count their budget in futures: as many in a millisecond as the pace of the game says. */
const thought = async (ruleset: AnyRuleset, ours: VariantName): Promise<Comparison> => {
  await ready(ruleset);
  const floor = 1 / judgementFor(ruleset).pace;
  return { name: `${ruleset.id}, a future of a turn`, ours, unit: 'ms', ...oneMillisecond, ...atMost(floor) };
};
const mcts = { base: 'race-search-on-boardgame-io', against: `MCTS of ${label('boardgame.io')}` } as const;

export const comparisons: readonly Comparison[] = [
  { ...race, ...speed, ...boardgameIo, ...atLeast(100, 350) },
  { ...race, ...cost, ...byHand, ...atMost(4) },
  { name: 'dice race, loaded from its record', ours: 'race-loaded', ...cost, ...byHand, ...atMost(10) },
  { name: 'dice race, line by line (env)', ours: 'race-env', ...cost, ...onKernel, ...atMost(10) },
  { name: 'classic, every rule on', ours: 'classic-on-kernel', ...speed, ...battle, ...atLeast(15, 100) },
  { name: 'badges, every rule on', ours: 'badges-on-kernel', ...speed, ...battle, ...atLeast(15, 100) },
  { name: 'mit, every rule on', ours: 'mit-on-kernel', ...speed, ...battle, ...atLeast(15, 100) },
  { name: 'master, every rule on', ours: 'master-on-kernel', ...speed, ...battle, ...atLeast(60, 100) },
  { name: 'hex, every rule on', ours: 'hex-on-kernel', ...speed, ...battle, ...atLeast(60, 100) },
  { name: 'dice race, search', ours: 'race-search', unit: 'futures/s', ...mcts, ...atLeast(60, 250) },
  await thought(classic, 'classic-thought'),
  await thought(badges, 'badges-thought'),
  await thought(mit, 'mit-thought'),
  await thought(master, 'master-thought'),
  await thought(hex, 'hex-thought'),
  { name: 'hex, Random setup', ours: 'hex-setup', unit: 'ms', ...oneMillisecond, ...atMost(5) },
  { ...fork, unit: 'ns', ...clone, ...atMost(3) },
  { ...fork, unit: 'copies/s', ...structured, ...atLeast(10, 20) },
  { ...flat, name: `${fork.name}, turn 4000`, ours: 'classic-fork-late', base: 'classic-fork' },
  { ...hexFlat, name: 'fork of a hex match, turn 1000', ours: 'hex-fork-late', base: 'hex-fork' },
  { ...world, unit: 'ns', ...clone, ...atMost(8) },
  { ...flat, name: `${world.name}, turn 4000`, ours: 'classic-world-late', base: 'classic-world' },
  { name: 'classic record, gzip', ours: 'classic-record', ...size, ...oneByte, ...atMost(16, 3) },
  { name: 'dice race record, gzip', ours: 'race-record', ...size, ...oneByte, ...atMost(16, 3) },
];

/** The rows that speak of one of these words, in their name or in what they are compared with; without words all of them. */
export function rowsAbout(words: readonly string[]): readonly Comparison[] {
  if (words.length === 0) return comparisons;
  const sought = words.map((word) => word.toLowerCase());
  return comparisons.filter(({ name, against }) =>
    sought.some((word) => name.toLowerCase().includes(word) || against.toLowerCase().includes(word)),
  );
}
