/** What a road costs: obstacles, HMs and keys (M-MOVE, M-OBS). */
import type { Seat } from '@indigo/kernel';
import { NO_OBSTACLE, OBSTACLES, obstacleOn, type Road } from '../board.ts';
import { HMS } from '../data/machines.ts';
import { MOVE_COST, OBSTACLE_COST } from '../data/rules.ts';
import { knows } from '../machines.ts';
import { MONEY } from '../money.ts';
import type { Machine, Master } from '../state.ts';

/** The road cannot be used. */
export const CLOSED = -1;

/** By kind of obstacle: its cost (M-OBS-01, M-OBS-06), and the HM that opens it (M-HM-03). */
const COSTS: readonly number[] = OBSTACLES.map((kind) => OBSTACLE_COST[kind] ?? 0);
const OPENED_BY: readonly (Machine | -1)[] = OBSTACLES.map((kind) =>
  HMS.findIndex(({ obstacle }) => obstacle === kind),
);
const KEY = OBSTACLES.indexOf('key');

/** M-HM-03, M-HM-06, M-HM-08, M-HM-12: somebody in the team as it is now knows it, fit or fainted. */
export function teamKnows(s: Master, seat: Seat, machine: Machine): boolean {
  const { team } = s.players[seat];
  for (let i = 0; i < team.length; i++) if (knows(s, team[i], machine)) return true;
  return false;
}

/** M-OBS-04, M-GIO-01: a token with a key; it is not used up (M-OBS-07). */
const hasKey = (s: Master, seat: Seat): boolean => s.players[seat].money.some((money) => MONEY[money].key);

/** What lets a player pass a kind of obstacle: an HM, a key; null: nothing has to. */
export function openerOf(kind: number): Machine | 'key' | null {
  if (kind === NO_OBSTACLE || COSTS[kind] > 0) return null;
  return kind === KEY ? 'key' : OPENED_BY[kind];
}

/** Actions for a road with this obstacle: 0 if it costs what the bare road does, CLOSED if the player cannot pass it (M-OBS-03). */
function obstacleCost(s: Master, seat: Seat, kind: number): number {
  const opener = openerOf(kind);
  if (opener === null) return COSTS[kind];
  return (opener === 'key' ? hasKey(s, seat) : teamKnows(s, seat, opener)) ? 0 : CLOSED;
}

/** The same for who has what opens it, or has it not. */
export const tollOf = (road: Road, kind: number, open: boolean): number =>
  openerOf(kind) === null || open ? COSTS[kind] || bareCost(road) : CLOSED;

/** M-MOVE-02, M-CITY-01, M-OBS-08: a white road costs none. */
const bareCost = (road: Road): number => (road.white ? 0 : MOVE_COST);

/** Actions for a road, CLOSED if the player cannot use it. */
export const costOf = (s: Master, seat: Seat, road: Road): number =>
  obstacleCost(s, seat, obstacleOn(s, road)) || bareCost(road);

/** The same for whoever looks at many roads: what each kind of obstacle costs, then each road. */
export const costsFor = (s: Master, seat: Seat): number[] =>
  OBSTACLES.map((_, kind) => obstacleCost(s, seat, kind));
export const costAmong = (s: Master, costs: readonly number[], road: Road): number =>
  costs[obstacleOn(s, road)] || bareCost(road);

/** M-TURN-05, M-OBS-02, M-CITY-02: it can be crossed with the actions left; M-TURN-11: and not for nothing without end. */
export function canCross(s: Master, seat: Seat, road: Road): boolean {
  const cost = costOf(s, seat, road);
  return cost > 0 ? cost <= s.left : cost === 0 && s.walked < s.options.freeSteps;
}
