/** Everybody's chance of winning, as things stand. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import type { League } from '../league/state.ts';
import { MONEY } from '../money.ts';
import { health } from '../outlook.ts';
import type { Master, Player } from '../state.ts';
import { errandOf, meansOf } from './errand.ts';
import { fieldChance } from './field.ts';
import { mightOf } from './prowess.ts';

/** What things add to a player's strength, measured by how often those who had more of them won: as the adventure begins, and after so many rounds. */
const ROUNDS = 20;
const HEARTS = [0.5, 5.8] as const;
const STINGS = [0.2, 0.4] as const;
const LEVEL = [0.15, 0.04] as const;
const PROSPECTS = [0.06, 0.15] as const;
const MATE = 0.2;
const MATES_MOST = 6;
const DOLLAR = 0.035;
const BALL: readonly number[] = [0.04, 0.06, 0.08, 0.2];
const BALLS_MOST = 4;
const STONE = 0.25;
const CANDY = 0.15;
const TYPE = 0.4;
const POWER = 0.4;
const BIKE = 0.4;
const HEALTH = 0.2;
/** Winning among friends brings a type token. */
const FRIENDLY = 0.3;

function goodsWorth({ money, balls, stones, candies, types, powers, bike, debts }: Player): number {
  let sum = 0;
  for (let i = 0; i < money.length; i++) sum += DOLLAR * MONEY[money[i]].value;
  for (let i = 0; i < balls.length; i++) sum += BALL[i] * Math.min(balls[i], BALLS_MOST);
  for (let i = 0; i < stones.length; i++) sum += STONE * stones[i];
  for (let i = 0; i < types.length; i++) sum += TYPE * types[i];
  return sum + CANDY * candies + BIKE * bike + POWER * powers.length - DOLLAR * debts;
}

const between = ([from, to]: readonly [number, number], share: number): number => from + share * (to - from);

/** How a player stands, as a power of e: who stands one higher wins e times as often. */
function standing(s: Master, seat: Seat): number {
  const player = s.players[seat];
  const { team } = player;
  const isAway = s.phase === 'adventure';
  const come = isAway ? Math.min(1, s.turn / (ROUNDS * s.players.length)) : 1;
  let levels = 0;
  for (let i = 0; i < team.length; i++) levels += s.level[team[i]];
  const { hearts, stings } = mightOf(s, seat);
  const now =
    between(HEARTS, come) * Math.log(hearts) +
    between(STINGS, come) * Math.log(stings) +
    between(LEVEL, come) * levels +
    MATE * Math.min(MATES_MOST, team.length) +
    goodsWorth(player);
  if (!isAway) return now;
  return now + HEALTH * health(s, seat) + between(PROSPECTS, come) * errandOf(s, meansOf(s, seat)).value;
}

function standings(s: Master): number[] {
  return s.players.map((_, seat) => Math.exp(standing(s, seat)));
}

function shares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 1 / weights.length : weight / sum));
}

/** By seat, adding up to 1. */
export function chances(s: Master): readonly number[] {
  if (s.winner >= 0) return s.players.map((_, seat) => (seat === s.winner ? 1 : 0));
  const here = s.league;
  if (here === null || here.match === null) return shares(standings(s));
  if (here.kind === 'friendly') return amongFriends(s, here);
  return inLeague(s, here);
}

/** The match is for a prize only: a little more for whoever wins it. */
function amongFriends(s: Master, { match }: League): readonly number[] {
  const weights = standings(s);
  if (match === null) return shares(weights);
  const first = fieldChance(s, match);
  weights[match.sides[0].seat] *= Math.exp(FRIENDLY * first);
  weights[match.sides[1].seat] *= Math.exp(FRIENDLY * (1 - first));
  return shares(weights);
}

/** Whoever wins this match, and then against whom of those who are still in. */
function inLeague(s: Master, league: League): readonly number[] {
  const { match, final, finalists } = league;
  const chances = s.players.map(() => 0);
  if (match === null) return shares(standings(s));
  const [one, two] = match.sides.map(({ seat }) => seat);
  const first = fieldChance(s, match);
  if (final) {
    chances[one] = first;
    chances[two] = 1 - first;
    return chances;
  }
  const weights = standings(s);
  const meet = (mine: number, other: number): number => weights[mine] / (weights[mine] + weights[other]);
  const others = s.seeds.filter((seat) => seat !== one && seat !== two);
  // Those who wait: one is already through, or it is yet to be played who is.
  const rivals = finalists.length > 0 ? others.filter((seat) => finalists.includes(seat)) : others;
  const through = shares(rivals.map((seat) => weights[seat]));
  rivals.forEach((rival, i) => {
    const a = first * meet(one, rival);
    const b = (1 - first) * meet(two, rival);
    chances[one] += through[i] * a;
    chances[two] += through[i] * b;
    chances[rival] += through[i] * (1 - a - b);
  });
  return chances;
}
