import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Act } from '@indigo/host';
import type { ChatLine } from '@indigo/protocol';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { type Compilable, Kysely, type Selectable, SqliteDialect } from 'kysely';
import type { CheckpointRow, GuestRow, MatchRow, MatchState, Store, Summary } from '../store.ts';
import { Commits } from './commits.ts';
import { written } from './file.ts';
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

  private constructor(raw: Database, db: Kysely<Schema>, file: string) {
    this.raw = raw;
    this.db = db;
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
      const [found] = raw.pragma('quick_check(1)') as { quick_check: string }[];
      if (found.quick_check !== 'ok')
        throw Object.assign(new Error(found.quick_check), { code: 'SQLITE_CORRUPT' });
      return new SqliteStore(raw, db, file);
    } catch (error) {
      throw new StorageError(`cannot keep matches in ${folder}: ${diskTrouble(error)}`, error);
    }
  }

  async addGuest(guest: GuestRow): Promise<void> {
    await this.write(this.db.insertInto('guests').values(guest));
  }

  async guest(id: string): Promise<GuestRow | null> {
    const row = await this.db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.write(this.db.updateTable('guests').set({ name }).where('id', '=', id));
  }

  async addMatch(match: MatchRow): Promise<void> {
    // Gathered together, they are written together.
    await Promise.all([
      this.write(this.db.insertInto('matches').values(toRow(match))),
      this.summarise(match.id, match),
    ]);
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
      .where('stuck', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  async deserted(since: number, limit: number): Promise<readonly MatchRow[]> {
    const rows = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('state', 'in', ['waiting', 'playing'])
      .where('updated', '<', since)
      .where('seen', '<', since)
      // While somebody's time runs, they may still come.
      .where((eb) => eb.or([eb('due', 'is', null), eb('due', '<', since)]))
      .orderBy('updated')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  }

  async setSeen(id: string, at: number): Promise<void> {
    await this.write(this.db.updateTable('matches').set({ seen: at }).where('id', '=', id));
  }

  async setStuck(id: string, why: string | null): Promise<void> {
    await this.write(this.db.updateTable('matches').set({ stuck: why }).where('id', '=', id));
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

  async stopClock(id: string): Promise<void> {
    await this.write(this.db.updateTable('matches').set({ due: null }).where('id', '=', id));
  }

  async summarise(id: string, summary: Summary): Promise<void> {
    await this.commits.add(['summary', id, written(summary)]);
  }

  async setAuto(id: string, auto: MatchRow['auto']): Promise<void> {
    await this.write(
      this.db
        .updateTable('matches')
        .set({ auto: JSON.stringify(auto) })
        .where('id', '=', id),
    );
  }

  async removeMatch(id: string): Promise<void> {
    await Promise.all([
      this.write(this.db.deleteFrom('checkpoints').where('match', '=', id)),
      this.write(this.db.deleteFrom('acts').where('match', '=', id)),
      this.write(this.db.deleteFrom('chat').where('match', '=', id)),
      this.write(this.db.deleteFrom('sitting').where('match', '=', id)),
      this.write(this.db.deleteFrom('matches').where('id', '=', id)),
    ]);
  }

  async setRematch(id: string, next: string): Promise<string> {
    await this.write(
      this.db.updateTable('matches').set({ rematch: next }).where('id', '=', id).where('rematch', 'is', null),
    );
    return (await this.match(id))?.rematch ?? next;
  }

  append(match: string, at: number, act: Act, summary: Summary | null): Promise<void> {
    return this.commits.add([
      'act',
      match,
      at,
      JSON.stringify(act),
      summary === null ? null : written(summary),
    ]);
  }

  async countActs(match: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('acts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    return count;
  }

  async acts(match: string, from: number, most: number): Promise<readonly Act[]> {
    const rows = await this.db
      .selectFrom('acts')
      .select('act')
      .where('match', '=', match)
      .where('at', '>=', from)
      .orderBy('at')
      .limit(most)
      .execute();
    return rows.map(({ act }) => JSON.parse(act) as Act);
  }

  async keepCheckpoint(match: string, checkpoint: CheckpointRow): Promise<void> {
    const { acts: _, ...rest } = checkpoint;
    const insert = this.db.insertInto('checkpoints').values({ match, ...checkpoint });
    await this.write(insert.onConflict((old) => old.columns(['match', 'acts']).doUpdateSet(rest)));
  }

  async checkpoints(match: string, after: number, most: number): Promise<readonly CheckpointRow[]> {
    return this.db
      .selectFrom('checkpoints')
      .select(['acts', 'since', 'decided', 'body', 'sum'])
      .where('match', '=', match)
      .where('acts', '>', after)
      .orderBy('acts')
      .limit(most)
      .execute();
  }

  async addChat(match: string, { at, from, seat, text }: ChatLine): Promise<void> {
    await this.write(this.db.insertInto('chat').values({ match, at, sender: from, seat, text }));
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

  async check(): Promise<void> {
    const at = Date.now();
    try {
      const pulse = this.db.insertInto('pulse').values({ id: 1, at });
      await this.write(pulse.onConflict((old) => old.column('id').doUpdateSet({ at })));
      await this.db.selectFrom('pulse').select('at').executeTakeFirstOrThrow();
    } catch (error) {
      throw new StorageError(`matches cannot be kept: ${diskTrouble(error)}`, error);
    }
  }

  /** Off this thread: nobody's message waits for the disk but those it concerns. */
  private write(query: Compilable): Promise<void> {
    const { sql, parameters } = query.compile();
    return this.commits.add(['statement', sql, parameters]);
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
    auto: JSON.stringify(match.auto),
    public: Number(match.public),
    watch: Number(match.watch),
    abandoned: Number(match.abandoned),
    won: match.won === null ? null : JSON.stringify(match.won),
  };
}

function fromRow(row: Selectable<Schema['matches']>): MatchRow {
  return {
    ...row,
    options: JSON.parse(row.options),
    players: JSON.parse(row.players),
    auto: JSON.parse(row.auto),
    public: row.public === 1,
    watch: row.watch === 1,
    abandoned: row.abandoned === 1,
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
