/** Who wins a match on the field, as things stand. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { distanceTo, isOnField, other, rowOf } from '../league/fighters.ts';
import { benchOf } from '../league/reserve.ts';
import { ASLEEP, type Fighter, type Match, type SideIndex, type Who } from '../league/state.ts';
import type { Card, Master } from '../state.ts';
import { maxHearts } from '../team.ts';
import { PROFILES, sting } from './attacks.ts';
import { BODY, prowessOf, stingOf } from './prowess.ts';
import { taken } from './strikes.ts';

/** A reserve that may come is worth so much of what it is worth on the field; one that is due, more. */
const RESERVE = 0.6;
const DUE = 0.9;
/** How much things tell, measured: who has e times the hearts wins so many times e times as often, and so on. */
const HEARTS_TELL = 5.6;
const STINGS_TELL = 0.8;
/** A heart that the next blows can take, by those who are to act in this round, and by the others. */
const SOON = 0.18;
const LATER = 0.09;
/** A blow that makes somebody fall, in hearts. */
const FALL = 1;
/** Every hex somebody has to go before anybody is in reach. */
const AWAY = 0.15;
/** So that nobody is without anything. */
const LEAST = 0.5;

/** What a side has on the field. */
export interface Muster {
  readonly standing: number;
  readonly hearts: number;
  readonly stings: number;
  /** Hearts that the next blows can take, of those who are to act in this round and of the others. */
  readonly soon: number;
  readonly later: number;
  /** Hexes they have to go before anybody is in reach. */
  readonly away: number;
}

export function muster(s: Master, m: Match, side: SideIndex): Muster {
  const row = rowOf(side);
  let [standing, hearts, stings, soon, later, away] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < row.length; i++) {
    const f = m.fighters[row[i]];
    if (!isOnField(m, row[i])) continue;
    standing++;
    hearts += BODY + f.hearts;
    stings += sting(f.attacks, f.exhausted);
    const { blow, nearest } = nextBlow(m, row[i], f, rowOf(other(side)));
    away += Math.max(0, nearest - f.speed - 1);
    if ((f.marks & ASLEEP) !== 0) continue;
    if (f.done) later += blow;
    else soon += blow;
  }
  const { reserve, seat } = m.sides[side];
  const best = reserve === 'gone' ? -1 : bestOf(s, seat, benchOf(s, m, side));
  if (best >= 0) {
    const share = reserve === 'due' ? DUE : RESERVE;
    hearts += share * (BODY + maxHearts(s, seat, best));
    stings += share * stingOf(s, best);
  }
  return { standing, hearts, stings, soon, later, away };
}

/** How a side stands, as a power of e. */
const tally = ({ hearts, stings, soon, later, away }: Muster): number =>
  HEARTS_TELL * Math.log(LEAST + hearts) +
  STINGS_TELL * Math.log(LEAST + stings) +
  SOON * soon +
  LATER * later -
  AWAY * away;

function bestOf(s: Master, seat: Seat, cards: readonly Card[]): Card | -1 {
  let [best, most] = [-1, 0];
  for (let i = 0; i < cards.length; i++) {
    const prowess = prowessOf(s, seat, cards[i]);
    if (prowess > most) [best, most] = [cards[i], prowess];
  }
  return best;
}

/** The most hearts somebody can take next, and how far the nearest foe is. */
function nextBlow(
  m: Match,
  who: Who,
  f: Fighter,
  foes: readonly Who[],
): { readonly blow: number; readonly nearest: number } {
  let [blow, nearest] = [0, 9];
  for (let k = 0; k < foes.length; k++) {
    if (!isOnField(m, foes[k])) continue;
    const away = distanceTo(f, m.fighters[foes[k]].hex);
    if (away < nearest) nearest = away;
    for (let a = 0; a < f.attacks.length; a++) {
      const { range, moves } = PROFILES[f.attacks[a]];
      if (away > f.speed + range + moves || f.exhausted.includes(f.attacks[a])) continue;
      const lost = taken(m, who, foes[k], f.attacks[a]);
      const hurts = lost >= m.fighters[foes[k]].hearts ? lost + FALL : lost;
      if (hurts > blow) blow = hurts;
    }
  }
  return { blow, nearest };
}

/** From 0 to 1: how likely the first side wins. */
export function fieldChance(s: Master, m: Match): number {
  if (m.winner >= 0) return m.winner === 0 ? 1 : 0;
  return 1 / (1 + Math.exp(tally(muster(s, m, 1)) - tally(muster(s, m, 0))));
}
