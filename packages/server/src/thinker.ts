import { parentPort } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { type Position, Thinker } from '@indigo/host';
import type { Thought } from './thinkers.ts';

const thinker = new Thinker((game) => catalog.load(game));

parentPort?.on('message', async ({ job, position }: { job: number; position: Position }) => {
  let thought: Thought;
  try {
    thought = { job, ids: await thinker.think(position) };
  } catch (error) {
    thought = { job, error: (error as Error).message };
  }
  parentPort?.postMessage(thought);
});
