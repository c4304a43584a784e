import type { Codebook, Command } from '@indigo/host';
import { type Seat, SPECTATOR } from '@indigo/kernel';
import {
  type Bye,
  type ChatLine,
  type DoorCode,
  type Event,
  Hello,
  LIMITS,
  Message,
  PROTOCOL,
} from '@indigo/protocol';
import type { WebSocket } from 'ws';
import { answerIn } from './answers.ts';
import type { Looker } from './audience.ts';
import type { Bucket, Buckets } from './bucket.ts';
import { Crowded } from './entrance.ts';
import type { Guests } from './guests.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { Refusal } from './refusal.ts';
import { type Spelled, spelled } from './spelled.ts';
import type { OpenTables } from './tables.ts';

/** Somebody who cannot read as fast as we write is let go. */
const MOST_BUFFERED = 1 << 20;
const HELLO_MS = 10_000;
/** Lines of chat that are told to whoever comes. */
const CHAT_SHOWN = 50;
/** Messages of one socket that may wait to be read. */
const MOST_WAITING = 400;

/** How fast people may talk. */
export interface Paces {
  readonly messages: Buckets;
  readonly chat: Buckets;
}

/** Close codes of the WebSocket protocol. */
const AWAY = 1001;
const POLICY = 1008;
const TRY_AGAIN = 1013;

interface Joined {
  readonly table: LiveTable;
  readonly name: string;
}

/** One socket: says hello, then looks at one table from one seat. */
export class Connection implements Looker {
  seat: Seat = SPECTATOR;
  book: Codebook | null = null;
  private readonly socket: WebSocket;
  private readonly house: House;
  private readonly tables: OpenTables;
  private readonly guests: Guests;
  private readonly cookie: string | null;
  /** The table its address names; null: none. */
  private readonly match: string | null;
  private readonly paces: Paces;
  /** The guest who talks; an address, as long as nobody said who it is. */
  private speaker: string;
  private bucket: Bucket;
  private readonly waiting: { readonly data: Buffer; readonly binary: boolean }[] = [];
  private joined: Joined | null = null;
  private greeting = false;
  private pause: NodeJS.Timeout | undefined;
  private readonly patience: NodeJS.Timeout;
  private readonly left = new AbortController();

  constructor(
    socket: WebSocket,
    from: { readonly cookie: string | null; readonly address: string; readonly match: string | null },
    around: { house: House; tables: OpenTables; guests: Guests; paces: Paces },
  ) {
    this.socket = socket;
    this.cookie = from.cookie;
    this.match = from.match;
    this.house = around.house;
    this.tables = around.tables;
    this.guests = around.guests;
    this.paces = around.paces;
    this.speaker = from.address;
    this.bucket = this.paces.messages.of(this.speaker, this.house.now());
    this.patience = setTimeout(() => {
      if (this.greeting) this.bye('that takes too long: try again later', true);
      else this.bye('nothing was said', false, POLICY);
    }, HELLO_MS);
    socket.on('message', (data, binary) => this.hear(data as Buffer, binary));
    socket.on('close', () => this.gone());
    socket.on('error', () => socket.terminate());
  }

  send({ data, binary }: Spelled): void {
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.socket.terminate();
    else if (this.socket.readyState === this.socket.OPEN) this.socket.send(data, { binary });
  }

  /** Takes nothing more from the other side. */
  deafen(): void {
    this.socket.removeAllListeners('message');
  }

  /** Ends the connection, saying why. */
  bye(why: string, again: boolean, code = again ? TRY_AGAIN : AWAY): void {
    this.end({ bye: why, again }, code);
  }

  private end(bye: Bye, code: number): void {
    this.say(bye);
    this.socket.close(code, bye.bye.slice(0, 100));
  }

  private say(event: Event): void {
    this.send(spelled(event, this.book));
  }

  private no(code: DoorCode, reason: string, re?: number): void {
    this.house.metrics.refused.inc({ code });
    this.say({ no: code, reason, ...(re === undefined ? {} : { re }) });
  }

  private gone(): void {
    clearTimeout(this.patience);
    clearTimeout(this.pause);
    this.waiting.length = 0;
    this.left.abort();
    this.joined?.table.leave(this);
    this.joined = null;
  }

  private hear(data: Buffer, binary: boolean): void {
    if (this.waiting.length >= MOST_WAITING) {
      this.deafen();
      this.waiting.length = 0;
      this.bye('far too many messages at once', true, POLICY);
      return;
    }
    this.waiting.push({ data, binary });
    this.read();
  }

  /**
   * Whoever talks too fast is read slowly: nothing is lost, and nobody else waits. What has arrived already waits here; the
   * rest waits at the other side.
   */
  private read(): void {
    if (this.pause !== undefined) return;
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      const now = this.house.now();
      if (!this.bucket.take(now)) {
        this.slowDown(this.bucket.wait(now));
        return;
      }
      this.waiting.shift();
      this.take(next.data, next.binary);
    }
    if (this.socket.isPaused) this.socket.resume();
  }

  private take(data: Buffer, binary: boolean): void {
    const message = binary ? undefined : parsed(data);
    if (message === undefined) {
      this.no('ill-formed', 'a message is one JSON object as text');
      return;
    }
    if (this.joined === null) void this.greet(message);
    else this.obey(message, this.joined);
  }

  private slowDown(ms: number): void {
    if (!this.socket.isPaused) {
      this.house.metrics.slowed.inc();
      this.socket.pause();
    }
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.read();
    }, ms);
  }

  private async greet(message: unknown): Promise<void> {
    if (this.greeting) return this.hush(message);
    const hello = Hello.safeParse(message);
    if (!hello.success) {
      const { v } = (message ?? {}) as { v?: unknown };
      if (typeof v === 'number' && v !== PROTOCOL)
        return this.no('version', `this server speaks version ${PROTOCOL} of the protocol, not ${v}`);
      return this.no('no-hello', `begin with a hello: ${trouble(hello.error)}`);
    }
    this.greeting = true;
    try {
      await this.join(hello.data);
    } catch (error) {
      if (error instanceof Crowded)
        this.end({ bye: error.message, again: true, after: error.after }, TRY_AGAIN);
      // At another server they find it, or here once it has started anew.
      else if (error instanceof Refusal && error.code === 'closing') this.bye(error.message, true);
      else if (error instanceof Refusal && error.code === 'elsewhere') this.elsewhere(error.message);
      // Those above may be gone the next time.
      else if (error instanceof Refusal && error.status < 500)
        this.no(error.status === 404 ? 'no-such-match' : 'not-allowed', error.message);
      else {
        if (!(error instanceof Refusal)) this.house.trouble(error, hello.data.match);
        if (this.joined === null) this.no('broken', 'something went wrong here: try again later');
        else {
          // Who was welcomed waits for a first look: that is not here, but may be elsewhere, or in a moment.
          this.joined.table.leave(this);
          this.joined = null;
          this.bye('the table is out of order', true);
        }
      }
    } finally {
      this.greeting = false;
    }
  }

  /** Whoever waits for the welcome may ask whether anybody is there. */
  private hush(message: unknown): void {
    const said = Message.safeParse(message);
    if (said.data?.do === 'ping') this.reply({ ok: true }, said.data.re ?? 0);
    else this.no('no-hello', 'wait for the welcome');
  }

  /** Whoever names the match in the address is led to where it is. */
  private elsewhere(why: string): void {
    if (this.match !== null) this.bye(why, true);
    else this.no('not-allowed', 'say which match in the address: /api/table?match=…');
  }

  private async join({ match, key, seat, seq, pack: sum }: Hello): Promise<void> {
    if (this.match !== null && this.match !== match)
      throw new Refusal(400, 'not-allowed', 'the address of this socket names another match');
    const { guest, table, chat } = await this.house.entrance.admit(async () => this.led(match, key));
    this.seat = seatFor(table, guest?.id ?? null, seat);
    const book = sum === undefined ? null : this.house.books.known(table.row.game, sum);
    if (this.socket.readyState !== this.socket.OPEN) return;
    clearTimeout(this.patience);
    if (guest !== null) {
      this.speaker = guest.id;
      this.bucket = this.paces.messages.of(guest.id, this.house.now());
    }
    this.joined = { table, name: guest?.name ?? '' };
    const { rematch } = table.row;
    this.say({
      welcome: PROTOCOL,
      match,
      seat: this.seat === SPECTATOR ? null : this.seat,
      chat: this.seat === SPECTATOR ? [] : chat,
      ...(rematch === null ? {} : { rematch }),
      ...(book === null ? {} : { packed: true }),
    });
    this.book = book;
    // Nobody waits for a book that is still to be learned.
    if (book === null && sum !== undefined) void this.packOnceKnown(table.row.game, sum);
    await table.enter(this, seq ?? null);
    // It may have gone while it waited for its first look.
    if (this.joined === null) table.leave(this);
  }

  /** All that has to be looked up for a hello. Throws a Refusal. */
  private async led(match: string, key: string | undefined) {
    // Whoever waited too long and left is not waited for.
    if (this.left.signal.aborted) throw new Refusal(408, 'gone', 'nobody waits for this any more');
    const guest = await this.guests.find(key ?? this.cookie);
    if (key !== undefined && guest === null)
      throw new Refusal(401, 'not-allowed', 'that key is not one of ours');
    const table = await this.tables.get(match, this.left.signal);
    return { guest, table, chat: await this.house.store.chat(match, CHAT_SHOWN) };
  }

  private obey(message: unknown, joined: Joined): void {
    const answer = answerIn(message);
    if (answer !== null) {
      const { re, ...command } = answer;
      this.command(command, joined, re);
      return;
    }
    const said = Message.safeParse(message);
    if (!said.success) {
      const { re } = (message ?? {}) as { re?: unknown };
      this.no('ill-formed', trouble(said.error), typeof re === 'number' ? re : undefined);
      return;
    }
    const { re, ...command } = said.data;
    if (command.do === 'ping') this.reply({ ok: true }, re ?? 0);
    else if (command.do === 'chat') void this.chat(command, joined, re);
    else if (command.do === 'pack') void this.packFrom(command.sum, joined, re);
    else this.command(command, joined, re);
  }

  private command(command: Command, { table }: Joined, re: number | undefined): void {
    table.command(this.seat, command).then(
      (reply) => {
        if (reply !== null) this.reply(reply, re);
      },
      (error) => {
        this.house.trouble(error, table.row.id);
        this.no('broken', 'something went wrong here, and nothing was done', re);
      },
    );
  }

  /** A plain yes is only said to those who number their messages: the step says it to everybody else. */
  private reply(reply: Event & object, re: number | undefined): void {
    if (re === undefined && 'ok' in reply) return;
    if ('no' in reply) this.house.metrics.refused.inc({ code: reply.no });
    this.say(re === undefined ? reply : ({ ...reply, re } as Event));
  }

  private async packOnceKnown(game: string, sum: string): Promise<void> {
    const book = await this.house.books.find(game, sum);
    if (book !== null) this.book = book;
  }

  private async packFrom(sum: string, { table }: Joined, re: number | undefined): Promise<void> {
    const book = await this.house.books.find(table.row.game, sum);
    if (book === null) {
      this.no('not-allowed', 'that is not our book', re);
      return;
    }
    this.reply({ ok: true }, re);
    this.book = book;
  }

  private async chat(
    { text, line: number }: Extract<Message, { do: 'chat' }>,
    { table, name }: Joined,
    re: number | undefined,
  ): Promise<void> {
    if (this.seat === SPECTATOR) return this.no('not-allowed', 'only those who play can talk here', re);
    const now = this.house.now();
    if (!this.paces.chat.of(this.speaker, now).take(now))
      return this.no('too-fast', 'that was too fast: wait a moment, then send it again', re);
    const line: ChatLine = { at: now, from: table.players[this.seat].name || name, seat: this.seat, text };
    try {
      // Looked up each time: they may have been muted since they came.
      if ((await this.house.store.guest(this.speaker))?.muted === true)
        return this.no(
          'not-allowed',
          'those who run this server have asked you not to talk here for now',
          re,
        );
      // What is said again has been told already, to those who were there and to those who came since.
      if (await this.house.store.addChat(table.row.id, line, number)) table.chat(line);
      this.reply({ ok: true }, re);
    } catch (error) {
      this.house.trouble(error, table.row.id);
      this.no('storage', 'that could not be kept: try again', re);
    }
  }
}

/** Where somebody may look from. Throws a Refusal. */
function seatFor(table: LiveTable, guest: string | null, wanted: Seat | null | undefined): Seat {
  const { players, row } = table;
  const isMine = (seat: Seat): boolean => guest !== null && players[seat]?.who === guest;
  if (typeof wanted === 'number') {
    if (!isMine(wanted)) throw new Refusal(403, 'not-allowed', 'that seat is not yours');
    return wanted;
  }
  const first = wanted === null ? -1 : players.findIndex((_, seat) => isMine(seat));
  if (first >= 0) return first;
  const atTable = row.creator === guest || players.some((_, seat) => isMine(seat));
  if (!row.watch && !atTable) throw new Refusal(403, 'not-allowed', 'this match is not open to spectators');
  return SPECTATOR;
}

function parsed(data: Buffer): unknown {
  if (data.length > LIMITS.message) return undefined;
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a schema did not like, in one line. */
function trouble(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const [first] = error.issues;
  const where = first.path.length > 0 ? `${first.path.map(String).join('.')}: ` : '';
  return `${where}${first.message}`.slice(0, 200);
}
