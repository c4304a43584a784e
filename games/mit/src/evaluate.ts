/** How a position looks: for bots that look a little ahead. No rule depends on it, and its figures are nobody's but its own. */
import type { Seat } from '@indigo/kernel';
import { distance, GYM_OF, IS_CENTER } from './board.ts';
import { ATTACKS_OF, FACE_OF, HP_OF, LEADER_CARDS, senseOf } from './cards.ts';
import { ALWAYS, ATTACKS } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { BATTLE_MAX, LEAST_DAMAGE, RESISTANCE, WEAKNESS } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import type { Card, Face, Mit, Trainer } from './state.ts';
import { badgeCount, hasBadge, hpOf } from './team.ts';

/** What the better attack of a face deals to another in a turn; an effect is worth a little damage. */
function punch(face: Face, enemy: Face): number {
  return Math.max(
    ...ATTACKS_OF[face].map((attack) => {
      const { damage, hits, effects, type } = ATTACKS[attack];
      const sense = senseOf(enemy, type);
      const sum = damage + (sense > 0 ? WEAKNESS : sense < 0 ? -RESISTANCE : 0);
      const dealt = damage === 0 ? 0 : Math.max(LEAST_DAMAGE, sum);
      const extra = effects.reduce((more, { roll }) => more + (EFFECT * roll) / ALWAYS, 0);
      // It can be done once only.
      const suicidal = effects.some(({ does }) => does === 'self-knockout');
      return ((suicidal ? dealt / BATTLE_MAX : dealt + extra) * hits) / ALWAYS;
    }),
  );
}
const EFFECT = 5;

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** For each Leader and face: what it deals to that team for each HP it has, before it falls. */
const WORTH: readonly (readonly number[])[] = LEADERS.map((_, leader) => {
  const team = LEADER_CARDS[leader].map((card) => FACE_OF[card]);
  return POKEMON.map((_, face) => {
    const dealt = meanOf(team.map((enemy) => punch(face, enemy)));
    const taken = meanOf(team.map((enemy) => punch(enemy, face)));
    return dealt / taken;
  });
});
/** All the HP of a Leader's team. */
const TOUGH: readonly number[] = LEADERS.map((_, leader) =>
  LEADER_CARDS[leader].reduce((sum, card) => sum + HP_OF[card], 0),
);

/** The odds of beating a Leader with the best of a team, as it is or rested. */
function odds(s: Mit, team: readonly Card[], leader: number, rested: boolean): number {
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < team.length; i++) {
    const card = team[i];
    const force = (rested ? HP_OF[card] : hpOf(s, card)) * WORTH[leader][FACE_OF[card]];
    if (force > a) [a, b, c] = [force, a, b];
    else if (force > b) [b, c] = [force, b];
    else if (force > c) c = force;
  }
  const most = LEADER_CARDS[leader].length;
  const ratio = (a + (most > 1 ? b : 0) + (most > 2 ? c : 0)) / TOUGH[leader];
  const sharp = ratio * ratio * ratio;
  return sharp / (1 + sharp);
}

const CENTERS = SQUARES.flatMap((_, at) => (IS_CENTER[at] ? [at] : []));
const TO_CENTER: readonly number[] = SQUARES.map((_, at) =>
  Math.min(...CENTERS.map((center) => distance(at, center))),
);
/** The farthest a Gym can be. */
const FAR = SQUARES.length / 2;

/** In badges: those owned, what the team promises for the others, and how near the best of those is. */
function standing(s: Mit, trainer: Trainer): number {
  const { team, at } = trainer;
  let [promise, near, hurt] = [0, 0, 0];
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (hasBadge(trainer, leader)) continue;
    const rested = odds(s, team, leader, true);
    const now = odds(s, team, leader, false);
    promise += rested;
    hurt += rested - now;
    // Whoever stands there has to step off and on again.
    const away = distance(at, GYM_OF[leader]) || 2;
    near = Math.max(near, now * (1 - away / FAR));
  }
  return badgeCount(trainer) + PROMISE * promise + NEAR * near - HURT * hurt * (1 + TO_CENTER[at] / 2);
}
// Together well below the badge itself: whoever has more to lose than to win by a battle stays beside the Gym for ever.
const PROMISE = 0.3;
const NEAR = 0.1;
const HURT = 0.03;
/** How much of what the others have is taken off. */
const RIVALRY = 0.3;

/** About 0 (lost) to 1 (won). */
export function evaluate(s: Mit, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  let others = 0;
  for (let other = 0; other < s.trainers.length; other++) {
    if (other !== seat) others += standing(s, s.trainers[other]);
  }
  const mean = others / (s.trainers.length - 1);
  return RIVALRY + ((1 - RIVALRY) * standing(s, s.trainers[seat]) - RIVALRY * mean) / LEADERS.length;
}
