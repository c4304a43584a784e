import {
  type AnyRuleset,
  type Asking,
  DONE,
  type Features,
  type OptionValues,
  PASS,
  type Plain,
  type Rng,
  Run,
  type Seat,
  type State,
  seeded,
  seedOf,
} from '@indigo/kernel';

/** What was sent cannot be done. Nothing has changed. */
export class EnvError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EnvError';
  }
}

/** One of the options: its place in the list, from 0, or its id. */
export type Answer = number | string;

/** Closes an answer that is put together from parts. */
const CLOSE = 'done';

/** How a match came out. */
export interface Ended {
  readonly seed: number;
  readonly winners: readonly Seat[];
  /** By seat: winners share one point, the others get none. */
  readonly rewards: readonly number[];
  readonly decisions: number;
  readonly turns: number;
  /** It was stopped because it took too many decisions. */
  readonly cut: boolean;
}

/** What the seat to act may know. */
export interface Observation {
  /** Of the dice of this match: the same answers to it make the same match. */
  readonly seed: number;
  readonly decision: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The question, and the clause of the rules that asks it. */
  readonly kind: string;
  readonly clause: string;
  /** What may be answered, by id. There are at least two, unless that would tell what the seat holds. */
  readonly options: readonly string[];
  /** Of an answer that takes several parts: those chosen so far. */
  readonly parts?: readonly string[];
  readonly view?: Plain;
  /** Seat by seat, the one to act first, as it may know them. Null where the game has none. */
  readonly features: readonly (readonly number[])[] | null;
  /** The match before this one, which the last answer ended. */
  readonly ended?: Ended;
}

/** What all tables of an environment share. */
export interface Terms {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly options: OptionValues;
  readonly features: Features | null;
  readonly view: boolean;
  readonly maxDecisions: number;
}

/** A table at which one match follows the other. */
export class Table {
  private readonly terms: Terms;
  private readonly nextSeed: () => number;
  private readonly numbers: Float64Array;
  private run!: Run<State>;
  private guess!: Rng;
  private seed = 0;
  private decisions = 0;
  private parts: readonly string[] = [];
  private ended: Ended | null = null;

  constructor(terms: Terms, nextSeed: () => number) {
    this.terms = terms;
    this.nextSeed = nextSeed;
    this.numbers = new Float64Array(terms.features?.count ?? 0);
    this.begin();
  }

  private begin(): void {
    const { ruleset, seats, options, features } = this.terms;
    this.seed = this.nextSeed();
    this.guess = seeded(seedOf(this.seed, 1));
    this.decisions = 0;
    this.parts = [];
    const how = { rng: seeded(this.seed), keep: features !== null };
    this.run = Run.at(ruleset, ruleset.create(seats, options), seats, how);
  }

  /** The place of an answer among the options. Throws an EnvError if it is none of them. */
  placeOf(answer: unknown): number {
    const options = this.run.options();
    const place =
      typeof answer === 'string' ? options.findIndex((value) => this.idOf(value) === answer) : answer;
    if (typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < options.length)
      return place;
    const known = options.slice(0, 8).map((value) => this.idOf(value));
    const more = options.length > known.length ? ', …' : '';
    const last = options.length - 1;
    throw new EnvError(
      `${show(answer)} is no option; take 0 to ${last}, or one of ${known.join(', ')}${more}`,
    );
  }

  /** Answers with the option at this place. A match that ends is followed by the next. */
  play(place: number): void {
    const { run, terms } = this;
    const { seat, pending: asking } = run;
    const value = run.options()[place];
    const id = this.idOf(value);
    run.play(value);
    // An answer of several parts is one decision.
    const whole = run.pending !== asking || run.seat !== seat || asking === null || !composes(asking);
    this.parts = whole ? [] : [...this.parts, id];
    if (whole) this.decisions++;
    const cut = run.pending !== null && whole && this.decisions >= terms.maxDecisions;
    this.ended = run.pending === null || cut ? this.end(cut) : null;
    if (this.ended !== null) this.begin();
  }

  /** Nothing is answered here this time. */
  wait(): void {
    this.ended = null;
  }

  private end(cut: boolean): Ended {
    const { seed, run, decisions } = this;
    const { ruleset, seats } = this.terms;
    const winners = run.winners ?? [];
    const rewards = Array.from({ length: seats }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
    return { seed, winners, rewards, decisions, turns: ruleset.turn(run.s), cut };
  }

  observe(): Observation {
    const { run, terms, seed, decisions, parts, ended } = this;
    const { ruleset } = terms;
    const { seat } = run;
    const { question } = run.pending as Asking;
    return {
      seed,
      decision: decisions,
      turn: ruleset.turn(run.s),
      seat,
      kind: question.kind,
      clause: question.clause,
      options: run.options().map((value) => this.idOf(value)),
      ...(parts.length > 0 && { parts }),
      ...(terms.view && { view: ruleset.view(run.s, seat) }),
      features: this.features(seat),
      ...(ended !== null && { ended }),
    };
  }

  private idOf(value: Plain): string {
    const { run, terms } = this;
    const asking = run.pending as Asking;
    if (value === DONE) return composes(asking) ? CLOSE : PASS;
    return terms.ruleset.face(run.s, asking, value, run.seat).id;
  }

  /** From a world the seat holds for possible: what is hidden from it must not show in a number. */
  private features(seat: Seat): readonly (readonly number[])[] | null {
    const { features, seats } = this.terms;
    if (features === null) return null;
    const world = this.run.someWorld(seat, this.guess);
    if (world === null) return null;
    return Array.from({ length: seats }, (_, i) => {
      features.write(world.s, (seat + i) % seats, this.numbers, 0);
      return Array.from(this.numbers, (number) => Math.round(number * 1e6) / 1e6);
    });
  }
}

const composes = (request: NonNullable<Run<State>['pending']>): boolean =>
  'parts' in request && request.parts !== null;

const MOST_SHOWN = 60;

/** Reading takes any depth, writing does not. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return 'something nested too deeply';
  }
}

/** What was sent, short enough for a line. */
export function show(value: unknown): string {
  const text = written(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
