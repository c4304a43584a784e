import SqliteDatabase, { type Database } from 'better-sqlite3';
import { diskTrouble, StorageError } from '../trouble.ts';
import { giveToOwner, lockIn, makeFile, makeFolder } from './folder.ts';

/** Somebody else works on the folder. */
export class FolderBusy extends StorageError {
  constructor(folder: string, what = `a server runs on ${folder} already`) {
    super(what);
    this.name = 'FolderBusy';
  }
}

/**
 * One server to a data folder. What is locked is a file beside the database, and the system holds the lock: whatever
 * way the process ends, nothing is left behind that would keep the next one out.
 */
export class FolderLock {
  private readonly held: Database;

  private constructor(held: Database) {
    this.held = held;
  }

  /** Throws FolderBusy where somebody has it, and a StorageError where the folder cannot be used. */
  static take(folder: string): FolderLock {
    let file: Database | null = null;
    try {
      makeFolder(folder);
      makeFile(lockIn(folder));
      file = new SqliteDatabase(lockIn(folder), { timeout: 0 });
      file.pragma('journal_mode = MEMORY');
      file.exec('begin exclusive');
      giveToOwner(folder, lockIn(folder));
      return new FolderLock(file);
    } catch (error) {
      file?.close();
      if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new FolderBusy(folder);
      throw new StorageError(`cannot keep matches in ${folder}: ${diskTrouble(error)}`, error);
    }
  }

  release(): void {
    this.held.close();
  }
}
