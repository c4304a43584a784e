import { parentPort } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { Behind, chronicleOf, learnWords, Thinker } from '@indigo/host';
import { clocks } from './clocks.ts';
import type { Found, Task, Thought } from './thinkers.ts';

const here = clocks();
const clock = here.spent ?? here.now;
const thinker = new Thinker((game, version) => catalog.load(game, version), here);

async function done(task: Task): Promise<Found> {
  if ('learn' in task) return learnWords(await catalog.load(task.learn));
  if ('chronicle' in task) {
    const { game, version } = task.chronicle;
    return chronicleOf(await catalog.load(game, version), task.chronicle).seats;
  }
  return 'hint' in task ? thinker.hints(task.hint) : thinker.think(task.position);
}

parentPort?.on('message', async ({ job, task }: { job: number; task: Task }) => {
  let thought: Thought;
  const since = clock();
  try {
    thought = { job, found: await done(task), ms: clock() - since };
  } catch (error) {
    thought =
      error instanceof Behind ? { job, behind: error.table } : { job, error: (error as Error).message };
  }
  parentPort?.postMessage(thought);
});
