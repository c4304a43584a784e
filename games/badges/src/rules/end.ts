import { ALL, type Step } from '@indigo/kernel';
import { type T, tell } from '../table.ts';

export const TURN: Step = Object.freeze({ do: 'turn' });

/** The turn passes to the left (B-TURN-01) unless somebody has won. */
export function endTurn(t: T): void {
  const { s } = t;
  if (s.winner >= 0) return; // B-END-01: at once, without finishing the round
  s.active = (s.active + 1) % t.n;
  s.steps = 0;
  // B-OPT-07, B-END-04: the cut-off, off by default; nothing else ends a match but a fourth badge.
  if (s.turn === s.options.maxTurns) {
    s.stopped = true;
    tell(t, ALL, 'stopped-match', s.turn);
  } else s.agenda.push(TURN);
}
