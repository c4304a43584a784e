import { availableParallelism } from 'node:os';
import { ready } from '@indigo/bots';
import { checkSeats } from '@indigo/kernel';
import { beginning, playArena } from '../arena/arena.ts';
import type { Terms } from '../arena/bout.ts';
import { fingerprintOf } from '../arena/fingerprint.ts';
import { readKept, writeKept } from '../arena/kept.ts';
import type { ArenaReport, Fought, Pair, Standing } from '../arena/standing.ts';
import { type BotName, botsNamed, warnOfBlind } from '../bots.ts';
import { arenaAt } from '../cluster/arena.ts';
import { elsewhereOf, type MeetingOptions } from '../cluster/meeting.ts';
import { columnsOf } from '../columns.ts';
import { heedCtrlC } from '../interrupting.ts';
import { complain, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';
import { checkWritable } from '../writing.ts';

export interface ArenaOptions extends MeetingOptions {
  readonly bots: string;
  readonly matches: number;
  readonly seats?: number;
  readonly seed: number;
  readonly set: readonly string[];
  readonly jobs: number | true;
  readonly untilSure?: boolean;
  readonly margin: number;
  readonly save?: string;
  readonly resume?: boolean;
  readonly maxDecisions: number;
  readonly cluster?: boolean;
  readonly json?: boolean;
}

/** A file is written this often, in milliseconds, and at the end. */
const KEEP_EVERY = 2000;

export async function arenaCommand(io: Io, game: string, options: ArenaOptions): Promise<number> {
  const at = elsewhereOf(options);
  const ruleset = await io.catalog.load(game);
  await ready(ruleset);
  const seats = options.seats ?? ruleset.seats.min;
  checkSeats(ruleset, seats);
  const { matches, seed, maxDecisions, save } = options;
  const terms: Terms = {
    game,
    version: ruleset.version,
    seats,
    options: readSettings(ruleset, options.set),
    bots: opponents(options.bots),
    seed,
    maxDecisions,
  };
  warnOfBlind(io, ruleset, terms.bots);
  if (options.resume && save === undefined) throw new UsageError(text.wrong.resumeWhat);
  const fingerprint = save === undefined ? '' : await fingerprintOf(ruleset, terms);
  const known = save === undefined ? [] : readKept(save, terms, fingerprint, options.resume === true);
  if (save !== undefined) checkWritable(save);
  const fought: Fought[] = [...known];
  const keep = (standing: Standing): void => {
    if (save !== undefined) writeKept(save, terms, fingerprint, standing.report(game, seats), fought);
  };
  const bar = progressBar(io);
  let kept = -Infinity;
  const wanted = options.jobs === true ? availableParallelism() : options.jobs;
  const work = {
    terms,
    matches,
    untilSure: options.untilSure === true,
    margin: options.margin / 100,
    jobs: Math.min(wanted, matches),
    known,
  };
  // A file that cannot be written is noticed before anybody plays.
  if (known.length === 0) keep(beginning(work));
  const heard = (one: Fought, sofar: Standing): void => {
    fought.push(one);
    bar.show(fought.length, matches, text.arena.progress(fought.length, matches));
    if (performance.now() - kept < KEEP_EVERY) return;
    keep(sofar);
    kept = performance.now();
  };
  const alone = (): void => complain(io, text.cluster.alone);
  let isStopped = false;
  const heedless =
    at === null
      ? heedCtrlC(io, bar, () => {
          isStopped = true;
        })
      : () => {};
  const elsewhere = at === null ? null : arenaAt(at, work, alone);
  const standing = await playArena(
    ruleset,
    { ...work, isStopped: () => isStopped },
    heard,
    elsewhere,
  ).finally(() => {
    heedless();
    bar.clear();
  });
  keep(standing);
  const wasCut = isStopped && fought.length < matches;
  if (wasCut && fought.length === 0) {
    complain(io, text.simulate.stopped(0, matches));
    return EXIT.interrupted;
  }

  const report = standing.report(game, seats);
  print(io, ...(options.json ? [JSON.stringify(report)] : describe(report, standing, options)));
  if (save !== undefined && !options.json) print(io, text.arena.saved(fought.length, save));
  if (wasCut) complain(io, text.simulate.stopped(fought.length, matches));
  return wasCut ? EXIT.interrupted : EXIT.ok;
}

function opponents(list: string): readonly BotName[] {
  const bots = botsNamed(list);
  const twin = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (twin !== undefined) throw new UsageError(text.wrong.twinBots(twin));
  if (bots.length < 2) throw new UsageError(text.wrong.oneBot);
  return bots;
}

function describe(report: ArenaReport, standing: Standing, { seed, margin }: ArenaOptions): string[] {
  const { arena } = text;
  const ratings = standing.ratings();
  const rows = report.bots.map(({ name, wins, share, low, high, rating, msPerDecision }) => [
    name,
    arena.wins(wins),
    arena.share(share),
    arena.interval(low, high),
    arena.rating(rating, ratings.get(name)?.error ?? 0),
    arena.ms(msPerDecision),
  ]);
  return [
    arena.head(report.game, report.seats, report.matches, seed),
    ...columnsOf([arena.columns, ...rows], 1),
    '',
    ...columnsOf(against(report), 1),
    '',
    ...report.pairs.map((pair) => verdict(pair, margin)),
  ];
}

/** Who beats whom, as a table. */
function against({ bots, pairs }: ArenaReport): string[][] {
  const wins = (row: BotName, column: BotName): string => {
    const pair = pairs.find(({ a, b }) => (a === row && b === column) || (a === column && b === row));
    if (pair === undefined) return text.arena.nobody;
    return text.arena.wins(pair.a === row ? pair.wins : pair.losses);
  };
  const names = bots.map(({ name }) => name);
  return [
    [text.arena.against, ...names],
    ...names.map((row) => [row, ...names.map((column) => wins(row, column))]),
  ];
}

function verdict({ a, b, better }: Pair, margin: number): string {
  if (better === null) return text.arena.open(a, b);
  if (better === 'neither') return text.arena.neither(a, b, margin);
  return text.arena.better(better, better === a ? b : a);
}
