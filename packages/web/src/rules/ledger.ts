import { ledgers } from 'virtual:ledgers';
import type { Origin } from '@indigo/catalog';

/** A rule ledger as the build made it from `docs/rules/<game>.md`. */
export interface Ledger {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  /** 1: a part of the ledger. 2: a chapter of the rules. */
  readonly depth: 1 | 2;
  readonly parts: readonly Part[];
}

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** The rulings it rests on. */
  readonly see?: readonly string[];
  readonly origin?: Origin;
}

export type Part =
  | Clause
  | { readonly text: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** The games whose rules can be read. */
export const READABLE: readonly string[] = Object.keys(ledgers);

/** Null for a game that has no ledger. */
export async function loadLedger(game: string): Promise<Ledger | null> {
  if (!Object.hasOwn(ledgers, game)) return null;
  return (await ledgers[game]()).default as Ledger;
}

/** The clause of that id and the chapter it stands in. */
export function clauseOf(ledger: Ledger, id: string): { clause: Clause; chapter: string } | null {
  for (const { title, parts } of ledger.chapters) {
    for (const part of parts) if ('id' in part && part.id === id) return { clause: part, chapter: title };
  }
  return null;
}
