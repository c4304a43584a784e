import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ready } from '@indigo/bots';
import { checkSeats } from '@indigo/kernel';
import {
  compare,
  csvOf,
  inOrder,
  type Lab,
  type Played,
  reportOn,
  type Setting,
  seriesOf,
} from '@indigo/lab';
import { warnOfBlind } from '../bots.ts';
import { elsewhereOf, type Meeting, type MeetingOptions } from '../cluster/meeting.ts';
import { playSeriesAt } from '../cluster/simulate.ts';
import { heedCtrlC } from '../interrupting.ts';
import { complain, type Io, print } from '../io.ts';
import { fitChanges, readChanges } from '../lab/changes.ts';
import { describeComparison, describeLab } from '../lab/describe.ts';
import { readKept, readLab, writeLab } from '../lab/kept.ts';
import { progressBar } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { playSeries } from '../simulate/pool.ts';
import { seatedBots } from '../simulate/seated.ts';
import { isRaised, raise, stopFlag } from '../simulate/stopping.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';
import { checkWritable, isFile, write } from '../writing.ts';

export interface LabOptions extends MeetingOptions {
  readonly matches: number;
  readonly seats?: number;
  readonly seed: number;
  readonly bot: string;
  readonly bots?: string;
  readonly set: readonly string[];
  readonly changes?: string;
  readonly jobs: number | true;
  readonly against?: string;
  readonly save?: string;
  readonly resume?: boolean;
  readonly csv?: string;
  readonly maxDecisions: number;
  readonly cluster?: boolean;
  readonly json?: boolean;
}

/** A file is written this often, in milliseconds, and at the end. */
const KEEP_EVERY = 10_000;

export async function labCommand(io: Io, game: string, options: LabOptions): Promise<number> {
  const { matches, save, csv } = options;
  const at = elsewhereOf(options);
  if (options.resume && save === undefined) throw new UsageError(text.wrong.resumeWhat);
  const setting = await settingFrom(io, game, options);
  const against = options.against === undefined ? null : readLab(options.against);
  if (against !== null && against.setting.game !== game)
    throw new UsageError(text.wrong.otherGame(options.against as string, against.setting.game));
  if (csv !== undefined && save !== undefined && resolve(csv) === resolve(save))
    throw new UsageError(text.wrong.sameFile(csv));
  if (csv !== undefined && options.resume !== true && isFile(csv))
    throw new UsageError(text.wrong.savedAlready(csv));
  const known = save === undefined ? [] : readKept(save, setting, options.resume === true);
  for (const file of [save, csv]) if (file !== undefined) checkWritable(file);

  const ruleset = await io.catalog.load(game);
  warnOfBlind(io, ruleset, setting.bots);
  const cards = ruleset.balance?.cards ?? [];
  const start = performance.now();
  const { played, stopped } = await playOn(io, at, setting, known, options, (sofar) => {
    if (save !== undefined) writeLab(save, { setting, cards, played: sofar });
  });
  const seconds = (performance.now() - start) / 1000;
  if (stopped && played.length === 0) {
    complain(io, text.simulate.stopped(0, matches));
    return EXIT.interrupted;
  }

  const lab: Lab = { setting, cards, played };
  if (save !== undefined) writeLab(save, lab);
  if (csv !== undefined) write(csv, csvOf(lab));
  const compared = against === null ? null : compare(lab, against);
  const report = compared?.a ?? reportOn(lab);
  if (options.json) {
    print(io, JSON.stringify(compared === null ? report : { ...report, against: compared }));
  } else {
    print(io, ...describeLab(ruleset, report));
    if (compared !== null) print(io, ...describeComparison(options.against as string, compared));
    if (played.length > known.length) print(io, text.lab.speed(played.length - known.length, seconds));
    if (save !== undefined) print(io, text.lab.saved(played.length, save));
    if (csv !== undefined) print(io, text.lab.table(played.length * setting.bots.length, csv));
  }
  if (stopped) complain(io, text.simulate.stopped(played.length, matches));
  return stopped ? EXIT.interrupted : EXIT.ok;
}

async function settingFrom(io: Io, game: string, options: LabOptions): Promise<Setting> {
  const ruleset = await io.catalog.load(game);
  await ready(ruleset);
  const bots = seatedBots(options, ruleset.seats.min);
  checkSeats(ruleset, bots.length);
  const changes = options.changes === undefined ? [] : readChanges(options.changes);
  await fitChanges(game, changes);
  return {
    game,
    version: ruleset.version,
    options: readSettings(ruleset, options.set),
    bots,
    seed: options.seed,
    changes,
    maxDecisions: options.maxDecisions,
  };
}

/** Plays what is lacking, here or elsewhere. `keep` gets all that was played so far now and then. */
async function playOn(
  io: Io,
  at: Meeting | null,
  setting: Setting,
  known: readonly Played[],
  options: LabOptions,
  keep: (played: readonly Played[]) => void,
): Promise<{ readonly played: readonly Played[]; readonly stopped: boolean }> {
  const ruleset = await io.catalog.load(setting.game);
  const { matches } = options;
  const wanted = options.jobs === true ? availableParallelism() : options.jobs;
  const bar = progressBar(io);
  const stop = stopFlag();
  const all = [...known];
  let kept = -Infinity;
  const heard = (lot: readonly Played[]): void => {
    all.push(...lot);
    bar.show(Math.min(all.length, matches), matches, text.lab.progress(all.length, matches));
    if (performance.now() - kept < KEEP_EVERY) return;
    keep(inOrder(all, []));
    kept = performance.now();
  };
  const heedless = at === null ? heedCtrlC(io, bar, () => raise(stop)) : () => {};
  const work = {
    series: seriesOf(setting),
    matches,
    known: known.map(({ index }) => index),
    changes: setting.changes,
    save: null,
  };
  const alone = (): void => complain(io, text.cluster.alone);
  const playing =
    at === null
      ? playSeries(ruleset, { ...work, jobs: Math.min(wanted, matches), stop }, heard)
      : playSeriesAt(at, ruleset, work, { heard, alone });
  await playing.finally(() => {
    heedless();
    bar.clear();
  });
  const lacking = matches - all.filter(({ index }) => index < matches).length;
  return { played: inOrder(all, []), stopped: isRaised(stop) && lacking > 0 };
}
