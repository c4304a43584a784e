import type { Seat } from '@indigo/kernel';
import type { Analysis, Answered, Moment } from './analysis.ts';

/** A moment at which somebody answered. */
export interface Given extends Moment {
  readonly seat: Seat;
  readonly answer: Answered;
}

/** What is worth a look again, each from the most telling on. */
export interface Highlights {
  /** Where chances changed most: one for each turn, in the order of the match. */
  readonly turning: readonly Moment[];
  /** Answers to which a better one was found. */
  readonly worst: readonly Given[];
  /** Answers to which none was found, that brought their seat most. */
  readonly best: readonly Given[];
}

/** Less is no turning point, and nothing to be proud of. */
const LEAST = 0.01;

export function highlightsOf({ moments }: Analysis, most = 5): Highlights {
  const byTurn = new Map<number, Moment>();
  for (const moment of moments) {
    const known = byTurn.get(moment.turn);
    if (known === undefined || swingOf(moment) > swingOf(known)) byTurn.set(moment.turn, moment);
  }
  const turning = [...byTurn.values()]
    .filter((moment) => swingOf(moment) >= LEAST)
    .sort((a, b) => swingOf(b) - swingOf(a))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
  const given = moments.filter((moment): moment is Given => moment.answer !== undefined);
  const worst = given
    .filter(({ answer }) => answer.error < 0)
    .sort((a, b) => a.answer.error - b.answer.error)
    .slice(0, most);
  const best = given
    .filter((moment) => moment.answer.error === 0 && gainOf(moment) >= LEAST)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .slice(0, most);
  return { turning, worst, best };
}

/** How much of the chances went from some to others. */
const swingOf = ({ change }: Moment): number => Math.max(...change.map(Math.abs));

/** What an answer brought its own seat. */
export const gainOf = ({ seat, change }: Given): number => change[seat];
