import { ALL, type Question, type Rules, type Table, teller } from '@indigo/kernel';
import { LOSES, SIDES, WIN_POINTS } from './data.ts';
import type { Game } from './state.ts';
import type { text } from './text.ts';

const tell = teller<Game, typeof text>();

const ACT: Question = { kind: 'act', clause: '__X__-TURN-01' };
const TURN = { do: 'turn' } as const;

export const ROLL = 'roll';
export const KEEP = 'keep';
const ALWAYS = [ROLL] as const;
const EITHER = [ROLL, KEEP] as const;

/** __X__-TURN-01: roll until the pot is kept or lost. */
export function* turn(t: Table<Game>): Rules {
  const { s } = t;
  const seat = s.active;
  s.turn++;
  tell(t, ALL, 'turn', seat, s.turn);
  for (;;) {
    const act = yield* t.ask(seat, ACT, () => (s.pot > 0 ? EITHER : ALWAYS));
    if (act === KEEP) {
      tell(t, ALL, 'keeps', seat, s.pot);
      s.points[seat] += s.pot;
      break;
    }
    const pips = 1 + (yield* t.chance('roll', SIDES));
    if (pips === LOSES) {
      tell(t, ALL, 'loses', seat, pips); // __X__-ROLL-01
      break;
    }
    s.pot += pips;
    tell(t, ALL, 'rolls', seat, pips);
  }
  s.pot = 0;
  if (s.points[seat] >= WIN_POINTS) s.winner = seat; // __X__-END-01
  s.active = (seat + 1) % t.n;
  s.agenda.push(TURN);
}
