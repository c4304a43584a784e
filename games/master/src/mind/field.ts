/** Who wins a match on the field, as things stand. No rule depends on it. */
import { benchOf } from '../league/reserve.ts';
import { distanceTo, isOnField, other, rowOf } from '../league/fighters.ts';
import { ASLEEP, type Match, type SideIndex, type Who } from '../league/state.ts';
import type { Master } from '../state.ts';
import { PROFILES, sting } from './attacks.ts';
import { BODY, prowessOf, stingOf } from './prowess.ts';
import { taken } from './strikes.ts';
import { maxHearts } from '../team.ts';

/** A reserve that may come is worth so much of what it is worth on the field. */
const RESERVE = 0.6;
const DUE = 0.9;
/** How much of what a foe can take next counts, as long as it is to act in this round, and afterwards. */
const SOON = 0.55;
const LATER = 0.3;
/** A blow that makes somebody fall, in hearts. */
const FALL = 1;
/** How much a Pokémon that cannot reach anybody yet does of what it could. */
const AWAY = 0.04;

interface Side {
  hearts: number;
  stings: number;
}

function sideOf(s: Master, m: Match, side: SideIndex): Side {
  const row = rowOf(side);
  let [hearts, stings] = [0, 0];
  for (let i = 0; i < row.length; i++) {
    const f = m.fighters[row[i]];
    if (!isOnField(m, row[i])) continue;
    hearts += BODY + f.hearts;
    const far = Math.max(0, nearest(m, row[i]) - f.speed - 1);
    stings += sting(f.attacks, f.exhausted) * (1 - AWAY * far);
  }
  const { reserve, seat } = m.sides[side];
  if (reserve === 'gone') return { hearts, stings };
  const share = reserve === 'due' ? DUE : RESERVE;
  let [best, most] = [-1, 0];
  for (const card of benchOf(s, m, side)) {
    const prowess = prowessOf(s, seat, card);
    if (prowess > most) [best, most] = [card, prowess];
  }
  if (best < 0) return { hearts, stings };
  return {
    hearts: hearts + share * (BODY + maxHearts(s, seat, best)),
    stings: stings + share * stingOf(s, best),
  };
}

function nearest(m: Match, who: Who): number {
  const foes = rowOf(other(who < 3 ? 0 : 1));
  let least = 9;
  for (let i = 0; i < foes.length; i++) {
    if (isOnField(m, foes[i]))
      least = Math.min(least, distanceTo(m.fighters[who], m.fighters[foes[i]].hex));
  }
  return least;
}

/** Hearts a side can take with the next blow of each. */
function threat(m: Match, side: SideIndex): number {
  const row = rowOf(side);
  const foes = rowOf(other(side));
  let sum = 0;
  for (let i = 0; i < row.length; i++) {
    const f = m.fighters[row[i]];
    if (!isOnField(m, row[i]) || (f.marks & ASLEEP) !== 0) continue;
    let most = 0;
    for (let k = 0; k < foes.length; k++) {
      if (!isOnField(m, foes[k])) continue;
      const away = distanceTo(f, m.fighters[foes[k]].hex);
      for (let a = 0; a < f.attacks.length; a++) {
        const { range, moves } = PROFILES[f.attacks[a]];
        if (away > f.speed + range + moves || f.exhausted.includes(f.attacks[a])) continue;
        const lost = taken(m, row[i], foes[k], f.attacks[a]);
        const blow = lost >= m.fighters[foes[k]].hearts ? lost + FALL : lost;
        if (blow > most) most = blow;
      }
    }
    sum += most * (f.done ? LATER : SOON);
  }
  return sum;
}

/** How sharply strength tells. */
const SHARP = 3;

/** From 0 to 1: how likely the first side wins. */
export function fieldChance(s: Master, m: Match): number {
  if (m.winner >= 0) return m.winner === 0 ? 1 : 0;
  const [one, two] = [sideOf(s, m, 0), sideOf(s, m, 1)];
  const first = strength(one, threat(m, 1));
  const second = strength(two, threat(m, 0));
  if (first === 0 && second === 0) return 0.5;
  const [a, b] = [first ** SHARP, second ** SHARP];
  return a / (a + b);
}

const strength = ({ hearts, stings }: Side, danger: number): number =>
  Math.sqrt(Math.max(0.3, hearts - danger) * stings);
