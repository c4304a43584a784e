import type { ChatLine } from '@indigo/protocol';
import type { Insertable, Selectable } from 'kysely';
import { Damaged, type GuestRow, type MatchRow, type MatchState } from '../store.ts';
import type { Schema } from './schema.ts';

export function toRow(match: MatchRow): Insertable<Schema['matches']> {
  return {
    ...match,
    options: JSON.stringify(match.options),
    players: JSON.stringify(match.players),
    auto: JSON.stringify(match.auto),
    public: Number(match.public),
    watch: Number(match.watch),
    hints: match.hints === null ? null : Number(match.hints),
    abandoned: Number(match.abandoned),
    won: match.won === null ? null : JSON.stringify(match.won),
  };
}

/** Throws Damaged. */
export function fromRow(row: Selectable<Schema['matches']>): MatchRow {
  // Where it is in memory is no part of the match.
  const { node: _, term: __, ...match } = row;
  try {
    return {
      ...match,
      options: JSON.parse(row.options),
      players: JSON.parse(row.players),
      auto: JSON.parse(row.auto),
      public: row.public === 1,
      watch: row.watch === 1,
      hints: row.hints === null ? null : row.hints === 1,
      abandoned: row.abandoned === 1,
      state: row.state as MatchState,
      won: row.won === null ? null : JSON.parse(row.won),
    };
  } catch (error) {
    throw new Damaged('its entry', error);
  }
}

/** Those that can be read: one that cannot must not hide the others. */
export function fromRows(rows: readonly Selectable<Schema['matches']>[]): readonly MatchRow[] {
  return rows.flatMap((row) => {
    try {
      return [fromRow(row)];
    } catch {
      return [];
    }
  });
}

export const guestOf = (row: Selectable<Schema['guests']>): GuestRow => ({ ...row, muted: row.muted === 1 });

/** `rows`: the latest first. */
export const chatOf = (rows: readonly Selectable<Schema['chat']>[]): readonly ChatLine[] =>
  rows.toReversed().map(({ at, sender, seat, text }) => ({ at, from: sender, seat, text }));
