const SOON_MS = 700;
const LATER_MS = 10_000;
const PATIENT_AFTER_MS = 90_000;

/**
 * How long to wait before the next try, so long after the connection was lost. For a minute and a half never more than a
 * second, so that play goes on as soon as the network is back; a server that is unwell is left alone for longer. With
 * jitter, so that a whole lobby does not come at once.
 */
export function retryDelay(
  tries: number,
  lostForMs: number,
  unwell: boolean,
  random = Math.random(),
): number {
  const longest = lostForMs < PATIENT_AFTER_MS && !unwell ? SOON_MS : LATER_MS;
  const base = Math.min(longest, 150 * 2 ** Math.min(tries, 10));
  return Math.round(base * (0.6 + 0.7 * random));
}
