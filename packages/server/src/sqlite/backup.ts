import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { diskTrouble, StorageError } from '../trouble.ts';
import { ageOf } from './age.ts';
import { asideFor, databaseIn, giveToOwner, lockIn } from './folder.ts';
import { FolderLock } from './lock.ts';

/** What is in a copy of a database. */
export interface Copied {
  readonly matches: number;
  readonly acts: number;
  readonly bytes: number;
}

export interface Restored extends Copied {
  /** Where the database is that was there before, if there was one. */
  readonly aside: string | null;
}

/**
 * Writes a whole copy of the database of a folder into a file, checked. A server may be at work there: the copy shows
 * one moment, with everything acknowledged before it. Throws a StorageError, and leaves nothing half done.
 */
export function backup(folder: string, file: string, force: boolean): Copied {
  const source = databaseIn(folder);
  if (!existsSync(source)) throw new StorageError(`there are no matches in ${folder}`);
  mustHaveFolder(file);
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && isPartOf(folder, there))
    throw new StorageError(`${file} is the database itself`);
  mustBeWritable(file, force);
  const half = `${file}.${process.pid}.tmp`;
  try {
    copy(source, half);
    const copied = checked(half, file);
    renameSync(half, file);
    flushFolder(dirname(file));
    return copied;
  } catch (error) {
    rmSync(half, { force: true });
    throw inWords(`cannot back up ${folder} to ${file}`, error);
  }
}

function mustHaveFolder(file: string): void {
  if (!existsSync(join(dirname(file), '.'))) throw new StorageError(`there is no folder ${dirname(file)}`);
}

/** Throws a StorageError unless a backup may be written there. */
export function mustBeWritable(file: string, force: boolean): void {
  mustHaveFolder(file);
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new StorageError(`${file} is a folder: name a file`);
  if (there !== undefined && !force) throw new StorageError(`${file} exists: --force writes over it`);
}

/** Throws a StorageError unless there may be a backup. */
export function mustBeFile(file: string): void {
  if (!existsSync(file)) throw new StorageError(`there is no file ${file}`);
  if (!statSync(file).isFile()) throw new StorageError(`${file} is no file: name a backup`);
}

/**
 * Puts a copy in the place of the database of a folder, which is kept beside it. Throws FolderBusy while a server runs
 * there, and a StorageError where the copy is not to be trusted; then everything is as it was.
 */
export function restore(folder: string, file: string, now: Date): Restored {
  mustBeFile(file);
  checked(file);
  const lock = FolderLock.take(folder);
  const target = databaseIn(folder);
  const half = `${target}.${process.pid}.tmp`;
  try {
    copy(file, half);
    giveToOwner(folder, half);
    const copied = checked(half, file);
    const aside = existsSync(target) ? asideFor(target, now) : null;
    if (aside !== null) {
      settle(target);
      move(target, aside);
    }
    try {
      renameSync(half, target);
    } catch (error) {
      if (aside !== null) move(aside, target);
      throw error;
    }
    flushFolder(folder);
    return { ...copied, aside: aside === null ? null : basename(aside) };
  } catch (error) {
    throw inWords(`cannot restore ${file}`, error);
  } finally {
    rmSync(half, { force: true });
    lock.release();
  }
}

/** Whether a file is one the server works with, by whatever name it was called. */
const isPartOf = (folder: string, { dev, ino }: Stats): boolean =>
  [databaseIn(folder), `${databaseIn(folder)}-wal`, `${databaseIn(folder)}-shm`, lockIn(folder)]
    .map((own) => statSync(own, { throwIfNoEntry: false }))
    .some((own) => own !== undefined && own.dev === dev && own.ino === ino);

/** One moment of a database, whoever writes to it meanwhile; in a new file that only its owner may read. */
function copy(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600));
  const db = new SqliteDatabase(from, { fileMustExist: true, timeout: 5000 });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
  flush(to);
}

/** Looks at all of a database, known to people by this name. Throws, in words, unless it is whole, one of ours, and not of a later version. */
export function checked(file: string, name = file): Copied {
  let db: Database | null = null;
  try {
    db = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    const age = ageOf(db);
    if (age === 'foreign') throw new StorageError(`${name} is not a backup of ours`);
    if (age === 'newer')
      throw new StorageError(`${name} was written by a newer version of Indigo: update first`);
    const [found] = db.pragma('integrity_check(1)') as { integrity_check: string }[];
    const strays = db.pragma('foreign_key_check') as unknown[];
    if (found.integrity_check !== 'ok' || strays.length > 0) throw new StorageError(`${name} is damaged`);
    const count = (table: string): number =>
      db?.prepare(`select count(*) from ${table}`).pluck().get() as number;
    return { matches: count('matches'), acts: count('acts'), bytes: statSync(file).size };
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (code === 'SQLITE_NOTADB') throw new StorageError(`${name} is not a backup of ours`, error);
    if (code?.startsWith('SQLITE_CORRUPT')) throw new StorageError(`${name} is damaged`, error);
    throw new StorageError(`cannot read ${name}: ${message}`, error);
  } finally {
    db?.close();
  }
}

/** What is still in the log of a database is brought into it, where it can be read at all. */
function settle(file: string): void {
  try {
    const db = new SqliteDatabase(file);
    db.pragma('wal_checkpoint(truncate)');
    db.close();
  } catch {
    // Damaged: it is kept as it is, with its log.
  }
}

/** Gives a database another name, with its log where it has one. */
function move(from: string, to: string): void {
  for (const part of ['', '-wal', '-shm']) if (existsSync(from + part)) renameSync(from + part, to + part);
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** So that a name outlives a power cut. Windows opens no folders, and needs none of it. */
export function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder);
}

const inWords = (what: string, error: unknown): Error =>
  error instanceof StorageError ? error : new StorageError(`${what}: ${diskTrouble(error)}`, error);
