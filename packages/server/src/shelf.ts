import { type Catalog, UnknownGame, UnknownRules } from '@indigo/catalog';
import type { House } from './house.ts';
import { LiveTable } from './live-table.ts';
import { check, isStuck, Refusal, stuck } from './refusal.ts';
import { Unplayable } from './replaying.ts';
import { Unwanted } from './slices.ts';

const ASIDE_MS = 60_000;
/** What those who sit at a table hear that is taken away. */
export const CLOSED = 'this table was closed';
/** What those hear who find it at another server in a moment. */
const MOVED = 'this table goes on at another server';

/** A table that is loaded, or being loaded for those who wait for it. */
interface Loading {
  readonly table: Promise<LiveTable>;
  /** The table, once it is there. */
  loaded: LiveTable | null;
  waiting: number;
}

/** Tables in memory, and how they get there. */
export class Shelf {
  private readonly house: House;
  private readonly catalog: Catalog;
  private readonly live = new Map<string, Loading>();
  /** What could not be loaded, and until when it is not tried again. */
  private readonly aside = new Map<string, { readonly until: number; readonly error: unknown }>();
  private ended = false;

  constructor(house: House, catalog: Catalog) {
    this.house = house;
    this.catalog = catalog;
  }

  get count(): number {
    return this.live.size;
  }

  /** Throws a Refusal. `gone`: whoever asks does not wait any more; if nobody does, it is not loaded to the end. */
  async get(id: string, gone?: AbortSignal): Promise<LiveTable> {
    for (;;) {
      if (this.ended) throw new Refusal(503, 'closing', 'the server is going down');
      const known = this.live.get(id) ?? this.begin(id);
      const table = await this.wait(known, gone).catch((error) => {
        if (!(error instanceof Unwanted)) throw error;
        if (gone?.aborted) throw new Refusal(408, 'gone', error.message);
        // The others left just before this one came.
        return null;
      });
      // Asked after loading, too: that may take a while, and whoever takes us for gone takes the table meanwhile.
      if (table !== null && (await this.isGood(table))) return table;
      if (table === null || this.live.get(id) !== known) continue;
      this.live.delete(id);
      table.close().catch((error) => this.house.trouble(error, id));
    }
  }

  /** Is what we hold still the table? */
  private async isGood(table: LiveTable): Promise<boolean> {
    if (table.broken) return false;
    const { owners } = this.house;
    if (!owners.shared || (await owners.holds(table.row.id, table.term))) return true;
    // Another that was loaded since is another matter.
    if (this.loaded(table.row.id) === table) this.lose(table.row.id);
    return false;
  }

  /** The table once it is loaded: once for all who wait. */
  private async wait(loading: Loading, gone: AbortSignal | undefined): Promise<LiveTable> {
    loading.waiting++;
    const leave = (): void => {
      loading.waiting--;
    };
    if (gone?.aborted) leave();
    else gone?.addEventListener('abort', leave, { once: true });
    try {
      return await loading.table;
    } finally {
      gone?.removeEventListener('abort', leave);
    }
  }

  /** What cannot be loaded is not tried over and over: that would keep everybody else waiting. What only fails for a moment is. */
  private setAside(id: string, error: unknown): void {
    if (!isStuck(error)) return;
    const now = this.house.now();
    for (const [other, { until }] of this.aside) if (until <= now) this.aside.delete(other);
    this.aside.set(id, { until: now + ASIDE_MS, error });
  }

  /** The table if it is in memory, or on its way there. */
  async seen(id: string): Promise<LiveTable | null> {
    return (await this.live.get(id)?.table.catch(() => null)) ?? null;
  }

  /** Whether it is in memory, or on its way there. */
  has(id: string): boolean {
    return this.live.has(id);
  }

  /** The table if it is in memory. */
  loaded(id: string): LiveTable | null {
    return this.live.get(id)?.loaded ?? null;
  }

  private begin(id: string): Loading {
    const aside = this.aside.get(id);
    if (aside !== undefined && this.house.now() < aside.until) throw aside.error;
    const wanted = (): boolean => !this.ended && loading.waiting > 0;
    const loading: Loading = { table: this.load(id, wanted), loaded: null, waiting: 0 };
    this.live.set(id, loading);
    this.house.metrics.tables.set(this.live.size);
    loading.table.then(
      (table) => {
        loading.loaded = table;
      },
      (error) => {
        if (this.live.get(id) === loading) this.live.delete(id);
        this.setAside(id, error);
      },
    );
    return loading;
  }

  private async load(id: string, wanted: () => boolean): Promise<LiveTable> {
    const { owners } = this.house;
    const term = await owners.claim(id);
    try {
      return await this.loadAs(term, id, wanted);
    } catch (error) {
      // What is not in memory is nobody's.
      owners.release(id, term).catch((worse) => this.house.trouble(worse, id));
      throw error;
    }
  }

  /** With the rules it was begun with. */
  private async loadAs(term: number, id: string, wanted: () => boolean): Promise<LiveTable> {
    const row = await this.house.store.match(id);
    if (row === null) throw new Refusal(404, 'no-such-match', 'there is no such match');
    const { store } = this.house;
    try {
      const ruleset = await this.catalog.load(row.game, row.version).catch((error) => {
        const unknown = error instanceof UnknownRules || error instanceof UnknownGame;
        throw unknown ? error : new Unplayable('the rules of this match cannot be loaded', error);
      });
      const table = await LiveTable.load(this.house, ruleset, { ...row, stuck: null }, term, wanted);
      if (row.stuck !== null) await store.setStuck(id, null);
      return table;
    } catch (error) {
      if (!(error instanceof UnknownRules || error instanceof UnknownGame || error instanceof Unplayable))
        throw error;
      // Nobody's clock waits for it, and it is in nobody's way.
      if (row.stuck !== error.message) await store.setStuck(id, error.message);
      if (row.due !== null) await store.stopClock(id);
      throw stuck(error.message);
    }
  }

  /** All that are there, not those on their way. */
  *tables(): Iterable<LiveTable> {
    for (const { loaded } of this.live.values()) if (loaded !== null) yield loaded;
  }

  *held(): Iterable<readonly [match: string, term: number]> {
    for (const { row, term } of this.tables()) yield [row.id, term];
  }

  /** It is another server's by now: nothing of it is written from here any more. */
  lose(id: string): void {
    const table = this.loaded(id);
    if (table === null) return;
    this.drop(id);
    table.lose(MOVED);
    this.house.metrics.moved.inc();
  }

  /** What is being done at a table is done to the end and kept; then it is for any server to take. */
  async letGo(table: LiveTable): Promise<void> {
    const { id } = table.row;
    if (this.loaded(id) === table) this.drop(id);
    await table.close(MOVED, () => this.house.owners.release(id, table.term));
    this.house.metrics.moved.inc();
  }

  /** All of them, those too that were still on their way when nothing new was taken any more. */
  async letAllGo(): Promise<void> {
    const going = [...this.live.values()].map(async ({ table }) => {
      const loaded = await table.catch(() => null);
      if (loaded !== null)
        await this.letGo(loaded).catch((error) => this.house.trouble(error, loaded.row.id));
    });
    await Promise.all(going);
  }

  /** Forgets that it was loaded; it may be loaded again. */
  drop(id: string): void {
    this.live.delete(id);
    this.house.metrics.tables.set(this.live.size);
  }

  /** Takes a table away before the match begins. */
  async dissolve(table: LiveTable): Promise<void> {
    // Nobody sits down, and nothing begins, once everybody has been sent away.
    check(await table.free(() => true, CLOSED));
    const { id } = table.row;
    this.drop(id);
    table.dissolve(CLOSED);
    await this.house.store.removeMatch(id);
  }

  /** Forgets a match, whether it can be loaded or not; whoever looks at it is told why. */
  async erase(id: string, why: string): Promise<void> {
    const table = await this.seen(id);
    // Until it is gone nobody begins to look at it.
    const gone = Promise.reject(new Refusal(404, 'no-such-match', 'there is no such match'));
    gone.catch(() => {});
    this.live.set(id, { table: gone, loaded: null, waiting: 0 });
    try {
      await table?.settled();
      table?.dissolve(why);
      await this.house.store.removeMatch(id);
    } finally {
      this.aside.delete(id);
      this.drop(id);
    }
  }

  async close(): Promise<void> {
    this.ended = true;
    const tables = await Promise.allSettled([...this.live.values()].map(({ table }) => table));
    await Promise.all(tables.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
    this.live.clear();
  }
}
