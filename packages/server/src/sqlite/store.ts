import SqliteDatabase, { type Database } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate, type Schema } from '../sql/schema.ts';
import { SqlStore } from '../sql/store.ts';
import { diskTrouble, StorageError } from '../trouble.ts';
import { ageOf } from './age.ts';
import { Commits } from './commits.ts';
import { SQLITE } from './dialect.ts';
import { databaseIn, makeFile, makeFolder, mustNotBeHalfRestored } from './folder.ts';

/** Everything in one SQLite file. */
export class SqliteStore extends SqlStore {
  private readonly raw: Database;

  private constructor(raw: Database, db: Kysely<Schema>, file: string) {
    super(db, new Commits(file), SQLITE);
    this.raw = raw;
  }

  /** Opens the database in a folder, made if need be. Throws a StorageError. */
  static async open(folder: string): Promise<SqliteStore> {
    const file = databaseIn(folder);
    try {
      makeFolder(folder);
      mustNotBeHalfRestored(folder);
      makeFile(file);
      const raw = new SqliteDatabase(file, { timeout: 5000 });
      raw.pragma('journal_mode = WAL');
      const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
      if (ageOf(raw) === 'newer') throw new Error('a newer version of Indigo wrote it: update first');
      const [found] = raw.pragma('quick_check(1)') as { quick_check: string }[];
      if (found.quick_check !== 'ok')
        throw Object.assign(new Error(found.quick_check), { code: 'SQLITE_CORRUPT' });
      await migrate(db, SQLITE);
      const store = new SqliteStore(raw, db, file);
      await store.forgetGoing();
      return store;
    } catch (error) {
      throw new StorageError(`cannot keep matches in ${folder}: ${diskTrouble(error)}`, error);
    }
  }

  override async close(): Promise<void> {
    await super.close();
    if (this.raw.open) this.raw.close();
  }
}
