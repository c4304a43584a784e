/** The end of a turn and of the adventure phase (M-TURN-08, M-END). */
import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { board } from '../board.ts';
import {
  END_MAX_LEVEL,
  END_TRAINERS,
  END_TRAINERS_SIMPLE,
  HOUSE_MAX_LEVEL,
  HOUSE_TRAINERS,
  MAX_SEATS,
} from '../data/rules.ts';
import { EMPTY, type Master, type Options } from '../state.ts';
import { type T, tell } from '../table.ts';
import { isMaxLevel } from '../team.ts';
import { friendly } from './friendly.ts';
import { SEEDING } from './seeding.ts';
import { TURN } from './turn.ts';

const CLOSE: Step = { do: 'close' };

/** M-TURN-08: a defeat has been dealt with; then a friendly battle, then the end conditions, then the next player. */
export function end(t: T): Rules {
  t.s.agenda.push(CLOSE);
  return friendly(t, t.s.active);
}

/** M-END-05: looked at once the turn and its friendly battle are over; the round is not completed. M-GEN-03: else clockwise. */
export function close(t: T): Rules {
  const { s } = t;
  const why = ending(s, t.n);
  if (why !== null) {
    s.phase = 'intermediate';
    tell(t, ALL, 'adventure-over', why, figureOf(why, s, t.n));
    s.agenda.push(SEEDING);
    return NOTHING;
  }
  s.active = (s.active + 1) % t.n;
  s.agenda.push(TURN);
  return NOTHING;
}

export type Ending = 'gyms' | 'levels' | 'trainers' | 'rounds';

/** M-END-04: any of these is enough. */
export function ending(s: Master, seats: number): Ending | null {
  const { gyms } = board(s);
  if (s.gymsBeaten >= gyms.length) return 'gyms'; // M-END-01
  for (let seat: Seat = 0; seat < seats; seat++) if (atTheTop(s, seat)) return 'levels';
  // M-END-07
  if (trainersLeft(s) <= trainersAtEnd(s.options, seats)) return 'trainers';
  const { maxRounds } = s.options;
  return maxRounds > 0 && s.turn >= maxRounds * seats ? 'rounds' : null; // M-END-08
}

/** M-END-02, M-END-06: enough Pokémon at their maximum level, of their present owner. */
function atTheTop(s: Master, seat: Seat): boolean {
  let most = 0;
  for (const card of s.players[seat].team) if (isMaxLevel(s, card)) most++;
  return most >= grownAtEnd(s.options, s.players.length);
}

/** M-VAR-07: whether the house rule changes anything at this table. */
export const isHouseEnd = ({ houseEnd, simplified }: Options, seats: number): boolean =>
  houseEnd && !simplified && seats < MAX_SEATS;
/** M-END-03, M-SIMP-07, M-VAR-07: with so few random trainers left the adventure is over. */
export const trainersAtEnd = (options: Options, seats: number): number =>
  options.simplified
    ? END_TRAINERS_SIMPLE
    : isHouseEnd(options, seats)
      ? HOUSE_TRAINERS[seats]
      : END_TRAINERS;
/** M-END-02, M-VAR-07: and with so many Pokémon of one player at their maximum level. */
export const grownAtEnd = (options: Options, seats: number): number =>
  isHouseEnd(options, seats) ? HOUSE_MAX_LEVEL[seats] : END_MAX_LEVEL;

/** How many of it that takes at this table. */
const figureOf = (why: Ending, s: Master, seats: number): number =>
  ({
    gyms: board(s).gyms.length,
    levels: grownAtEnd(s.options, seats),
    trainers: trainersLeft(s),
    rounds: s.options.maxRounds,
  })[why];

function trainersLeft(s: Master): number {
  let left = 0;
  for (const node of board(s).trainers) if (s.spots[node] !== EMPTY) left++;
  return left;
}
