import type { Outlook, Plain, Rng, Ruleset, State } from '@indigo/kernel';
import { judgementFor } from './minds.ts';
import { candidates, compare, meanOf, type Scales } from './weighing.ts';

/** An answer somebody might give, and the chance of winning with it. */
export interface Hint {
  readonly ids: string | readonly string[];
  readonly chance: number;
}

/** So many answers are told. */
const TOLD = 3;
/** About how long a hint is thought about, in milliseconds. */
const HINT_MS = 300;
/** Half the thought goes into finding the best few, half into telling them apart. */
const FINDING = 0.5;
/** A future ends with the turn it begins in, as for bots. */
const TURNS = 1;

/** Can anybody say what is good in this game? */
export const givesHints = <S extends State>({ evaluate, mind }: Ruleset<S>): boolean =>
  evaluate !== undefined || mind !== undefined;

/**
 * The best answers found, best first, from what the seat may know. Call `ready` before. `now`: a clock, in milliseconds;
 * without it, it looks at as many futures as it should take in that time. Empty where nothing can be said.
 */
export function hintsFor<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  rng: Rng,
  now: (() => number) | null = null,
): readonly Hint[] {
  const judgement = judgementFor(outlook.ruleset);
  if (judgement.chances === null) return [];
  const begun = now?.() ?? 0;
  const scales = (part: number, due: number): Scales<S> => ({
    judgement,
    turns: TURNS,
    futures: Math.max(2 * TOLD, Math.round(part * HINT_MS * judgement.pace)),
    hurry: now === null ? undefined : () => now() - begun >= due,
  });
  const best = candidates(outlook, scales(FINDING, FINDING * HINT_MS), rng).slice(0, TOLD);
  if (best.length === 0) return [];
  const world = () => outlook.world(rng, true);
  const values = compare(world, best, scales(1 - FINDING, HINT_MS), rng);
  return best
    .map(({ ids }, i) => ({ ids, chance: meanOf(values[i].map((chances) => chances[outlook.seat])) }))
    .sort((a, b) => b.chance - a.chance);
}
