import type { Catalog } from '@indigo/catalog';
import type { Seated } from '@indigo/host';
import type { Again, MatchInfo, NewMatch } from '@indigo/protocol';
import type { Tenants } from './cluster/cluster.ts';
import type { House } from './house.ts';
import { infoOf } from './info.ts';
import { LiveTable } from './live-table.ts';
import { Opening } from './opening.ts';
import { check, isStuck, Refusal } from './refusal.ts';
import { Shelf } from './shelf.ts';
import { shut } from './shut.ts';
import type { GuestRow } from './store.ts';
import { Sweeper } from './sweeper.ts';

/** In whose name those who run the place speak. */
const HOUSE = 'Indigo';
const ENDED = 'This match was ended by those who run this server.';

/** All tables: in memory while somebody is there, on disk always. What guests do with them. */
export class OpenTables {
  private readonly house: House;
  private readonly shelf: Shelf;
  private readonly opening: Opening;
  private readonly sweeper: Sweeper;

  constructor(house: House, catalog: Catalog) {
    this.house = house;
    this.shelf = new Shelf(house, catalog);
    this.opening = new Opening(house, catalog, this.shelf);
    this.sweeper = new Sweeper(house, this.shelf);
  }

  get count(): number {
    return this.shelf.count;
  }

  /** Throws a Refusal. `gone`: whoever asks does not wait any more; if nobody does, it is not loaded to the end. */
  get(id: string, gone?: AbortSignal): Promise<LiveTable> {
    return this.shelf.get(id, gone);
  }

  /** The table if it is in memory, or on its way there. */
  seen(id: string): Promise<LiveTable | null> {
    return this.shelf.seen(id);
  }

  /** The table if it is in memory. */
  loaded(id: string): LiveTable | null {
    return this.shelf.loaded(id);
  }

  /** What everybody may know of a match, even of one that is stuck. Throws a Refusal. */
  async info(id: string, guest: string | null, gone?: AbortSignal): Promise<MatchInfo> {
    try {
      const { owners, store } = this.house;
      if (owners.shared && this.loaded(id) === null) {
        await owners.mustBeHere(id);
        // Nobody has it: what was last noted of it is how it stands.
        const row = await store.match(id);
        if (row !== null && row.stuck === null) return infoOf(row, guest);
      }
      return (await this.get(id, gone)).info(guest);
    } catch (error) {
      const row = isStuck(error) ? await this.house.store.match(id) : null;
      if (row === null) throw error;
      return infoOf(row, guest);
    }
  }

  /** Ends a match that cannot go on: no winner. For those who play or set it up; the others learn of it from its state. */
  async endStuck(id: string, guest: GuestRow): Promise<MatchInfo> {
    try {
      await this.get(id);
    } catch (error) {
      const row = isStuck(error) ? await this.house.store.match(id) : null;
      if (row === null) throw error;
      if (row.creator !== guest.id && !row.players.some(({ who }) => who === guest.id))
        throw new Refusal(403, 'not-seated', 'only those who play can end it');
      await shut(this.house, row, false);
      // One that had not begun is gone: this is the last that is heard of it.
      const ended = { ...row, state: 'over', asked: 0, due: null, won: [] } as const;
      return infoOf((await this.house.store.match(id)) ?? ended, guest.id);
    }
    throw new Refusal(409, 'not-stuck', 'this match can go on: suggest its end at the table');
  }

  /** Pledges what the dice of the next match this guest sets up are settled by, before they give their word. */
  pledge(guest: GuestRow): Promise<string> {
    return this.opening.pledge(guest);
  }

  /** Sets up a match for a guest. Begins it at once if nobody is missing. */
  async create(guest: GuestRow, wish: NewMatch): Promise<MatchInfo> {
    const table = await this.opening.create(guest, wish);
    const info = table.info(guest.id);
    // Those who play come through any door: whichever server it is, it has the table then.
    if (this.house.owners.shared) await this.shelf.letGo(table);
    return info;
  }

  /** The same people once more. */
  rematch(id: string, guest: GuestRow, wish: Again): Promise<LiveTable> {
    return this.opening.rematch(id, guest, wish);
  }

  /** Takes a free seat; the match begins when it was the last. Somebody who sits there already keeps their seat. */
  async join(table: LiveTable, guest: GuestRow, wanted?: number, word?: string): Promise<number> {
    const reply = await table.join({ who: guest.id, name: guest.name, word }, wanted);
    check(reply);
    return (reply as Seated).seat;
  }

  /** Lets bots take the free seats, and begins. */
  async start(table: LiveTable, guest: GuestRow, bot: string | null): Promise<void> {
    if (table.row.creator !== guest.id && !table.players.some(({ who }) => who === guest.id)) {
      throw new Refusal(403, 'not-seated', 'only those who play can begin the match');
    }
    check(await table.start(bot));
  }

  /** Gives one's seats back before the match begins. */
  async leave(table: LiveTable, guest: GuestRow): Promise<void> {
    if (!table.players.some(({ who }) => who === guest.id)) {
      throw new Refusal(403, 'not-seated', 'you do not sit at this table');
    }
    check(await table.free(({ who }) => who === guest.id));
  }

  /** Sends somebody away before the match begins. */
  async remove(table: LiveTable, guest: GuestRow, seat: number): Promise<void> {
    mustHaveSetUp(table, guest);
    if (table.players[seat] === undefined) throw new Refusal(404, 'no-such-seat', `there is no seat ${seat}`);
    check(await table.free((_, other) => other === seat));
  }

  /** Takes the table away before the match begins. */
  async dissolve(table: LiveTable, guest: GuestRow): Promise<void> {
    mustHaveSetUp(table, guest);
    await this.shelf.dissolve(table);
  }

  /** Ends a match that has begun, whatever those who play say: for those who run the place. */
  async end(id: string): Promise<void> {
    const table = await this.get(id).catch(async (error) => {
      const row = isStuck(error) ? await this.house.store.match(id) : null;
      if (row === null) throw error;
      return row;
    });
    if (!(table instanceof LiveTable)) return shut(this.house, table, false);
    if (table.over) throw new Refusal(409, 'over', 'that match is over already');
    if (!table.started) throw new Refusal(409, 'not-started', 'that match has not begun: remove it instead');
    check(await table.stop());
    const line = { at: this.house.now(), from: HOUSE, seat: null, text: ENDED };
    await this.house.store.addChat(id, line);
    table.chat(line);
  }

  /** Forgets a match, whether it can be loaded or not; whoever looks at it is told why. */
  erase(id: string, why: string): Promise<void> {
    return this.shelf.erase(id, why);
  }

  /**
   * Lets all tables go, spread over this time, so that their people do not come to the next server all at once. Each at its
   * own: one at which something has to be waited for holds up none of the others.
   */
  async drain(ms: number): Promise<void> {
    const tables = [...this.shelf.tables()];
    const going = tables.map(async (table, i) => {
      await new Promise((resolve) => setTimeout(resolve, (ms * i) / tables.length));
      // It may have gone meanwhile, to whoever took it.
      if (this.shelf.loaded(table.row.id) !== table) return;
      await this.shelf.letGo(table).catch((error) => this.house.trouble(error, table.row.id));
    });
    await Promise.all(going);
    // While we close we answer nobody: whoever is led to a table that is still ours would wait for that.
    await this.shelf.letAllGo();
  }

  /** What other servers may take from us, or leave to us. */
  get tenants(): Omit<Tenants, 'drain'> {
    return {
      held: () => this.shelf.held(),
      isWanted: (match) => this.shelf.has(match),
      lose: (match) => this.shelf.lose(match),
      load: (match) => this.shelf.get(match),
    };
  }

  close(): Promise<void> {
    return this.sweeper.end(() => this.shelf.close());
  }
}

function mustHaveSetUp(table: LiveTable, guest: GuestRow): void {
  if (table.row.creator !== guest.id) {
    throw new Refusal(403, 'not-allowed', 'only whoever set the table up can do that');
  }
}
