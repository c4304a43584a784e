import type { Selectable } from 'kysely';
import type { MatchRow, MatchState } from '../store.ts';
import type { Schema } from './schema.ts';

export function toRow(match: MatchRow): Schema['matches'] {
  return {
    ...match,
    options: JSON.stringify(match.options),
    players: JSON.stringify(match.players),
    auto: JSON.stringify(match.auto),
    public: Number(match.public),
    watch: Number(match.watch),
    abandoned: Number(match.abandoned),
    won: match.won === null ? null : JSON.stringify(match.won),
  };
}

export function fromRow(row: Selectable<Schema['matches']>): MatchRow {
  return {
    ...row,
    options: JSON.parse(row.options),
    players: JSON.parse(row.players),
    auto: JSON.parse(row.auto),
    public: row.public === 1,
    watch: row.watch === 1,
    abandoned: row.abandoned === 1,
    state: row.state as MatchState,
    won: row.won === null ? null : JSON.parse(row.won),
  };
}
