import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { checkSeats } from '@indigo/kernel';
import { elsewhereOf, type MeetingOptions } from '../cluster/meeting.ts';
import { roundsAt } from '../cluster/train.ts';
import { heedCtrlC } from '../interrupting.ts';
import { complain, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { text } from '../text.ts';
import { readAttained, writeAttained, writeLearned } from '../train/files.ts';
import type { Course } from '../train/lesson.ts';
import { ROUND, roundsHere, train } from '../train/school.ts';
import { EXIT, UsageError } from '../trouble.ts';
import { checkWritable } from '../writing.ts';

export interface TrainOptions extends MeetingOptions {
  readonly matches: number;
  readonly seats?: number;
  readonly seed: number;
  readonly set: readonly string[];
  readonly jobs: number | true;
  readonly out?: string;
  readonly save?: string;
  readonly resume?: boolean;
  readonly cluster?: boolean;
}

/** Numbers in the hidden layer. */
const HIDDEN = 32;

export async function trainCommand(io: Io, game: string, options: TrainOptions): Promise<number> {
  const at = elsewhereOf(options);
  const ruleset = await io.catalog.load(game);
  const seats = options.seats ?? ruleset.seats.min;
  checkSeats(ruleset, seats);
  const { features } = (await ruleset.mind?.()) ?? {};
  if (features === undefined) throw new UsageError(text.wrong.noFeatures(ruleset.title));
  if (options.resume && options.save === undefined) throw new UsageError(text.wrong.resumeWhat);
  const course: Course = {
    game,
    version: ruleset.version,
    seats,
    options: readSettings(ruleset, options.set),
    seed: options.seed,
    features: features.count,
    hidden: HIDDEN,
  };
  const { matches, save } = options;
  const out = options.out ?? join(io.root, 'games', game, 'src', 'data', 'learned.ts');
  if (save !== undefined && resolve(save) === resolve(out)) throw new UsageError(text.wrong.sameFile(save));
  const from = save === undefined ? null : readAttained(save, course, options.resume === true);
  for (const file of [out, save]) if (file !== undefined) checkWritable(file);
  const jobs = options.jobs === true ? availableParallelism() : options.jobs;
  const bar = progressBar(io);
  const alone = (): void => complain(io, text.cluster.alone);
  const rounds = await (at === null ? roundsHere(ruleset, course, jobs) : roundsAt(at, course, alone));
  let stopped = false;
  const heedless =
    at === null
      ? heedCtrlC(
          io,
          bar,
          () => {
            stopped = true;
          },
          text.wrong.stoppingRound,
        )
      : () => {};
  const way = { matches, from, isStopped: () => stopped };
  const attained = await train(course, way, rounds, (done, reached) => {
    bar.show(done, matches, text.train.progress(done, matches, reached?.losses.at(-1) ?? null));
    // A round cut short is played whole when it goes on: what comes of it is not to depend on where it was broken off.
    if (reached === null || save === undefined || reached.matches % ROUND > 0) return;
    writeAttained(save, course, reached);
  }).finally(() => {
    heedless();
    bar.clear();
  });
  // What is half learned takes the place of nothing that was learned before.
  if (attained.matches < matches) {
    complain(io, text.train.stopped(attained.matches, matches, save ?? null));
    return EXIT.interrupted;
  }
  writeLearned(out, course, attained);
  print(
    io,
    text.train.done(game, attained.matches, attained.losses, Math.log(seats)),
    text.train.written(out),
  );
  return EXIT.ok;
}
