import type { Outlook, Plain, Rng, Ruleset, Run, Seat, State } from '@indigo/kernel';
import type { Bot } from './bot.ts';
import { type Judgement, judgementFor } from './minds.ts';
import { random } from './random.ts';
import { bestOption, type Effort, wontedOption } from './search.ts';

/** How a bot that searches differs from another. */
export interface Manner {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** About how long it thinks about an answer. What it comes to in futures the pace of the game says. */
  readonly ms: number;
  /** How many of a hundred choices are anything sensible, without a thought. */
  readonly slips: number;
}

/** A future ends with the turn it begins in: further on, dice say more than the choice it began with. */
const TURNS = 1;

type Pace = Pick<Judgement, 'pace' | 'enough'>;

/** Where a bot that searches finds what is known of a game. */
export type Judging = <S extends State>(ruleset: Ruleset<S>) => Judgement<S>;

/** A bot that searches as long as it is its manner. Where a game says nothing of how a position looks it plays at random. */
export function searching(manner: Manner, judging: Judging = judgementFor): Bot {
  const effort = ({ pace, enough }: Pace, hurry?: () => boolean): Effort => {
    const futures = Math.max(1, Math.min(enough, Math.round(manner.ms * pace)));
    // Halving down from n takes 2n futures: who has fewer overlooks some options.
    const options = Math.max(2, futures >> 1);
    return { futures, options, turns: TURNS, ...(hurry === undefined ? {} : { hurry }) };
  };
  return {
    name: manner.name,
    title: manner.title,
    about: manner.about,
    keeps: true,
    ms: manner.ms,
    isBlind: ({ evaluate, mind }) => evaluate === undefined && mind === undefined,
    choose: (glance, rng) => {
      const options = glance.options();
      const judgement = judging(glance.ruleset);
      if (options.length === 1) return options[0];
      if (judgement.chances === null) return random.choose(glance, rng);
      const world = () => glance.world(rng, true);
      const best = think(manner, world, glance.seat, judgement, effort(judgement), rng);
      return best === null ? random.choose(glance, rng) : options[best];
    },
    answer: (outlook, rng, hurry) => {
      const judgement = judging(outlook.ruleset);
      if (judgement.chances === null) return random.answer(outlook, rng);
      const spent = effort(judgement, hurry);
      if (outlook.decision.shape !== 'pick') return compose(manner, outlook, judgement, spent, rng);
      const { options } = outlook.decision;
      const world = () => outlook.world(rng, true);
      const best = options.length === 1 ? 0 : think(manner, world, outlook.seat, judgement, spent, rng);
      return best === null ? random.answer(outlook, rng) : options[best].id;
    },
  };
}

function think<S extends State>(
  manner: Manner,
  worlds: () => Run<S> | null,
  seat: Seat,
  judgement: Judgement<S>,
  effort: Effort,
  rng: Rng,
): number | null {
  const world = patient(worlds);
  const slips = judgement.slips[manner.name] ?? manner.slips;
  if (slips === 0 || rng(100) >= slips) return bestOption(world, seat, judgement, effort, rng);
  const made = world();
  if (made === null) return null;
  const sensible = judgement.sensible(made);
  return sensible[rng(sensible.length)];
}

/** Where hardly any world fits, so often the first is looked for again: without one, chance alone would choose. */
const PATIENCE = 20;

function patient<T>(make: () => T | null): () => T | null {
  let tries = PATIENCE;
  return () => {
    let made = make();
    while (made === null && --tries > 0) made = make();
    tries = 0;
    return made;
  };
}

/** Puts an answer together part by part, each the one that promises most with those before it. */
function compose<S extends State, V extends Plain>(
  manner: Manner,
  outlook: Outlook<S, V>,
  judgement: Judgement<S>,
  effort: Effort,
  rng: Rng,
): string | readonly string[] {
  const parts: string[] = [];
  const taken: number[] = [];
  const world = (): Run<S> | null => {
    const made = outlook.world(rng, true);
    for (const index of taken) made?.play(made.options()[index]);
    return made;
  };
  // Those that time is not left for all go by habit, in one and the same world.
  let last: Run<S> | null = null;
  for (;;) {
    const draft = outlook.composing(parts);
    if ('refused' in draft) throw new Error(draft.reason);
    if (draft.next.length === 0) return parts;
    if (last === null && effort.hurry?.()) last = patient(world)();
    const decided = draft.next.length === 1 && draft.missing !== null;
    let best: number | null = 0;
    if (!decided && last !== null) best = wontedOption(last, judgement, rng);
    else if (!decided) best = think(manner, world, outlook.seat, judgement, effort, rng);
    if (best === null) return random.answer(outlook, rng);
    // The last of a run's options closes the answer; it has no id of its own.
    if (best >= draft.next.length) return parts;
    parts.push(draft.next[best]);
    taken.push(best);
    last?.play(last.options()[best]);
  }
}
