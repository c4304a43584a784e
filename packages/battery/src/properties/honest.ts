import type { Plain, Rng, Run, Seat, State } from '@indigo/kernel';
import type { Point } from '../game.ts';
import { inPile, leaves, type Path, pathName, valueAt } from '../leaves.ts';

/** Comparisons of how often something is so in two kinds of worlds, as z scores. */
export interface Scores {
  n: number;
  squares: number;
  worst: number;
  where: string;
}

export const noScores = (): Scores => ({ n: 0, squares: 0, worst: 0, where: '' });

/**
 * Honest search: worlds made from the truth and worlds made from one of those worlds must have the same statistics,
 * for the seat knows the same in both. A redeal that leans on the truth leans on something else the second time.
 */
export function scoreWorlds(point: Point, seat: Seat, samples: number, scores: Scores): void {
  const { match, rng } = point;
  const truth = match.fork(rng, true);
  const one = someKept(truth, seat, rng);
  if (one === null) return;
  const fresh = match.ruleset.create(match.seats, match.options);
  const first = frequencies(truth, fresh, seat, samples, rng);
  const second = frequencies(one, fresh, seat, samples, rng);
  for (const key of new Set([...first.counts.keys(), ...second.counts.keys()])) {
    const a = first.counts.get(key) ?? 0;
    const b = second.counts.get(key) ?? 0;
    const p = (a + b) / (first.worlds + second.worlds);
    if (p < 0.03 || p > 0.97) continue;
    const spread = Math.sqrt(p * (1 - p) * (1 / first.worlds + 1 / second.worlds));
    const z = (a / first.worlds - b / second.worlds) / spread;
    scores.n++;
    scores.squares += z * z;
    if (Math.abs(z) > scores.worst) {
      scores.worst = Math.abs(z);
      scores.where = `${key} for seat ${seat}: ${a} of ${first.worlds} and ${b} of ${second.worlds}`;
    }
  }
}

export function checkScores({ n, squares, worst, where }: Scores, rms = 1.3, most = 6): void {
  if (n === 0) return;
  const found = Math.sqrt(squares / n);
  if (n >= 20 && found > rms)
    throw new Error(`worlds lean on the truth: rms z ${found.toFixed(2)}, ${where}`);
  if (worst > most) throw new Error(`worlds lean on the truth: z ${worst.toFixed(1)}, ${where}`);
}

/** How often each thing is so, over many worlds. */
function frequencies(
  run: Run<State>,
  s: State,
  seat: Seat,
  samples: number,
  rng: Rng,
): { worlds: number; counts: Map<string, number> } {
  const things = new Things(run, s);
  const counts = new Map<string, number>();
  let worlds = 0;
  for (let i = 0; i < samples; i++) {
    const world = run.someWorld(seat, rng);
    if (world === null) continue;
    worlds++;
    for (const key of things.of(world.s)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { worlds, counts };
}

/**
 * What can be said of a world: all that stood in the state from the beginning, by its place, and all that any seat sees,
 * by number ("three of these in that hand"). Never tokens and places in a hand: which of two alike cards was played is
 * nobody's business and may come out either way.
 */
class Things {
  private readonly s: State;
  private readonly views: readonly Plain[];
  private readonly run: Run<State>;

  constructor(run: Run<State>, fresh: State) {
    this.run = run;
    this.s = fresh;
    this.views = this.seats().map((seat) => run.ruleset.view(this.s, seat));
  }

  private seats(): Seat[] {
    return Array.from({ length: this.run.t.n }, (_, seat) => seat);
  }

  of(s: State): Set<string> {
    const things = new Set<string>();
    for (const [path, leaf] of leaves(s as unknown as Plain)) {
      const before = valueAt(this.s as unknown as Plain, path);
      if (before !== undefined && typeof before !== 'object' && !inPile(s as unknown as Plain, path)) {
        things.add(`${pathName(path)} = ${JSON.stringify(leaf)}`);
      }
    }
    for (const seat of this.seats()) {
      const numbers = new Map<string, number>();
      for (const [path, leaf] of leaves(this.run.ruleset.view(s, seat))) {
        const key = `${this.place(seat, path)} = ${JSON.stringify(leaf)}`;
        numbers.set(key, (numbers.get(key) ?? 0) + 1);
      }
      for (const [key, number] of numbers) things.add(`${number} of ${key} in the view of ${seat}`);
    }
    return things;
  }

  /** Places in lists that were there from the beginning stay, others are as good as any. */
  private place(seat: Seat, path: Path): string {
    let at: Plain | undefined = this.views[seat];
    let name = '';
    for (const step of path) {
      const fixed = typeof step === 'string' || (Array.isArray(at) && at.length === this.run.t.n);
      name += fixed ? `.${step}` : '[]';
      at = at === undefined ? undefined : valueAt(at, [step]);
    }
    return name.slice(1);
  }
}

function someKept(run: Run<State>, seat: Seat, rng: Rng): Run<State> | null {
  for (let i = 0; i < 50; i++) {
    const world = run.world(seat, rng, true);
    if (world !== null) return world;
  }
  return null;
}
