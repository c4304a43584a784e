import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { type Course, lessonsOf } from './lesson.ts';
import type { Asked } from './school.ts';

const course = workerData as Course;
const play = await lessonsOf(await catalog.load(course.game), course);
parentPort?.on('message', ({ index, weights }: Asked) =>
  parentPort?.postMessage({ index, lesson: play(index, weights) }),
);
