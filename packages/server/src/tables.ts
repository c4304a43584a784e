import { type Catalog, UnknownGame, UnknownRules } from '@indigo/catalog';
import { botName, EMPTY_SEAT, hashOfSecret, nameFor, type Player, type Seated } from '@indigo/host';
import { type AnyRuleset, checkSeats, type OptionValues, readOptions, SetupError } from '@indigo/kernel';
import type { Again, MatchInfo, NewMatch } from '@indigo/protocol';
import { infoOf } from './info.ts';
import { newId, newSecret } from './keys.ts';
import { type House, LiveTable, Unplayable } from './live-table.ts';
import { Unwanted } from './slices.ts';
import type { GuestRow, MatchRow } from './store.ts';

/** Something that cannot be done, with the status HTTP has for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

/** Unfinished matches one guest may have set up. */
const MOST_OPEN = 40;
/** Long enough to say that one needs time, short enough for a turn to become hardly longer. */
const COVER_MS = 800;
const MOST_PLEDGED = 10_000;
const STUCK_MS = 60_000;
const STUCK = 'stuck';
const CLOSED = 'this table was closed';
/** In whose name those who run the place speak. */
const HOUSE = 'Indigo';
const ENDED = 'This match was ended by those who run this server.';
const IDLE_MS = 60_000;
const SWEEP_MS = 15_000;
/** So many deserted matches are seen to in one sweep. */
const DESERTED = 20;

/** A table that is loaded, or being loaded for those who wait for it. */
interface Loading {
  readonly table: Promise<LiveTable>;
  /** The table, once it is there. */
  loaded: LiveTable | null;
  waiting: number;
}

/** All tables: in memory while somebody is there, on disk always. */
export class OpenTables {
  private readonly house: House;
  private readonly catalog: Catalog;
  private readonly live = new Map<string, Loading>();
  /** What could not be loaded, and until when it is not tried again. */
  private readonly stuck = new Map<string, { readonly until: number; readonly error: unknown }>();
  private calledOff = (): void => {};
  /** Secrets whose hash a guest was shown, until they set up a match with them. */
  private readonly pledged = new Map<string, string>();
  private ended = false;

  constructor(house: House, catalog: Catalog) {
    this.house = house;
    this.catalog = catalog;
    this.sweepLater();
  }

  private sweepLater(): void {
    this.calledOff = this.house.later(SWEEP_MS, () => {
      // A store that fails for a moment ends nothing: the next sweep finds what this one missed.
      this.sweep()
        .catch((error) => this.house.trouble(error, 'any'))
        .then(() => this.ended || this.sweepLater());
    });
  }

  get count(): number {
    return this.live.size;
  }

  /** Throws a Refusal. `gone`: whoever asks does not wait any more; if nobody does, it is not loaded to the end. */
  async get(id: string, gone?: AbortSignal): Promise<LiveTable> {
    if (this.ended) throw new Refusal(503, 'closing', 'the server is going down');
    try {
      const known = this.live.get(id);
      const table = known && (await this.wait(known, gone));
      if (table !== undefined && !table.broken) return table;
      if (table !== undefined && this.live.get(id) === known) {
        this.live.delete(id);
        void table.close();
      }
      return await this.wait(this.live.get(id) ?? this.begin(id), gone);
    } catch (error) {
      if (!(error instanceof Unwanted)) throw error;
      if (gone?.aborted) throw new Refusal(408, 'gone', error.message);
      // The others left just before this one came.
      return this.get(id, gone);
    }
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

  /** What cannot be loaded is not tried over and over: that would keep everybody else waiting. */
  private setAside(id: string, error: unknown): void {
    if (error instanceof Unwanted || (error instanceof Refusal && error.status === 404)) return;
    const now = this.house.now();
    for (const [other, { until }] of this.stuck) if (until <= now) this.stuck.delete(other);
    this.stuck.set(id, { until: now + STUCK_MS, error });
  }

  /** The table if it is in memory, or on its way there. */
  async seen(id: string): Promise<LiveTable | null> {
    return (await this.live.get(id)?.table.catch(() => null)) ?? null;
  }

  /** The table if it is in memory. */
  loaded(id: string): LiveTable | null {
    return this.live.get(id)?.loaded ?? null;
  }

  /** What everybody may know of a match, even of one that is stuck. Throws a Refusal. */
  async info(id: string, guest: string | null, gone?: AbortSignal): Promise<MatchInfo> {
    try {
      return (await this.get(id, gone)).info(guest);
    } catch (error) {
      const row = isStuck(error) ? await this.house.store.match(id) : null;
      if (row === null) throw error;
      return infoOf(row, guest);
    }
  }

  /** Ends a match that cannot go on: no winner. For those who play; the others learn of it from its state. */
  async endStuck(id: string, guest: GuestRow): Promise<MatchInfo> {
    try {
      await this.get(id);
    } catch (error) {
      const row = isStuck(error) ? await this.house.store.match(id) : null;
      if (row === null) throw error;
      if (!row.players.some(({ who }) => who === guest.id))
        throw new Refusal(403, 'not-seated', 'only those who play can end it');
      await this.shut(row, false);
      return this.info(id, guest.id);
    }
    throw new Refusal(409, 'not-stuck', 'this match can go on: suggest its end at the table');
  }

  /** Ends a match as it stands in the store, without its rules. One that has not begun is gone. */
  private async shut(row: MatchRow, abandoned: boolean): Promise<void> {
    const { store } = this.house;
    if (row.state === 'over') return;
    if (row.state === 'waiting') return store.removeMatch(row.id);
    const act = { do: 'end', to: 0, ...(abandoned ? { abandoned: true as const } : {}) } as const;
    const over = {
      ...row,
      state: 'over',
      asked: 0,
      due: null,
      won: [],
      abandoned,
      updated: this.house.now(),
    } as const;
    await store.append(row.id, await store.countActs(row.id), act, over);
  }

  private begin(id: string): Loading {
    const stuck = this.stuck.get(id);
    if (stuck !== undefined && this.house.now() < stuck.until) throw stuck.error;
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

  /** With the rules it was begun with. */
  private async load(id: string, wanted: () => boolean): Promise<LiveTable> {
    const row = await this.house.store.match(id);
    if (row === null) throw new Refusal(404, 'no-such-match', 'there is no such match');
    const { store } = this.house;
    try {
      const ruleset = await this.catalog.load(row.game, row.version);
      const table = await LiveTable.load(this.house, ruleset, { ...row, stuck: null }, wanted);
      if (row.stuck !== null) await store.setStuck(id, null);
      return table;
    } catch (error) {
      if (!(error instanceof UnknownRules || error instanceof UnknownGame || error instanceof Unplayable))
        throw error;
      // Nobody's clock waits for it, and it is in nobody's way.
      if (row.stuck !== error.message) await store.setStuck(id, error.message);
      if (row.due !== null) await store.stopClock(id);
      throw new Refusal(409, STUCK, error.message);
    }
  }

  /** Pledges what the dice of the next match this guest sets up are settled by, before they give their word. */
  pledge(guest: GuestRow): string {
    const secret = this.pledged.get(guest.id) ?? newSecret();
    if (this.pledged.size >= MOST_PLEDGED) this.pledged.delete(this.pledged.keys().next().value as string);
    this.pledged.set(guest.id, secret);
    return hashOfSecret(secret);
  }

  /** The secret a guest was shown the hash of; a new one for who has not asked. */
  private secretFor(guest: GuestRow, dice: string | undefined): string {
    const secret = this.pledged.get(guest.id);
    if (dice === undefined || secret === undefined || hashOfSecret(secret) !== dice) {
      if (dice !== undefined) throw new Refusal(409, 'no-such-dice', 'those dice are gone: ask for others');
      return newSecret();
    }
    this.pledged.delete(guest.id);
    return secret;
  }

  /** Sets up a match for a guest. Begins it at once if nobody is missing. */
  async create(guest: GuestRow, wish: NewMatch): Promise<LiveTable> {
    const { house } = this;
    if ((await house.store.countOpen(guest.id)) >= MOST_OPEN) {
      throw new Refusal(429, 'too-many', `you have ${MOST_OPEN} matches going on: finish one first`);
    }
    const ruleset = await this.catalog.load(wish.game).catch((error) => {
      throw error instanceof UnknownGame ? new Refusal(404, 'no-such-game', error.message) : error;
    });
    let options: MatchRow['options'];
    try {
      checkSeats(ruleset, wish.seats.length);
      options = readOptions(ruleset, wish.options);
    } catch (error) {
      throw error instanceof SetupError ? new Refusal(400, 'bad-setup', error.message) : error;
    }
    if (!wish.seats.some((seat) => seat === 'me' || seat === 'open')) {
      throw new Refusal(400, 'bad-setup', 'somebody has to play besides the bots');
    }
    if (wish.public && wish.seats.filter((seat) => seat === 'me').length > 1) {
      throw new Refusal(400, 'bad-setup', 'at a public table everybody has one seat');
    }
    const now = house.now();
    const row: MatchRow = {
      id: newId(),
      invite: newId(),
      game: ruleset.id,
      version: ruleset.version,
      options,
      public: wish.public ?? false,
      watch: wish.watch ?? true,
      secret: this.house.fixed ? null : this.secretFor(guest, wish.dice),
      cover: (wish.cover ?? true) ? COVER_MS : 0,
      clock: wish.clock ?? 0,
      away: wish.away ?? 0,
      creator: guest.id,
      created: now,
      state: 'waiting',
      players: wish.seats.map(() => EMPTY_SEAT),
      turn: 0,
      asked: 0,
      updated: now,
      due: null,
      won: null,
      rematch: null,
      auto: [],
      abandoned: false,
      seen: now,
      stuck: null,
    };
    return this.open(row, seatAll(wish.seats, guest, wish.word));
  }

  /**
   * The same people at a new table, each where they sat: it begins once all who played have asked for it, so that nobody is
   * at a match they did not want, and everybody gives a word after its secret was pledged.
   */
  async rematch(table: LiveTable, guest: GuestRow, { dice, word }: Again): Promise<LiveTable> {
    if (!table.over) throw new Refusal(409, 'not-over', 'this match is not over yet');
    const seats = [...table.players.keys()].filter((seat) => table.players[seat].who === guest.id);
    if (seats.length === 0)
      throw new Refusal(403, 'not-seated', 'only those who played can ask for another match');
    const next = await this.following(table, guest, dice);
    const person = { who: guest.id, name: guest.name, word };
    for (const seat of seats) if (!next.started) check(await next.join(person, seat));
    return next;
  }

  /** The match played after this one. Set up twice, it is the same. */
  private async following(table: LiveTable, guest: GuestRow, dice: string | undefined): Promise<LiveTable> {
    const { row, players } = table;
    if (row.rematch !== null) return this.get(row.rematch);
    // A new match is played by the newest rules, with the options they still have.
    const ruleset = await this.catalog.load(row.game);
    const options = readOptions(ruleset, known(ruleset, row.options));
    const id = newId();
    const now = this.house.now();
    const next = await this.open(
      {
        ...row,
        id,
        version: ruleset.version,
        options,
        invite: newId(),
        // Strangers are not to take the seats of those who may yet come.
        public: false,
        creator: guest.id,
        created: now,
        updated: now,
        state: 'waiting',
        turn: 0,
        asked: 0,
        due: null,
        won: null,
        abandoned: false,
        seen: now,
        stuck: null,
        rematch: null,
        auto: [],
        secret: this.house.fixed ? null : this.secretFor(guest, dice),
      },
      players.map(({ name, who, bot }) => (who === null ? { name, who, bot } : EMPTY_SEAT)),
    );
    const chosen = await this.house.store.setRematch(row.id, id);
    if (chosen === id) {
      table.rematch(id);
      return next;
    }
    // Somebody was faster.
    await this.dissolve(next, guest);
    return this.get(chosen);
  }

  private async open(row: MatchRow, players: readonly Player[]): Promise<LiveTable> {
    await this.house.store.addMatch({ ...row, players: players.map(() => EMPTY_SEAT) });
    const table = await this.get(row.id);
    for (const [seat, player] of players.entries()) {
      if (player.name !== '') check(await table.sit(seat, player));
    }
    if (players.every(({ name }) => name !== '')) check(await table.start());
    return table;
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
    // Nobody sits down, and nothing begins, once everybody has been sent away.
    check(await table.free(() => true, CLOSED));
    const { id } = table.row;
    this.live.delete(id);
    table.dissolve(CLOSED);
    await this.house.store.removeMatch(id);
  }

  /** Ends a match that has begun, whatever those who play say: for those who run the place. */
  async end(id: string): Promise<void> {
    const table = await this.get(id).catch(async (error) => {
      const row = isStuck(error) ? await this.house.store.match(id) : null;
      if (row === null) throw error;
      return row;
    });
    if (!(table instanceof LiveTable)) return this.shut(table, false);
    if (table.over) throw new Refusal(409, 'over', 'that match is over already');
    if (!table.started) throw new Refusal(409, 'not-started', 'that match has not begun: remove it instead');
    check(await table.stop());
    const line = { at: this.house.now(), from: HOUSE, seat: null, text: ENDED };
    await this.house.store.addChat(id, line);
    table.chat(line);
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
      this.stuck.delete(id);
      this.live.delete(id);
    }
  }

  /** Lets go of tables nobody looks at, and sees to clocks that ran out while nobody was there. */
  private async sweep(): Promise<void> {
    const now = this.house.now();
    for (const [id, { loaded: table }] of this.live) {
      if (table === null || !table.idle || now - table.touched < IDLE_MS) continue;
      this.live.delete(id);
      await table.close();
    }
    this.house.metrics.tables.set(this.live.size);
    await this.sweepDeserted(now);
    // Somebody's time may run out while nobody is there.
    for (const id of await this.house.store.overdue(now, 100)) {
      await this.get(id).catch(async (error) => {
        if (this.ended) return;
        this.house.trouble(error, id);
        // Its clock stands still, or it would be in the way of all others' for ever. What only fails for a moment runs on.
        if (isStuck(error)) await this.house.store.stopClock(id);
      });
    }
  }

  /** Ends what nobody has come to for long. A table at which nothing has begun is taken away. */
  private async sweepDeserted(now: number): Promise<void> {
    for (const { loaded } of this.live.values()) if (loaded?.attended) loaded.noteSeen();
    if (this.house.abandonMs === 0) return;
    for (const row of await this.house.store.deserted(now - this.house.abandonMs, DESERTED)) {
      const { id } = row;
      if (this.live.get(id)?.loaded?.attended) continue;
      try {
        const table = row.state === 'waiting' ? null : await this.get(id);
        if (table !== null) check(await table.abandon());
        else {
          this.live.get(id)?.loaded?.dissolve(CLOSED);
          this.live.delete(id);
          await this.shut(row, true);
        }
      } catch (error) {
        if (isStuck(error)) await this.shut(row, true);
        else this.house.trouble(error, id);
      }
    }
  }

  async close(): Promise<void> {
    this.ended = true;
    this.calledOff();
    const tables = await Promise.allSettled([...this.live.values()].map(({ table }) => table));
    await Promise.all(tables.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
    this.live.clear();
  }
}

/** Those of some options that the rules have, as they may be chosen. */
function known(ruleset: AnyRuleset, options: OptionValues): OptionValues {
  const fits = ([key, value]: [string, OptionValues[string]]): boolean => {
    try {
      return Object.hasOwn(readOptions(ruleset, { [key]: value }), key);
    } catch {
      return false;
    }
  };
  return Object.fromEntries(Object.entries(options).filter(fits));
}

const isStuck = (error: unknown): boolean => error instanceof Refusal && error.code === STUCK;

function check(reply: object): void {
  if ('no' in reply) {
    const { no, reason } = reply as { no: string; reason: string };
    throw new Refusal(no === 'storage' ? 503 : 409, no, reason);
  }
}

function seatAll(seats: NewMatch['seats'], guest: GuestRow, word: string | undefined): Player[] {
  const given = word === undefined ? {} : { word };
  const players: Player[] = [];
  for (const seat of seats) {
    if (seat === 'open') players.push(EMPTY_SEAT);
    else if (seat === 'me')
      players.push({ name: nameFor(guest.name, players), who: guest.id, bot: null, ...given });
    else players.push({ name: botName(players), who: null, bot: seat.bot });
  }
  return players;
}

function mustHaveSetUp(table: LiveTable, guest: GuestRow): void {
  if (table.row.creator !== guest.id) {
    throw new Refusal(403, 'not-allowed', 'only whoever set the table up can do that');
  }
}
