/** What we measure: a game on our kernel, as the variants use it. */
import { badges as badgesRules } from '@indigo/badges';
import { bots, choose } from '@indigo/bots';
import { classic as classicRules } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { hex as hexRules } from '@indigo/hex';
import {
  type AnyRuleset,
  Match,
  type MatchRecord,
  type OptionValues,
  Run,
  readOptions,
  type Seat,
  type State,
  seeded,
} from '@indigo/kernel';
import { master as masterRules } from '@indigo/master';
import { mit as mitRules } from '@indigo/mit';
import { policy } from './policy.ts';

/** As many as a game has room for. */
const MOST_SEATS = 4;
const { random } = bots;

export class Subject {
  private readonly ruleset: AnyRuleset;
  private readonly seats: number;
  private readonly options: OptionValues;
  private readonly pick = policy();
  /** The same for all matches: a source a match would be a new function for the compiler each time. */
  private readonly dice = seeded(1);

  constructor(ruleset: AnyRuleset, options: OptionValues = {}) {
    this.ruleset = ruleset;
    this.options = readOptions(ruleset, options);
    this.seats = Math.min(MOST_SEATS, ruleset.seats.max);
  }

  /** Sets a match up, to its first question. */
  begin(): Run<State> {
    return this.run(false);
  }

  /** Plays one match with random answers to its end, at full speed: no journal, no record, no narration. */
  play(): { decisions: number; winner: Seat } {
    const run = this.run(false);
    let decisions = 0;
    while (run.pending !== null) if (this.step(run)) decisions++;
    return { decisions, winner: run.winners?.[0] ?? -1 };
  }

  /** A match that can be copied, at some decision of about this turn; null if it ends before. */
  reach(turn: number): Midgame | null {
    const run = this.run(true);
    while (run.pending !== null && this.ruleset.turn(run.s) < turn) this.step(run);
    for (let more = this.pick(16); run.pending !== null && more > 0; more--) this.step(run);
    return run.pending === null ? null : new Midgame(run);
  }

  /** A finished match, and how many answers it took. */
  recorded(seed: number): { record: MatchRecord; answers: number } {
    const match = Match.start(
      this.ruleset,
      { seats: this.seats, options: this.options },
      { rng: seeded(seed), narrate: false },
    );
    let answers = 0;
    while (!match.over) {
      const [seat] = match.open();
      const taken = match.submit(seat, match.no, random.answer(match.outlook(seat), this.pick));
      if ('refused' in taken) throw new Error(taken.reason);
      answers++;
    }
    return { record: match.record, answers };
  }

  /** Plays a record again to its end, every answer checked. */
  load(record: MatchRecord): Match {
    return Match.load(this.ruleset, record, { narrate: false });
  }

  private run(keep: boolean): Run<State> {
    const s = this.ruleset.create(this.seats, this.options);
    return Run.at(this.ruleset, s, this.seats, { rng: this.dice, keep });
  }

  /** One random step. False: there was nothing to choose. */
  private step(run: Run<State>): boolean {
    const several = run.mayClose() || run.options().length > 1;
    run.play(choose(run, this.pick));
    return several;
  }
}

/** A running match and the copies that can be made of it. */
export class Midgame {
  private readonly match: Run<State>;
  private readonly rng = seeded(1);

  constructor(match: Run<State>) {
    this.match = match;
  }
  get state(): State {
    return this.match.s;
  }
  clone(): State {
    return this.match.ruleset.clone(this.match.s);
  }
  fork(): Run<State> {
    return this.match.fork(this.rng);
  }
  /** For the seat that is to decide. Deals that do not fit are part of the price. */
  world(): Run<State> | null {
    return this.match.someWorld(this.match.seat, this.rng);
  }
}

export const race = new Subject(diceRace);

/** Every rule on: no option of the ruleset takes one away. */
export const classic = new Subject(classicRules);
export const badges = new Subject(badgesRules);
export const mit = new Subject(mitRules);
/** Here expansions are options, off by default. */
export const master = new Subject(masterRules, {
  abilities: true,
  flips: true,
  initiative: true,
  draft: true,
});
export const hex = new Subject(hexRules);
/** The setup that draws its Pokémon, too. */
export const hexAtRandom = new Subject(hexRules, { setup: 'random' });
