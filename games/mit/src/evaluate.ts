/** How a position looks: for bots that look a little ahead. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { distance, GYM_OF, IS_CENTER } from './board.ts';
import { FACE_OF, HP_OF, LEADER_CARDS } from './cards.ts';
import { ALWAYS, ATTACKS } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { SQUARES } from './data/squares.ts';
import type { Card, Mit, Trainer } from './state.ts';
import { badgeCount, hasBadge, hpOf } from './team.ts';

/** What a face deals in a turn with its better attack; an effect is worth a little damage. */
const PUNCH: readonly number[] = POKEMON.map(({ attacks }) =>
  Math.max(
    ...attacks.map((id) => {
      const { damage, hits, effects } = ATTACKS.find(
        (attack) => attack.id === id,
      ) as (typeof ATTACKS)[number];
      const suicidal = effects.some(({ does }) => does === 'self-knockout');
      const extra = effects.reduce((sum, { roll }) => sum + (5 * roll) / ALWAYS, 0);
      return ((suicidal ? damage / 3 : damage + extra) * hits) / ALWAYS;
    }),
  ),
);

/** Of a card with so many HP left: how long it stands times how hard it hits. */
const force = (card: Card, hp: number): number => (hp * PUNCH[FACE_OF[card]]) / 100;

/** How much the best three of a team can do, those beyond them counting a little. */
function forceOf(s: Mit, trainer: Trainer, full: boolean): number {
  let [a, b, c, rest] = [0, 0, 0, 0];
  for (let i = 0; i < trainer.team.length; i++) {
    const card = trainer.team[i];
    let f = force(card, full ? HP_OF[card] : hpOf(s, card));
    if (f > a) [a, f] = [f, a];
    if (f > b) [b, f] = [f, b];
    if (f > c) [c, f] = [f, c];
    rest += f;
  }
  return a + b + c + rest * BEYOND;
}
const BEYOND = 0.2;

/** What it takes to beat a Leader. */
const LEADER_FORCE: readonly number[] = LEADERS.map((_, leader) =>
  LEADER_CARDS[leader].reduce((sum, card) => sum + force(card, HP_OF[card]), 0),
);
const CENTERS = SQUARES.flatMap((_, at) => (IS_CENTER[at] ? [at] : []));
const TO_CENTER: readonly number[] = SQUARES.map((_, at) =>
  Math.min(...CENTERS.map((center) => distance(at, center))),
);
/** The farthest a Gym can be. */
const FAR = SQUARES.length / 2;

/** The best prospect of another badge: a Leader who can be beaten and is near. To fight one must step onto the square anew. */
function prospect(trainer: Trainer, now: number): number {
  let best = 0;
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (hasBadge(trainer, leader)) continue;
    const away = distance(trainer.at, GYM_OF[leader]) || 2;
    const odds = now / (now + LEADER_FORCE[leader]);
    best = Math.max(best, odds * (1 - away / FAR));
  }
  return best;
}

/** In badges: those owned, the way to the next, and a team that will win more. */
function standing(s: Mit, trainer: Trainer): number {
  const now = forceOf(s, trainer, false);
  const rested = forceOf(s, trainer, true);
  const hurt = rested > 0 ? 1 - now / rested : 0;
  return (
    badgeCount(trainer) +
    TEAM * (rested / (rested + STRONG)) +
    NEAR * prospect(trainer, now) -
    HURT * hurt * (1 + TO_CENTER[trainer.at] / 4)
  );
}
/** A strong team is worth so many badges, ... */
const TEAM = 3;
/** ... half of it with this much force. */
const STRONG = 30;
const NEAR = 0.6;
const HURT = 0.15;
/** The most a standing comes to, and how much of it the best of the others takes away. */
const MOST = LEADERS.length + TEAM + NEAR;
const RIVALRY = 0.2;

/** About 0 (lost) to 1 (won). */
export function evaluate(s: Mit, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  let others = 0;
  s.trainers.forEach((trainer, other) => {
    if (other !== seat) others = Math.max(others, standing(s, trainer));
  });
  const mine = standing(s, s.trainers[seat]);
  return RIVALRY + ((1 - 2 * RIVALRY) * mine - RIVALRY * others) / MOST;
}
