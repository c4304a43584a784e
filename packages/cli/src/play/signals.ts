import type { Lines } from '../terminal/lines.ts';
import { EXIT } from '../trouble.ts';
import type { Session } from './session.ts';

/**
 * While a match is played: Ctrl-C leaves it as "quit" does. Where the terminal is gone, or the system asks to end, nobody
 * can be told anything: the match is saved, others may play it, and that is all. Returns how to stop listening.
 */
export function heedSignals(session: Session, lines: Lines): () => void {
  const end = (code: number) => (): void => {
    session.save();
    session.close();
    process.exit(code);
  };
  // Whoever presses it again does not want to wait.
  const interrupt = (): void => (lines.interrupted ? end(EXIT.interrupted)() : lines.interrupt());
  const heeded = { SIGINT: interrupt, SIGHUP: end(EXIT.hungUp), SIGTERM: end(EXIT.told) };
  const signals = Object.entries(heeded);
  for (const [signal, heed] of signals) process.on(signal, heed);
  return () => {
    for (const [signal, heed] of signals) process.off(signal, heed);
  };
}
