import { complain, type Io } from './io.ts';
import type { Progress } from './progress.ts';
import { text } from './text.ts';

/**
 * Ctrl-C lets what is under way end, the matches unless it is said otherwise, and nothing else begin; what was done is told.
 * Whoever presses it again does not want to wait. Returns what takes that back.
 */
export function heedCtrlC(
  io: Io,
  bar: Progress,
  stop: () => void,
  said = text.wrong.alreadyStopping,
): () => void {
  const interrupt = (): void => {
    stop();
    bar.clear();
    complain(io, said);
  };
  process.once('SIGINT', interrupt);
  return () => process.removeListener('SIGINT', interrupt);
}
