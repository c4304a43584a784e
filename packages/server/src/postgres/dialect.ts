import { sql } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export const POSTGRES: Dialect = {
  bytes: 'bytea',
  moment: 'bigint',
  // Compared byte by byte: in any other order a search for a match would take several times as long.
  key: sql`text collate "C"`,
  counted: (column) => column.generatedByDefaultAsIdentity(),
  // No foreign key: looking up the match for every act would cost almost half of all writing.
  ofMatch: (column) => column,
  byKey: sql``,
  least: 'least',
  greatest: 'greatest',
};
