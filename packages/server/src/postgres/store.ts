import type { Act } from '@indigo/host';
import type { ChatLine } from '@indigo/protocol';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { chatOf, fromRow, guestOf } from '../sql/rows.ts';
import { migrate, migrations, type Schema } from '../sql/schema.ts';
import { SqlStore } from '../sql/store.ts';
import type { CheckpointRow, GuestRow, MatchRow } from '../store.ts';
import { DatabaseError } from '../trouble.ts';
import { Appender } from './appender.ts';
import { POSTGRES } from './dialect.ts';
import { Lookups } from './lookups.ts';
import { MAKING_MS, poolAt } from './pool.ts';
import { postgresTrouble } from './trouble.ts';

export interface PostgresOptions {
  /** Where it is: postgres://user:password@host:port/database. */
  readonly url: string;
  /** Something failed that nobody waits for. */
  onTrouble?(error: unknown): void;
  /** So many acts and lines went to the database at once. */
  onBatch?(size: number): void;
}

/** Everything in a PostgreSQL database that several servers may share. */
export class PostgresStore extends SqlStore {
  private readonly lookups = new Lookups(this.db);

  /** Opens it, and brings it up to date. Throws a DatabaseError. */
  static async open({
    url,
    onTrouble = () => {},
    onBatch = () => {},
  }: PostgresOptions): Promise<PostgresStore> {
    const pools: Pool[] = [];
    try {
      const pool = (max: number, how = {}): Pool => {
        const made = poolAt(url, max, onTrouble, how);
        pools.push(made);
        return made;
      };
      const maker = new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: pool(2, { patience: MAKING_MS }) }),
      });
      await upToDate(maker);
      await maker.destroy();
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool(8) }) });
      // A plan made while the tables were small would be kept, and read all of them ever after.
      const writer = new Appender(pool(4, { options: '-c enable_seqscan=off' }), onBatch);
      const store = new PostgresStore(db, writer, POSTGRES);
      await store.forgetGoing();
      return store;
    } catch (error) {
      await Promise.allSettled(pools.map((made) => made.end()));
      throw new DatabaseError(`cannot keep matches in ${shown(url)}: ${postgresTrouble(error)}`, error);
    }
  }

  override async guest(id: string): Promise<GuestRow | null> {
    const row = await this.lookups.guests.find(id);
    return row === undefined ? null : guestOf(row);
  }

  override async match(id: string): Promise<MatchRow | null> {
    const row = await this.lookups.matches.find(id);
    return row === undefined ? null : fromRow(row);
  }

  override async chat(match: string, limit: number): Promise<readonly ChatLine[]> {
    return chatOf(await this.lookups.chat(match, limit));
  }

  override async acts(match: string, from: number, most: number): Promise<readonly Act[]> {
    const stretch = await this.lookups.acts(match, from, most);
    if (stretch === undefined) return [];
    const { count, first, last } = stretch;
    const acts = first === from && last - first + 1 === count ? parsed(stretch.acts) : null;
    // Where something is wrong they are read one by one: then it is known which it is.
    return acts?.length === count ? acts : super.acts(match, from, most);
  }

  override checkpoints(match: string, after: number, most: number): Promise<readonly CheckpointRow[]> {
    return this.lookups.checkpoints(match, after, most);
  }
}

function parsed(acts: string): readonly Act[] | null {
  try {
    return JSON.parse(acts) as readonly Act[];
  } catch {
    return null;
  }
}

/** Brings a database up to date, unless a newer version has been there. */
export async function upToDate(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (rows[0].name !== null) {
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const known = migrations(POSTGRES);
    // A newer version has been here, and may be still: migrations only add, so we go on beside it.
    if (done.rows.some(({ name }) => !Object.hasOwn(known, name))) return;
  }
  await migrate(db, POSTGRES);
}

/** An address without what is secret in it. */
export function shown(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    return 'that address';
  }
}
