import {
  type Mind,
  type OptionValues,
  type Rng,
  type Ruleset,
  Run,
  type State,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { judgementOf } from './minds.ts';
import { Network, softmax } from './network.ts';
import { chooseOf } from './random.ts';
import { bestOption, type Effort } from './search.ts';

/** A match to learn from: every position at which a turn began, as features of all seats, and who won. */
export interface Lesson {
  readonly seats: number;
  readonly positions: number;
  /** By position, then by seat. */
  readonly features: Float64Array;
  /** By seat, adding up to 1: what nobody won is shared by all. */
  readonly won: readonly number[];
}

/** What is played to learn from. */
export interface SelfPlay<S extends State> {
  readonly ruleset: Ruleset<S>;
  /** With features. */
  readonly mind: Mind<S>;
  readonly seats: number;
  readonly options: OptionValues;
  readonly maxDecisions: number;
}

/** As quick as a look: many matches teach more than a few good ones. */
const GLANCE: Effort = { futures: 16, turns: 1 };
/** One choice of so many is anything sensible, so that more than one way to play is seen. */
const STRAY = 25;

/** Plays a match against itself with what it has learned so far. */
export function selfPlay<S extends State>(play: SelfPlay<S>, network: Network, seed: number): Lesson {
  const { ruleset, mind, seats, options, maxDecisions } = play;
  const { features } = mind;
  if (features === undefined) throw new Error(`${ruleset.title} has no features to learn from`);
  const judgement = judgementOf(ruleset, mind, network);
  const run = Run.at(ruleset, ruleset.create(seats, options), seats, { rng: seeded(seed), keep: true });
  const rng = seeded(seedOf(seed, 1));
  const glance = run.glance();
  const seen: Float64Array[] = [];
  let turn = -1;
  for (let i = 0; i < maxDecisions && run.pending !== null; i++) {
    if (ruleset.turn(run.s) !== turn) {
      turn = ruleset.turn(run.s);
      seen.push(look(play, run.s));
    }
    const options = run.options();
    const sensible = judgement.sensible(run);
    const strays = rng(STRAY) === 0;
    const best =
      strays || sensible.length === 1
        ? null
        : bestOption(() => glance.world(rng, true), run.seat, judgement, GLANCE, rng);
    run.play(
      best === null
        ? chooseOf(
            sensible.map((index) => options[index]),
            rng,
          )
        : options[best],
    );
  }
  const winners = run.winners ?? [];
  const all = new Float64Array(seen.length * seats * features.count);
  for (const [at, position] of seen.entries()) all.set(position, at * position.length);
  const won = Array.from({ length: seats }, (_, seat) =>
    winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0,
  );
  return { seats, positions: seen.length, features: all, won };
}

function look<S extends State>({ mind: { features }, seats }: SelfPlay<S>, s: S): Float64Array {
  const count = features?.count ?? 0;
  const position = new Float64Array(seats * count);
  for (let seat = 0; seat < seats; seat++) features?.write(s, seat, position, seat * count);
  return position;
}

/** How much of what is learned of a position comes from the end of the match, and how much from what was thought on the way. */
const LAMBDA = 0.8;
/** Positions learned from together. */
const LOT = 32;
/** Adam's figures, as its authors have them, but for the pace. */
const ADAM = { pace: 0.002, first: 0.9, second: 0.999, least: 1e-8 };
/** Large weights are drawn back, by so much of themselves a step. */
const DECAY = 1e-5;

/** All there is to know about how far it has learned, as plain data. */
export interface LearnerState {
  readonly weights: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly steps: number;
}

/** Learns by temporal differences (TD(λ), forwards): each position from those after it and from who won. */
export class Learner {
  readonly network: Network;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly slope: Float64Array;
  private steps = 0;

  private constructor(network: Network) {
    this.network = network;
    const size = network.weights.length;
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
    this.slope = new Float64Array(size);
  }

  /** With small random weights to the hidden layer and none from it: at first all seats are equal. */
  static fresh(inputs: number, hidden: number, rng: Rng): Learner {
    const network = new Network(inputs, hidden);
    const spread = 1 / Math.sqrt(inputs);
    for (let i = 0; i < hidden * (inputs + 1); i++) {
      network.weights[i] = spread * (rng(20_001) / 10_000 - 1);
    }
    return new Learner(network);
  }

  static from(inputs: number, hidden: number, state: LearnerState): Learner {
    const learner = new Learner(new Network(inputs, hidden, Float64Array.from(state.weights)));
    learner.first.set(state.first);
    learner.second.set(state.second);
    learner.steps = state.steps;
    return learner;
  }

  get state(): LearnerState {
    const { network, first, second, steps } = this;
    return {
      weights: Array.from(network.weights),
      first: Array.from(first),
      second: Array.from(second),
      steps,
    };
  }

  /** How far off it is: the mean of -log of the chance it gave who won. With two seats a coin has 0.693. */
  loss(lessons: readonly Lesson[]): number {
    let [sum, positions] = [0, 0];
    for (const lesson of lessons) {
      for (let at = 0; at < lesson.positions; at++) sum += crossEntropy(this.chances(lesson, at), lesson.won);
      positions += lesson.positions;
    }
    return sum / Math.max(1, positions);
  }

  /** Goes through all positions in some order. */
  learn(lessons: readonly Lesson[], rng: Rng): void {
    const all = lessons.flatMap((lesson) => {
      const aims = this.aims(lesson);
      return aims.map((aim, at) => ({ lesson, at, aim }));
    });
    for (let i = all.length - 1; i > 0; i--) {
      const j = rng(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    for (let from = 0; from < all.length; from += LOT) {
      const lot = all.slice(from, from + LOT);
      this.slope.fill(0);
      for (const { lesson, at, aim } of lot) this.descend(lesson, at, aim, 1 / lot.length);
      this.step();
    }
  }

  /** What is to be thought of each position. */
  private aims(lesson: Lesson): readonly (readonly number[])[] {
    const aims: (readonly number[])[] = [];
    let aim: readonly number[] = lesson.won;
    for (let at = lesson.positions - 1; at >= 0; at--) {
      aims[at] = aim;
      const thought = this.chances(lesson, at);
      const after = aim;
      aim = thought.map((chance, seat) => (1 - LAMBDA) * chance + LAMBDA * after[seat]);
    }
    return aims;
  }

  private chances({ seats, features }: Lesson, at: number): number[] {
    const { inputs, hidden } = this.network;
    const layer = new Float64Array(hidden);
    return softmax(
      Array.from({ length: seats }, (_, seat) =>
        this.network.standing(features, (at * seats + seat) * inputs, layer, 0),
      ),
    );
  }

  private descend({ seats, features }: Lesson, at: number, aim: readonly number[], share: number): void {
    const { inputs, hidden, weights } = this.network;
    const { slope } = this;
    const layers = new Float64Array(seats * hidden);
    const place = (seat: number): number => (at * seats + seat) * inputs;
    const chances = softmax(
      Array.from({ length: seats }, (_, seat) =>
        this.network.standing(features, place(seat), layers, seat * hidden),
      ),
    );
    const out = hidden * (inputs + 1);
    for (let seat = 0; seat < seats; seat++) {
      const off = share * (chances[seat] - aim[seat]);
      const from = place(seat);
      for (let h = 0, w = 0; h < hidden; h++, w += inputs + 1) {
        const y = layers[seat * hidden + h];
        slope[out + h] += off * y;
        const back = off * weights[out + h] * (1 - y * y);
        for (let i = 0; i < inputs; i++) slope[w + i] += back * features[from + i];
        slope[w + inputs] += back;
      }
    }
  }

  /** Adam (Kingma and Ba). */
  private step(): void {
    const { first, second, slope } = this;
    const { weights } = this.network;
    this.steps++;
    const warm = ADAM.pace * (Math.sqrt(1 - ADAM.second ** this.steps) / (1 - ADAM.first ** this.steps));
    for (let i = 0; i < weights.length; i++) {
      first[i] = ADAM.first * first[i] + (1 - ADAM.first) * slope[i];
      second[i] = ADAM.second * second[i] + (1 - ADAM.second) * slope[i] * slope[i];
      weights[i] -= (warm * first[i]) / (Math.sqrt(second[i]) + ADAM.least) + DECAY * weights[i];
    }
  }
}

function crossEntropy(chances: readonly number[], won: readonly number[]): number {
  let sum = 0;
  for (let seat = 0; seat < won.length; seat++) {
    if (won[seat] > 0) sum -= won[seat] * Math.log(Math.max(chances[seat], 1e-9));
  }
  return sum;
}
