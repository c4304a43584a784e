import type { Asking, Mind, Plain, Rng, Ruleset, Run, Seat, State } from '@indigo/kernel';
import { Judge, Network } from './network.ts';
import { choose } from './random.ts';

/** A mind with everything filled in: what a bot that searches asks. */
export interface Judgement<S extends State = State> {
  /** By seat, adding up to 1. Null where the game says nothing of how a position looks. */
  readonly chances: ((s: S, seats: number) => readonly number[]) | null;
  wont(run: Run<S>, rng: Rng): Plain;
  sensible(run: Run<S>): readonly number[];
  readonly pace: number;
  readonly enough: number;
  /** By level, where the game has its own. */
  readonly slips: NonNullable<Mind['slips']>;
}

/** How much the learned value counts where there is one, the rest being what the game's own says. */
const LEARNED = 0.5;
/** Where a game does not say how many futures a millisecond is enough for. */
const PACE = 10;

// biome-ignore lint/suspicious/noExplicitAny: minds of games of every shape; each is found by its own ruleset
const judgements = new WeakMap<Ruleset<any>, Judgement<any>>();

/** Fetches what bots know of a game. To be called before a bot that has a budget (`Bot.ms`) plays it; it may be called again. */
export async function ready<S extends State>(ruleset: Ruleset<S>): Promise<void> {
  if (judgements.has(ruleset)) return;
  judgements.set(ruleset, judgementOf(ruleset, (await ruleset.mind?.()) ?? {}));
}

/** Throws where nobody has made it ready. */
export function judgementFor<S extends State>(ruleset: Ruleset<S>): Judgement<S> {
  const found = judgements.get(ruleset);
  if (found !== undefined) return found;
  if (ruleset.mind !== undefined) throw new Error(`call ready before a bot thinks about ${ruleset.title}`);
  const plain = judgementOf(ruleset, {});
  judgements.set(ruleset, plain);
  return plain;
}

/** `network`: what was learned, where that is not the mind's own. */
export function judgementOf<S extends State>(
  ruleset: Ruleset<S>,
  mind: Mind<S>,
  network = mind.learned === undefined ? null : Network.of(mind.learned),
): Judgement<S> {
  const habit = mind.habit ?? ruleset.habit;
  return {
    chances: chancesOf(ruleset, mind, network),
    wont: (run, rng) => {
      if (habit === undefined) return choose(run, rng);
      const options = run.options();
      return options[habit(run.s, run.pending as Asking, run.seat, options, rng)];
    },
    sensible: (run) => {
      const options = run.options();
      return mind.sensible?.(run.s, run.pending as Asking, run.seat, options) ?? options.map((_, i) => i);
    },
    pace: mind.pace ?? PACE,
    enough: mind.enough ?? Number.POSITIVE_INFINITY,
    slips: mind.slips ?? {},
  };
}

function chancesOf<S extends State>(
  ruleset: Ruleset<S>,
  mind: Mind<S>,
  network: Network | null,
): Judgement<S>['chances'] {
  const { evaluate } = ruleset;
  const written =
    mind.chances !== undefined
      ? (s: S) => mind.chances?.(s) as readonly number[]
      : evaluate === undefined
        ? null
        : (s: S, seats: number) =>
            shares(Array.from({ length: seats }, (_, seat: Seat) => evaluate(s, seat)));
  if (network === null || mind.features === undefined) return written;
  const judge = new Judge(network, mind.features);
  if (written === null) return (s, seats) => judge.chances(s, seats);
  return (s, seats) => {
    const own = written(s, seats);
    return judge.chances(s, seats).map((chance, seat) => LEARNED * chance + (1 - LEARNED) * own[seat]);
  };
}

/** How positions look for each seat, as shares of one. */
function shares(values: readonly number[]): readonly number[] {
  let sum = 0;
  for (const value of values) sum += Math.max(value, 0);
  return sum === 0 ? values.map(() => 1 / values.length) : values.map((value) => Math.max(value, 0) / sum);
}
