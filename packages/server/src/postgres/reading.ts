import { Kysely, PostgresDialect } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { MAKING_MS, poolAt } from './pool.ts';

/** A database to read long matches from. Whoever waits for one hears of trouble; at rest it concerns nobody. */
export const readingAt = (url: string): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: poolAt(url, 1, () => {}, { patience: MAKING_MS }) }),
  });
