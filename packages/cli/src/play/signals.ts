import type { Lines } from '../terminal/lines.ts';
import type { Session } from './session.ts';

/**
 * While a match is played: Ctrl-C leaves it as "quit" does. Where the terminal is gone, or the system asks to end, nobody
 * can be told anything: the match is saved, others may play it, and we end as we were asked to. Returns how to stop that.
 */
export function heedSignals(session: Session, lines: Lines): () => void {
  const end = (signal: NodeJS.Signals) => (): void => {
    session.save();
    session.close();
    stop();
    process.kill(process.pid, signal);
  };
  // Whoever presses it again does not want to wait.
  const interrupt = (): void => (lines.interrupted ? end('SIGINT')() : lines.interrupt());
  const heeded = { SIGINT: interrupt, SIGHUP: end('SIGHUP'), SIGTERM: end('SIGTERM') };
  const signals = Object.entries(heeded);
  const stop = (): void => {
    for (const [signal, heed] of signals) process.off(signal, heed);
    lines.onGone = () => {};
  };
  for (const [signal, heed] of signals) process.on(signal, heed);
  lines.onGone = heeded.SIGHUP;
  return stop;
}
