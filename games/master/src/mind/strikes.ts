/** What an attack on the field would bring whoever makes it, reckoned quickly: abilities and Power tokens aside. */
import type { Asking } from '@indigo/kernel';
import { planFor } from '../attacks/plans.ts';
import { aimOf } from '../league/aim.ts';
import { type Hex, OFF } from '../league/field.ts';
import { areFoes, distanceTo, EVERYBODY, formOf, isOnField } from '../league/fighters.ts';
import { layingsOf } from '../league/forecast.ts';
import { someSpot } from '../league/paths.ts';
import { COPY } from '../league/questions.ts';
import {
  ASLEEP,
  type AttackIndex,
  BLINDED,
  type Fighter,
  FLINCHED,
  type Go,
  type Match,
  POISONED,
  type Who,
} from '../league/state.ts';
import { isUsable, spotTest, useOf } from '../league/usable.ts';
import { TAKES } from '../types.ts';
import { CONDITION_WORTH, PROFILES, type Profile } from './attacks.ts';

const MARKS: { readonly [id: string]: number } = {
  asleep: ASLEEP,
  flinched: FLINCHED,
  poisoned: POISONED,
  blinded: BLINDED,
};

/** Symbols a target gets, with what hangs on how things stand. */
function symbolsOn(f: Fighter, target: Fighter, attack: AttackIndex, profile: Profile): number {
  let n = profile.damage;
  if (profile.perCounter) {
    n++;
    for (let i = 0; i < f.counters.length; i++) if (f.counters[i] === attack) n++;
  }
  if (profile.perMissing > 0) n += Math.min(profile.perMissing, f.max - f.hearts);
  if (profile.low !== null && f.hearts <= profile.low.hearts) n += profile.low.n;
  if (profile.healthier > 0 && target.hearts > f.hearts) n += profile.healthier;
  return n;
}

/** Hearts it takes from a target. */
export function taken(m: Match, by: Who, on: Who, attack: AttackIndex): number {
  const profile = PROFILES[attack];
  const target = m.fighters[on];
  const n = symbolsOn(m.fighters[by], target, attack, profile);
  if (n === 0) return 0;
  const poison = (target.marks & POISONED) !== 0 ? 1 : 0;
  return Math.min(target.hearts, profile.times * (n * TAKES[profile.type][target.type] + poison));
}

/** One that falls is worth so many hearts more. */
const FALL = 2;

/** What it does to one, in hearts. */
function effectOn(m: Match, by: Who, on: Who, attack: AttackIndex): number {
  const target = m.fighters[on];
  const lost = taken(m, by, on, attack);
  if (lost >= target.hearts) return lost + FALL;
  let worth = lost;
  const { conditions } = PROFILES[attack];
  for (let i = 0; i < conditions.length; i++) {
    const mark = MARKS[conditions[i]];
    if (mark === undefined || (target.marks & mark) === 0) worth += CONDITION_WORTH[conditions[i]];
  }
  return worth;
}

/** What hits a friend counts for more than what hits a foe. */
const FRIEND = 1.3;
const SLEEP = 1.5;
/** What can be used once is better kept, if something else does as well. */
const SPENT = 0.25;

/** What a laid shape is worth to whoever lays it: `mask` has one bit for each it affects. */
export function gainOf(m: Match, by: Who, attack: AttackIndex, mask: number): number {
  const profile = PROFILES[attack];
  const f = m.fighters[by];
  let gain = profile.once ? -SPENT : 0;
  let bled = 0;
  for (let on = 0; on < EVERYBODY.length; on++) {
    if ((mask & (1 << on)) === 0 || on === by) continue;
    const effect = effectOn(m, by, on, attack);
    gain += areFoes(by, on) ? effect : -FRIEND * effect;
    if (profile.drains) bled += taken(m, by, on, attack);
  }
  if (profile.heals > 0 || bled > 0) gain += Math.min(f.max - f.hearts, profile.heals + bled);
  if (profile.selfToo) gain -= effectOn(m, by, by, attack);
  if (profile.recoil > 0) gain -= f.hearts <= profile.recoil ? profile.recoil + FALL : profile.recoil;
  if (profile.sleepsAfter) gain -= SLEEP;
  return gain;
}

/** From a hex to the nearest foe. */
export function awayFrom(m: Match, who: Who, hex: Hex): number {
  let least = 99;
  for (let on = 0; on < EVERYBODY.length; on++) {
    if (areFoes(who, on) && isOnField(m, on)) least = Math.min(least, distanceTo(m.fighters[on], hex));
  }
  return least;
}

/** An attack that brings nothing, or hurts only friends. */
const FOLLY = -9;

/** The most an attack can bring from where its user stands, or can get to with its free moves. */
export function bestGain(m: Match, go: Go, attack: AttackIndex): number {
  const plan = planFor(attack);
  const { who } = go;
  if (plan.attack.shape === 'self') return gainOf(m, who, attack, 0);
  // What is copied or given to the next attack shows only then.
  if (plan.attack.shape === 'none') return plan.teleports ? FOLLY : 1;
  if (plan.moves !== null)
    return isUsable(m, go, useOf(attack, null, true)) ? bestNearby(m, who, attack) : FOLLY;
  let best = FOLLY;
  const ways = layingsOf(m, { go, attack, boost: null, extra: [] });
  for (let i = 0; i < ways.length; i++) {
    if (!hitsFoe(who, ways[i].mask)) continue;
    const gain = gainOf(m, who, attack, ways[i].mask);
    if (gain > best) best = gain;
  }
  return best;
}

export function hitsFoe(by: Who, mask: number): boolean {
  for (let on = 0; on < EVERYBODY.length; on++) if ((mask & (1 << on)) !== 0 && areFoes(by, on)) return true;
  return false;
}

/** As far as its free moves and its range go, sight aside: the best of one at a time. */
function bestNearby(m: Match, who: Who, attack: AttackIndex): number {
  const { moves, range } = PROFILES[attack];
  let best = FOLLY;
  for (let on = 0; on < EVERYBODY.length; on++) {
    if (!areFoes(who, on) || !isOnField(m, on)) continue;
    if (distanceTo(m.fighters[on], m.fighters[who].hex) > moves + range) continue;
    const gain = gainOf(m, who, attack, 1 << on);
    if (gain > best) best = gain;
  }
  return best;
}

/** Whether a free move before an attack leaves it a foe to hit, with so many moves more. */
export function leadsToFoe(m: Match, go: Go, move: Hex | 'stop', more: number): boolean {
  const plan = planFor(go.used[go.used.length - 1]);
  const test = spotTest(m, aimOf(m, go, plan, null, true));
  const { hex, tail } = m.fighters[go.who];
  if (move === 'stop') return test({ head: hex, tail }, []);
  const spot = { head: move, tail: tail === OFF ? OFF : hex };
  return someSpot(m, go.who, spot, more, false, (there, entered) => test(there, [move, ...entered]));
}

/** The activation a question of the field belongs to; null if it is asked of somebody else, or of nobody that is activated. */
export function goOf(m: Match, { question }: Asking): Go | null {
  const { go } = m;
  if (go === null || !isOnField(m, go.who)) return null;
  if (question.kind === COPY_KIND) return go;
  return question.about?.[0] === formOf(m.fighters[go.who]) ? go : null;
}
const COPY_KIND = COPY(0).kind;
