import type { Database, Statement } from 'better-sqlite3';
import { SUMMARY_COLUMNS, type Written } from '../sql/writer.ts';

export interface Prepared {
  readonly begin: Statement;
  readonly commit: Statement;
  readonly rollback: Statement;
  readonly insert: Statement;
  /** Whether there is such an act. */
  readonly has: Statement;
  summarise(match: string, summary: Written): void;
}

/** Settings of a connection, and the statements that write. */
export function prepared(db: Database): Prepared {
  // An answer that was told must survive a power cut, not only a crash of the process.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const update = db.prepare(
    `update matches set ${SUMMARY_COLUMNS.map((name) => `${name} = ?`).join(', ')} where id = ?`,
  );
  const sits = db.prepare('insert or ignore into sitting (guest, match) values (?, ?)');
  const unsits = db.prepare('delete from sitting where match = ?');
  return {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    rollback: db.prepare('rollback'),
    // Only after the act before it: there is never a gap.
    insert: db.prepare(
      `insert into acts (match, at, act) select @match, @at, @act
        where @at = 0 or exists (select 1 from acts where match = @match and at = @at - 1)`,
    ),
    has: db.prepare('select 1 from acts where match = @match and at = @at'),
    summarise(match, { values, guests }) {
      update.run(...values, match);
      unsits.run(match);
      for (const guest of guests) sits.run(guest, match);
    },
  };
}
