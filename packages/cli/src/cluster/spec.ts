import type { MatchRecord } from '@indigo/kernel';
import type { Change, Played, Series } from '@indigo/lab';
import type { Terms } from '../arena/bout.ts';
import type { Fought } from '../arena/standing.ts';
import type { Course } from '../train/lesson.ts';
import type { PackedLesson } from './train.ts';

/** What those who play a series together must know. A share is `size` matches from its first on. */
export type Spec = { readonly matches: number; readonly size: number } & (
  | {
      readonly kind: 'simulate';
      /** The version of the rules. */
      readonly version: number;
      readonly series: Series;
      /** What is changed of the game's data. */
      readonly changes: readonly Change[];
      /** Whoever waits wants the records, too. */
      readonly records: boolean;
    }
  | { readonly kind: 'arena'; readonly terms: Terms }
  /** A round of a training, from this match of its course on, with what is known by then. */
  | { readonly kind: 'train'; readonly course: Course; readonly from: number; readonly weights: string }
);

/** What a share came to: its matches, or what kept them from being played anywhere. */
export type Outcome<T> = { readonly played: readonly T[] } | { readonly wrong: string };

/** A match of a simulation, with its record where that was wanted. */
export interface Simulated extends Played {
  readonly record?: MatchRecord;
}

/** What a match of each kind comes to. */
export type MatchOf<K extends Spec['kind']> = K extends 'arena'
  ? Fought
  : K extends 'train'
    ? PackedLesson
    : Simulated;

const MOST = 100;
/** A short series is cut finer: it is to be shared, too. */
const FEWEST_SHARES = 32;

export const sizeFor = (matches: number): number => Math.min(MOST, Math.ceil(matches / FEWEST_SHARES));

/** Where its shares begin. */
export const firstsOf = ({ matches, size }: Pick<Spec, 'matches' | 'size'>): readonly number[] =>
  Array.from({ length: Math.ceil(matches / size) }, (_, share) => share * size);

/** The matches of a share. */
export const indexesOf = (first: number, { matches, size }: Pick<Spec, 'matches' | 'size'>): number[] =>
  Array.from({ length: Math.min(size, matches - first) }, (_, i) => first + i);
