import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Act } from '@indigo/host';
import type { ChatLine } from '@indigo/protocol';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { Kysely, type Selectable, SqliteDialect } from 'kysely';
import type { GuestRow, MatchRow, MatchState, Store, Summary } from '../store.ts';
import { Commits } from './commits.ts';
import { type Prepared, prepared, written } from './file.ts';
import { migrate, type Schema } from './schema.ts';

/** The data directory cannot be used. Its message is for the person who chose it. */
export class StorageError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
  }
}

/** Everything in one SQLite file. */
export class SqliteStore implements Store {
  private readonly raw: Database;
  private readonly db: Kysely<Schema>;
  private readonly commits: Commits;
  private readonly prepared: Prepared;

  private constructor(raw: Database, db: Kysely<Schema>, file: string) {
    this.raw = raw;
    this.db = db;
    this.prepared = prepared(raw);
    this.commits = new Commits(file);
  }

  /** Opens the database in a folder, made if need be. Throws a StorageError. */
  static async open(folder: string): Promise<SqliteStore> {
    const file = join(folder, 'indigo.db');
    try {
      mkdirSync(folder, { recursive: true });
      const raw = new SqliteDatabase(file, { timeout: 5000 });
      raw.pragma('journal_mode = WAL');
      const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
      await migrate(db);
      return new SqliteStore(raw, db, file);
    } catch (error) {
      throw new StorageError(`cannot keep matches in ${folder}: ${diskTrouble(error)}`, error);
    }
  }

  async addGuest(guest: GuestRow): Promise<void> {
    await this.db.insertInto('guests').values(guest).execute();
  }

  async guest(id: string): Promise<GuestRow | null> {
    const row = await this.db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  async addMatch(match: MatchRow): Promise<void> {
    await this.db.insertInto('matches').values(toRow(match)).execute();
    this.prepared.summarise(match.id, written(match));
  }

  async match(id: string): Promise<MatchRow | null> {
    const row = await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }

  async matchByInvite(code: string): Promise<MatchRow | null> {
    const row = await this.db.selectFrom('matches').selectAll().where('invite', '=', code).executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }

  async lobby(limit: number): Promise<readonly MatchRow[]> {
    const rows = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('public', '=', 1)
      .where('state', 'in', ['waiting', 'playing'])
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async matchesOf(guest: string, limit: number): Promise<readonly MatchRow[]> {
    const rows = await this.db
      .selectFrom('matches')
      .innerJoin('sitting', 'sitting.match', 'matches.id')
      .selectAll('matches')
      .where('sitting.guest', '=', guest)
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async countOpen(creator: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('matches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('creator', '=', creator)
      .where('state', 'in', ['waiting', 'playing'])
      .executeTakeFirstOrThrow();
    return count;
  }

  async overdue(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('due', '<=', now)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async summarise(id: string, summary: Summary): Promise<void> {
    this.prepared.summarise(id, written(summary));
  }

  async setRematch(id: string, next: string): Promise<string> {
    await this.db
      .updateTable('matches')
      .set({ rematch: next })
      .where('id', '=', id)
      .where('rematch', 'is', null)
      .execute();
    return (await this.match(id))?.rematch ?? next;
  }

  append(match: string, at: number, act: Act, summary: Summary | null): Promise<void> {
    return this.commits.add([match, at, JSON.stringify(act), summary === null ? null : written(summary)]);
  }

  async acts(match: string): Promise<readonly Act[]> {
    const rows = await this.db
      .selectFrom('acts')
      .select('act')
      .where('match', '=', match)
      .orderBy('at')
      .execute();
    return rows.map(({ act }) => JSON.parse(act) as Act);
  }

  async addChat(match: string, { at, from, seat, text }: ChatLine): Promise<void> {
    await this.db.insertInto('chat').values({ match, at, sender: from, seat, text }).execute();
  }

  async chat(match: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ at, sender, seat, text }) => ({ at, from: sender, seat, text }));
  }

  async close(): Promise<void> {
    await this.commits.close();
    await this.db.destroy();
    if (this.raw.open) this.raw.close();
  }
}

function toRow(match: MatchRow): Schema['matches'] {
  return {
    ...match,
    options: JSON.stringify(match.options),
    players: JSON.stringify(match.players),
    public: Number(match.public),
    watch: Number(match.watch),
    won: match.won === null ? null : JSON.stringify(match.won),
  };
}

function fromRow(row: Selectable<Schema['matches']>): MatchRow {
  return {
    ...row,
    options: JSON.parse(row.options),
    players: JSON.parse(row.players),
    public: row.public === 1,
    watch: row.watch === 1,
    state: row.state as MatchState,
    won: row.won === null ? null : JSON.parse(row.won),
  };
}

/** What is wrong with the disk, in words. */
function diskTrouble(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return 'it cannot be written to';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'it is not a folder';
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return 'the disk is full';
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return 'indigo.db there is not a database of ours, or is damaged';
    default:
      return message;
  }
}
