import type { AnyRuleset, OptionValues } from '@indigo/kernel';
import { playOut } from '@indigo/lab';
import type { BotName } from '../bots.ts';
import { text } from '../text.ts';
import { messageOf } from '../trouble.ts';
import { Lineups } from './lineups.ts';
import type { Fought } from './standing.ts';

/** All that decides what happens in an arena. */
export interface Terms {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly bots: readonly BotName[];
  readonly seed: number;
  readonly maxDecisions: number;
}

/** Plays matches of an arena by their number. */
export function boutsOf(ruleset: AnyRuleset, terms: Terms): (index: number) => Fought {
  const { game, seats, options, seed, maxDecisions } = terms;
  const lineups = new Lineups(terms.bots, seats);
  return (index) => {
    const { round, lineup } = lineups.bout(index);
    const answers = new Array<number>(seats).fill(0);
    const ms = new Array<number>(seats).fill(0);
    let since = 0;
    try {
      const series = { game, seats, options, seed, bots: lineup, maxDecisions, counts: false };
      const { winners, turns } = playOut(ruleset, series, round, {
        before: () => {
          since = performance.now();
        },
        after: (seat, _asking, _choice, whole) => {
          ms[seat] += performance.now() - since;
          if (whole) answers[seat]++;
        },
      });
      return { index, winners, turns, answers, ms: ms.map((time) => Math.round(time)) };
    } catch (error) {
      throw new Error(text.simulate.broken(index, seed, messageOf(error)), { cause: error });
    }
  };
}
