import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { playShare, type Share } from './batch.ts';

const share = workerData as Share;
playShare(await catalog.load(share.series.game), share, (played) => parentPort?.postMessage(played));
