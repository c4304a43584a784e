import type { Decision, Draft } from './decision.ts';
import type { Match } from './match.ts';
import type { OptionMeaning, QuestionMeaning } from './meaning.ts';
import type { Plain, Seat } from './plain.ts';
import type { Rng } from './random.ts';
import type { Face, Ruleset, State } from './ruleset.ts';
import type { Run } from './run.ts';
import type { RefusedAnswer } from './submit.ts';

/**
 * A match as a seat that is asked may know it: what a bot is handed. No way leads from here to the state, the record or
 * what others see; the match itself is behind a name that not even a cast can reach.
 */
export class Outlook<S extends State = State, V extends Plain = Plain> {
  readonly ruleset: Ruleset<S, V>;
  readonly seat: Seat;
  /** Without the refusals: who chooses among options need not know what is none. */
  readonly decision: Decision;
  readonly #match: Match<S, V>;
  #view: V | undefined;

  /** Throws where the seat is not asked. */
  constructor(match: Match<S, V>, seat: Seat) {
    const decision = match.decision(seat, false);
    if (decision === null) throw new Error(`seat ${seat} has not been asked`);
    this.ruleset = match.ruleset;
    this.seat = seat;
    this.decision = decision;
    this.#match = match;
  }

  get view(): V {
    this.#view ??= this.#match.view(this.seat);
    return this.#view;
  }

  /** What the question means, as the game says it. */
  get question(): QuestionMeaning {
    return this.ruleset.meanings?.question(this.view, this.decision) ?? {};
  }

  /** What choosing an option means, as the game says it. */
  meaning(option: Face): OptionMeaning {
    return this.ruleset.meanings?.option(this.view, this.decision, option) ?? {};
  }

  /** Of an answer put together from parts: what may come next, and what is still missing. */
  composing(ids: readonly string[]): Draft | RefusedAnswer {
    return this.#match.composing(this.seat, ids);
  }

  /** Something that may be so, for all the seat knows. With `keep` it can be copied in turn. Null where none was found. */
  world(rng: Rng, keep = false): Run<S> | null {
    return this.#match.world(this.seat, rng, keep);
  }
}

/** A playout as the seat whose answer is due may know it: the same for those who play without ids and words. */
export class Glance<S extends State = State> {
  readonly ruleset: Ruleset<S>;
  readonly #run: Run<S>;

  constructor(run: Run<S>) {
    this.ruleset = run.ruleset;
    this.#run = run;
  }

  /** The seat whose answer is due. */
  get seat(): Seat {
    return this.#run.seat;
  }

  /** See `Run.mayClose`. */
  mayClose(): boolean {
    return this.#run.mayClose();
  }

  /** What it may choose: see `Run.options`. */
  options(): readonly Plain[] {
    return this.#run.options();
  }

  /** See `Run.additions`. */
  additions(): readonly Plain[] {
    return this.#run.additions();
  }

  world(rng: Rng, keep = false): Run<S> | null {
    return this.#run.someWorld(this.#run.seat, rng, keep);
  }
}
