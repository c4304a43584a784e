import {
  type Asking,
  type Plain,
  type Rng,
  type Ruleset,
  type Run,
  type Seat,
  type State,
  seeded,
} from '@indigo/kernel';
import type { Bot } from './bot.ts';
import { composed } from './composing.ts';
import { choose, random } from './random.ts';

/** How many futures are looked at for one choice, shared among its options, and in how many worlds. */
const ANYHOW = { futures: 120, fewest: 3, most: 16 };
/** Where a game knows what people are wont to do, futures stray less. */
const AS_WONT = { futures: 20, fewest: 2, most: 5 };
/** A turn that goes on longer than this is judged as it stands. */
const LONGEST = 40;

/**
 * Looks one choice ahead: tries each option in worlds that fit what its seat knows, lets the turn run out as people are
 * wont to, and takes what the game's own evaluation likes best. Where a game has none it plays at random.
 */
export const greedy: Bot = {
  name: 'greedy',
  title: 'Greedy',
  about: 'looks one step ahead',
  keeps: true,
  isBlind: ({ evaluate }) => evaluate === undefined,
  choose: (glance, rng) => {
    const options = glance.options();
    if (options.length === 1) return options[0];
    const worlds = worldsOf(glance.ruleset, options.length, () => glance.world(rng, true));
    const best = worlds.length === 0 ? null : bestOf(worlds, glance.seat, rng);
    return best === null ? random.choose(glance, rng) : options[best];
  },
  answer: (outlook, rng) => {
    const { ruleset, decision, seat } = outlook;
    const worlds = worldsOf(ruleset, decision.options.length, () => outlook.world(rng, true));
    if (worlds.length === 0 || ruleset.evaluate === undefined) return random.answer(outlook, rng);
    const best = () => bestOf(worlds, seat, rng) as number;
    if (decision.shape === 'pick') return decision.options[best()].id;
    return composed(outlook, best, (index) => {
      for (const world of worlds) world.play(world.options()[index]);
    });
  },
};

function worldsOf<S extends State>(
  { habit }: Ruleset<S>,
  options: number,
  make: () => Run<S> | null,
): Run<S>[] {
  const { futures, fewest, most } = habit === undefined ? ANYHOW : AS_WONT;
  const count = Math.max(fewest, Math.min(most, Math.floor(futures / options)));
  return Array.from({ length: count }, make).filter((world) => world !== null);
}

/** Which of the options of these worlds, which are the same in all, promises most. Null where nothing tells. */
function bestOf<S extends State>(worlds: readonly Run<S>[], seat: Seat, rng: Rng): number | null {
  const { ruleset } = worlds[0];
  if (ruleset.evaluate === undefined) return null;
  const sums = worlds[0].options().map(() => 0);
  for (const world of worlds) {
    // Each option meets the same dice: what differs is the choice.
    const seed = rng(2 ** 31);
    for (let i = 0; i < sums.length; i++) sums[i] += promise(world, i, seat, seed);
  }
  const most = Math.max(...sums);
  const best = sums.flatMap((sum, option) => (sum === most ? [option] : []));
  return best[rng(best.length)];
}

function promise<S extends State>(world: Run<S>, option: number, seat: Seat, seed: number): number {
  const { ruleset } = world;
  const run = world.fork(seeded(seed));
  const turn = ruleset.turn(run.s);
  const chooses = seeded(seed + 1);
  run.play(run.options()[option] as Plain);
  for (let i = 0; i < LONGEST && run.pending !== null && ruleset.turn(run.s) === turn; i++) {
    run.play(wont(run, chooses));
  }
  if (run.winners !== null) return run.winners.includes(seat) ? 1 : 0;
  return ruleset.evaluate?.(run.s, seat) ?? 0;
}

/** What the seat whose answer is due would do without thinking long. */
function wont<S extends State>(run: Run<S>, rng: Rng): Plain {
  const { habit } = run.ruleset;
  if (habit === undefined) return choose(run, rng);
  const options = run.options();
  return options[habit(run.s, run.pending as Asking, run.seat, options, rng)];
}
