import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { boutsOf, type Terms } from './bout.ts';

const terms = workerData as Terms;
const fight = boutsOf(await catalog.load(terms.game), terms);
parentPort?.on('message', (index: number) => parentPort?.postMessage(fight(index)));
