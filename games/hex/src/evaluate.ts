/** How a position looks: for bots that look a little ahead. No rule depends on it, and its figures are nobody's but its own. */
import type { Seat } from '@indigo/kernel';
import { CITY_OF, type Graph, graphOf, inLastHexagon, isCity, LEADER_OF, PLATEAU, SPACES } from './board.ts';
import { BADGES_NEEDED } from './data/rules.ts';
import { forceOf, leaguePower, needOf, oddsOf } from './odds.ts';
import { wants } from './rules/gym.ts';
import type { Hex, Player, SpaceIndex } from './state.ts';
import { LOOP_BEGINS, LOOP_LENGTH } from './walk.ts';

const distances = new WeakMap<Graph, readonly (readonly number[])[]>();

/** Steps to the city of each slot over lines that are open to everybody. */
export function stepsOn(graph: Graph): readonly (readonly number[])[] {
  let found = distances.get(graph);
  if (found === undefined) {
    found = graph.board.map((hexagon) => stepsTo(graph, CITY_OF[hexagon]));
    distances.set(graph, found);
  }
  return found;
}

function stepsTo(graph: Graph, goal: SpaceIndex): readonly number[] {
  const steps = SPACES.map(() => FAR);
  steps[goal] = 0;
  const queue = [goal];
  for (const to of queue) {
    for (const from of graph.near[to]) {
      const open = graph.lines[from].some((line) => line.to === to && line.type < 0 && line.cost === 0);
      if (!open || steps[from] < FAR) continue;
      steps[from] = steps[to] + 1;
      queue.push(from);
    }
  }
  return steps;
}

/** Steps beyond which a goal is out of sight. */
const FAR = 50;
/** A magnet train is a turn. */
const BY_TRAIN = 4;
/** Who stands before a Leader has to wait for the next turn all the same. */
const AT_ONCE = 1;

/** Steps, or what they are worth, to the city of a slot. */
function wayTo(steps: number, { visited }: Player, at: SpaceIndex, slot: number): number {
  if (steps === 0) return AT_ONCE;
  return isCity(at) && (visited >> slot) & 1 ? Math.min(steps, BY_TRAIN) : steps;
}

/** Steps to go before the League can be started from a place: to the Plateau, round the loop, on to a start. */
export function toLeague(graph: Graph, { laps, loopSteps }: Player, at: SpaceIndex): number {
  if (!inLastHexagon(at)) return stepsOn(graph)[graph.board.length - 1][at] + LOOP_BEGINS + LOOP_LENGTH;
  if (laps > 0) return 0;
  return LOOP_LENGTH - loopSteps + Math.max(0, LOOP_BEGINS - (at - PLATEAU));
}

/** How good a place is to be at, in badges: near a Leader who can be beaten, and near the League for who may go there. */
export function placeWorth(s: Hex, seat: Seat, at: SpaceIndex, odds: readonly number[]): number {
  const me = s.players[seat];
  const graph = graphOf(s);
  const steps = stepsOn(graph);
  let near = 0;
  for (let slot = 0; slot < graph.board.length; slot++) {
    if (odds[slot] > near)
      near = Math.max(near, odds[slot] * (1 - wayTo(steps[slot][at], me, at, slot) / FAR));
  }
  if (me.badges.length < BADGES_NEEDED && !inLastHexagon(at)) return NEAR * near;
  const way = Math.max(0, 1 - toLeague(graph, me, at) / (FAR + LOOP_LENGTH));
  return Math.max(NEAR * near, LEAGUE * way);
}

/** The odds against the Leader of each slot, 0 where there is nothing to win. */
export function leaderOdds(s: Hex, seat: Seat, force = forceOf(s, seat)): number[] {
  const me = s.players[seat];
  return s.board.map((hexagon) => {
    const leader = LEADER_OF[hexagon];
    return leader < 0 || !wants(me, leader) ? 0 : oddsOf(needOf(force, leader));
  });
}

/** In badges: those owned, what the team promises for the others, where one stands, and what counts in the League. */
function standing(s: Hex, seat: Seat): number {
  const me = s.players[seat];
  if (me.out) return 0;
  const force = forceOf(s, seat);
  const odds = leaderOdds(s, seat, force);
  let promise = 0;
  for (const one of odds) promise += one;
  return (
    me.badges.length +
    PROMISE * promise +
    placeWorth(s, seat, me.at, odds) +
    POWER * leaguePower(force) +
    MEMBER * Math.min(me.team.length, MEMBERS) +
    CARD * me.hand.length +
    LOCK * me.upgraded.length +
    WIN * (me.leagueWins + me.elites.length) +
    (me.entered ? ENTERED : 0) +
    TURN * (me.extra - me.skips) -
    OFFERED * (me.offered + me.offers / OFFERS)
  );
}

// Together well below the badge itself: whoever has more to lose than to win by a battle would stay before it for ever.
const PROMISE = 0.3;
const NEAR = 0.4;
const LEAGUE = 3;
const POWER = 0.04;
const MEMBER = 0.02;
const MEMBERS = 30;
const CARD = 0.03;
const LOCK = 0.05;
const WIN = 3;
const ENTERED = 0.5;
const TURN = 0.15;
/**
 * Nothing tells what others would accept, so offers are left to people: the turn of the last one and how many it had only grow,
 * and each makes a position look a trifle worse, whatever is passed over before it is looked at.
 */
const OFFERED = 1e-4;
/** More than a turn can have. */
const OFFERS = 64;
/** How much of what the others have is taken off. */
const RIVALRY = 0.3;
/** About the most a standing comes to. */
const MOST = 22;

/** About 0 (lost) to 1 (won). */
export function evaluate(s: Hex, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  let others = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== seat) others += standing(s, other);
  const mean = others / (s.players.length - 1);
  return RIVALRY + ((1 - RIVALRY) * standing(s, seat) - RIVALRY * mean) / MOST;
}
