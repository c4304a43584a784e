import type { Hint } from '@indigo/bots';
import type { Rng, Seat } from '@indigo/kernel';
import type { Act } from './act.ts';
import type { Timer } from './clock.ts';
import type { TableEvent } from './events.ts';
import type { Sha256 } from './pledge.ts';
import type { Position } from './position.ts';

/** Everything a host needs from outside. */
export interface HostNeeds {
  /** Where chance comes from. */
  readonly rng: Rng;
  /** What pledged dice are hashed by. Without it: plain JavaScript, which runs everywhere. */
  readonly sha256?: Sha256;
  /** Keeps act number `at` (from 0) for good. Nobody is told of it before; if it throws, it never happened. */
  keep(act: Act, at: number): Promise<void>;
  /** Keeps which windows a seat lets pass: a setting, not an act. Without it, it is forgotten with the host. */
  keepAuto?(seat: Seat, kinds: readonly string[]): Promise<void>;
  /** Finds a bot's answer, on another thread if possible. */
  think(position: Position): Promise<string | readonly string[]>;
  /** Finds hints, likewise. Without it there are none. */
  hint?(position: Position): Promise<readonly Hint[]>;
  /** Something for all who look from this seat; SPECTATOR: for those who only watch. */
  tell(looker: Seat, event: TableEvent): void;
  /** Without it there is no clock. */
  readonly timer?: Timer;
  /** A name for the table, the same for as long as it lives. */
  readonly name?: string;
  /** Does anybody look from this seat now? Without it: always. The others need not be told every update. */
  listens?(looker: Seat): boolean;
  /** Are those there who came to watch the bots? Without it: always. Call `resume` once they are. */
  ready?(): boolean;
  /** Is the person of this seat away? */
  away?(seat: Seat): boolean;
  /** After so many acts a match ends as it stands: no record grows without end. Without it: 100,000. */
  readonly mostActs?: number;
  /** Nothing more can be done here: what was to be kept was not. Load the table anew. */
  lost?(error: unknown): void;
}
