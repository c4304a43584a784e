import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { keptPushKeys, PUSH_KEYS } from '../push-keys.ts';
import { copyAll, isEmpty } from '../sql/copy.ts';
import { migrate, type Schema } from '../sql/schema.ts';
import { type Copied, checked, flushFolder, mustBeFile, mustBeWritable } from '../sqlite/backup.ts';
import { SQLITE } from '../sqlite/dialect.ts';
import { databaseIn, makeFile } from '../sqlite/folder.ts';
import { FolderLock } from '../sqlite/lock.ts';
import { SqliteStore } from '../sqlite/store.ts';
import { DatabaseError, StorageError } from '../trouble.ts';
import { MAKING_MS, poolAt } from './pool.ts';
import { shown, upToDate } from './store.ts';
import { postgresTrouble } from './trouble.ts';

/** One moment of a whole database in a file, as `backup` makes it of a folder: servers may be at work there. Throws a StorageError. */
export async function backupOf(url: string, file: string, force: boolean): Promise<Copied> {
  mustBeWritable(file, force);
  const half = `${file}.${process.pid}.tmp`;
  try {
    makeFile(half);
    await withDatabase(url, async (db) => {
      const copy = inFile(half);
      try {
        await migrate(copy, SQLITE);
        await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((from) => copy.transaction().execute((to) => copyAll(from, to)));
      } finally {
        await copy.destroy();
      }
    });
    const copied = checked(half, file);
    renameSync(half, file);
    flushFolder(dirname(file));
    return copied;
  } finally {
    for (const name of [half, `${half}-journal`]) rmSync(name, { force: true });
  }
}

/** Puts a backup, of whichever store, into an empty database. All of it or nothing. Throws a StorageError. */
export async function restoreTo(url: string, file: string): Promise<Copied> {
  mustBeFile(file);
  const copied = checked(file);
  // An older one lacks what has come since; it is not changed for that.
  const folder = mkdtempSync(join(tmpdir(), 'indigo-restore-'));
  const copy = join(folder, 'copy.db');
  try {
    copyFileSync(file, copy);
    const db = inFile(copy);
    await migrate(db, SQLITE).finally(() => db.destroy());
    await withDatabase(url, (db) => fill(db, copy, url));
    return copied;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies what is in a folder into an empty database. The folder stays as it is. Throws a StorageError. */
export async function moveTo(url: string, folder: string): Promise<Copied> {
  if (!statSync(databaseIn(folder), { throwIfNoEntry: false })?.isFile())
    throw new StorageError(`there are no matches in ${folder}`);
  const lock = FolderLock.take(folder);
  try {
    // Brought up to date, and looked through.
    await (await SqliteStore.open(folder)).close();
    const copied = checked(databaseIn(folder));
    await withDatabase(url, (db) => fill(db, databaseIn(folder), url, keptPushKeys(folder)));
    return copied;
  } finally {
    lock.release();
  }
}

/** `keys`: what calls to people are signed with, where that is not in the file. */
async function fill(
  db: Kysely<Schema>,
  file: string,
  url: string,
  keys: string | null = null,
): Promise<void> {
  const from = inFile(file);
  try {
    await db.transaction().execute(async (to) => {
      if (!(await isEmpty(to)))
        throw new StorageError(
          `there are matches or guests in ${shown(url)} already: take an empty database`,
        );
      // What a server leaves behind that has only looked in.
      await sql`delete from pulse`.execute(to);
      await sql`delete from common`.execute(to);
      await copyAll(from, to);
      if (keys !== null)
        await to
          .insertInto('common')
          .values({ name: PUSH_KEYS, value: keys })
          .onConflict((old) => old.doNothing())
          .execute();
      await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)`.execute(
        to,
      );
    });
  } finally {
    await from.destroy();
  }
}

const inFile = (file: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteDatabase(file) }) });

async function withDatabase(url: string, work: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
  const pool = poolAt(url, 1, () => {}, { patience: MAKING_MS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await upToDate(db);
    await work(db);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new DatabaseError(`cannot copy with ${shown(url)}: ${postgresTrouble(error)}`, error);
  } finally {
    await db.destroy();
  }
}
