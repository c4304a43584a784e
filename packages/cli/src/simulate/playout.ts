import { type Bot, bots } from '@indigo/bots';
import {
  type AnyRuleset,
  type Asking,
  Match,
  type MatchRecord,
  type OptionValues,
  type Rng,
  Run,
  type Seat,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { type Counted, counting } from './counting.ts';

/** What all matches of a series share. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  readonly bot: keyof typeof bots;
  readonly maxDecisions: number;
  /** Listen for what a report on balance counts. */
  readonly counts: boolean;
}

export interface Played {
  readonly index: number;
  readonly decisions: number;
  readonly turns: number;
  /** Null: it was stopped before its end. */
  readonly winners: readonly Seat[] | null;
  readonly counted: Counted | null;
}

/** A match of a series as fast as it goes: nobody listens, nothing is kept. */
export function playOut(ruleset: AnyRuleset, series: Series, index: number): Played {
  const { seats, options, maxDecisions } = series;
  const { chance, chooses, bot } = sources(series, index);
  const counter = series.counts ? counting(ruleset) : null;
  const how = { rng: chance, keep: bot.keeps };
  const run = Run.at(ruleset, ruleset.create(seats, options), seats, how, (t) => {
    if (counter !== null) t.listener = (_, what, facts) => counter.hear(what, facts);
  });
  const glance = run.glance();
  let decisions = 0;
  while (run.pending !== null && decisions < maxDecisions) {
    const asking = run.pending as Asking;
    run.play(bot.choose(glance, chooses));
    // A composed answer takes several choices and is one decision.
    if (asking.parts === null || run.pending !== asking) decisions++;
  }
  const counted = counter?.counted ?? null;
  return { index, decisions, turns: ruleset.turn(run.s), winners: run.winners, counted };
}

/** The same match with its record. */
export function recordOut(
  ruleset: AnyRuleset,
  series: Series,
  index: number,
): Played & { record: MatchRecord } {
  const { seats, options, maxDecisions, seed } = series;
  const { chance, chooses, bot } = sources(series, index);
  const about = { seed, index, bots: Array.from({ length: seats }, () => bot.name) };
  const match = Match.start(ruleset, { seats, options, about }, { rng: chance, narrate: series.counts });
  let decisions = 0;
  while (!match.over && decisions < maxDecisions) {
    const seat = match.open()[0];
    const submitted = match.submit(seat, match.no, bot.answer(match.outlook(seat), chooses));
    if ('refused' in submitted) throw new Error(submitted.reason);
    decisions++;
  }
  const { turn: turns, winners, record } = match;
  return { index, decisions, turns, winners, counted: series.counts ? counted(match) : null, record };
}

/** Every line once, whoever may read it, in the order told. */
function counted(match: Match): Counted {
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const lines = [...new Set(seats.flatMap((seat) => match.story(seat)))].sort((a, b) => a.at - b.at);
  const counter = counting(match.ruleset);
  for (const { say } of lines) counter.hear(say[0], say.slice(1));
  return counter.counted;
}

function sources({ seed, bot }: Series, index: number): { chance: Rng; chooses: Rng; bot: Bot } {
  const own = seedOf(seed, index);
  return { chance: seeded(own), chooses: seeded(seedOf(own, 1)), bot: bots[bot] };
}
