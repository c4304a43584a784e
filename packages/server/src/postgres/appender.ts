import type { Compilable } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Writer, Written } from '../sql/writer.ts';
import { Conflict } from '../store.ts';
import { type Entry, statementOf } from './batch.ts';

interface Waiting extends Entry {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const MOST = 1024;
/** How long the first act of a batch waits for others. */
const GATHER_MS = 2;

/**
 * Group commit over the network: one batch is on its way, the next gathers. If the database fails in between, nobody
 * knows whether a batch was kept: everything in it is refused, and whoever loads the match anew finds out.
 */
export class Appender implements Writer {
  private readonly pool: Pool;
  private readonly onBatch: (size: number) => void;
  private gathering: Waiting[] = [];
  private flying: Promise<void> | null = null;
  private scheduled = false;
  private closed = false;

  constructor(pool: Pool, onBatch: (size: number) => void) {
    this.pool = pool;
    this.onBatch = onBatch;
  }

  async write(...queries: readonly Compilable[]): Promise<void> {
    const compiled = queries.map((query) => query.compile());
    if (compiled.length === 1) {
      await this.pool.query(compiled[0].sql, [...compiled[0].parameters]);
      return;
    }
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      for (const { sql, parameters } of compiled) await client.query(sql, [...parameters]);
      await client.query('commit');
      client.release();
    } catch (error) {
      await undone(client);
      throw error;
    }
  }

  append(match: string, at: number, act: string, summary: Written | null): Promise<void> {
    return this.add({ match, at, act, summary });
  }

  summarise(match: string, summary: Written, acts: number): Promise<void> {
    return this.add({ match, at: acts, act: null, summary });
  }

  private add(entry: Entry): Promise<void> {
    return new Promise((done, failed) => {
      if (this.closed) return failed(new Error('the store is closed'));
      this.gathering.push({ ...entry, done, failed });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.flying !== null || this.gathering.length === 0) return;
    this.scheduled = true;
    setTimeout(() => this.flush(), GATHER_MS);
  }

  private flush(): void {
    this.scheduled = false;
    if (this.flying !== null || this.gathering.length === 0) return;
    const batch = this.taken();
    this.onBatch(batch.length);
    this.flying = this.send(batch).then(() => {
      this.flying = null;
      if (this.closed) this.flush();
      else this.schedule();
    });
  }

  /** The next batch: of each match what came first, because an act is kept only after the one before it. */
  private taken(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const matches = new Set<string>();
    for (const one of this.gathering) {
      if (batch.length === MOST || matches.has(one.match)) later.push(one);
      else batch.push(one);
      matches.add(one.match);
    }
    this.gathering = later;
    return batch;
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<{ match: string }>(statementOf(batch));
      const kept = new Set(rows.map(({ match }) => match));
      for (const { match, at, act, done, failed } of batch) {
        if (act === null || kept.has(match)) done();
        else failed(new Conflict(match, at));
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.flush();
    while (this.flying !== null) await this.flying;
    await this.pool.end();
  }
}

/** Takes back what was begun. A connection on which even that fails is thrown away. */
async function undone(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
