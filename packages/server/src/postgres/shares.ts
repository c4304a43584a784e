import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Share, Shares } from '../jobs.ts';
import type { Schema } from '../sql/schema.ts';
import { DatabaseError } from '../trouble.ts';
import { MAKING_MS, poolAt } from './pool.ts';
import { shown, upToDate } from './store.ts';
import { postgresTrouble } from './trouble.ts';

/** By the clock of the database. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
/** One asks, one waits for what is slow. */
const CONNECTIONS = 2;

export class PostgresShares implements Shares {
  private readonly db: Kysely<Schema>;

  private constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Opens them, and brings the database up to date. Throws a DatabaseError. */
  static async open(url: string): Promise<PostgresShares> {
    // Whoever waits asks again, and whoever plays tries again: trouble at rest needs no answer.
    const pool = poolAt(url, CONNECTIONS, () => {}, { patience: MAKING_MS });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    try {
      await upToDate(db);
      return new PostgresShares(db);
    } catch (error) {
      await db.destroy();
      throw new DatabaseError(`cannot keep results in ${shown(url)}: ${postgresTrouble(error)}`, error);
    }
  }

  async begin(series: string, spec: string): Promise<void> {
    await this.db.insertInto('series').values({ id: series, spec, seen: NOW }).execute();
  }

  async spec(series: string): Promise<string | null> {
    const found = this.db.selectFrom('series').select('spec').where('id', '=', series);
    return (await found.executeTakeFirst())?.spec ?? null;
  }

  async touch(series: string): Promise<void> {
    await this.db.updateTable('series').set({ seen: NOW }).where('id', '=', series).execute();
  }

  async has(series: string, first: number): Promise<boolean> {
    const found = this.db.selectFrom('shares').select('first');
    const row = await found.where('series', '=', series).where('first', '=', first).executeTakeFirst();
    return row !== undefined;
  }

  async keep(series: string, { first, result }: Share): Promise<void> {
    // What nobody waits for any more would stay for ever.
    await sql`insert into shares (series, first, result) select id, ${first}::int, ${result} from series
      where id = ${series} on conflict do nothing`.execute(this.db);
  }

  async played(series: string, known: readonly number[]): Promise<readonly Share[]> {
    const found = this.db.selectFrom('shares').select(['first', 'result']).where('series', '=', series);
    return found.where(sql<boolean>`not (first = any(${known}::int[]))`).orderBy('first').execute();
  }

  async forget(series: string): Promise<void> {
    await this.db.transaction().execute(async (all) => {
      await all.deleteFrom('series').where('id', '=', series).execute();
      await all.deleteFrom('shares').where('series', '=', series).execute();
    });
  }

  async forgetDeserted(ms: number): Promise<void> {
    await this.db.deleteFrom('series').where('seen', '<', sql<number>`${NOW} - ${ms}::bigint`).execute();
    // Also what was played of a series after everybody had stopped waiting for it.
    const orphans = this.db.deleteFrom('shares').where((eb) => {
      const its = eb.selectFrom('series').select('id').whereRef('series.id', '=', 'shares.series');
      return eb.not(eb.exists(its));
    });
    await orphans.execute();
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
