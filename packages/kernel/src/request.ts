import { RuleError } from './errors.ts';
import { type Mask, type Plain, type Seat, sees } from './plain.ts';
import { type Rng, weigh } from './random.ts';
import type { Table } from './table.ts';

/** A procedure of the rulebook: it suspends where a person, a die or a card decides. Always `yield*` it. */
export type Rules<T = void> = Iterable<Request, T, unknown>;

/** What a rule suspends on. */
export type Request = Asking | Chance;

/** A procedure in which nobody is asked anything. One for all: an empty list would make an iterator each time. */
export const NOTHING: Rules = outright(undefined);

/** The same, but something comes of it. */
export function outright<T>(value: T): Rules<T> {
  const ended: IteratorReturnResult<T> = { done: true, value };
  const over: Iterator<Request, T, unknown> = { next: () => ended };
  return { [Symbol.iterator]: () => over };
}

/** What everybody may know of a question. */
export interface Question {
  readonly kind: string;
  readonly clause: string;
  /** Facts its prompt speaks of, open to all. */
  readonly about?: readonly Plain[] | undefined;
  /** The answer stays with its seat: others learn of it only what they are told. */
  readonly secret?: boolean | undefined;
  /** Others who see a secret answer all the same: the partner of an offer. */
  readonly shared?: Mask | undefined;
  /** Asked even if there is one answer: that it was not would tell what the seat holds. */
  readonly always?: true | undefined;
  /** Seats that decide for somebody who is no player, a Gym Leader: who sits there may have a bot do it. */
  readonly behalf?: Mask | undefined;
  /**
   * Seats that may have something to decide here as far as the others know, by what they hold hidden. That they were not
   * asked would tell: where they are not, a match makes a cut all the same (`Match.onCut`).
   */
  readonly maybe?: Mask;
}

/** The question, which these seats may have something to decide in as far as the others know. */
export function covert(question: Question, maybe: Mask): Question {
  if (maybe === 0) return question;
  // Part by part: spreading questions of so many shapes was a tenth of the cost of a search.
  const { kind, clause, about, secret, shared, always, behalf } = question;
  return { kind, clause, about, secret, shared, always, behalf, maybe };
}

/** Does the answer of `owner` stay hidden from this seat? */
export const hidesFrom = ({ secret, shared = 0 }: Question, owner: Seat, seat: Seat): boolean =>
  secret === true && seat !== owner && !sees(shared, seat);

/** As far as the others know, could somebody have something to decide here? */
export const isCovert = ({ question: { maybe = 0 }, seats }: Asking): boolean =>
  seats.some((seat) => sees(maybe, seat));

/** How an answer is put together from several parts. No part is ever taken twice. */
export interface Parts {
  readonly min: number;
  readonly max: number;
  /** May `next` follow? Must never lead to a list that cannot be finished. */
  fits?(list: readonly Plain[], next: Plain): boolean;
  /** May each of those that are left follow? Where that is told at once, it saves asking for one after the other. */
  allFit?(list: readonly Plain[]): boolean;
  /** What is still missing (a key of the game's words), or null when the list may stand. */
  check?(list: readonly Plain[]): string | null;
}

export type Mode = 'one' | 'all' | 'first';

/** Pass in a window, "that is all" in a composed answer. No rule may use it as an option. */
export const DONE = null;

/** No answer here. */
export const NONE: unique symbol = Symbol('none');
export type None = typeof NONE;

/** This is the question a copy was made at: it stands, without looking for its options. */
export const PENDING: unique symbol = Symbol('pending');
export type Pending = typeof PENDING;

/**
 * A question to one seat, to several at once, or to the first that wants to answer. It is its own iterator, and what
 * that says, so that `yield*` on it costs no generator and nothing besides; it only suspends if there is something to decide.
 */
export class Asking {
  readonly mode: Mode;
  readonly seats: readonly Seat[];
  readonly question: Question;
  readonly parts: Parts | null;
  /** Answers so far of a question to several seats, in the order of `seats`. */
  given: (Plain | None)[];
  /** What `next` said last. */
  done = false;
  value: unknown = null;
  private readonly t: Table<unknown>;
  private readonly make: (seat: Seat) => readonly Plain[];
  private waiting = false;
  private first: readonly Plain[] | null = null;
  private rest: (readonly Plain[] | null)[] | null = null;

  constructor(
    t: Table<unknown>,
    mode: Mode,
    seats: readonly Seat[],
    question: Question,
    make: (seat: Seat) => readonly Plain[],
    parts: Parts | null,
  ) {
    this.t = t;
    this.mode = mode;
    this.seats = seats;
    this.question = question;
    this.make = make;
    this.parts = parts;
    this.given = NOTHING_GIVEN;
  }

  [Symbol.iterator](): Iterator<Request, never, unknown> {
    return this as unknown as Iterator<Request, never, unknown>;
  }

  next(answer?: unknown): this {
    if (this.waiting) return this.end(answer);
    const t = this.t;
    if (t.feed !== null) {
      const fed = t.feed.answer(this);
      if (fed === PENDING) return this.suspend();
      if (fed !== NONE) {
        t.idle = 0;
        return this.end(fed);
      }
    }
    const only = this.foregone();
    if (only !== NONE) {
      t.tick();
      t.skipped(this, only);
      return this.end(only);
    }
    return this.suspend();
  }

  private suspend(): this {
    this.waiting = true;
    this.value = this;
    return this;
  }

  private end(answer: unknown): this {
    this.done = true;
    this.value = answer;
    return this;
  }

  /** What the seat may answer, from the state as it is now. Made once, when first looked at. */
  options(seat: Seat): readonly Plain[] {
    const index = this.mode === 'one' ? 0 : this.seats.indexOf(seat);
    if (index === 0) {
      if (this.first === null) this.first = this.make(this.seats[0]);
      return this.first;
    }
    if (index < 0) return NO_OPTIONS;
    if (this.rest === null) this.rest = this.seats.map(() => null);
    let made = this.rest[index];
    if (made === null) {
      made = this.make(seat);
      this.rest[index] = made;
    }
    return made;
  }

  /** The parts that may be added to an unfinished answer, whose own parts are among `options`. */
  fitting(seat: Seat, list: readonly Plain[]): readonly Plain[] {
    return this.parts === null ? NO_OPTIONS : this.following(this.left(seat, list), list);
  }

  /** The parts that are not in an unfinished answer yet, whether they fit or not: a list of its own. */
  left(seat: Seat, list: readonly Plain[]): Plain[] {
    const options = this.options(seat);
    return list.length === 0 ? options.slice() : options.filter((part) => !list.includes(part));
  }

  /** Those of the parts left that may be added: where all may, the list itself. */
  following(left: readonly Plain[], list: readonly Plain[]): readonly Plain[] {
    const parts = this.parts as Parts;
    if (list.length >= parts.max) return NO_OPTIONS;
    if (parts.fits === undefined || parts.allFit?.(list)) return left;
    const next: Plain[] = [];
    for (let i = 0; i < left.length; i++) if (parts.fits(list, left[i])) next.push(left[i]);
    return next;
  }

  /** Does any of the parts left fit? */
  goesOn(left: readonly Plain[], list: readonly Plain[]): boolean {
    const parts = this.parts as Parts;
    if (list.length >= parts.max) return false;
    if (parts.fits === undefined) return left.length > 0;
    for (let i = 0; i < left.length; i++) if (parts.fits(list, left[i])) return true;
    return false;
  }

  /** What keeps the list from standing as an answer, or null. */
  missing(list: readonly Plain[]): string | null {
    const parts = this.parts;
    if (parts === null) return null;
    if (list.length < parts.min) return 'too-few';
    return parts.check === undefined ? null : parts.check(list);
  }

  isOpen(seat: Seat): boolean {
    if (this.mode === 'one') return this.seats[0] === seat;
    const index = this.seats.indexOf(seat);
    return index >= 0 && this.given[index] === NONE;
  }

  /** The answer of a question that leaves nothing to decide, with the seats that have nothing to decide answered. */
  foregone(): Plain | None {
    if (this.mode === 'one') {
      // Most questions by far: kept short.
      if (this.first === null) this.first = this.make(this.seats[0]);
      return this.parts === null && this.first.length > 1 ? NONE : this.only(this.seats[0]);
    }
    if (this.given !== NOTHING_GIVEN) return this.result();
    if (this.mode === 'first' && this.nobodyCan()) return null;
    this.given = this.seats.map((seat) =>
      this.mode === 'all' ? this.only(seat) : this.options(seat).length === 0 ? DONE : NONE,
    );
    return this.result();
  }

  /** Is this a window nobody can answer in, with nothing to replay? It is over then: who opened it need not wait for it. */
  passes(): boolean {
    if (this.t.feed !== null || !this.nobodyCan()) return false;
    this.t.tick();
    this.t.skipped(this, null);
    return true;
  }

  /** Most windows by far: nothing is kept of them. */
  private nobodyCan(): boolean {
    for (let i = 0; i < this.seats.length; i++) if (this.make(this.seats[i]).length > 0) return false;
    return true;
  }

  private only(seat: Seat): Plain | None {
    const options = this.options(seat);
    if (this.question.always) return NONE;
    if (this.parts !== null && this.goesOn(options, EMPTY)) return NONE;
    if (this.parts !== null && this.missing(EMPTY) === null) return EMPTY;
    if (this.parts === null && options.length === 1) return options[0];
    if (this.parts !== null || options.length === 0)
      throw new RuleError(`question "${this.question.kind}" leaves seat ${seat} nothing to choose`);
    return NONE;
  }

  give(seat: Seat, value: Plain): void {
    this.given[this.seats.indexOf(seat)] = value;
  }

  /** What the rule gets once enough seats have answered, else NONE. */
  result(): Plain | None {
    if (this.mode === 'all') return this.given.includes(NONE) ? NONE : (this.given as Plain[]);
    for (let i = 0; i < this.given.length; i++) {
      const value = this.given[i];
      if (value === NONE) return NONE;
      // An answer counts only once all before it have passed, so seats may answer in any order.
      if (value !== DONE) return { seat: this.seats[i], use: value };
    }
    return null;
  }
}

const EMPTY: readonly Plain[] = [];
const NO_OPTIONS: readonly Plain[] = [];
const NOTHING_GIVEN: (Plain | None)[] = [];

/**
 * A die, a draw: `n` outcomes, equally likely or in proportion to `counts`. Suspends only if no source is lent. As an Asking it is
 * its own iterator, and what that says.
 */
export class Chance {
  readonly why: string;
  readonly n: number;
  readonly counts: readonly number[] | null;
  readonly seenBy: Mask;
  /** What `next` said last. */
  done = false;
  value: unknown = null;
  private readonly t: Table<unknown>;
  private waiting = false;

  constructor(t: Table<unknown>, why: string, n: number, counts: readonly number[] | null, seenBy: Mask) {
    this.t = t;
    this.why = why;
    this.n = n;
    this.counts = counts;
    this.seenBy = seenBy;
  }

  [Symbol.iterator](): Iterator<Request, number, unknown> {
    return this as unknown as Iterator<Request, number, unknown>;
  }

  next(outcome?: unknown): this {
    if (this.waiting) return this.end(outcome);
    const t = this.t;
    // One outcome is no chance: it leaves no trace.
    if (this.n === 1 && this.counts === null) return this.end(0);
    t.tick();
    if (t.feed !== null) {
      const fed = t.feed.chance(this);
      if (fed !== NONE) return this.end(fed);
    }
    if (t.rng !== null) {
      const drawn = this.draw(t.rng);
      t.chanced(this.why, drawn);
      return this.end(drawn);
    }
    this.waiting = true;
    this.value = this;
    return this;
  }

  private end(outcome: unknown): this {
    this.done = true;
    this.value = outcome;
    return this;
  }

  /** Some outcome; an impossible one (-1) if there is none. */
  sample(rng: Rng): number {
    return this.counts === null ? rng(this.n) : weigh(this.counts, rng);
  }

  draw(rng: Rng): number {
    const outcome = this.sample(rng);
    if (!this.possible(outcome)) throw new RuleError(`chance "${this.why}" has nothing to draw from`);
    return outcome;
  }

  possible(outcome: number): boolean {
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= this.n) return false;
    return this.counts === null || this.counts[outcome] > 0;
  }
}
