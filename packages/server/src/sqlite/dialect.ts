import { sql } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export const SQLITE: Dialect = {
  bytes: 'blob',
  moment: 'integer',
  key: 'text',
  counted: (column) => column.autoIncrement(),
  ofMatch: (column) => column.references('matches.id'),
  byKey: sql`without rowid`,
  least: 'min',
  greatest: 'max',
};
