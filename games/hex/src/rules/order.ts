import { ALL, type Seat } from '@indigo/kernel';
import type { Hex } from '../state.ts';
import { type T, tell } from '../table.ts';

/**
 * H-TURN-06: whose turn is next: the same player's extra turns, then those of others clockwise, then the seat after the one
 * that had the last regular turn. Players out of the League have none (H-LG-09).
 */
export function nextTurn(t: T): void {
  const { s } = t;
  for (const seat of t.from(s.active)) {
    const player = s.players[seat];
    if (player.extra === 0 || player.out) continue;
    player.extra--;
    s.active = seat;
    s.extraTurn = true;
    return;
  }
  s.extraTurn = false;
  do s.regular = (s.regular + 1) % t.n;
  while (s.players[s.regular].out);
  s.active = s.regular;
}

/** One more turn for this player, in the queue of H-TURN-06. */
export function giveTurn(t: T, seat: Seat): void {
  t.s.players[seat].extra++;
  tell(t, ALL, 'extra-turn', seat);
}

/** H-EVT-11: so many turns this player would have had are lost. */
export function skipTurns(t: T, seat: Seat, turns: number): void {
  t.s.players[seat].skips += turns;
  tell(t, ALL, 'must-skip', seat, turns);
}

/** The present turn goes straight to its last steps: no second free moment and no gym (H-LG-10, H-EVT-23). */
export function endTurn(s: Hex): void {
  s.agenda = s.agenda.filter((step) => step.do !== 'after');
}
