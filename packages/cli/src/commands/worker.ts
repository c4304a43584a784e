import { availableParallelism } from 'node:os';
import { type MeetingOptions, meetingOf, sharesAt } from '../cluster/meeting.ts';
import { complain, type Io, print } from '../io.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';

export interface WorkerOptions extends MeetingOptions {
  readonly jobs?: number;
}

const DAY_MS = 86_400_000;
/** A share that takes longer is left to another worker when this one ends. */
const FINISH_MS = 20_000;
/** Trouble that goes on is told this often. */
const TELL_MS = 10_000;

/** Plays shares of series, and thinks for bots of servers, until it is told to stop. */
export async function workerCommand(io: Io, options: WorkerOptions): Promise<number> {
  const at = meetingOf(options);
  const { work } = await import('../cluster/queue.ts');
  const jobs = options.jobs ?? availableParallelism();
  const shares = await sharesAt(at);
  await shares.forgetDeserted(DAY_MS);
  await shares.close();
  let told = Number.NEGATIVE_INFINITY;
  let [played, thought] = [0, 0];
  const working = await work(
    { ...at, jobs },
    {
      played: () => {
        played++;
      },
      thought: () => {
        thought++;
      },
      trouble: (why) => {
        if (performance.now() - told < TELL_MS) return;
        told = performance.now();
        complain(io, why);
      },
    },
  );
  // Whoever reads that it works may end it at once.
  const ended = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  print(io, text.cluster.working(jobs));
  await ended;
  print(io, text.serving.ending);
  await working.end(FINISH_MS);
  print(io, text.cluster.worked(played, thought));
  return EXIT.ok;
}
