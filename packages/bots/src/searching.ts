import type { Outlook, Plain, Rng, Ruleset, Run, State } from '@indigo/kernel';
import type { Bot } from './bot.ts';
import { type Judgement, judgementFor } from './minds.ts';
import { random } from './random.ts';
import { bestOption, type Effort } from './search.ts';

/** How a bot that searches differs from another. */
export interface Manner {
  readonly name: string;
  readonly about: string;
  /** About how long it thinks about an answer. What it comes to in futures the pace of the game says. */
  readonly ms: number;
  /** How many turns a future goes on. */
  readonly turns: number;
}

/** Where a bot that searches finds what is known of a game. */
type Judging = <S extends State>(ruleset: Ruleset<S>) => Judgement<S>;

/** A bot that searches as long as it is its manner. Where a game says nothing of how a position looks it plays at random. */
export function searching(manner: Manner, judging: Judging = judgementFor): Bot {
  const effort = (pace: number, hurry?: () => boolean): Effort => ({
    futures: Math.max(1, Math.round(manner.ms * pace)),
    turns: manner.turns,
    ...(hurry === undefined ? {} : { hurry }),
  });
  return {
    name: manner.name,
    about: manner.about,
    keeps: true,
    ms: manner.ms,
    choose: (glance, rng) => {
      const options = glance.options();
      const judgement = judging(glance.ruleset);
      if (options.length === 1) return options[0];
      if (judgement.chances === null) return random.choose(glance, rng);
      const world = () => glance.world(rng, true);
      const best = bestOption(world, glance.seat, judgement, effort(judgement.pace), rng);
      return best === null ? random.choose(glance, rng) : options[best];
    },
    answer: (outlook, rng, hurry) => {
      const judgement = judging(outlook.ruleset);
      if (judgement.chances === null) return random.answer(outlook, rng);
      const enough = effort(judgement.pace, hurry);
      if (outlook.decision.shape !== 'pick') return compose(outlook, judgement, enough, rng);
      const { options } = outlook.decision;
      const world = () => outlook.world(rng, true);
      const best = options.length === 1 ? 0 : bestOption(world, outlook.seat, judgement, enough, rng);
      return best === null ? random.answer(outlook, rng) : options[best].id;
    },
  };
}

/** Puts an answer together part by part, each the one that promises most with those before it. */
function compose<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  judgement: Judgement<S>,
  effort: Effort,
  rng: Rng,
): string | readonly string[] {
  const parts: string[] = [];
  const taken: number[] = [];
  for (;;) {
    const draft = outlook.composing(parts);
    if ('refused' in draft) throw new Error(draft.reason);
    if (draft.next.length === 0) return parts;
    const world = (): Run<S> | null => {
      const made = outlook.world(rng, true);
      for (const index of taken) made?.play(made.options()[index]);
      return made;
    };
    const best = bestOption(world, outlook.seat, judgement, effort, rng);
    if (best === null) return random.answer(outlook, rng);
    // The last of a run's options closes the answer; it has no id of its own.
    if (best >= draft.next.length) return parts;
    parts.push(draft.next[best]);
    taken.push(best);
  }
}
