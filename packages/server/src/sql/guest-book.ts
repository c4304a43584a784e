import type { Compilable, Kysely } from 'kysely';
import type { DeedsRow, GuestBook, PushRow } from '../guest-book.ts';
import type { Schema } from './schema.ts';

type Write = (...queries: readonly Compilable[]) => Promise<void>;

export class SqlGuestBook implements GuestBook {
  private readonly db: Kysely<Schema>;
  private readonly write: Write;

  constructor(db: Kysely<Schema>, write: Write) {
    this.db = db;
    this.write = write;
  }

  async addPush(push: PushRow, most: number): Promise<void> {
    const { db } = this;
    const { endpoint: _, ...rest } = push;
    const latest = db
      .selectFrom('pushes')
      .select('endpoint')
      .where('guest', '=', push.guest)
      .orderBy('created', 'desc')
      .limit(most);
    const add = db.insertInto('pushes').values(push);
    await this.write(
      add.onConflict((old) => old.column('endpoint').doUpdateSet(rest)),
      db.deleteFrom('pushes').where('guest', '=', push.guest).where('endpoint', 'not in', latest),
    );
  }

  async removePush(endpoint: string, guest: string): Promise<void> {
    await this.write(
      this.db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('guest', '=', guest),
    );
  }

  async pushesOf(guest: string): Promise<readonly PushRow[]> {
    return this.db.selectFrom('pushes').selectAll().where('guest', '=', guest).execute();
  }

  async addDeeds(deeds: readonly DeedsRow[]): Promise<void> {
    const rows = deeds.map((row) => ({
      ...row,
      won: Number(row.won),
      seen: JSON.stringify(row.seen),
      caught: JSON.stringify(row.caught),
    }));
    await this.write(
      ...rows.map((row) =>
        this.db
          .insertInto('deeds')
          .values(row)
          .onConflict((old) => old.doNothing()),
      ),
    );
  }

  async deedsOf(guest: string): Promise<readonly DeedsRow[]> {
    const rows = await this.db.selectFrom('deeds').selectAll().where('guest', '=', guest).execute();
    return rows.flatMap((row) => {
      try {
        const [seen, caught] = [JSON.parse(row.seen), JSON.parse(row.caught)];
        return [{ ...row, won: row.won === 1, seen, caught }];
      } catch {
        // One that cannot be read must not hide the others.
        return [];
      }
    });
  }

  async uncounted(guest: string, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .innerJoin('sitting', 'sitting.match', 'matches.id')
      .leftJoin('deeds', (join) =>
        join.onRef('deeds.match', '=', 'matches.id').onRef('deeds.guest', '=', 'sitting.guest'),
      )
      .select('matches.id')
      .where('sitting.guest', '=', guest)
      .where('matches.state', '=', 'over')
      .where('matches.abandoned', '=', 0)
      .where('matches.stuck', 'is', null)
      .where('deeds.match', 'is', null)
      .orderBy('matches.updated', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Forgets what is kept of those who are no guests any more. */
  async forget(guests: readonly string[]): Promise<void> {
    const { db } = this;
    const left = db.selectFrom('guests').select('id');
    await this.write(
      db.deleteFrom('pushes').where('guest', 'in', guests).where('guest', 'not in', left),
      db.deleteFrom('deeds').where('guest', 'in', guests).where('guest', 'not in', left),
    );
  }
}
