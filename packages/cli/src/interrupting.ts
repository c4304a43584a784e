import { complain, type Io } from './io.ts';
import type { Progress } from './progress.ts';
import { text } from './text.ts';

/**
 * Ctrl-C lets the matches under way end, and no other begin; what was done is told. Whoever presses it again does not want
 * to wait. Returns what takes that back.
 */
export function heedCtrlC(io: Io, bar: Progress, stop: () => void): () => void {
  const interrupt = (): void => {
    stop();
    bar.clear();
    complain(io, text.wrong.alreadyStopping);
  };
  process.once('SIGINT', interrupt);
  return () => process.removeListener('SIGINT', interrupt);
}
