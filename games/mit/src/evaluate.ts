/** How a position looks: for bots that look a little ahead. No rule depends on it, and its figures are nobody's but its own. */
import type { Seat } from '@indigo/kernel';
import { distance, GYM_OF, IS_CENTER, ROUTE_AT } from './board.ts';
import { BADGE_FOR, FACE_OF, HP_OF, ROUTE_CARDS } from './cards.ts';
import { LEADERS } from './data/leaders.ts';
import { SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
import { FORCE, oddsOf, strength } from './odds.ts';
import { type Card, IN_STACK, type Mit, type SquareIndex, type Trainer } from './state.ts';
import { hasBadge } from './team.ts';

/** Squares a turn of walking brings one on. */
const STRIDE = 3.5;
/** Turns a Leader takes who is sure to be beaten, and one against whom the team is nothing yet. */
export const SURE = 6;
export const HOPELESS = 18;
/** The odds from which on a Leader is worth the way; before, the team has to grow. */
const RIPE = 0.3;
/** The turn of the match from which on less will do: where a team can hardly grow, trying is better than waiting for ever. */
export const PATIENCE = 200;
/** Turns an attempt takes with the way back. */
const ATTEMPT = 1.5;
/** What the way to the next goal counts: less than it is, or nobody would reach a goal for fear of being far from the next. */
const WAY = 0.6 / STRIDE;
/** Turns it takes a team without any HP to get well. */
const WEAK = 1;

const nearest = (at: SquareIndex, is: (square: SquareIndex) => boolean): number =>
  Math.min(...SQUARES.map((_, square) => (is(square) ? distance(at, square) : Infinity)));
export const TO_CENTER = SQUARES.map((_, at) => nearest(at, (square) => IS_CENTER[square]));
const TO_ROUTE = ROUTES.map((_, route) =>
  SQUARES.map((_, at) => nearest(at, (square) => ROUTE_AT[square] === route)),
);

/** About how many turns a trainer still needs, were the mover at a square. */
export function turnsToGo(s: Mit, trainer: Trainer, at: SquareIndex, healed: boolean): number {
  const { team } = trainer;
  const ripe = RIPE * Math.min(1, PATIENCE / s.turn);
  let turns = 0;
  let aim = Infinity;
  let next = -1;
  let likeliest = -1;
  let most = -1;
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (hasBadge(trainer, leader)) continue;
    const ratio = strength(team, leader);
    const odds = oddsOf(ratio);
    // The odds alone would not tell a weak team from a weaker one.
    turns += SURE + (HOPELESS - SURE) * (1 - (odds + Math.min(1, ratio)) / 2);
    // Whoever stands there has to step off and on again.
    const away = distance(at, GYM_OF[leader]) || 2;
    const takes = away / STRIDE + ATTEMPT / odds;
    if (odds >= ripe && takes < aim) {
      aim = takes;
      next = away;
    }
    if (odds > most) {
      most = odds;
      likeliest = away;
    }
  }
  if (next < 0) next = huntingGround(s, trainer, at);
  turns += WAY * (next < 0 ? likeliest : next);
  return healed ? turns : turns + weakness(s, trainer) * (1 + TO_CENTER[at] / STRIDE);
}

/** How far it is to a route where the team can grow, -1 if it can grow nowhere. */
function huntingGround(s: Mit, { team, badges }: Trainer, at: SquareIndex): number {
  let third = 0;
  let second = 0;
  let first = 0;
  let evolves = false;
  for (let i = 0; i < team.length; i++) {
    const face = FACE_OF[team[i]];
    if ((badges & BADGE_FOR[face]) !== 0) evolves = true;
    const force = FORCE[face];
    if (force > first) {
      third = second;
      second = first;
      first = force;
    } else if (force > second) {
      third = second;
      second = force;
    } else if (force > third) third = force;
  }
  let shortest = -1;
  for (let route = 0; route < ROUTE_CARDS.length; route++) {
    const away = TO_ROUTE[route][at];
    if ((shortest < 0 || away < shortest) && offers(s, ROUTE_CARDS[route], evolves ? 0 : third))
      shortest = away;
  }
  return shortest;
}

/** Is there a card in a stack that is stronger? */
function offers(s: Mit, cards: readonly Card[], than: number): boolean {
  for (let i = 0; i < cards.length; i++) {
    if (s.where[cards[i]] === IN_STACK && FORCE[FACE_OF[cards[i]]] > than) return true;
  }
  return false;
}

/** In turns: what of the team's HP is gone. */
export function weakness(s: Mit, { team }: Trainer): number {
  let lost = 0;
  let all = 0;
  for (let i = 0; i < team.length; i++) {
    lost += s.damage[team[i]];
    all += HP_OF[team[i]];
  }
  return all === 0 ? 0 : (WEAK * lost) / all;
}

/** More turns than anybody ever needs. */
export const MOST = (HOPELESS + 1) * LEADERS.length + 2 * WEAK;
/** How much of what the others have is taken off. */
const RIVALRY = 0.3;

/** About 0 (lost) to 1 (won). */
export function evaluate(s: Mit, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  if (s.turn <= 1) return RIVALRY; // Nobody has moved: which starter is the best is a matter of taste.
  let others = 0;
  for (let other = 0; other < s.trainers.length; other++) {
    if (other !== seat) others += standing(s, s.trainers[other]);
  }
  const mean = others / (s.trainers.length - 1);
  return RIVALRY + (1 - RIVALRY) * standing(s, s.trainers[seat]) - RIVALRY * mean;
}

const standing = (s: Mit, trainer: Trainer): number => 1 - turnsToGo(s, trainer, trainer.at, false) / MOST;
