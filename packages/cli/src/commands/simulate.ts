import { availableParallelism } from 'node:os';
import { ready } from '@indigo/bots';
import { checkSeats } from '@indigo/kernel';
import type { BalanceReport, Series } from '@indigo/lab';
import { warnOfBlind } from '../bots.ts';
import { elsewhereOf, type MeetingOptions } from '../cluster/meeting.ts';
import { playSeriesAt } from '../cluster/simulate.ts';
import { columnsOf } from '../columns.ts';
import { heedCtrlC } from '../interrupting.ts';
import { complain, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { fileTrouble } from '../record-file.ts';
import { makeFolder, tryWriting } from '../saves.ts';
import { readSettings } from '../settings.ts';
import { playSeries } from '../simulate/pool.ts';
import { type Report, reportOn } from '../simulate/report.ts';
import { seatedBots } from '../simulate/seated.ts';
import { isRaised, raise, stopFlag } from '../simulate/stopping.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface SimulateOptions extends MeetingOptions {
  readonly matches: number;
  readonly seats?: number;
  readonly seed: number;
  readonly bot: string;
  /** Seat by seat, instead of the same in every seat. */
  readonly bots?: string;
  readonly set: readonly string[];
  readonly jobs: number | true;
  readonly save?: string;
  readonly maxDecisions: number;
  readonly report?: boolean;
  readonly cluster?: boolean;
  readonly json?: boolean;
}

export async function simulateCommand(io: Io, game: string, options: SimulateOptions): Promise<number> {
  const at = elsewhereOf(options);
  const ruleset = await io.catalog.load(game);
  await ready(ruleset);
  const bots = seatedBots(options, ruleset.seats.min);
  const seats = bots.length;
  checkSeats(ruleset, seats);
  warnOfBlind(io, ruleset, bots);
  const series: Series = {
    game,
    seats,
    options: readSettings(ruleset, options.set),
    seed: options.seed,
    bots,
    maxDecisions: options.maxDecisions,
    counts: options.report === true,
  };
  const save = options.save ?? null;
  if (save !== null) prepare(save);

  const { matches } = options;
  const wanted = options.jobs === true ? availableParallelism() : options.jobs;
  const jobs = Math.min(wanted, matches);
  const bar = progressBar(io);
  const show = (_: unknown, done: number): void =>
    bar.show(done, matches, text.simulate.progress(done, matches));
  const start = performance.now();
  const stop = stopFlag();
  const heedless = at === null ? heedCtrlC(io, bar, () => raise(stop)) : () => {};
  const alone = (): void => complain(io, text.cluster.alone);
  let unkept: string | null = null;
  const giveUp = (why: string): void => {
    unkept ??= why;
  };
  const playing =
    at === null
      ? playSeries(ruleset, { series, matches, known: [], changes: [], save, jobs, stop }, show, giveUp)
      : playSeriesAt(at, ruleset, { series, matches, known: [], changes: [], save }, { heard: show, alone });
  const played = await playing.finally(() => {
    heedless();
    bar.clear();
  });
  const seconds = (performance.now() - start) / 1000;
  const stopped = isRaised(stop) && played.length < matches;
  if (unkept !== null) complain(io, unkept);
  const code = unkept !== null ? EXIT.failed : stopped ? EXIT.interrupted : EXIT.ok;
  if (stopped && played.length === 0) {
    complain(io, text.simulate.stopped(0, matches));
    return code;
  }

  const report = reportOn(ruleset, series, played, seconds);
  print(io, ...(options.json ? [JSON.stringify(report)] : describe(report)));
  if (save !== null && !options.json) print(io, text.simulate.saved(played.length, save));
  if (stopped) complain(io, text.simulate.stopped(played.length, matches));
  return code;
}

function prepare(folder: string): void {
  try {
    makeFolder(folder);
    tryWriting(folder);
  } catch (error) {
    throw new UsageError(text.wrong.unwritable(folder, fileTrouble(error)));
  }
}

function describe(report: Report): string[] {
  const { finished, matches, decisions, turns, winsBySeat } = report;
  const wins = winsBySeat.map((count, seat) =>
    text.simulate.win(seat, count, finished === 0 ? 0 : count / finished),
  );
  return [
    text.simulate.head(report.game, report.seats, report.bot, report.seed),
    text.simulate.finished(finished, matches),
    text.simulate.decisions(decisions.median, decisions.p95),
    text.simulate.turns(turns.median, turns.p95),
    text.simulate.wins(wins),
    text.simulate.speed(report.decisionsPerSecond, report.matchesPerSecond),
    ...(report.balance === undefined ? [] : describeBalance(report.balance)),
  ];
}

function describeBalance({ turnsPerPlayer, seats, starts, cards, unused }: BalanceReport): string[] {
  const row = (sort: string, { name, players, wins, ratio }: BalanceReport['seats'][number]): string[] => [
    sort,
    name,
    players.toLocaleString('en'),
    wins.toLocaleString('en'),
    ratio.toFixed(2),
  ];
  const rows = [
    text.simulate.balanceHead,
    ...seats.map((seat) => row(text.simulate.seat, seat)),
    ...starts.map((start) => row(start.sort, start)),
  ];
  const uses = cards.map(({ card, uses, matches }) => text.simulate.use(card, uses, matches));
  return [
    text.simulate.turnsEach(turnsPerPlayer.median, turnsPerPlayer.p95),
    '',
    ...columnsOf(rows, 2),
    '',
    ...(cards.length === 0
      ? [text.simulate.noCards]
      : [text.simulate.uses, ...inLines(uses), text.simulate.unused(unused)]),
  ];
}

const LINE = 78;

/** As many as fit into a line, in even columns. */
function inLines(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map((cell) => cell.length)) + 2;
  const across = Math.max(1, Math.floor((LINE - 4) / width));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += across) {
    lines.push(
      `    ${cells
        .slice(i, i + across)
        .map((cell) => cell.padEnd(width))
        .join('')}`.trimEnd(),
    );
  }
  return lines;
}
