import { Worker } from 'node:worker_threads';
import { Learner, type LearnerState, type Lesson } from '@indigo/bots';
import { type AnyRuleset, seeded, seedOf } from '@indigo/kernel';
import { type Course, lessonsOf } from './lesson.ts';

/** A match to be played, and what is known by then. */
export interface Asked {
  readonly index: number;
  readonly weights: Float64Array;
}

/** How far a course has come. */
export interface Attained {
  readonly matches: number;
  readonly learner: LearnerState;
  /** How far off it was on each round's matches before it learned from them. */
  readonly losses: readonly number[];
}

/** So many matches are played with the same weights, then all are learned from, so many times over. */
export const ROUND = 32;
const TIMES = 3;

/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = new URL('../../dist/train/worker.js', import.meta.url);

/** How far a course is to go, from where. */
export interface Way {
  readonly matches: number;
  readonly from: Attained | null;
  /** Is no other round to be begun? A round cut short teaches nothing. */
  isStopped(): boolean;
}

/**
 * Plays round after round and learns from it. What comes of it depends on the course alone, whoever plays it, and whether
 * or not it was broken off and gone on with.
 */
export async function train(
  course: Course,
  { matches, from, isStopped }: Way,
  rounds: Rounds,
  progress: (done: number, attained: Attained | null) => void,
): Promise<Attained> {
  const { features, hidden, seed } = course;
  const learner =
    from === null
      ? Learner.fresh(features, hidden, seeded(seedOf(seed, -1)))
      : Learner.from(features, hidden, from.learner);
  let attained: Attained = from ?? { matches: 0, learner: learner.state, losses: [] };
  try {
    while (attained.matches < matches && !isStopped()) {
      const first = attained.matches;
      const size = Math.min(ROUND, matches - first);
      const weights = learner.network.weights.slice();
      const lessons = await rounds.play(first, size, weights, (done) => progress(first + done, null));
      const loss = learner.loss(lessons);
      for (let time = 0; time < TIMES; time++)
        learner.learn(lessons, seeded(seedOf(seed, -2 - first - time)));
      attained = { matches: first + size, learner: learner.state, losses: [...attained.losses, loss] };
      progress(attained.matches, attained);
    }
  } finally {
    await rounds.end();
  }
  return attained;
}

/** Whoever plays the matches of a course, some at a time, in the order of their numbers. */
export interface Rounds {
  play(
    first: number,
    size: number,
    weights: Float64Array,
    progress: (done: number) => void,
  ): Promise<readonly Lesson[]>;
  end(): Promise<void>;
}

/** They are played here, on so many threads. */
export async function roundsHere(ruleset: AnyRuleset, course: Course, jobs: number): Promise<Rounds> {
  const players = await playersOf(ruleset, course, jobs);
  return {
    play: (...round) => playRound(players, ...round),
    end: async () => {
      for (const player of players) await player.leave();
    },
  };
}

interface Player {
  play(asked: Asked): Promise<Lesson>;
  leave(): Promise<unknown>;
}

async function playersOf(ruleset: AnyRuleset, course: Course, jobs: number): Promise<readonly Player[]> {
  if (jobs > 1) return Array.from({ length: jobs }, () => onWorker(course));
  const play = await lessonsOf(ruleset, course);
  return [
    {
      play: async ({ index, weights }) => {
        // A breath, in which Ctrl-C is heard.
        await new Promise<void>((resolve) => setImmediate(resolve));
        return play(index, weights);
      },
      leave: async () => {},
    },
  ];
}

function onWorker(course: Course): Player {
  // Not our own flags: under a test they would lead the compiled worker to sources.
  const worker = new Worker(WORKER, { workerData: course, execArgv: [] });
  return {
    play: (asked) =>
      new Promise((resolve, reject) => {
        worker.once('message', ({ lesson }: { readonly lesson: Lesson }) => {
          worker.off('error', reject);
          resolve(lesson);
        });
        worker.once('error', reject);
        worker.postMessage(asked);
      }),
    leave: () => worker.terminate(),
  };
}

/** In the order of their numbers, whoever played them. */
async function playRound(
  players: readonly Player[],
  first: number,
  size: number,
  weights: Float64Array,
  progress: (done: number) => void,
): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = [];
  let [next, done] = [0, 0];
  await Promise.all(
    players.map(async ({ play }) => {
      while (next < size) {
        const at = next++;
        lessons[at] = await play({ index: first + at, weights });
        progress(++done);
      }
    }),
  );
  return lessons;
}
