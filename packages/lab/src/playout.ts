import { type Bot, bots } from '@indigo/bots';
import {
  type AnyRuleset,
  type Asking,
  DONE,
  Match,
  type MatchRecord,
  type OptionValues,
  PASS,
  type Plain,
  type Rng,
  Run,
  type Seat,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { type Counted, counting } from './counting.ts';

export type BotName = keyof typeof bots;

/** What all matches of a series share. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  /** Who plays, by seat. */
  readonly bots: readonly BotName[];
  /** Everybody sits one seat further in every match. */
  readonly rotates?: boolean;
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

/** Who sits where in a match of a series. */
export const lineupOf = (
  { bots, rotates }: Pick<Series, 'bots' | 'rotates'>,
  index: number,
): readonly BotName[] => (rotates ? bots.map((_, seat) => bots[(seat + index) % bots.length]) : bots);

/** Somebody who is with a match while it is played. */
export interface Companion {
  /** A choice is due. */
  before?(): void;
  /** It was made. `whole`: it ended an answer, which may take several choices. */
  after?(seat: Seat, asking: Asking, choice: Plain, whole: boolean): void;
}

/** A match of a series as fast as it goes: nobody listens, nothing is kept. */
export function playOut(
  ruleset: AnyRuleset,
  series: Series,
  index: number,
  companion: Companion | null = null,
): Played {
  const { seats, options, maxDecisions } = series;
  const { chance, chooses } = sources(series, index);
  const players: readonly Bot[] = lineupOf(series, index).map((name) => bots[name]);
  const counter = series.counts ? counting(ruleset) : null;
  const how = { rng: chance, keep: players.some(({ keeps }) => keeps) };
  const run = Run.at(ruleset, ruleset.create(seats, options), seats, how, (t) => {
    if (counter !== null) t.listener = (_, what, facts) => counter.hear(what, facts);
  });
  const glance = run.glance();
  let decisions = 0;
  while (run.pending !== null && decisions < maxDecisions) {
    const asking = run.pending as Asking;
    const { seat } = run;
    companion?.before?.();
    const choice = players[seat].choose(glance, chooses);
    run.play(choice);
    // A composed answer takes several choices and is one decision.
    const whole = asking.parts === null || run.pending !== asking || run.seat !== seat;
    if (whole) decisions++;
    companion?.after?.(seat, asking, choice, whole);
  }
  const counted = counter?.counted ?? null;
  return { index, decisions, turns: ruleset.turn(run.s), winners: run.winners, counted };
}

/** The very same match with its record: the choices of the playout are answers of a match with the same dice. */
export function recordOut(
  ruleset: AnyRuleset,
  series: Series,
  index: number,
): Played & { record: MatchRecord } {
  const { seats, options, seed } = series;
  const about = { seed, index, bots: lineupOf(series, index) };
  const match = Match.start(
    ruleset,
    { seats, options, about },
    { rng: sources(series, index).chance, narrate: false },
  );
  let parts: string[] = [];
  const played = playOut(ruleset, series, index, {
    after: (seat, asking, choice, whole) => {
      // The match stands where the playout stood before this choice.
      const idOf = (): string => ruleset.face(match.s, asking, choice, seat).id;
      if (asking.parts === null)
        submit(match, seat, asking.mode === 'first' && choice === DONE ? PASS : idOf());
      else {
        if (choice !== DONE) parts.push(idOf());
        if (!whole) return;
        submit(match, seat, parts);
        parts = [];
      }
    },
  });
  return { ...played, record: match.record };
}

function submit(match: Match, seat: Seat, ids: string | readonly string[]): void {
  const submitted = match.submit(seat, match.no, ids);
  if ('refused' in submitted) throw new Error(submitted.reason);
}

function sources({ seed }: Series, index: number): { chance: Rng; chooses: Rng } {
  const own = seedOf(seed, index);
  return { chance: seeded(own), chooses: seeded(seedOf(own, 1)) };
}
