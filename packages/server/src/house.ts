import type { Timer } from '@indigo/host';
import type { Bell } from './bell.ts';
import type { Books } from './books.ts';
import type { Owners } from './cluster/owners.ts';
import type { Entrance } from './entrance.ts';
import type { Metrics } from './metrics.ts';
import type { Pledging } from './pledges.ts';
import type { Scribe } from './scribe.ts';
import type { Slices } from './slices.ts';
import type { Store } from './store.ts';
import type { Thinkers } from './thinkers.ts';

/** What a table needs of the server around it: time, too. */
export interface House extends Timer {
  readonly store: Store;
  readonly owners: Owners;
  readonly pledges: Pledging;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly books: Books;
  readonly slices: Slices;
  readonly entrance: Entrance;
  readonly scribe: Scribe;
  /** Null: nobody can be called. */
  readonly bell: Bell | null;
  /** Acts between two checkpoints. */
  readonly checkpointEvery: number;
  readonly dice: (n: number) => number;
  /** After so long a match that nobody comes to is over, in milliseconds; 0: never. */
  readonly abandonMs: number;
  /** Dice come from a script: nothing can be pledged. */
  readonly fixed: boolean;
  trouble(error: unknown, match: string): void;
}
