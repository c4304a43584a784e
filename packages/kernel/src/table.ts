import type { Entry } from './entry.ts';
import { RuleError } from './errors.ts';
import type { Feed } from './feed.ts';
import { ALL, frozen, type Mask, type Plain, type Seat } from './plain.ts';
import type { Rng } from './random.ts';
import { Asking, Chance, outright, type Parts, type Question, type Rules } from './request.ts';

/** Hears everything that is told, with who may hear it. */
export type Listener = (to: Mask, what: string, facts: readonly Plain[]) => void;

/** What has been decided since the last snapshot: enough to get here again from there. */
export interface Journal {
  readonly what: string[];
  readonly value: Plain[];
}

export const emptyJournal = (): Journal => ({ what: [], value: [] });

/** More requests than any rule needs between two answers: beyond it a rule runs in circles. */
const IDLE_LIMIT = 20_000;

/** What a rule author holds: the state, the people and the dice. */
export class Table<S> {
  readonly s: S;
  /** How many seats there are. */
  readonly n: number;
  /** @internal */ rng: Rng | null;
  /** @internal */ feed: Feed | null = null;
  /** @internal */ journal: Journal | null = null;
  /** @internal */ entries: Entry[] | null = null;
  /** @internal */ listener: Listener | null = null;
  /** @internal How often something hidden has come to light: an answer followed by that cannot be taken back. */
  disclosures = 0;
  /** @internal The seat that answered last. */
  answerer: Seat = -1;
  /** @internal Hears of questions that left nothing to decide. */
  onSkipped: ((asking: Asking) => void) | null = null;
  /** @internal Is called between two steps. */
  onStep: (() => void) | null = null;
  /** @internal */ idle = 0;
  private readonly orders: Orders;

  /** `strict`: seats in table order come frozen, so that a rule that changes them is caught. */
  constructor(s: S, seats: number, rng: Rng | null, strict = false) {
    this.s = s;
    this.n = seats;
    this.rng = rng;
    this.orders = (strict ? STRICT_ORDERS : ORDERS)[seats];
  }

  /** One seat picks one option. A question with one option is not asked, unless that would tell (`Question.always`). */
  ask<const V extends Plain>(seat: Seat, question: Question, options: () => readonly V[]): Rules<V> {
    return new Asking(this, 'one', ALONE[seat], question, options, null) as unknown as Rules<V>;
  }

  /** One seat puts an answer together from several parts. */
  compose<const V extends Plain>(
    seat: Seat,
    question: Question,
    options: () => readonly V[],
    parts: Parts,
  ): Rules<readonly V[]> {
    const asking = new Asking(this, 'one', ALONE[seat], question, options, parts);
    return asking as unknown as Rules<readonly V[]>;
  }

  /** All these seats answer, in any order; the answers are released together, in the order of `seats`. */
  together<const V extends Plain>(
    seats: readonly Seat[],
    question: Question,
    options: (seat: Seat) => readonly V[],
  ): Rules<readonly V[]> {
    const asking = new Asking(this, 'all', seats, question, options, null);
    return asking as unknown as Rules<readonly V[]>;
  }

  /** As `together`, each seat putting its answer together from several parts. */
  composeTogether<const V extends Plain>(
    seats: readonly Seat[],
    question: Question,
    options: (seat: Seat) => readonly V[],
    parts: Parts,
  ): Rules<readonly (readonly V[])[]> {
    const asking = new Asking(this, 'all', seats, question, options, parts);
    return asking as unknown as Rules<readonly (readonly V[])[]>;
  }

  /** The first of these seats, in this order, that does not pass. Seats that cannot respond are not asked. */
  window<const V extends Plain>(
    seats: readonly Seat[],
    question: Question,
    responses: (seat: Seat) => readonly V[],
  ): Rules<{ readonly seat: Seat; readonly use: V } | null> {
    const asking = new Asking(this, 'first', seats, question, responses, null);
    return asking as unknown as Rules<{ readonly seat: Seat; readonly use: V } | null>;
  }

  /**
   * As `window`, with what an answer leads to: true if there was one. Rules open many windows and hardly anybody can answer: where
   * nobody can, no procedure begins.
   */
  respond<const V extends Plain>(
    seats: readonly Seat[],
    question: Question,
    responses: (seat: Seat) => readonly V[],
    resolve: (seat: Seat, use: V) => Rules,
  ): Rules<boolean> {
    const asking = new Asking(this, 'first', seats, question, responses, null);
    return asking.passes() ? NOBODY : resolved(asking as unknown as Rules<Response<V>>, resolve);
  }

  /** One of `n` equally likely outcomes. */
  chance(why: string, n: number, seenBy: Mask = ALL): Rules<number> {
    return new Chance(this, why, n, null, seenBy) as unknown as Rules<number>;
  }

  /** One of several outcomes, each as likely as its count. */
  weighted(why: string, counts: readonly number[], seenBy: Mask = ALL): Rules<number> {
    return new Chance(this, why, counts.length, counts, seenBy) as unknown as Rules<number>;
  }

  /**
   * Everything a seat learns is told to it. Costs nothing while nobody listens: hence no rest parameter, which would make
   * its list all the same.
   */
  tell(to: Mask, what: string, a?: Plain, b?: Plain, c?: Plain, d?: Plain, e?: Plain): void {
    if (this.listener === null) return;
    this.listener(
      to,
      what,
      [a, b, c, d, e].filter((fact) => fact !== undefined),
    );
  }

  /** All seats in table order, beginning with this one. */
  from(seat: Seat): readonly Seat[] {
    return this.orders.from[seat];
  }

  /** All seats but this one, in table order from its left. */
  others(seat: Seat): readonly Seat[] {
    return this.orders.others[seat];
  }

  /** @internal Something hidden came to light. */
  disclose(): void {
    this.disclosures++;
  }

  /** @internal */
  tick(): void {
    if (++this.idle > IDLE_LIMIT) {
      throw new RuleError(`a rule made ${IDLE_LIMIT} requests without asking anybody: it runs in circles`);
    }
  }

  /** @internal */
  keep(what: string, value: Plain): void {
    const journal = this.journal;
    if (journal === null) return;
    journal.what.push(what);
    journal.value.push(value);
  }

  /** @internal A question that left nothing to decide. That somebody else was not asked may tell what they hold. */
  skipped(asking: Asking, answer: Plain): void {
    if (this.journal !== null) this.keep(asking.question.kind, answer);
    if (asking.mode !== 'one' || asking.seats[0] !== this.answerer) this.disclosures++;
    if (this.onSkipped !== null) this.onSkipped(asking);
  }

  /** @internal A chance outcome, drawn here or brought from outside. */
  chanced(why: string, outcome: number): void {
    this.keep(why, outcome);
    if (this.entries !== null) this.entries.push(outcome);
    this.disclosures++;
  }
}

const NOBODY = outright(false);
type Response<V> = { readonly seat: Seat; readonly use: V } | null;

function* resolved<V>(window: Rules<Response<V>>, resolve: (seat: Seat, use: V) => Rules): Rules<boolean> {
  const answer = yield* window;
  if (answer === null) return false;
  yield* resolve(answer.seat, answer.use);
  return true;
}

const MAX_SEATS = 7;
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

/** All seats in table order, and all but the first, by the seat it begins with. */
interface Orders {
  readonly from: readonly (readonly Seat[])[];
  readonly others: readonly (readonly Seat[])[];
}

const ordersOf = (n: number): Orders => {
  const from = Array.from({ length: n }, (_, seat) => Array.from({ length: n }, (_, i) => (seat + i) % n));
  return { from, others: from.map((order) => order.slice(1)) };
};
const ORDERS: readonly Orders[] = Array.from({ length: MAX_SEATS + 1 }, (_, n) => ordersOf(n));
const STRICT_ORDERS: readonly Orders[] = ORDERS.map((_, n) => frozen(ordersOf(n)));
