/** Packets: which symbols each target gets, and how many hearts they cost (M-SEQ-07 to 10). */
import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import { planFor } from '../attacks/plans.ts';
import { HEARTS_SUPER } from '../data/types.ts';
import type { Type } from '../state.ts';
import { TAKES, typeOfId } from '../types.ts';
import { marksOf } from './conditions.ts';
import type { Hit, Making } from './context.ts';
import { areAdjacent, areFriends, EVERYBODY, isOnField } from './fighters.ts';
import { type Fighter, type Match, POISONED, type Who } from './state.ts';
import { isUnhurt } from './wound.ts';

const NORMAL = typeOfId('normal');

/** M-SEQ-06: who is affected. M-EFF-32: the attacker only if it hits itself too; else it is never hit (M-ATK-07). */
export function aimAt(m: Match, making: Making, mask: number): void {
  const all = planFor(making.attack).selfToo ? mask | (1 << making.by) : mask;
  for (const who of EVERYBODY) if ((all & (1 << who)) !== 0) making.hits.push(hitOn(m, making, who));
}

/** M-SEQ-07 to 09: all packets, in the order of their parts. */
export function reckonAll(m: Match, making: Making): void {
  const { hits } = making;
  for (const hit of hits) fill(m, making, hit);
  for (const hit of hits) addBonuses(m, making, hit);
  for (const hit of hits) reckon(m, making, hit);
}

/** What is true of a target is read once, now. */
function hitOn(m: Match, making: Making, who: Who): Hit {
  const { hearts, max } = m.fighters[who];
  return {
    who,
    adjacent: who !== making.by && areAdjacent(m, making.by, who),
    own: [],
    extra: [],
    hearts,
    full: hearts >= max,
    abilities: inForce(m, who),
    weak: false,
    ignored: false,
    lost: 0,
    healed: 0,
    bled: 0,
  };
}

/** M-SEQ-07, M-ATK-14: own symbols in full for each target, then bonus symbols and poison if there are any (M-SEQ-08). */
function fill(m: Match, making: Making, hit: Hit): void {
  const { attack, type, effects } = planFor(making.attack);
  for (let i = 0; i < attack.damage; i++) hit.own.push(type);
  for (const { does, effect } of effects) does.symbols?.(m, making, hit, effect);
  if (hit.own.length === 0) return;
  for (const symbol of hit.own) making.deals |= 1 << symbol;
}

function addBonuses(m: Match, making: Making, hit: Hit): void {
  if (hit.own.length === 0) return;
  hit.extra.push(...making.extra);
  const adds = making.boost?.adds; // M-EFF-05, M-EFF-06
  if (adds !== undefined && (making.deals & (1 << typeOfId(adds))) !== 0) hit.extra.push(typeOfId(adds));
  if (m.abilities) for (const card of inForce(m, making.by)) HOOKS.adds[card]?.(m, making.by, making, hit);
  if ((marksOf(m, hit.who) & POISONED) !== 0) hit.extra.push(NORMAL); // M-COND-06, M-COND-14
}

/** M-SEQ-09: hearts lost and healed, after reductions and caps. */
function reckon(m: Match, making: Making, hit: Hit): void {
  const { type } = m.fighters[hit.who];
  if (m.abilities && isUnhurt(m, hit.who)) {
    hit.ignored = true;
    return;
  }
  const absorbs = ability(m, hit.who, HOOKS.absorbs);
  const countsAs = ability(m, making.by, HOOKS.countsAs);
  const count = (symbol: Type): void => {
    if (symbol === absorbs) {
      hit.healed++;
      return;
    }
    const hearts = making.boost?.allSuper
      ? HEARTS_SUPER // M-EFF-07
      : Math.max(TAKES[symbol][type], countsAs === undefined ? 0 : TAKES[countsAs(symbol)][type]);
    if (hearts === HEARTS_SUPER) hit.weak = true;
    hit.lost += hearts;
  };
  for (let i = 0; i < hit.own.length; i++) count(hit.own[i]); // M-ATK-01
  for (let i = 0; i < hit.extra.length; i++) count(hit.extra[i]);
  if (m.abilities && hit.lost > 0) soften(m, making, hit);
}

/** M-ATK-16, M-ABIL-39: reductions add up and never go below 0; then caps (M-ABIL-40, 41). */
function soften(m: Match, making: Making, hit: Hit): void {
  let less = 0;
  for (const card of inForce(m, hit.who)) less += HOOKS.reduces[card]?.(m, hit.who, making, hit) ?? 0;
  for (const who of EVERYBODY) {
    if (areFriends(who, hit.who) && isOnField(m, who) && areAdjacent(m, who, hit.who))
      less += ability(m, who, HOOKS.guards) ?? 0;
  }
  hit.lost = Math.max(0, hit.lost - less);
  for (const card of inForce(m, hit.who)) hit.lost = HOOKS.caps[card]?.(hit.lost, hit) ?? hit.lost;
}

/** M-SEQ-10, M-ATK-12: never above the maximum; at 0 the target is out of hearts. */
export const heartsLeft = ({ hearts, max }: Fighter, { ignored, lost, healed }: Hit): number =>
  ignored ? hearts : Math.max(0, Math.min(max, hearts - lost + healed));

export function applyHit(m: Match, hit: Hit): void {
  if (hit.ignored) {
    hit.lost = 0;
    hit.healed = 0;
    return;
  }
  const f = m.fighters[hit.who];
  const left = heartsLeft(f, hit);
  hit.bled = Math.max(0, f.hearts - left);
  f.hearts = left;
}

/** M-SEQ-18: its packet had such a symbol, bonuses included, and was not ignored. */
export const took = (hit: Hit, type: Type): boolean =>
  !hit.ignored && (hit.own.includes(type) || hit.extra.includes(type));
