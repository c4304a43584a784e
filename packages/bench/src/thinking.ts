import { bestOption, judgementFor, ready } from '@indigo/bots';
import { type AnyRuleset, Run, readOptions, type State, seeded } from '@indigo/kernel';
import { SEATS } from './race/hand.ts';
import type { Variant } from './variant.ts';

/** Futures that are looked at for one choice. */
const FUTURES = 64;
/** Questions with no more to choose from than nothing at all say little of a search. */
const CHOICES = 2;

/**
 * The futures of a search, as levels look at them: a world, the option, then on as players are wont to for so many turns, and a
 * judgement. Those that end the match are not counted.
 */
export async function thinking(ruleset: AnyRuleset, turn: number, turns: number): Promise<Variant> {
  await ready(ruleset);
  const judgement = judgementFor(ruleset);
  const { chances } = judgement;
  let looked = 0;
  const counting = {
    ...judgement,
    chances: (s: State, seats: number): readonly number[] => {
      looked++;
      return chances?.(s, seats) ?? [];
    },
  };
  let pool: readonly Run<State>[] = [];
  const rng = seeded(1);
  return {
    prepare: (matches) => {
      pool = Array.from({ length: matches }, (_, i) => reach(ruleset, turn, i + 1));
    },
    batch: () => {
      const before = looked;
      for (const run of pool) {
        const world = () => run.glance().world(rng, true);
        bestOption(world, run.seat, counting, { futures: FUTURES, turns }, rng);
      }
      return looked - before;
    },
  };
}

/** A match at about this turn, played on as players are wont to, where there is something to choose. */
function reach(ruleset: AnyRuleset, turn: number, seed: number): Run<State> {
  const seats = Math.min(SEATS, ruleset.seats.max);
  const { wont } = judgementFor(ruleset);
  for (let more = 0; more < 1000; more++) {
    const rng = seeded(seed + 1000 * more);
    const s = ruleset.create(seats, readOptions(ruleset, {}));
    const run = Run.at(ruleset, s, seats, { rng, keep: true });
    while (run.pending !== null && (ruleset.turn(run.s) < turn || run.options().length < CHOICES))
      run.play(wont(run, rng));
    if (run.pending !== null) return run;
  }
  throw new Error(`too few matches last ${turn} turns`);
}
