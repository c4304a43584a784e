import { parentPort, workerData } from 'node:worker_threads';
import { ready } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { boutsOf, type Terms } from './bout.ts';

const terms = workerData as Terms;
const ruleset = await catalog.load(terms.game);
await ready(ruleset);
const fight = boutsOf(ruleset, terms);
parentPort?.on('message', (index: number) => parentPort?.postMessage(fight(index)));
