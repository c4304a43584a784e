/** Everybody's chance of winning, as things stand. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { health, lookAround, worthOf } from '../outlook.ts';
import { MONEY } from '../money.ts';
import type { League } from '../league/state.ts';
import type { Master, Player } from '../state.ts';
import { fieldChance } from './field.ts';
import { strengthOf } from './prowess.ts';

/** How sharply a team's strength tells, at the beginning and once the adventure is over. */
const SHARP = 3;
const PROSPECTS = 0.04;
const HEALTH = 0.1;
const GOODS = 0.03;
const DICE = 0.006;
/** Winning among friends brings a type token. */
const FRIENDLY = 0.1;

/** What money and things will come to in the League. */
function goodsWorth({ money, balls, stones, candies, types, powers, bike, debts }: Player): number {
  let sum = 0;
  for (let i = 0; i < money.length; i++) sum += 0.25 * MONEY[money[i]].value;
  for (let i = 0; i < balls.length; i++) sum += BALL[i] * Math.min(balls[i], 4);
  for (let i = 0; i < stones.length; i++) sum += 0.4 * stones[i];
  for (let i = 0; i < types.length; i++) sum += 0.8 * types[i];
  return sum + candies + 1.1 * bike - 0.25 * debts + 1.6 * powers.length;
}
const BALL = [0.15, 0.3, 0.45, 1.5];

/** How a player stands, as a power of e: who stands one higher wins e times as often. */
function standing(s: Master, seat: Seat): number {
  const player = s.players[seat];
  let dice = 0;
  for (let i = 0; i < player.team.length; i++) dice += worthOf(s, player.team[i]);
  const now = SHARP * Math.log(strengthOf(s, seat)) + GOODS * goodsWorth(player) + DICE * dice;
  if (s.phase !== 'adventure') return now;
  return now + HEALTH * health(s, seat) + PROSPECTS * lookAround(s, seat).value;
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
