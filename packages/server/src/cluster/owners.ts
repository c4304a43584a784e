import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { NodeRow } from './registry.ts';

/** A table is in the memory of another server: whoever wants it is sent on to that one. */
export class Elsewhere extends Refusal {
  readonly node: NodeRow;

  constructor(node: NodeRow) {
    super(503, 'elsewhere', 'this table is at another server just now: try again');
    this.name = 'Elsewhere';
    this.node = node;
  }
}

/** Which tables are ours to have in memory. */
export interface Owners {
  /** Others may have them: whoever is sent away finds them there. */
  readonly shared: boolean;
  /** Makes a table ours, before it is loaded. Returns the term we hold it under. Throws Elsewhere. */
  claim(match: string): Promise<number>;
  /** Whether it is still ours, as it was loaded. */
  holds(match: string, term: number): Promise<boolean>;
  /** Others may have it now. */
  release(match: string, term: number): Promise<void>;
  /** Throws where we take no new tables: Elsewhere if somebody does. */
  mustTake(): Promise<void>;
  /** Throws Elsewhere where another server has it. */
  mustBeHere(match: string): Promise<void>;
  /** Tables that are to be looked at because a clock has run out. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
}

/** One server: all tables are its own. */
export const alone = (store: Store): Owners => ({
  shared: false,
  claim: async () => 0,
  holds: async () => true,
  release: async () => {},
  mustTake: async () => {},
  mustBeHere: async () => {},
  overdue: (now, limit) => store.overdue(now, limit),
});
