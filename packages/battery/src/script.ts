import {
  type AnyRuleset,
  type Chance,
  type Decision,
  Match,
  type MatchOptions,
  type OptionValues,
  type Plain,
  type Reader,
  type RefusalCode,
  type Ruleset,
  read,
  type Say,
  type Seat,
  SPECTATOR,
  type State,
  same,
  seeded,
} from '@indigo/kernel';
import { onTestFinished } from 'vitest';

/** One outcome of chance as a test states it: the name of the chance and what comes out. */
export type Said = readonly [why: string, outcome: Plain];

/** Turns what a test says (pips, the name of a card) into the outcome the rules count with. */
export type Outcome<S> = (chance: Chance, said: Plain, s: S) => number;

export interface ScriptSetup<S> {
  readonly seats: number;
  readonly options?: OptionValues;
  /**
   * Where to begin, between two steps (what runs next is on its agenda): a state, or what to do to the state the
   * ruleset creates. Without it the match begins at the beginning.
   */
  readonly state?: S | ((fresh: S) => void);
  /** Chance before the first question is drawn with this seed instead of being stated. */
  readonly seed?: number;
  /** How the game's people speak of chance. Without it outcomes are the numbers 0..n-1. */
  readonly outcome?: Outcome<S>;
}

/** An answer that was not taken: the kernel's code, and the clause and reason the game shows for it, if it does. */
export interface ScriptRefusal {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly clause: string | null;
  readonly why: Say | null;
}

/**
 * Plays a match in which the test decides everything: answers by option id, chance by name. It fails when a roll is
 * missing, has another name or is left over; when an answer is refused; and when the finished script does not replay.
 *
 * ```ts
 * const t = script(diceRace, { seats: 2, seed: 1, outcome: pips });
 * t.expectAsked('go', 0);              // R-TURN-01: nothing to decide before the roll
 * t.answer('go:5').rolls(['card', 'boost'], ['move', 3]);
 * expect(t.s.racers[0].hand).toHaveLength(1);
 * ```
 *
 * Rolls may be stated before or after the answer that needs them. At the end of the test the script checks itself;
 * `done()` does so earlier.
 */
export function script<S extends State, V extends Plain>(
  ruleset: Ruleset<S, V>,
  setup: ScriptSetup<S>,
): Script<S, V> {
  const made = new Script(ruleset, setup);
  onTestFinished(({ task }) => {
    // Whatever else went wrong comes first.
    if (task.result?.state !== 'fail') made.done();
  });
  return made;
}

export class Script<S extends State, V extends Plain = Plain> {
  readonly match: Match<S, V>;
  private readonly ruleset: Ruleset<S, V>;
  private readonly outcome: Outcome<S>;
  private readonly said: Said[] = [];
  private waitsFor: Chance | null = null;

  constructor(ruleset: Ruleset<S, V>, setup: ScriptSetup<S>) {
    this.ruleset = beginningAt(ruleset, setup.state);
    this.outcome = setup.outcome ?? ((_chance, said) => said as number);
    this.match = Match.start(this.ruleset, setup, STRICT);
    if (setup.seed !== undefined) {
      const rng = seeded(setup.seed);
      for (let chance = this.match.chance; chance !== null; chance = this.match.chance) {
        this.take(this.match.roll(chance.draw(rng)), `"${chance.why}" drawn by the seed`);
      }
    }
  }

  // ── chance ──

  /** States one outcome: `.roll('move', 3)`. */
  roll(why: string, outcome: Plain): this {
    return this.rolls([why, outcome]);
  }

  /** States outcomes in order: `.rolls(['move', 3], ['catch', 5])` or `.rolls({ move: 3, catch: 5 })`. */
  rolls(...said: readonly (Said | { readonly [why: string]: Plain })[]): this {
    for (const one of said) {
      if (isSaid(one)) this.said.push(one);
      else this.said.push(...Object.entries(one));
    }
    this.pump();
    return this;
  }

  /** The match waits for this chance, and the script may end here. */
  expectChance(why: string): this {
    const { chance } = this.match;
    if (chance === null || chance.why !== why) throw this.wrong(`expected to wait for the chance "${why}"`);
    this.waitsFor = chance;
    return this;
  }

  // ── answers ──

  /** The answer of the seat that is asked (of several: the first in order), an id or the ids of its parts. */
  answer(ids: string | readonly string[]): this {
    return this.answers(this.asked(`answer ${JSON.stringify(ids)}`), ids);
  }

  /** The answer of one seat. */
  answers(seat: Seat, ids: string | readonly string[]): this {
    if (this.match.chance !== null) throw this.wrong(`cannot answer ${JSON.stringify(ids)} yet`);
    this.take(this.match.submit(seat, this.match.no, ids), `seat ${seat} answers ${JSON.stringify(ids)}`);
    this.pump();
    return this;
  }

  /** These seats pass, or everybody who is still asked. */
  pass(...seats: readonly Seat[]): this {
    const { no } = this.match;
    for (const seat of seats.length > 0 ? seats : this.match.open()) {
      if (seats.length > 0 || this.match.no === no) this.answers(seat, 'pass');
    }
    return this;
  }

  /** The answer must be refused, and is: why. */
  refusal(ids: string | readonly string[], seat: Seat = this.asked('refuse')): ScriptRefusal {
    const decision = this.match.decision(seat);
    const shown = decision?.refused.find((refused) => refused.id === (Array.isArray(ids) ? ids.at(-1) : ids));
    const result = this.match.submit(seat, this.match.no, ids);
    if ('ok' in result)
      throw this.wrong(`${JSON.stringify(ids)} of seat ${seat} was accepted and should not be`);
    return {
      code: result.refused,
      reason: result.reason,
      clause: shown?.clause ?? null,
      why: shown?.why ?? null,
    };
  }

  // ── looking ──

  /** The state. Between answers a test may look at anything in it. */
  get s(): S {
    return this.match.s;
  }

  get over(): boolean {
    return this.match.over;
  }

  get winners(): readonly Seat[] | null {
    return this.match.winners;
  }

  /** The pending question has this kind and, if given, is put to exactly this seat or these seats. */
  expectAsked(kind: string, seat?: Seat | readonly Seat[]): this {
    const open = this.match.open();
    const found = open.length === 0 ? null : this.decision(open[0]).kind;
    if (found !== kind) throw this.wrong(`expected the question "${kind}"`);
    if (seat !== undefined && !same(open, typeof seat === 'number' ? [seat] : seat)) {
      throw this.wrong(`expected "${kind}" to be asked of ${JSON.stringify(seat)}`);
    }
    return this;
  }

  decision(seat: Seat = this.asked('show a decision')): Decision {
    const decision = this.match.decision(seat);
    if (decision === null) throw this.wrong(`seat ${seat} is not asked`);
    return decision;
  }

  optionIds(seat?: Seat): string[] {
    return this.decision(seat).options.map((option) => option.id);
  }

  /** What a seat (without one: a spectator) was told so far, or only the lines with this key. */
  told(seat: Seat = SPECTATOR, key?: string): Say[] {
    const lines = this.match.story(seat).map((line) => line.say);
    return key === undefined ? lines : lines.filter((say) => say[0] === key);
  }

  /** The same in words. */
  story(seat: Seat = SPECTATOR): string[] {
    return this.told(seat).map((say) => read(this.ruleset.words, say, byNumber));
  }

  view(seat: Seat): V {
    return this.match.view(seat);
  }

  // ── the end ──

  /** Nothing may be left over or missing, and the record must lead to the same state again. */
  done(): void {
    if (this.said.length > 0) throw this.wrong(`left over: ${JSON.stringify(this.said)}`);
    const { chance } = this.match;
    if (chance !== null && chance !== this.waitsFor) throw this.wrong('a roll is missing');
    const record = JSON.parse(JSON.stringify(this.match.record));
    const again = Match.load(this.ruleset as AnyRuleset, record, STRICT);
    if (!same(again.s as Plain, this.s as unknown as Plain))
      throw this.wrong('the record leads to another state');
  }

  private asked(what: string): Seat {
    const [seat] = this.match.open();
    if (seat === undefined) throw this.wrong(`cannot ${what}: nobody is asked`);
    return seat;
  }

  private pump(): void {
    for (let chance = this.match.chance; chance !== null; chance = this.match.chance) {
      const next = this.said.shift();
      if (next === undefined) return;
      const [why, said] = next;
      if (why !== chance.why) throw this.wrong(`said "${why}" comes out as ${JSON.stringify(said)}`);
      const outcome = this.outcome(chance, said, this.s);
      if (!chance.possible(outcome)) {
        const odds =
          chance.counts === null ? `0..${chance.n - 1}` : `counts ${JSON.stringify(chance.counts)}`;
        throw this.wrong(
          `"${why}" cannot come out as ${JSON.stringify(said)} (outcome ${outcome} of ${odds})`,
        );
      }
      this.take(this.match.roll(outcome), `"${why}" comes out as ${JSON.stringify(said)}`);
    }
  }

  private take(
    result: { readonly ok: true } | { readonly refused: RefusalCode; readonly reason: string },
    what: string,
  ) {
    if ('refused' in result) throw this.wrong(`${what}: refused (${result.refused}): ${result.reason}`);
  }

  /** What is wrong, and where the match stands. */
  private wrong(what: string): Error {
    const { match } = this;
    const [seat] = match.open();
    const decision = seat === undefined ? null : match.decision(seat);
    let stands = `over, won by ${JSON.stringify(match.winners)}`;
    if (match.chance !== null) stands = `waiting for the chance "${match.chance.why}"`;
    else if (decision !== null) {
      const ids = decision.options.map((option) => option.id).join(', ');
      stands = `asking seat ${match.open().join(', ')} "${decision.kind}" (${decision.clause}): ${ids}`;
    }
    return new Error(`${what}\n  the match is ${stands}\n  told: ${this.story().slice(-5).join(' | ')}`);
  }
}

const STRICT: MatchOptions = { strict: true };

const byNumber: Reader = { you: null, name: (seat) => `seat ${seat}` };

const isSaid = (one: Said | { readonly [why: string]: Plain }): one is Said => Array.isArray(one);

/** The same ruleset, but its matches begin at a prepared state. */
function beginningAt<S extends State, V extends Plain>(
  ruleset: Ruleset<S, V>,
  state: ScriptSetup<S>['state'],
): Ruleset<S, V> {
  if (state === undefined) return ruleset;
  const create = (seats: number, options: OptionValues): S => {
    if (typeof state !== 'function') return ruleset.clone(state);
    const fresh = ruleset.create(seats, options);
    state(fresh);
    return fresh;
  };
  return { ...ruleset, create };
}
