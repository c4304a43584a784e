import { ALL, type Rules } from '@indigo/kernel';
import { ATTACKS_OF, attackAt, FACE_OF, senseOf } from '../cards.ts';
import { ALWAYS, type Attack, type Status } from '../data/attacks.ts';
import { BURN, CONFUSION, GATE, LEAST_DAMAGE, RESISTANCE, WEAKNESS } from '../data/rules.ts';
import { carryOut } from '../effects/effects.ts';
import type { Battle, Card, Fighter, Options, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hpOf, hurt } from '../team.ts';
import { rollFor } from './dice.ts';
import { shiftOf, statusOf } from './modifiers.ts';

/** L-ATT-01: gate, hit roll, damage, effects in printed order. Knock-outs come after. */
export function* useAttack(t: T, battle: Battle, which: number): Rules {
  const side = battle.sides[battle.turn];
  const enemy = battle.sides[1 - battle.turn];
  const mine = side.fighters[side.active];
  const theirs = enemy.fighters[enemy.active];
  const used = attackAt(mine.card, which);
  tell(t, ALL, 'used', side.owner, mine.card, ATTACKS_OF[FACE_OF[mine.card]][which]);
  if (!(yield* passesGate(t, side, mine))) return;
  // L-ATT-04: after a miss nothing at all
  if (rollsToHit(t.s.options, mine) && !(yield* hits(t, side, mine, used, theirs.card))) return;
  if (used.damage > 0) {
    const parts: DamagePart[] | null = t.listener === null ? null : [];
    const damage = damageOf(used, mine, theirs, parts);
    hurt(t.s, theirs.card, damage);
    tell(t, ALL, 'hurt', enemy.owner, theirs.card, damage, hpOf(t.s, theirs.card), parts ?? NO_PARTS);
  }
  yield* carryOut(t, battle, used);
}

const NO_PARTS: readonly DamagePart[] = [];

/** L-STAT-05, L-STAT-06: Confusion and Paralyze let an attack pass on 1-3. */
function* passesGate(t: T, side: Side, mine: Fighter): Rules<boolean> {
  const status = gateOf(mine);
  if (status === null) return true;
  const pips = yield* rollFor(t, side, 'gate');
  if (pips <= GATE) {
    tell(t, ALL, 'broke-through', side.owner, mine.card, status, pips);
    return true;
  }
  tell(t, ALL, 'held', side.owner, mine.card, status, pips);
  if (status === 'confusion') {
    hurt(t.s, mine.card, CONFUSION);
    tell(t, ALL, 'confused-itself', side.owner, mine.card, CONFUSION, hpOf(t.s, mine.card));
  }
  return false;
}

/** The status for which a die is rolled before an attack. */
export function gateOf(mine: Fighter): Status | null {
  const status = statusOf(mine);
  return status === 'confusion' || status === 'paralyze' ? status : null;
}

/** L-STAT-07: who gets past a gate succeeds, without a roll to hit; with L-OPT-05 it is rolled all the same. */
export const rollsToHit = ({ hitAfterStatus }: Options, mine: Fighter): boolean =>
  hitAfterStatus || gateOf(mine) === null;

/** L-ATT-02: the printed number or less, as modifiers have shifted it (L-MOD-07). */
function* hits(t: T, side: Side, mine: Fighter, used: Attack, target: Card): Rules<boolean> {
  const needed = neededFor(used, mine);
  if (needed >= ALWAYS) return true; // L-ATT-03, L-MOD-10: no roll
  if (needed < 1) {
    tell(t, ALL, 'cannot-hit', side.owner, mine.card);
    return false;
  }
  const pips = yield* rollFor(t, side, 'hit');
  const hit = pips <= needed;
  tell(t, ALL, hit ? 'hit' : 'missed', side.owner, mine.card, pips, needed, target);
  return hit;
}

/** L-MOD-10: an attack that always hits is not touched. */
export const neededFor = (used: Attack, mine: Fighter): number =>
  used.hits >= ALWAYS ? used.hits : used.hits + shiftOf(mine, 'accuracy-up', 'accuracy-down');

/** A part of the damage: its name, and what it adds. */
export type DamagePart = readonly [name: string, value: number];

/** Notes what a part adds, if anybody wants to know. */
function adds(parts: DamagePart[] | null, name: string, value: number): number {
  if (parts !== null && value !== 0) parts.push([name, value]);
  return value;
}

/** L-ATT-05: a plain sum, and at least 10. Only for attacks with printed damage (L-ATT-06). Its parts go into `parts`. */
export function damageOf(
  used: Attack,
  mine: Fighter,
  theirs: Fighter,
  parts: DamagePart[] | null = null,
): number {
  const sum =
    adds(parts, 'printed', used.damage) +
    adds(parts, 'dealt', shiftOf(mine, 'dealt-up', 'dealt-down')) + // L-MOD-05
    adds(parts, 'taken', shiftOf(theirs, 'taken-up', 'taken-down')) +
    adds(parts, 'type', typeShift(used, theirs.card)) +
    adds(parts, 'burn', statusOf(mine) === 'burn' ? -BURN : 0); // L-STAT-04
  return sum + adds(parts, 'least', Math.max(0, LEAST_DAMAGE - sum));
}

/** L-ATT-07: by the attack's own mark. */
function typeShift(used: Attack, card: Card): number {
  const sense = senseOf(FACE_OF[card], used.type);
  return sense > 0 ? WEAKNESS : sense < 0 ? -RESISTANCE : 0;
}
