/** How strong a team is, for bots: no rule depends on it, and its figures are nobody's but its own. */
import { ATTACKS_OF, FACE_OF, HP_OF, LEADER_CARDS, senseOf } from './cards.ts';
import { ALWAYS, ATTACKS } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { BATTLE_MAX, LEAST_DAMAGE, RESISTANCE, WEAKNESS } from './data/rules.ts';
import type { Card, Face } from './state.ts';

const FACES = POKEMON.length;
/** An effect is worth a little damage. */
const EFFECT = 5;

/** What an attack deals in a turn. */
function dealt(attack: number, enemy: Face): number {
  const { damage, hits, effects, type } = ATTACKS[attack];
  const sense = senseOf(enemy, type);
  const sum = damage + (sense > 0 ? WEAKNESS : sense < 0 ? -RESISTANCE : 0);
  const each = damage === 0 ? 0 : Math.max(LEAST_DAMAGE, sum);
  const extra = effects.reduce((more, { roll }) => more + (EFFECT * roll) / ALWAYS, 0);
  // It can be done once only.
  const suicidal = effects.some(({ does }) => does === 'self-knockout');
  return ((suicidal ? each / BATTLE_MAX : each + extra) * hits) / ALWAYS;
}

/** For each face and each enemy: which attack is the better one, and what it deals in a turn. */
const BETTER = new Uint8Array(FACES * FACES);
const PUNCH = new Float64Array(FACES * FACES);
for (let face = 0; face < FACES; face++) {
  for (let enemy = 0; enemy < FACES; enemy++) {
    ATTACKS_OF[face].forEach((attack, which) => {
      const deals = dealt(attack, enemy);
      if (deals <= PUNCH[face * FACES + enemy]) return;
      PUNCH[face * FACES + enemy] = deals;
      BETTER[face * FACES + enemy] = which;
    });
  }
}
const punch = (face: Face, enemy: Face): number => PUNCH[face * FACES + enemy];
export const betterAttack = (face: Face, enemy: Face): number => BETTER[face * FACES + enemy];

/** What a face deals to another for each HP it has, before it falls. */
export const worthAgainst = (face: Face, enemy: Face): number => punch(face, enemy) / punch(enemy, face);

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** The same against the team of a Leader. */
const WORTH = new Float64Array(LEADERS.length * FACES);
LEADERS.forEach((_, leader) => {
  const team = LEADER_CARDS[leader].map((card) => FACE_OF[card]);
  for (let face = 0; face < FACES; face++) {
    const gives = meanOf(team.map((enemy) => punch(face, enemy)));
    const takes = meanOf(team.map((enemy) => punch(enemy, face)));
    WORTH[leader * FACES + face] = gives / takes;
  }
});
export const worthAt = (leader: number, face: Face): number => WORTH[leader * FACES + face];

/** What a rested face can deal to Leaders' teams, on the whole. */
export const FORCE: readonly number[] = POKEMON.map(
  ({ hp }, face) => hp * meanOf(LEADERS.map((_, leader) => worthAt(leader, face))),
);

/** How much stronger Leaders have turned out to be than their cards say: they choose whom they send. */
const GRIT: { readonly [leader: string]: number } = {
  brock: 1.2,
  misty: 0.85,
  'lt-surge': 1.05,
  erika: 1.15,
  koga: 0.85,
  sabrina: 1.25,
  blaine: 1.1,
  giovanni: 1.2,
};
/** All the HP of a Leader's team. */
const TOUGH: readonly number[] = LEADERS.map(
  ({ id }, leader) => GRIT[id] * LEADER_CARDS[leader].reduce((sum, card) => sum + HP_OF[card], 0),
);

/** What the best of a rested team can deal to a Leader's, for each HP of theirs. */
export function strength(team: readonly Card[], leader: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  for (let i = 0; i < team.length; i++) {
    const card = team[i];
    const force = HP_OF[card] * WORTH[leader * FACES + FACE_OF[card]];
    if (force > a) {
      c = b;
      b = a;
      a = force;
    } else if (force > b) {
      c = b;
      b = force;
    } else if (force > c) c = force;
  }
  const most = LEADER_CARDS[leader].length;
  return (a + (most > 1 ? b : 0) + (most > 2 ? c : 0)) / TOUGH[leader];
}

/** The odds of winning with such a strength. */
export function oddsOf(ratio: number): number {
  const sharp = ratio * ratio * ratio * ratio * ratio;
  return sharp / (1 + sharp);
}
