import { type Outlook, type Plain, type Rng, type Run, type State, seeded } from '@indigo/kernel';
import { type Looking, runOut } from './future.ts';

/** An answer as it is given, and the choices it takes in a run: by index, one for each part, and one to close it. */
export interface Candidate {
  readonly ids: string | readonly string[];
  readonly steps: readonly number[];
}

/** Answers tried in the same worlds with the same dice. */
interface Tried {
  readonly candidate: Candidate;
  sum: number;
}

/** How long answers are weighed. */
export interface Scales<S extends State = State> extends Looking<S> {
  readonly futures: number;
  /** No more once it says so, whatever is left. */
  readonly hurry?: (() => boolean) | undefined;
}

/** The choices an answer takes in a run. Throws where it is none. */
export function candidateOf<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  ids: string | readonly string[],
): Candidate {
  const { decision } = outlook;
  if (decision.shape === 'pick') {
    const id = typeof ids === 'string' ? ids : ids[0];
    return { ids: id, steps: [decision.options.findIndex((option) => option.id === id)] };
  }
  const parts: string[] = [];
  const steps: number[] = [];
  for (const id of ids) {
    steps.push(draftOf(outlook, parts).next.indexOf(id));
    parts.push(id);
  }
  const { next } = draftOf(outlook, parts);
  // Where more would fit, it takes one more choice to say that it is whole.
  return { ids: parts, steps: next.length > 0 || parts.length === 0 ? [...steps, next.length] : steps };
}

/** What may come next in an answer put together from parts. */
function draftOf<S extends State, V extends Plain>(outlook: Outlook<S, V>, parts: readonly string[]) {
  const draft = outlook.composing(parts);
  if ('refused' in draft) throw new Error(draft.reason);
  return draft;
}

/** Everybody's chance of winning after a future that begins with these choices. */
function promises<S extends State>(
  world: Run<S>,
  steps: readonly number[],
  { judgement, turns }: Looking<S>,
  seed: number,
): readonly number[] {
  const { ruleset, seat } = world;
  // All answers are judged at the same turn, whether they end theirs or not.
  const until = ruleset.turn(world.s) + turns;
  const run = world.fork(seeded(seed));
  for (const step of steps) {
    // What was meant to follow may not fit every world: then it goes on by habit.
    if (run.seat !== seat || step >= run.options().length) break;
    run.play(run.options()[step]);
  }
  return runOut(run, judgement, until, seed);
}

/**
 * The most promising answers, best first: all are tried in the same worlds with the same dice, the better half of them in as
 * many futures again, and so on down to two. Empty where no world could be made.
 */
function rank<S extends State>(
  world: () => Run<S> | null,
  candidates: readonly Candidate[],
  scales: Scales<S>,
  rng: Rng,
): Candidate[] {
  const ranked: Tried[] = candidates.map((candidate) => ({ candidate, sum: 0 }));
  if (ranked.length < 2) return ranked.map(({ candidate }) => candidate);
  const rounds = Math.ceil(Math.log2(ranked.length));
  let left = ranked.length;
  let rowsDone = 0;
  for (let round = 0; round < rounds; round++) {
    const rows = Math.max(1, Math.floor(scales.futures / (rounds * left)));
    for (let row = 0; row < rows && !(rowsDone > 0 && scales.hurry?.()); row++) {
      const made = world();
      if (made === null) break;
      rowsDone++;
      const seed = rng(2 ** 31);
      for (let i = 0; i < left; i++)
        ranked[i].sum += promises(made, ranked[i].candidate.steps, scales, seed)[made.seat];
    }
    const best = ranked.slice(0, left).sort((a, b) => b.sum - a.sum);
    ranked.splice(0, left, ...best);
    left = Math.max(2, Math.ceil(left / 2));
  }
  return rowsDone === 0 ? [] : ranked.map(({ candidate }) => candidate);
}

/** Everybody's chances with each answer, world by world: the same worlds and dice for all of them. */
export function compare<S extends State>(
  world: () => Run<S> | null,
  candidates: readonly Candidate[],
  scales: Scales<S>,
  rng: Rng,
): (readonly number[])[][] {
  const values: (readonly number[])[][] = candidates.map(() => []);
  const rows = Math.max(1, Math.floor(scales.futures / candidates.length));
  for (let row = 0; row < rows && !(row > 0 && scales.hurry?.()); row++) {
    const made = world();
    if (made === null) break;
    const seed = rng(2 ** 31);
    candidates.forEach(({ steps }, i) => {
      values[i].push(promises(made, steps, scales, seed));
    });
  }
  return values;
}

/** Answers worth a thought, best first: of those put together from parts, the few that promise most. */
export function candidates<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  scales: Scales<S>,
  rng: Rng,
): Candidate[] {
  const world = (): Run<S> | null => outlook.world(rng, true);
  const made = world();
  if (made === null) return [];
  const sensible = scales.judgement.sensible(made);
  const { shape, options } = outlook.decision;
  if (shape === 'pick') {
    const picks = sensible.map((i) => ({ ids: options[i].id, steps: [i] }));
    return rank(world, picks, scales, rng);
  }
  const share = { ...scales, futures: Math.ceil(scales.futures / BEGINNINGS) };
  const first = draftOf(outlook, []).next;
  const begun = rank(
    world,
    sensible.map((i) => ({ ids: i < first.length ? [first[i]] : [], steps: [i] })),
    share,
    rng,
  );
  const whole = begun.slice(0, BEGINNINGS).map((candidate) => completed(outlook, candidate, share, rng));
  const seen = new Set<string>();
  return whole.filter(({ ids }) => {
    const key = [...ids].sort().join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The same answer and, where the seat is asked again at once, what promises most there: who leaves undone what may still be
 * done has lost nothing yet.
 */
export function onward<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  candidate: Candidate,
  scales: Scales<S>,
  rng: Rng,
): Candidate {
  const { seat } = outlook;
  const world = (): Run<S> | null => {
    const run = outlook.world(rng, true)?.fork(null, true);
    if (run === undefined) return null;
    for (const step of candidate.steps) run.play(run.options()[step]);
    return run.seat === seat ? run : null;
  };
  const made = world();
  if (made === null) return candidate;
  const ways = scales.judgement.sensible(made).map((i) => ({ ids: [], steps: [i] }));
  const [best] = rank(world, ways, scales, rng);
  return best === undefined ? candidate : { ids: candidate.ids, steps: [...candidate.steps, ...best.steps] };
}

/** So many ways to begin an answer put together from parts are followed up. */
const BEGINNINGS = 3;

/** Goes on with an answer part by part, each the one that promises most with those before it. */
function completed<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  begun: Candidate,
  scales: Scales<S>,
  rng: Rng,
): Candidate {
  const parts = [...begun.ids];
  const steps = [...begun.steps];
  for (;;) {
    // It was closed already.
    if (steps.length > parts.length) return { ids: parts, steps };
    const { next, missing } = draftOf(outlook, parts);
    if (next.length === 0) return { ids: parts, steps };
    const worldHere = (): Run<S> | null => {
      const made = outlook.world(rng, true);
      for (const step of steps) made?.play(made.options()[step]);
      return made;
    };
    let best = 0;
    if (next.length > 1 || missing === null) {
      const made = worldHere();
      const ways = made === null ? [0] : scales.judgement.sensible(made);
      const ranked = rank(
        worldHere,
        ways.map((i) => ({ ids: [], steps: [i] })),
        scales,
        rng,
      );
      best = ranked[0]?.steps[0] ?? ways[0];
    }
    steps.push(best);
    if (best < next.length) parts.push(next[best]);
  }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
