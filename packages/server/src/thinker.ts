import { parentPort } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { Behind, learnWords, Thinker } from '@indigo/host';
import type { Task, Thought } from './thinkers.ts';

const thinker = new Thinker(
  (game, version) => catalog.load(game, version),
  () => performance.now(),
);

async function done(task: Task): Promise<string | readonly string[]> {
  return 'learn' in task ? learnWords(await catalog.load(task.learn)) : thinker.think(task.position);
}

parentPort?.on('message', async ({ job, task }: { job: number; task: Task }) => {
  let thought: Thought;
  try {
    thought = { job, ids: await done(task) };
  } catch (error) {
    thought =
      error instanceof Behind ? { job, behind: error.table } : { job, error: (error as Error).message };
  }
  parentPort?.postMessage(thought);
});
