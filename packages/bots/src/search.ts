import { type Plain, type Rng, type Run, type Seat, type State, seeded } from '@indigo/kernel';
import type { Judgement } from './minds.ts';

/** How much is thought. */
export interface Effort {
  /** How many futures are looked at in all. */
  readonly futures: number;
  /** At most so many options are looked at, any of them; without it all. */
  readonly options?: number;
  /** How many turns a future goes on before it is judged. */
  readonly turns: number;
  /** No more once it says so, whatever is left: for a table where somebody waits. It is asked at every choice of a future. */
  hurry?(): boolean;
}

/** A future that goes on longer than this is judged as it stands. */
const LONGEST = 200;

/**
 * Which option promises most: by index, null where no world could be made. Sequential halving (Karnin, Koren and Somekh): all
 * options that are worth a thought are tried in the same worlds with the same dice, the better half of them
 * in as many futures again, and so on until one is left. `world` makes a world whose options are the same each time. Who
 * has no time to compare does what one is wont to.
 */
export function bestOption<S extends State>(
  world: () => Run<S> | null,
  seat: Seat,
  judgement: Judgement<S>,
  { futures, options, turns, hurry }: Effort,
  rng: Rng,
): number | null {
  let next = world();
  if (next === null) return null;
  // Ties are broken by chance, so that bots begin with every starter.
  let left = shuffled(judgement.sensible(next), rng)
    .slice(0, options)
    .map((option) => ({ option, sum: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  for (let round = 0; round < rounds; round++) {
    const rows = Math.max(1, Math.floor(futures / (rounds * left.length)));
    for (let row = 0; row < rows && !(round + row > 0 && hurry?.()); row++) {
      const made = next ?? world();
      next = null;
      // Hardly any world fits: what was seen has to do.
      if (made === null) break;
      const seed = rng(2 ** 31);
      const seen: number[] = [];
      for (const { option } of left) {
        const chance = promise(made, option, seat, judgement, turns, seed, hurry);
        if (chance === null) break;
        seen.push(chance);
      }
      if (seen.length < left.length) {
        // A world that not all have met tells nothing; but if there is no other, those it has not met are overlooked.
        if (round + row > 0) break;
        if (seen.length < 2) {
          const wonted = wontedOption(made, judgement, rng);
          return left.some(({ option }) => option === wonted) ? wonted : left[0].option;
        }
        left = left.slice(0, seen.length);
      }
      for (let i = 0; i < seen.length; i++) left[i].sum += seen[i];
    }
    left.sort((a, b) => b.sum - a.sum);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0].option;
}

/** What one is wont to do here, by index. */
export const wontedOption = <S extends State>(world: Run<S>, judgement: Judgement<S>, rng: Rng): number =>
  world.options().indexOf(judgement.wont(world, rng));

/** The chance of winning after a future that begins with this option. Null where there is no time to look at it to its end. */
function promise<S extends State>(
  world: Run<S>,
  option: number,
  seat: Seat,
  judgement: Judgement<S>,
  turns: number,
  seed: number,
  hurry: (() => boolean) | undefined,
): number | null {
  if (hurry?.()) return null;
  const { ruleset } = world;
  const run = world.fork(seeded(seed));
  const until = ruleset.turn(run.s) + turns;
  const chooses = seeded(seed + 1);
  run.play(run.options()[option] as Plain);
  for (let i = 0; i < LONGEST && run.pending !== null && ruleset.turn(run.s) < until; i++) {
    if (hurry?.()) return null;
    run.play(judgement.wont(run, chooses));
  }
  if (run.winners !== null) return run.winners.includes(seat) ? 1 / run.winners.length : 0;
  return judgement.chances?.(run.s, run.t.n)[seat] ?? 0;
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const mixed = list.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}
