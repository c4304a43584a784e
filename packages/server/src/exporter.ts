import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { type Act, Play } from '@indigo/host';
import type { MatchRecord } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { setupOf } from './setup.ts';
import { fromRow } from './sql/rows.ts';
import type { Schema } from './sql/schema.ts';
import { giveToOwner } from './sqlite/folder.ts';
import { Damaged, type MatchRow } from './store.ts';
import { diskTrouble } from './trouble.ts';

/** Where matches are kept: the file of a folder, or the address of a database. */
export type Kept = { readonly file: string } | { readonly url: string };

/** A match to be written into a folder. */
export interface Wish {
  readonly match: string;
  readonly folder: string;
}

/** Where it is now, or why it is nowhere: nothing can be written there, or it cannot be read itself. */
export type Written = { readonly file: string } | { readonly trouble: string } | { readonly damaged: string };

const db = await reading(workerData as Kept);

/** Loaded only where matches are kept there. */
async function reading(kept: Kept): Promise<Kysely<Schema>> {
  if ('url' in kept) return (await import('./postgres/reading.ts')).readingAt(kept.url);
  const database = new SqliteDatabase(kept.file, { readonly: true, fileMustExist: true });
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

/** The record of a match; null where it has none, or nobody kept its rules. */
async function recordOf(row: MatchRow, acts: readonly Act[]): Promise<MatchRecord | null> {
  try {
    const ruleset = await catalog.load(row.game, row.version);
    return new Play(ruleset, setupOf(row), noDice, acts, () => false).record();
  } catch {
    // Then it is kept as it was stored.
    return null;
  }
}

/** What was decided by chance is in the acts. */
function noDice(): never {
  throw new Error('nothing is rolled here');
}

async function write({ match, folder }: Wish): Promise<string> {
  const found = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
  if (found === undefined) throw new Error('there is no such match');
  const row = fromRow(found);
  const kept = await db.selectFrom('acts').select('act').where('match', '=', match).orderBy('at').execute();
  const acts = kept.map(({ act }, at) => {
    try {
      return JSON.parse(act) as Act;
    } catch (error) {
      throw new Damaged(`act ${at}`, error);
    }
  });
  const record = await recordOf(row, acts);
  const file = join(folder, `${row.game}-${row.id}${record === null ? '.acts' : ''}.json`);
  const half = `${file}.tmp`;
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) giveToOwner(dirname(folder), folder);
  try {
    // What people held is in it: for nobody but those who run the place.
    writeFileSync(half, JSON.stringify(record ?? { match: row, acts }), { mode: 0o600, flush: true });
    giveToOwner(folder, half);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  return file;
}

parentPort?.on('message', async (wish: Wish) => {
  let written: Written;
  try {
    written = { file: await write(wish) };
  } catch (error) {
    written = error instanceof Damaged ? { damaged: error.message } : { trouble: diskTrouble(error) };
  }
  parentPort?.postMessage(written);
});
