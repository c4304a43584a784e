import { Elsewhere } from './cluster/owners.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { check, isStuck } from './refusal.ts';
import { CLOSED, type Shelf } from './shelf.ts';
import { shut } from './shut.ts';
import { Uptime } from './uptime.ts';

const IDLE_MS = 60_000;
const SWEEP_MS = 15_000;
/** Where servers may go and others take over, and others' lists are to be right, somebody looks more often. */
const SHARED_SWEEP_MS = 3_000;
/** What those hear who come just as a table is put away. */
const AWAY = 'this table was just put away: come again';
/** So many deserted matches are seen to in one sweep. */
const DESERTED = 20;

/** Looks after tables that nobody looks at: now and then, until it is ended. */
export class Sweeper {
  private readonly house: House;
  private readonly shelf: Shelf;
  private readonly uptime: Uptime;
  private calledOff = (): void => {};
  /** When the next sweep should be. */
  private sweepAt = 0;
  private ended = false;

  constructor(house: House, shelf: Shelf) {
    this.house = house;
    this.shelf = shelf;
    this.uptime = new Uptime(house.store);
    this.sweepLater();
  }

  private sweepLater(): void {
    const wait = this.house.owners.shared ? SHARED_SWEEP_MS : SWEEP_MS;
    this.sweepAt = this.house.now() + wait;
    this.calledOff = this.house.later(wait, () => {
      // A store that fails for a moment ends nothing: the next sweep finds what this one missed.
      this.sweep()
        .catch((error) => this.house.trouble(error, 'any'))
        .then(() => this.ended || this.sweepLater());
    });
  }

  /** Lets go of tables nobody looks at, and sees to clocks that ran out while nobody was there. */
  private async sweep(): Promise<void> {
    const now = this.house.now();
    for (const table of this.shelf.tables()) {
      // One that is broken looks after nothing: its clock runs out wherever it is loaded next.
      if (!table.broken && (!table.idle || now - table.touched < IDLE_MS)) continue;
      this.shelf.drop(table.row.id);
      await this.each(table, () =>
        table.close(AWAY, () => this.house.owners.release(table.row.id, table.term)),
      );
    }
    if (this.house.owners.shared)
      await Promise.all([...this.shelf.tables()].map((table) => this.each(table, () => table.note())));
    // Somebody's time may run out while nobody is there.
    for (const id of await this.house.owners.overdue(now, 100)) {
      await this.shelf.get(id).catch(async (error) => {
        if (this.ended || error instanceof Elsewhere) return;
        this.house.trouble(error, id);
        // Its clock stands still, or it would be in the way of all others' for ever. What only fails for a moment runs on.
        if (isStuck(error)) await this.house.store.stopClock(id);
      });
    }
    await this.sweepDeserted(now);
  }

  /** What fails at one table is not in the way of the others. */
  private async each({ row }: LiveTable, work: () => Promise<void>): Promise<void> {
    await work().catch((error) => this.house.trouble(error, row.id));
  }

  /** Ends what nobody has come to for long. A table at which nothing has begun is taken away. */
  private async sweepDeserted(now: number): Promise<void> {
    for (const table of this.shelf.tables()) if (table.attended) table.noteSeen();
    if (this.house.abandonMs === 0) return;
    await this.uptime.note(now, this.sweepAt);
    for (const row of await this.house.store.deserted(now - this.house.abandonMs, DESERTED)) {
      const { id } = row;
      if (this.shelf.loaded(id)?.attended) continue;
      try {
        await this.house.owners.mustBeHere(id);
        const table = row.state === 'waiting' ? null : await this.shelf.get(id);
        if (table !== null) check(await table.abandon());
        else {
          this.shelf.loaded(id)?.dissolve(CLOSED);
          this.shelf.drop(id);
          await shut(this.house, row, true);
        }
      } catch (error) {
        // Whoever has it sees to it.
        if (error instanceof Elsewhere) continue;
        if (isStuck(error)) await shut(this.house, row, true);
        else this.house.trouble(error, id);
      }
    }
  }

  /** No more sweeps. `last`: what is done before the time is noted. */
  async end(last: () => Promise<void>): Promise<void> {
    this.ended = true;
    this.calledOff();
    await last();
    // What cannot be noted is made up for at the next start.
    await this.uptime.end(this.house.now()).catch((error) => this.house.trouble(error, 'any'));
  }
}
