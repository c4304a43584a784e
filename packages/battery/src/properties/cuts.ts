import {
  Asking,
  Chance,
  DONE,
  hidesFrom,
  isCovert,
  type Plain,
  type Rng,
  type Run,
  type Say,
  type Seat,
  SPECTATOR,
  type State,
  same,
  sees,
} from '@indigo/kernel';
import { lookers, type Point } from '../game.ts';

/**
 * Other world, same cuts: the truth and a world of a looker are played on side by side. As long as the looker is told the
 * same, what it is told must be cut in the same places: where the game stops to ask somebody shows what they hold.
 */
export function checkCuts({ match, rng }: Point, stops = 8): void {
  for (const looker of lookers(match, SPECTATOR)) {
    const world = match.world(looker, rng);
    if (world === null || world.pending === null || match.chance !== null) continue;
    new Pair(match.fork(null), world, looker, rng).play(stops);
  }
}

/** A place where the game stopped, as far as a looker notices. */
interface Stop {
  readonly told: readonly Say[];
  readonly view: string;
  /** For whoever reads of a fault. */
  readonly why: string;
}

interface Rolled {
  readonly why: string;
  readonly outcome: number;
  readonly seen: boolean;
}

/** One of the two, with what its looker noticed. */
class Side {
  readonly run: Run<State>;
  readonly stops: Stop[] = [];
  private readonly looker: Seat;
  private told: Say[] = [];
  private view: string;
  rolled = 0;

  constructor(run: Run<State>, looker: Seat) {
    this.run = run;
    this.looker = looker;
    this.view = this.look();
    run.t.rng = null;
    run.t.listener = (to, what, facts) => {
      if (sees(to, looker)) this.told.push([what, ...facts]);
    };
    run.t.onSkipped = (asking) => {
      if (isCovert(asking)) this.stop(`passed over "${asking.question.kind}"`);
    };
  }

  private look(): string {
    return JSON.stringify(this.run.ruleset.view(this.run.s, this.looker));
  }

  /** Where there is no news, a stop shows nobody anything. */
  private stop(why: string): void {
    const view = this.look();
    if (this.told.length === 0 && view === this.view) return;
    this.stops.push({ told: this.told, view, why });
    this.told = [];
    this.view = view;
  }

  /** Lets chance happen until somebody is asked. False: it cannot happen in both alike. */
  settle(dice: Rolled[], rng: Rng): boolean {
    for (let chance = this.run.pending; chance instanceof Chance; chance = this.run.pending) {
      const before = dice[this.rolled++];
      const seen = sees(chance.seenBy, this.looker);
      if (before !== undefined && before.why !== chance.why) return false;
      const outcome = before?.seen ? before.outcome : chance.draw(rng);
      if (!chance.possible(outcome)) return false;
      if (before === undefined) dice.push({ why: chance.why, outcome, seen });
      this.run.outcome(outcome);
    }
    const { pending } = this.run;
    if (pending === null) this.stop('the end');
    else if (pending instanceof Asking) this.stop(`asked "${pending.question.kind}" of ${this.run.seat}`);
    return true;
  }

  answer(value: Plain): void {
    this.run.answer(this.run.seat, value);
  }
}

class Pair {
  private readonly sides: readonly [Side, Side];
  private readonly looker: Seat;
  private readonly rng: Rng;
  private readonly dice: Rolled[] = [];
  private compared = 0;

  constructor(truth: Run<State>, world: Run<State>, looker: Seat, rng: Rng) {
    this.sides = [new Side(truth, looker), new Side(world, looker)];
    this.looker = looker;
    this.rng = rng;
  }

  play(stops: number): void {
    if (!this.together()) return;
    while (this.compared < stops) {
      const compared = this.compare();
      if (!compared) return;
      const [here, there] = this.sides.map((side) => side.stops.length);
      const on = here === there ? this.together() : this.alone(this.sides[here < there ? 0 : 1]);
      if (!on) return;
    }
  }

  /** False: what happened is no longer the same to the looker. */
  private compare(): boolean {
    const [here, there] = this.sides;
    for (; this.compared < Math.min(here.stops.length, there.stops.length); this.compared++) {
      const pair = [here.stops[this.compared], there.stops[this.compared]];
      const [a, b] = pair[0].told.length <= pair[1].told.length ? pair : [pair[1], pair[0]];
      if (!same(a.told as Plain, b.told.slice(0, a.told.length) as Plain)) return false;
      if (a.told.length < b.told.length) {
        throw new Error(
          `seat ${this.looker} can tell: after ${JSON.stringify(a.told.at(-1) ?? null)} the game ${a.why}, or goes on to ${JSON.stringify(b.told[a.told.length])} (${b.why}), by what others hold`,
        );
      }
      if (a.view !== b.view) return false;
    }
    return true;
  }

  /** Both are asked: the same answer in both. False: there is none. */
  private together(): boolean {
    const [here, there] = this.sides;
    const [asking, other] = [here.run.pending, there.run.pending];
    if (!(asking instanceof Asking) || !(other instanceof Asking)) return false;
    if (asking.question.kind !== other.question.kind || here.run.seat !== there.run.seat) return false;
    const value = some(here.run, this.rng);
    const hidden = hidesFrom(asking.question, here.run.seat, this.looker);
    const fits = isLegal(there.run, value);
    if (!fits && !hidden) return false;
    here.answer(value);
    there.answer(fits ? value : some(there.run, this.rng));
    return this.sides.every((side) => side.settle(this.dice, this.rng));
  }

  /** Only this one has stopped here: it goes on as if nothing were wanted. */
  private alone(side: Side): boolean {
    const { pending } = side.run;
    if (!(pending instanceof Asking)) return false;
    side.answer(pending.mode === 'first' ? DONE : some(side.run, this.rng));
    return side.settle(this.dice, this.rng);
  }
}

/** Some whole answer of the seat that is asked. */
function some(run: Run<State>, rng: Rng): Plain {
  const asking = run.pending as Asking;
  const options = asking.options(run.seat);
  if (asking.parts === null) {
    if (asking.mode === 'first') return rng(3) > 0 ? DONE : options[rng(options.length)];
    return options[rng(options.length)];
  }
  const list: Plain[] = [];
  for (;;) {
    const next = asking.fitting(run.seat, list);
    if (asking.missing(list) === null && (next.length === 0 || rng(2) === 0)) return list;
    list.push(next[rng(next.length)]);
  }
}

function isLegal(run: Run<State>, value: Plain): boolean {
  const asking = run.pending as Asking;
  const options = asking.options(run.seat);
  const has = (one: Plain): boolean => options.some((option) => same(option, one));
  if (asking.parts === null) return (value === DONE && asking.mode === 'first') || has(value);
  const list: Plain[] = [];
  for (const part of value as readonly Plain[]) {
    const found = asking.fitting(run.seat, list).find((next) => same(next, part));
    if (found === undefined) return false;
    list.push(found);
  }
  return asking.missing(list) === null;
}
