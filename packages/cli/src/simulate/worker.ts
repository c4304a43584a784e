import { parentPort, workerData } from 'node:worker_threads';
import { ready } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { changeData } from '../lab/changes.ts';
import { playShare, type Share } from './batch.ts';

const share = workerData as Share;
await changeData(share.series.game, share.changes);
const ruleset = await catalog.load(share.series.game);
await ready(ruleset);
await playShare(ruleset, share, (heard) => parentPort?.postMessage(heard));
