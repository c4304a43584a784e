import type { Act } from '@indigo/host';
import type { ChatLine } from '@indigo/protocol';
import { type Compilable, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import {
  type Bared,
  type CheckpointRow,
  Damaged,
  type GuestRow,
  type MatchRow,
  type Store,
  type Summary,
  type Wanted,
} from '../store.ts';
import { diskTrouble, StorageError } from '../trouble.ts';
import type { Dialect } from './dialect.ts';
import { SqlGuestBook } from './guest-book.ts';
import { chatOf, fromRow, fromRows, guestOf, toRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { type Writer, written } from './writer.ts';

/** Acts forgotten at a time: others' are written in between. */
const SLICE = 500;
/** The rows of `pulse`. */
const [TRIED, UP] = [1, 2];

/** Everything in a database, whichever speaks SQL. */
export class SqlStore implements Store {
  readonly book: SqlGuestBook;
  protected readonly db: Kysely<Schema>;
  private readonly writer: Writer;
  private readonly own: Dialect;

  constructor(db: Kysely<Schema>, writer: Writer, own: Dialect) {
    this.db = db;
    this.writer = writer;
    this.own = own;
    this.book = new SqlGuestBook(db, (...queries) => this.write(...queries));
  }

  async addGuest(guest: GuestRow): Promise<void> {
    await this.write(this.db.insertInto('guests').values({ ...guest, muted: Number(guest.muted) }));
  }

  async guest(id: string): Promise<GuestRow | null> {
    const row = await this.db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : guestOf(row);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.write(this.db.updateTable('guests').set({ name }).where('id', '=', id));
  }

  async sawGuest(id: string, at: number): Promise<void> {
    await this.write(this.db.updateTable('guests').set({ seen: at }).where('id', '=', id));
  }

  async muteGuest(id: string, muted: boolean): Promise<void> {
    await this.write(
      this.db
        .updateTable('guests')
        .set({ muted: Number(muted) })
        .where('id', '=', id),
    );
  }

  async forgetGuests(before: number, limit: number): Promise<number> {
    const { db } = this;
    const isGone = (eb: ExpressionBuilder<Schema, 'guests'>) =>
      eb.and([
        eb('guests.seen', '<', before),
        eb('guests.created', '<', before),
        eb.not(eb.exists(eb.selectFrom('sitting').select('match').whereRef('guest', '=', 'guests.id'))),
        eb.not(eb.exists(eb.selectFrom('matches').select('id').whereRef('creator', '=', 'guests.id'))),
      ]);
    const gone = await db.selectFrom('guests').select('id').where(isGone).limit(limit).execute();
    if (gone.length === 0) return 0;
    // Looked at once more where it is written: they may have come back since.
    const ids = gone.map(({ id }) => id);
    await this.write(db.deleteFrom('guests').where('id', 'in', ids).where(isGone));
    await this.book.forget(ids);
    return gone.length;
  }

  async addMatch(match: MatchRow): Promise<void> {
    await this.write(
      this.db.insertInto('matches').values(toRow(match)),
      ...written(match).guests.map((guest) =>
        this.db.insertInto('sitting').values({ guest, match: match.id }),
      ),
    );
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
    return fromRows(rows);
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
    return fromRows(rows);
  }

  async list({ game, states, before, after }: Wanted, limit: number): Promise<readonly MatchRow[]> {
    let query = this.db.selectFrom('matches').selectAll();
    if (game !== undefined) query = query.where('game', '=', game);
    if (states !== undefined) query = query.where('state', 'in', states);
    if (before !== undefined) query = query.where('updated', '<', before);
    if (after !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb('updated', '>', after.updated),
          eb.and([eb('updated', '=', after.updated), eb('id', '>', after.id)]),
        ]),
      );
    const rows = await query.orderBy('updated').orderBy('id').limit(limit).execute();
    return fromRows(rows);
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
    return fromRows(rows);
  }

  async setSeen(id: string, at: number): Promise<void> {
    await this.write(this.db.updateTable('matches').set({ seen: at }).where('id', '=', id));
  }

  async lastUp(): Promise<number | null> {
    const row = await this.db.selectFrom('pulse').select('at').where('id', '=', UP).executeTakeFirst();
    return row?.at ?? null;
  }

  async noteUp(at: number): Promise<void> {
    const pulse = this.db.insertInto('pulse').values({ id: UP, at });
    await this.write(pulse.onConflict((old) => old.column('id').doUpdateSet({ at })));
  }

  async excuse(ms: number, now: number): Promise<void> {
    if (ms <= 0) return;
    const { least, greatest } = this.own;
    await this.write(
      this.db
        .updateTable('matches')
        .set({ seen: sql<number>`${sql.raw(least)}(${now}, ${sql.raw(greatest)}(seen, updated) + ${ms})` })
        .where('state', 'in', ['waiting', 'playing']),
    );
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

  async summarise(id: string, summary: Summary, acts: number): Promise<void> {
    await this.writer.summarise(id, written(summary), acts);
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
    // Whatever happens in between, what is left of it is never taken for a match: it is forgotten at the next start.
    await this.write(
      this.db
        .insertInto('going')
        .values({ match: id })
        .onConflict((old) => old.doNothing()),
    );
    await this.forget(id);
  }

  /** Goes on forgetting those that were being forgotten. */
  async forgetGoing(): Promise<void> {
    for (const { match } of await this.db.selectFrom('going').select('match').execute())
      await this.forget(match);
  }

  private async forget(id: string): Promise<void> {
    await this.write(this.db.deleteFrom('checkpoints').where('match', '=', id));
    // From the end and in slices, so that nobody's act waits for a long match to be forgotten.
    for (let at = (await this.countActs(id)) - SLICE; at > 0; at -= SLICE) {
      await this.write(this.db.deleteFrom('acts').where('match', '=', id).where('at', '>=', at));
    }
    await this.write(
      // Others may have kept one since.
      this.db.deleteFrom('checkpoints').where('match', '=', id),
      this.db.deleteFrom('acts').where('match', '=', id),
      this.db.deleteFrom('chat').where('match', '=', id),
      this.db.deleteFrom('sitting').where('match', '=', id),
      this.db.deleteFrom('matches').where('id', '=', id),
      this.db.deleteFrom('going').where('match', '=', id),
    );
  }

  async setRematch(id: string, next: string, instead: string | null): Promise<string> {
    const named = this.db.updateTable('matches').set({ rematch: next }).where('id', '=', id);
    await this.write(
      instead === null ? named.where('rematch', 'is', null) : named.where('rematch', '=', instead),
    );
    return (await this.match(id))?.rematch ?? next;
  }

  append(match: string, at: number, act: Act, summary: Summary | null): Promise<void> {
    return this.writer.append(match, at, JSON.stringify(act), summary === null ? null : written(summary));
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
      .select(['at', 'act'])
      .where('match', '=', match)
      .where('at', '>=', from)
      .orderBy('at')
      .limit(most)
      .execute();
    return rows.map(({ at, act }, i) => {
      // Whatever follows a gap happened at another table than the one without it.
      if (at !== from + i) throw new Damaged(`act ${from + i}`, new Error('it is missing'));
      try {
        return JSON.parse(act) as Act;
      } catch (error) {
        throw new Damaged(`act ${from + i}`, error);
      }
    });
  }

  async keepCheckpoint(match: string, checkpoint: CheckpointRow, before: Bared | null): Promise<void> {
    const { acts: _, ...rest } = checkpoint;
    const insert = this.db.insertInto('checkpoints').values({ match, ...checkpoint });
    const bare = this.db.updateTable('checkpoints').where('match', '=', match);
    await this.write(
      insert.onConflict((old) => old.columns(['match', 'acts']).doUpdateSet(rest)),
      ...(before === null ? [] : [bare.where('acts', '=', before.acts).set({ body: '', sum: before.sum })]),
    );
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

  async addChat(match: string, { at, from, seat, text }: ChatLine, number?: number): Promise<boolean> {
    const line = number ?? null;
    const added = this.db.insertInto('chat').values({ match, at, sender: from, seat, text, line });
    await this.write(added.onConflict((old) => old.doNothing()));
    if (line === null) return true;
    const kept = this.db.selectFrom('chat').select('at').where('match', '=', match);
    const row = await kept.where('seat', '=', seat).where('line', '=', line).executeTakeFirst();
    return row?.at === at;
  }

  async chat(match: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return chatOf(rows);
  }

  async check(): Promise<void> {
    const at = Date.now();
    try {
      const pulse = this.db.insertInto('pulse').values({ id: TRIED, at });
      await this.write(pulse.onConflict((old) => old.column('id').doUpdateSet({ at })));
      await this.db.selectFrom('pulse').select('at').where('id', '=', TRIED).executeTakeFirstOrThrow();
    } catch (error) {
      throw new StorageError(`matches cannot be kept: ${diskTrouble(error)}`, error);
    }
  }

  private write(...queries: readonly Compilable[]): Promise<void> {
    return this.writer.write(...queries);
  }

  async close(): Promise<void> {
    await this.writer.close();
    await this.db.destroy();
  }
}
