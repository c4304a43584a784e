import type { Compilable } from 'kysely';
import type { Summary } from '../store.ts';

/** How a store writes. A promise is kept only when what it is about is safe on disk. */
export interface Writer {
  /** All of these, one after the other, or none. */
  write(...queries: readonly Compilable[]): Promise<void>;
  /** Act number `at` of a match, with its new line in the lists if it has one. Rejects with a Conflict. */
  append(match: string, at: number, act: string, summary: Written | null): Promise<void>;
  /** A match's new line in the lists, unless there are more acts than these. */
  summarise(match: string, summary: Written, acts: number): Promise<void>;
  /** Writes all that waits, and ends. */
  close(): Promise<void>;
}

/** A summary as a database has it. */
export interface Written {
  readonly values: readonly (string | number | null)[];
  readonly guests: readonly string[];
}

/** What the values of a summary are called. */
export const SUMMARY_COLUMNS = [
  'state',
  'players',
  'turn',
  'asked',
  'updated',
  'due',
  'won',
  'abandoned',
] as const;

export const written = ({ state, players, turn, asked, updated, due, won, abandoned }: Summary): Written => ({
  values: [
    state,
    JSON.stringify(players),
    turn,
    asked,
    updated,
    due,
    won === null ? null : JSON.stringify(won),
    Number(abandoned),
  ],
  guests: [...new Set(players.flatMap(({ who }) => (who === null ? [] : [who])))],
});
