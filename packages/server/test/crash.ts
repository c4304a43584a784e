import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Act, follow, Gap, type TableEvent } from '@indigo/host';
import { type Rng, same, seeded, seedOf } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';
import { WebSocket } from 'ws';
import type { Followed, Visitor } from './client.ts';

const INDIGO = fileURLToPath(new URL('../../cli/bin/indigo.js', import.meta.url));

/** A server in a process of its own, to be killed. */
export class Victim {
  address = '';
  kills = 0;
  private readonly data: string;
  private child: ChildProcess | null = null;

  constructor(data: string) {
    this.data = data;
  }

  async start(): Promise<void> {
    // Once it has a port it keeps it, so that everybody finds it again.
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const args = [INDIGO, 'serve', '--host', '127.0.0.1', '--port', port, '--data', this.data];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (data) => {
        said += data;
        const found = /http:\/\/\S+/.exec(said);
        if (found !== null) resolve(found[0]);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    this.kills++;
    await this.end('SIGKILL');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

/** Where people find the server, or one of several. */
export interface Doors {
  readonly address: string;
}

/** After so long without an answer the line is held to be dead, as the page does. */
const SILENT_MS = 4_000;
/** Whoever has nothing to say asks now and then whether anybody is there. */
const ASK_MS = 5_000;
/** How long one waits before one comes back: the figures of the page (packages/web/src/online/retry.ts). */
const [FIRST_MS, SOON_MS, LATER_MS, PATIENT_AFTER_MS] = [150, 700, 10_000, 90_000];
/** Said to a hello, or where nobody knows what came of it: one comes again, as the page does. */
const PASSING: readonly string[] = ['storage', 'broken'];

/** Somebody in one seat who answers by a script, comes back whenever the line breaks, and remembers everything. */
export class Stubborn {
  /** How long each break lasted, in milliseconds: from the first word that was not answered to the next that was heard. */
  readonly waits: { readonly since: number; readonly ms: number }[] = [];
  /** Every answer sent, in order, and whether the server has said that it is taken. */
  readonly given: { readonly no: number; readonly ids: string | readonly string[]; taken: boolean }[] = [];
  readonly wrong: string[] = [];
  table: Followed | null = null;
  over = false;
  /** The answer on its way: sent again until it is known to be taken. */
  private pending: { no: number; ids: string | readonly string[] } | null = null;
  /** Something was missed: one comes again to hear it. */
  private again = false;
  /** After that, a no that answers nothing is not heard by the page: it would wait for ever. */
  private welcomed = false;
  /** Since it was last welcome. */
  private tries = 0;
  /** It was told when to come. */
  private after: number | null = null;
  /** The server is there and cannot help right now. */
  private unwell = false;
  private composing: { no: number; ids: string[] } | null = null;
  private readonly hello: object;
  private readonly match: string;
  /** Where it comes from, to servers that believe it: those who share an address would be counted together. */
  private readonly home: string;
  private readonly pause: number;
  private thinking: NodeJS.Timeout | undefined;
  private readonly where: Doors;
  /** When something was said that nobody has answered; null: nothing was. */
  private unheard: number | null = null;
  private lost: number | null = null;
  private readonly rng: Rng;

  /** `pause`: how long it thinks at most before it answers, in milliseconds. */
  constructor(where: Doors, visitor: Visitor, match: string, seat: number, seed: number, pause = 0) {
    this.pause = pause;
    this.where = where;
    this.match = match;
    this.home = `10.${seat}.${seed >> 8}.${seed & 255}`;
    this.hello = { do: 'hello', v: 2, match, key: visitor.key, seat };
    this.rng = seeded(seedOf(seed, seat));
  }

  async play(): Promise<void> {
    while (!this.over) {
      await this.connection();
      if (!this.over) await new Promise((resolve) => setTimeout(resolve, this.patience()));
    }
  }

  private patience(): number {
    const { after } = this;
    this.after = null;
    if (after !== null) return after;
    const lostFor = performance.now() - (this.lost ?? performance.now());
    const longest = lostFor < PATIENT_AFTER_MS && !this.unwell ? SOON_MS : LATER_MS;
    return Math.min(longest, FIRST_MS * 2 ** Math.min(this.tries++, 10)) * (0.6 + 0.7 * Math.random());
  }

  private connection(): Promise<void> {
    return new Promise((resolve) => {
      const address = `${this.where.address.replace('http', 'ws')}/api/table?match=${this.match}`;
      const headers = { 'x-forwarded-for': this.home };
      const socket = new WebSocket(address, { handshakeTimeout: SILENT_MS, headers });
      const send = (message: object): void => {
        this.unheard ??= performance.now();
        socket.send(JSON.stringify(message));
      };
      /** Null: not welcome yet. Before that nothing but a hello is understood. */
      let heard: number | null = null;
      const watch = setInterval(() => {
        if (this.unheard !== null && performance.now() - this.unheard > SILENT_MS) socket.terminate();
        else if (heard !== null && performance.now() - heard > ASK_MS && socket.readyState === socket.OPEN)
          send({ do: 'ping' });
      }, 250);
      this.composing = null;
      this.welcomed = false;
      socket.on('open', () =>
        send(this.table === null ? this.hello : { ...this.hello, seq: this.table.seq }),
      );
      socket.on('message', (data) => {
        heard = performance.now();
        this.unheard = null;
        this.hear(JSON.parse(String(data)) as Event, send);
        if (this.over || this.again) socket.terminate();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(watch);
        clearTimeout(this.thinking);
        this.again = false;
        this.lost ??= this.unheard ?? performance.now();
        this.unheard = null;
        resolve();
      });
    });
  }

  private hear(event: Event, send: (message: object) => void): void {
    if ('bye' in event) this.after = event.after ?? null;
    if ('welcome' in event) {
      this.welcomed = true;
      this.tries = 0;
      this.unwell = false;
    }
    if ('no' in event && PASSING.includes(event.no) && (!this.welcomed || event.re !== undefined)) {
      this.again = true;
      this.unwell = !this.welcomed;
      return;
    }
    if ('no' in event) {
      // Somebody before us in a window was faster: our answer was not needed any more.
      if (event.no !== 'stale') this.wrong.push(`${event.no}: ${event.reason}`);
      return;
    }
    if ('ok' in event) {
      const given = this.given.find(({ no }) => no === event.re);
      if (given !== undefined) given.taken = true;
      return;
    }
    if ('next' in event) {
      this.compose(event, send);
      return;
    }
    if (!('step' in event || 'fresh' in event || 'paused' in event)) return;
    const before = this.table?.seq ?? 0;
    if ('fresh' in event && event.fresh < before) {
      this.wrong.push(`step ${before} was told and is gone: the table is at ${event.fresh}`);
    }
    if (this.lost !== null) this.waits.push({ since: this.lost, ms: performance.now() - this.lost });
    this.lost = null;
    try {
      this.table = follow(this.table, event as TableEvent);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.again = true;
      return;
    }
    if (this.pending !== null && this.table.decision?.no !== this.pending.no) this.pending = null;
    clearTimeout(this.thinking);
    if (this.table.won !== null) this.over = true;
    else if (this.pause === 0 || this.pending !== null) this.answer(send);
    else this.thinking = setTimeout(() => this.answer(send), this.rng(this.pause));
  }

  private answer(send: (message: object) => void): void {
    const decision = this.table?.decision ?? null;
    if (decision === null) return;
    const { no, shape, options } = decision;
    if (this.pending !== null) send({ do: 'answer', re: no, ...this.pending });
    else if (shape === 'pick') this.give(no, options[this.rng(options.length)].id, send);
    else if (this.composing?.no !== no) {
      this.composing = { no, ids: [] };
      send({ do: 'compose', re: no, no, ids: [] });
    }
  }

  private compose(
    draft: { next: readonly string[]; missing: string | null },
    send: (m: object) => void,
  ): void {
    if (this.composing === null) return;
    const { no, ids } = this.composing;
    if (draft.next.length === 0 || (draft.missing === null && this.rng(2) === 0)) {
      this.composing = null;
      this.give(no, ids, send);
      return;
    }
    ids.push(draft.next[this.rng(draft.next.length)]);
    send({ do: 'compose', re: no, no, ids });
  }

  private give(no: number, ids: string | readonly string[], send: (message: object) => void): void {
    this.pending = { no, ids };
    this.given.push({ no, ids, taken: false });
    send({ do: 'answer', re: no, no, ids });
  }
}

/** What of a match was kept in the name of one seat. */
export const keptOf = (acts: readonly Act[], seat: number): readonly (string | readonly string[])[] =>
  acts.flatMap((act) => (act.do === 'answer' && act.seat === seat ? [act.ids] : []));

/**
 * Is what was kept what was sent? Everything acknowledged must be there, once and in order; of what was not, anything
 * may be missing, but nothing else may be there.
 */
export function explains(given: Stubborn['given'], taken: readonly (string | readonly string[])[]): boolean {
  // How much of `taken` the answers up to here can account for.
  let possible = new Set([0]);
  for (const { ids, taken: must } of given) {
    const next = new Set<number>();
    for (const count of possible) {
      if (same(taken[count], ids)) next.add(count + 1);
      if (!must) next.add(count);
    }
    possible = next;
  }
  return possible.has(taken.length);
}
