import type { Database, Statement } from 'better-sqlite3';
import type { Summary } from '../store.ts';

/** A summary as the database has it. */
export interface Written {
  readonly values: readonly (string | number | null)[];
  readonly guests: readonly string[];
}

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
  guests: players.flatMap(({ who }) => (who === null ? [] : [who])),
});

export interface Prepared {
  readonly begin: Statement;
  readonly commit: Statement;
  readonly rollback: Statement;
  readonly insert: Statement;
  summarise(match: string, summary: Written): void;
}

/** Settings of a connection, and the statements that write. */
export function prepared(db: Database): Prepared {
  // An answer that was told must survive a power cut, not only a crash of the process.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const update = db.prepare(
    `update matches set state = ?, players = ?, turn = ?, asked = ?, updated = ?, due = ?, won = ?, abandoned = ?
      where id = ?`,
  );
  const sits = db.prepare('insert or ignore into sitting (guest, match) values (?, ?)');
  const unsits = db.prepare('delete from sitting where match = ?');
  return {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    rollback: db.prepare('rollback'),
    insert: db.prepare('insert into acts (match, at, act) values (?, ?, ?)'),
    summarise(match, { values, guests }) {
      update.run(...values, match);
      unsits.run(match);
      for (const guest of guests) sits.run(guest, match);
    },
  };
}
