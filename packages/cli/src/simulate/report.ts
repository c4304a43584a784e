import type { AnyRuleset } from '@indigo/kernel';
import { type BalanceReport, balanceOf, type Played, type Series, type Spread, spread } from '@indigo/lab';
import { names } from '../text/playing.ts';

export interface Report {
  readonly game: string;
  readonly seats: number;
  /** Who played: one name, or all of them seat by seat. */
  readonly bot: string;
  readonly seed: number;
  readonly options: Series['options'];
  readonly matches: number;
  /** Matches that ended by their own rules. */
  readonly finished: number;
  readonly decisions: Spread;
  readonly turns: Spread;
  readonly winsBySeat: readonly number[];
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  /** Only where it was asked for. */
  readonly balance?: BalanceReport;
}

export function reportOn(
  ruleset: AnyRuleset,
  series: Series,
  played: readonly Played[],
  seconds: number,
): Report {
  const { game, seats, bots, seed, options } = series;
  const winsBySeat = new Array<number>(seats).fill(0);
  for (const { winners } of played) for (const seat of winners ?? []) winsBySeat[seat]++;
  const total = played.reduce((sum, { decisions }) => sum + decisions, 0);
  return {
    game,
    seats,
    bot: new Set(bots).size === 1 ? bots[0] : bots.join(','),
    seed,
    options,
    matches: played.length,
    finished: played.filter(({ winners }) => winners !== null).length,
    decisions: spread(played.map(({ decisions }) => decisions)),
    turns: spread(played.map(({ turns }) => turns)),
    winsBySeat,
    decisionsPerSecond: Math.round(total / seconds),
    matchesPerSecond: Number((played.length / seconds).toPrecision(4)),
    ...(series.counts ? { balance: balanceOf(ruleset, seats, played, names.seat) } : {}),
  };
}
