import { procedures, RuleError, withLongTraces } from './errors.ts';
import { type Feed, type Heard, JournalFeed, MISFIT, WorldFeed } from './feed.ts';
import { Glance } from './outlook.ts';
import { frozen, type Plain, type Seat } from './plain.ts';
import type { Rng } from './random.ts';
import { Asking, Chance, DONE, NONE, type None, PENDING, type Pending, type Request } from './request.ts';
import type { Ruleset, State } from './ruleset.ts';
import { emptyJournal, type Journal, Table } from './table.ts';

export interface RunOptions {
  /** Where chance comes from. Without it every chance suspends and waits for `outcome`. */
  readonly rng?: Rng | null;
  /** Keep a snapshot and a journal, so that the run can be forked. Playouts do without. */
  readonly keep?: boolean;
  /** Freeze every answer, so that a rule that changes one is caught. For tests. */
  readonly strict?: boolean;
}

/**
 * A game being run: rules as coroutines over plain data. It knows no records and checks no answers (a Match does);
 * it is what bots, search and simulation hold.
 */
export class Run<S extends State> {
  readonly ruleset: Ruleset<S>;
  readonly t: Table<S>;
  /** What the game waits for; null once it is over. */
  pending: Request | null = null;
  /** The seat whose answer is due: of several, the first in table order. -1 while chance is due or the game is over. */
  seat: Seat = -1;
  winners: readonly Seat[] | null = null;
  /** The state at the beginning of the present step. */
  snapshot: S | null = null;
  private it: Iterator<Request, void, unknown> | null = null;
  private draft: Plain[] = [];
  /** The parts that are not in it yet; null where nobody has looked. */
  private left: Plain[] | null = null;
  /** What `options` last answered, while it still holds. */
  private menu: readonly Plain[] | null = null;
  /** Whether the draft may stand as it is and whether a part fits it; null where nobody has looked. */
  private whole: boolean | null = null;
  private further: boolean | null = null;
  private heard: readonly Heard[] | null = null;
  private readonly steps: Steps<S>;
  private readonly keeps: boolean;
  private readonly strict: boolean;

  private constructor(ruleset: Ruleset<S>, s: S, seats: number, options: RunOptions) {
    this.ruleset = ruleset;
    this.keeps = options.keep ?? false;
    this.strict = options.strict ?? false;
    this.t = new Table(s, seats, options.rng ?? null, this.strict);
    this.steps = stepsOf(ruleset);
  }

  /** Begins at a state that stands between two steps. `prepare` may set the table before the first rule runs. */
  static at<S extends State>(
    ruleset: Ruleset<S>,
    s: S,
    seats: number,
    options: RunOptions = {},
    prepare?: (t: Table<S>) => void,
  ): Run<S> {
    const run = new Run(ruleset, s, seats, options);
    prepare?.(run.t);
    if (run.nextStep()) run.advance(undefined);
    return run;
  }

  get s(): S {
    return this.t.s;
  }

  // ── what bots do ──

  /**
   * What the seat may choose now. A composed answer is made one part at a time; DONE (null) closes it, and passes
   * in a window.
   */
  options(): readonly Plain[] {
    if (this.seat < 0) throw this.nobodyAsked();
    const asking = this.pending as Asking;
    if (asking.parts === null && asking.mode !== 'first') return asking.options(this.seat);
    this.menu ??= this.makeMenu(asking);
    return this.menu;
  }

  private nobodyAsked(): Error {
    const { pending } = this;
    if (!(pending instanceof Chance)) return new Error('the game is over: nobody is asked');
    return new Error(
      `chance is due ("${pending.why}"): a run without a source of chance waits for its outcome`,
    );
  }

  private makeMenu(asking: Asking): readonly Plain[] {
    if (asking.parts === null) return [DONE, ...asking.options(this.seat)];
    const next = asking.following(this.leftFor(asking), this.draft);
    return this.isWhole(asking) ? [...next, DONE] : next.slice();
  }

  private isWhole(asking: Asking): boolean {
    this.whole ??= asking.missing(this.draft) === null;
    return this.whole;
  }

  private goesOn(asking: Asking): boolean {
    this.further ??= asking.goesOn(this.leftFor(asking), this.draft);
    return this.further;
  }

  private leftFor(asking: Asking): readonly Plain[] {
    if (this.left === null && this.draft.length > 0) this.left = asking.left(this.seat, this.draft);
    return this.left ?? asking.options(this.seat);
  }

  /** Is this an answer in parts that may be closed as it stands, or go on? Told without making the list of what may follow. */
  mayClose(): boolean {
    const asking = this.pending;
    if (!(asking instanceof Asking) || asking.parts === null) return false;
    return this.isWhole(asking) && this.goesOn(asking);
  }

  /** What may follow in an answer in parts that may be closed: its options but DONE, in a list that holds until the next is chosen. */
  additions(): readonly Plain[] {
    const asking = this.pending as Asking;
    return asking.following(this.leftFor(asking), this.draft);
  }

  /** Chooses one of those. */
  play(value: Plain): void {
    if (this.seat < 0) throw this.nobodyAsked();
    const asking = this.pending as Asking;
    if (asking.parts === null) {
      this.answer(this.seat, value);
      return;
    }
    if (value !== DONE) {
      this.left ??= asking.left(this.seat, this.draft);
      drop(this.left, value);
      this.draft.push(value);
      this.forget();
      // Nothing more fits: the answer is whole.
      if (this.goesOn(asking)) return;
    }
    const list = this.draft;
    this.draft = [];
    this.answer(this.seat, list);
  }

  /** A whole answer of an open seat. It is not checked. */
  answer(seat: Seat, value: Plain): void {
    const asking = this.pending as Asking;
    this.forget();
    this.left = null;
    if (this.strict) frozen(value);
    if (asking.mode === 'one') {
      this.settle(asking, value);
      return;
    }
    asking.give(seat, value);
    const result = asking.result();
    if (result === NONE) this.seat = asking.seats[asking.given.indexOf(NONE)];
    else this.settle(asking, this.strict ? frozen(result) : result);
  }

  /** What was found out about the draft no longer holds. */
  private forget(): void {
    this.menu = null;
    this.whole = null;
    this.further = null;
  }

  /** A chance outcome from outside: real dice, a script. */
  outcome(outcome: number): void {
    const chance = this.pending as Chance;
    this.t.chanced(chance.why, outcome);
    this.advance(outcome);
  }

  // ── copies ──

  /** An independent copy: the snapshot cloned, the few answers since played again. Costs the same at any length. */
  fork(rng: Rng | null, keep = false): Run<S> {
    const journal = this.journal();
    const copy = this.copy(this.ruleset.clone(this.snapshot as S), rng, keep, (t) => {
      if (keep) t.journal = { what: journal.what.slice(), value: journal.value.slice() };
      t.feed = new JournalFeed(t, journal);
    });
    // Where chance is due here, a copy with dice is further on: at a question of its own.
    if (this.pending instanceof Asking && this.pending.mode !== 'one') {
      (copy.pending as Asking).given = this.pending.given.slice();
      copy.seat = this.seat;
    }
    copy.draft = this.draft.slice();
    return copy;
  }

  /**
   * A state that fits what the seat knows: the snapshot dealt anew for that seat, then what the seat saw and did
   * played again. Never the other order: a suspended rule would carry the truth into the search. Null if this deal
   * does not fit; try again. With `keep` the world can be copied in turn.
   */
  world(seat: Seat, rng: Rng, keep = false): Run<S> | null {
    const journal = this.journal();
    const told = this.toldSince();
    const s = this.ruleset.clone(this.snapshot as S);
    this.ruleset.redeal(s, seat, rng, this.t.s);
    let feed: WorldFeed | null = null;
    try {
      const snapshot = keep ? this.ruleset.clone(s) : null;
      const world = this.copy(s, rng, keep, (t) => {
        if (keep) t.journal = emptyJournal();
        feed = new WorldFeed(t, journal, seat, rng, told);
        t.feed = feed;
      });
      if (keep && world.snapshot === this.snapshot) world.snapshot = snapshot;
      world.t.listener = null;
      if (!(feed as WorldFeed | null)?.complete()) return null;
      if (!this.sameQuestion(world, seat)) return null;
      world.standFor(seat);
      if (world.seat === this.seat) world.draft = this.draft.slice();
      return world;
    } catch (error) {
      if (error === MISFIT) return null;
      throw error;
    }
  }

  /** As `world`, trying again until one fits. Null only where hardly any would. */
  someWorld(seat: Seat, rng: Rng, keep = false, tries = 50): Run<S> | null {
    for (let i = 0; i < tries; i++) {
      const world = this.world(seat, rng, keep);
      if (world !== null) return world;
    }
    return null;
  }

  /** What the seat whose answer is due may know, now and later. */
  glance(): Glance<S> {
    return new Glance(this);
  }

  private sameQuestion(world: Run<S>, seat: Seat): boolean {
    const here = this.pending;
    const there = world.pending;
    if (here === null || there === null) return here === there;
    if (here instanceof Chance || there instanceof Chance) return here.constructor === there.constructor;
    if (here.question.kind !== there.question.kind || here.mode !== there.mode) return false;
    return here.isOpen(seat) === there.isOpen(seat) || !here.isOpen(seat);
  }

  /** Others' open answers are unknown to the seat: it goes first, and in a window those before it have passed. */
  private standFor(seat: Seat): void {
    const asking = this.pending;
    if (!(asking instanceof Asking) || asking.mode === 'one' || !asking.isOpen(seat)) return;
    const index = asking.seats.indexOf(seat);
    if (asking.mode === 'first') for (let i = 0; i < index; i++) asking.given[i] = DONE;
    this.seat = seat;
  }

  /** The procedures on the way to the pending question, innermost first. */
  where(): readonly string[] {
    const feed = (t: Table<S>): Feed => {
      const journal = new JournalFeed(t, this.journal());
      const stop = (fed: Plain | None | Pending): Plain => {
        if (fed === NONE || fed === PENDING) throw new Error('here');
        return fed;
      };
      return {
        chance: (chance) => stop(journal.chance(chance)) as number,
        answer: (asking) => stop(journal.answer(asking)),
      };
    };
    return withLongTraces(() => {
      try {
        this.copy(this.ruleset.clone(this.snapshot as S), null, false, (t) => {
          t.feed = feed(t);
        });
        return [];
      } catch (error) {
        return (error as RuleError).where;
      }
    });
  }

  private journal(): Journal {
    if (this.snapshot === null || this.t.journal === null) {
      throw new Error('only a run that keeps a journal can be copied');
    }
    return this.t.journal;
  }

  private copy(s: S, rng: Rng | null, keep: boolean, prepare: (t: Table<S>) => void): Run<S> {
    const run = new Run(this.ruleset, s, this.t.n, { rng, keep, strict: this.strict });
    if (keep) run.snapshot = this.snapshot;
    prepare(run.t);
    if (run.begin()) run.advance(undefined);
    return run;
  }

  /** What has been told since the snapshot: heard again on a fork, so that nobody need write it down in between. */
  private toldSince(): readonly Heard[] {
    if (this.heard === null) {
      const told: Heard[] = [];
      this.copy(this.ruleset.clone(this.snapshot as S), null, false, (t) => {
        t.listener = (to, what, facts) => told.push({ to, what, facts });
        t.feed = new JournalFeed(t, this.journal());
      });
      this.heard = told;
    }
    return this.heard;
  }

  // ── running ──

  private settle(asking: Asking, value: Plain): void {
    if (this.t.journal !== null) this.t.keep(asking.question.kind, value);
    this.advance(value);
  }

  /** Runs the rules on until somebody must decide or the game is over. */
  private advance(value: unknown): void {
    this.t.idle = 0;
    this.heard = null;
    try {
      let answer = value;
      for (;;) {
        const { done, value: request } = (this.it as Iterator<Request, void, unknown>).next(answer);
        if (!done) {
          this.wait(request);
          return;
        }
        if (!this.nextStep()) return;
        answer = undefined;
      }
    } catch (error) {
      throw explain(error);
    }
  }

  private wait(request: Request): void {
    this.pending = request;
    if (request instanceof Chance) this.seat = -1;
    else this.seat = request.mode === 'one' ? request.seats[0] : request.seats[request.given.indexOf(NONE)];
  }

  private nextStep(): boolean {
    if (this.t.onStep !== null) this.t.onStep();
    if (this.keeps) {
      this.snapshot = this.ruleset.clone(this.t.s);
      this.t.journal = emptyJournal();
    }
    return this.begin();
  }

  /** Starts the step on top of the agenda. False: the game is over. */
  private begin(): boolean {
    const { ruleset, t } = this;
    this.winners = ruleset.outcome(t.s);
    if (this.winners !== null) {
      this.it = null;
      this.pending = null;
      this.seat = -1;
      return false;
    }
    // Steps that only lead to steps would otherwise never meet a bound.
    t.tick();
    const step = t.s.agenda.pop();
    if (step === undefined) throw new RuleError('the agenda is empty and nobody has won');
    const procedure = this.steps.get(step.do);
    if (procedure === undefined) throw new RuleError(`there is no step "${step.do}"`);
    this.it = procedure(t, step)[Symbol.iterator]();
    return true;
  }
}

/** Takes a value out of a list. */
function drop(list: Plain[], value: Plain): void {
  const index = list.indexOf(value);
  if (index < 0) return;
  // By hand: to splice makes a list of what it takes out.
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}

type Steps<S extends State> = ReadonlyMap<string, Ruleset<S>['steps'][string]>;

/** The steps of a ruleset by name: looked for once, not at every step. */
function stepsOf<S extends State>(ruleset: Ruleset<S>): Steps<S> {
  let found = known.get(ruleset.steps) as Steps<S> | undefined;
  if (found === undefined) {
    found = new Map(Object.entries(ruleset.steps));
    known.set(ruleset.steps, found);
  }
  return found;
}
const known = new WeakMap<object, unknown>();

/** An error of a rule, with the procedures it happened in. */
function explain(error: unknown): unknown {
  if (error === MISFIT || !(error instanceof Error)) return error;
  if (error.name === 'RecordError' || (error instanceof RuleError && error.where.length > 0)) return error;
  const where = procedures(error.stack);
  if (error instanceof RangeError && /call stack/i.test(error.message)) {
    return new RuleError('a rule calls itself without end', where.slice(0, 3), error);
  }
  return new RuleError(error.message, where, error);
}
