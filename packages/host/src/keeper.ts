import { RecordError, type RefusedAnswer, type Seat, SPECTATOR } from '@indigo/kernel';
import type { Act } from './act.ts';
import type { Ask, No, NoCode, Reply, TableEvent, Update } from './events.ts';
import type { HostNeeds } from './needs.ts';
import { type Cut, type Done, isRefused, type Play, type Stop } from './play.ts';

/** Updates remembered for those who come back after a moment. */
const REMEMBERED = 8;

/** Several times the longest match. */
const MOST_ACTS = 100_000;

/** Parts of the cover that the windows of a turn last: the later ones shorter, or turns would become long. */
const WINDOWS = [1, 0.6, 0.4, 0.2];
/** Who might be asked alone takes a moment, as if something were to be pressed. */
const ALONE = 0.125;

export const OK: Reply = { ok: true };
export const no = (code: NoCode, reason: string): No => ({ no: code, reason });
export const refusal = ({ refused, reason }: RefusedAnswer): No => no(refused, reason);

/** What is done about every act besides keeping it. */
export interface Hooks {
  /** Before it is kept: clocks are set, so that when they run out is kept with it. */
  done(): void;
  /** Before anybody is told. */
  kept(act: Act): void;
  /** There have been more acts than any match has. */
  full(): void;
  /** When it is told where the match stands now: windows begin to close. */
  telling(): void;
  /** After everybody has been told: bots may think. */
  told(): void;
  /** When the clock will answer for a seat, if it will. */
  due(seat: Seat): number | null;
  /** When the window in which a seat is asked closes by itself, if it does. */
  closes(seat: Seat): number | null;
}

/** Does one thing at a time at a table: keeps it first, then tells everybody it means something to. */
export class Keeper {
  readonly play: Play;
  readonly needs: HostNeeds;
  hooks!: Hooks;
  ended = false;
  private readonly recent = new Map<Seat, Update[]>();
  /** Until then it is not to be seen whether somebody decides. */
  coveredUntil = 0;
  private windows = { turn: 0, count: 0 };
  /** How far everybody has been told, while there is more to tell; null: all of it. */
  behind: { readonly turn: number } | null = null;
  /** The turn in which what is done now was begun. */
  private since = 0;
  private busy = false;
  /** What is still to be told of what was done last: nothing else is done before. */
  private rest: Promise<void> | null = null;
  private readonly waiting: (() => void)[] = [];

  constructor(play: Play, needs: HostNeeds) {
    this.play = play;
    this.needs = needs;
  }

  /** Resolves when all that was asked so far is done. */
  settled(): Promise<void> {
    return this.atRest(() => {});
  }

  inTurn<T extends object = Reply>(work: () => T | No | Promise<T | No>): Promise<T | No> {
    return this.turn(() => (this.ended ? no('storage', 'the table was closed: try again') : work()));
  }

  /** Does something at a moment when everything that happened has been kept and told. */
  atRest(work: () => void): Promise<void> {
    return this.turn(work);
  }

  /** One thing after the other; at once, where nothing is under way. */
  private turn<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const failed = (error: unknown): void => {
        // Not even the record can be played: what we hold is worth nothing.
        if (error instanceof RecordError) this.lose(error);
        reject(error);
        this.next();
      };
      const begin = (): void => {
        this.since = this.play.match?.turn ?? 0;
        try {
          const result = work();
          if (result instanceof Promise) {
            result.then((value) => {
              resolve(value);
              this.next();
            }, failed);
            return;
          }
          resolve(result);
        } catch (error) {
          failed(error);
          return;
        }
        this.next();
      };
      if (this.busy) this.waiting.push(begin);
      else {
        this.busy = true;
        begin();
      }
    });
  }

  private next(): void {
    if (this.rest !== null) {
      const { rest } = this;
      this.rest = null;
      void rest.catch((error) => this.lose(error)).then(() => this.next());
      return;
    }
    const begin = this.waiting.shift();
    if (begin === undefined) this.busy = false;
    else begin();
  }

  private lose(error: unknown): void {
    this.ended = true;
    this.needs.lost?.(error);
  }

  attempt(result: Done | RefusedAnswer): Reply | Promise<Reply> {
    return isRefused(result) ? refusal(result) : this.perform(result as Done);
  }

  async perform({ act, updates, cuts = [], quiet = false }: Done): Promise<Reply> {
    if (this.rest !== null) await this.rest;
    this.hooks.done();
    this.behind = { turn: this.since };
    try {
      await this.needs.keep(act, this.play.length - 1);
    } catch (error) {
      // What we hold is ahead of what was kept, and nobody has been told: throw it away.
      this.lose(error);
      return no('storage', 'that could not be kept: try again');
    }
    if (this.ended) return no('storage', 'the table was closed: try again');
    this.hooks.kept(act);
    if (quiet) {
      this.behind = null;
      return OK;
    }
    const [first, ...others] = cuts;
    if (first === undefined) {
      await this.uncovered();
      this.conclude(updates);
    } else {
      await this.tellTo(first);
      // The answer to who did it comes when they are told of it first: had the game stopped there, it would come then, too.
      this.rest = this.tellRest(others, updates);
    }
    return OK;
  }

  private async tellTo(cut: Cut): Promise<void> {
    await this.uncovered();
    this.cover(cut);
    this.behind = { turn: cut.turn };
    this.tell(cut.updates);
  }

  private async tellRest(cuts: readonly Cut[], updates: Done['updates']): Promise<void> {
    for (const cut of cuts) await this.tellTo(cut);
    await this.uncovered();
    this.conclude(updates);
  }

  /** Tells where the match stands now. */
  private conclude(updates: Done['updates']): void {
    this.behind = null;
    this.cover(this.play.covert);
    this.hooks.telling();
    this.tell(updates);
    this.hooks.told();
    const { mostActs = MOST_ACTS } = this.needs;
    if (this.play.length >= mostActs && this.play.started && !this.play.over) this.hooks.full();
  }

  private tell(updates: ReadonlyMap<Seat, Update>): void {
    for (const [looker, update] of updates) {
      const ask = update.ask && this.withDue(looker, update.ask);
      const whole = ask === undefined || ask === update.ask ? update : { ...update, ask };
      this.remember(looker, whole);
      this.needs.tell(looker, whole);
    }
  }

  /** From here on, for a while, nobody is told anything: somebody may be deciding, or nobody. */
  private cover(stop: Stop | null): void {
    if (stop === null) return;
    const { mode, turn } = stop;
    const { setup } = this.play;
    if (this.windows.turn !== turn) this.windows = { turn, count: 0 };
    const part = mode === 'first' ? WINDOWS[Math.min(this.windows.count++, WINDOWS.length - 1)] : ALONE;
    this.coveredUntil = (this.needs.timer?.now() ?? 0) + Math.round((setup.cover ?? 0) * part);
  }

  /** Is that while going on? */
  get isCovered(): boolean {
    const { timer } = this.needs;
    return timer !== undefined && !this.ended && timer.now() < this.coveredUntil;
  }

  /** Resolves when it is over. */
  uncovered(): Promise<void> | undefined {
    const { timer } = this.needs;
    if (timer === undefined || !this.isCovered) return undefined;
    return new Promise((resolve) => {
      timer.later(this.coveredUntil - timer.now(), resolve);
    });
  }

  tellAll(event: TableEvent): void {
    for (let seat = 0; seat < this.play.seats; seat++) this.needs.tell(seat, event);
    this.needs.tell(SPECTATOR, event);
  }

  withDue(looker: Seat, ask: Ask): Ask {
    const due = this.hooks.due(looker);
    const closes = this.hooks.closes(looker);
    if (due === null && closes === null) return ask;
    return { ...ask, ...(due === null ? {} : { due }), ...(closes === null ? {} : { closes }) };
  }

  private remember(looker: Seat, update: Update): void {
    const recent = this.recent.get(looker) ?? [];
    recent.push(update);
    if (recent.length > REMEMBERED) recent.shift();
    this.recent.set(looker, recent);
  }

  /** The updates after number `seq`, or null where they are not all remembered. */
  missed(looker: Seat, seq: number): readonly Update[] | null {
    const last = this.play.seqOf(looker);
    if (seq === last) return [];
    const recent = this.recent.get(looker) ?? [];
    const from = recent.findIndex(({ step }) => step === seq + 1);
    // Updates nobody was there for were never written down.
    return from < 0 || recent.at(-1)?.step !== last || recent.length - from !== last - seq
      ? null
      : recent.slice(from);
  }
}
