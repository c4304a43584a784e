import type { Io } from './io.ts';

export interface Progress {
  /** `words`: how far it has come, as it is to be read. */
  show(done: number, total: number, words: string): void;
  clear(): void;
}

const BAR = 30;

/** On a terminal only; it leaves nothing behind. */
export function progressBar({ stderr, env }: Io): Progress {
  if (stderr.isTTY !== true || env.TERM === 'dumb') return { show: () => {}, clear: () => {} };
  return {
    show: (done, total, words) => {
      const filled = Math.floor((done / total) * BAR);
      stderr.write(`\r\u001b[K[${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}] ${words} `);
    },
    clear: () => stderr.write('\r\u001b[K'),
  };
}
