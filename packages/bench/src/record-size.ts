import { gzipSync } from 'node:zlib';
import type { Subject } from './subject.ts';
import type { Variant } from './variant.ts';

/** Records hardly differ in this: a few will do. */
const MOST = 10;

/** Bytes an answer, each record compressed on its own, as at rest. */
export function recordSize(game: Subject): Variant {
  return {
    bytesPerUnit: (count) => {
      const matches = Array.from({ length: Math.min(count, MOST) }, (_, seed) => game.recorded(seed + 1));
      const bytes = matches.map(({ record }) => gzipSync(JSON.stringify(record)).length);
      return sum(bytes) / sum(matches.map(({ answers }) => answers));
    },
  };
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
