/** A seat's position as numbers, for what is learned from matches. */
import type { Features } from '@indigo/kernel';
import { distance, GYM_OF } from './board.ts';
import { FACE_OF, HP_OF } from './cards.ts';
import { LEADERS } from './data/leaders.ts';
import { TEAM_MAX } from './data/rules.ts';
import { MOST, TO_CENTER, turnsToGo, weakness } from './evaluate.ts';
import { FORCE, oddsOf, strength } from './odds.ts';
import type { Mit } from './state.ts';
import { badgesOf, hasBadge } from './team.ts';

/** For every Leader: beaten, how likely to be, by how much, how far; then team, health and place. */
const COUNT = 4 * LEADERS.length + 8;
/** Squares, and HP, that count as one. */
const FAR = 20;
const STRONG = 200;

export const features: Features<Mit> = {
  count: COUNT,
  write: (s, seat, into, at) => {
    const me = s.trainers[seat];
    into.fill(0, at, at + COUNT);
    let i = at;
    for (let leader = 0; leader < LEADERS.length; leader++, i += 4) {
      if (hasBadge(me, leader)) into[i] = 1;
      else {
        const ratio = strength(me.team, leader);
        into[i + 1] = oddsOf(ratio);
        into[i + 2] = Math.min(1, ratio / 2);
        into[i + 3] = distance(me.at, GYM_OF[leader]) / FAR;
      }
    }
    let [hp, force] = [0, 0];
    for (const card of me.team) {
      hp += HP_OF[card] - s.damage[card];
      force += FORCE[FACE_OF[card]];
    }
    into[i++] = badgesOf(me) / LEADERS.length;
    into[i++] = s.active === seat ? 1 : 0;
    into[i++] = me.team.length / TEAM_MAX;
    into[i++] = hp / (TEAM_MAX * STRONG);
    into[i++] = force / (TEAM_MAX * STRONG);
    into[i++] = weakness(s, me);
    into[i++] = TO_CENTER[me.at] / FAR;
    into[i] = turnsToGo(s, me, me.at, false) / MOST;
  },
};
