import { ALL } from '@indigo/kernel';
import type { Shift, Status } from '../data/attacks.ts';
import { COUNTERS, POISON } from '../data/rules.ts';
import type { Battle, Fighter, Modifier, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hpOf, hurt, isFit } from '../team.ts';

/** L-MOD-11: seven slots. The four exclusive effects share the first (L-STAT-01). */
const SLOT: { readonly [K in Status | Shift]: number } = {
  poison: 0,
  burn: 0,
  confusion: 0,
  paralyze: 0,
  'dealt-up': 1,
  'dealt-down': 2,
  'taken-up': 3,
  'taken-down': 4,
  'accuracy-up': 5,
  'accuracy-down': 6,
};

/** L-MOD-09, L-STAT-02: a filled slot takes nothing more, not even the same again. */
export function isFilled(fighter: Fighter, kind: Status | Shift): boolean {
  const { modifiers } = fighter;
  for (let i = 0; i < modifiers.length; i++) if (SLOT[modifiers[i].kind] === SLOT[kind]) return true;
  return false;
}

/** L-MOD-02: two counters. */
export function put(fighter: Fighter, kind: Status | Shift, size: number, by: 0 | 1): void {
  fighter.modifiers.push({ kind, size, by, left: COUNTERS });
}

/** The exclusive effect on a Pokémon, if any. */
export function statusOf({ modifiers }: Fighter): Status | null {
  for (let i = 0; i < modifiers.length; i++) {
    if (SLOT[modifiers[i].kind] === 0) return modifiers[i].kind as Status;
  }
  return null;
}

/** L-MOD-06, L-MOD-08: up and down of a kind are added. */
export function shiftOf({ modifiers }: Fighter, up: Shift, down: Shift): number {
  let sum = 0;
  for (let i = 0; i < modifiers.length; i++) {
    if (modifiers[i].kind === up || modifiers[i].kind === down) sum += modifiers[i].size;
  }
  return sum;
}

/**
 * L-MOD-02, L-MOD-03: at the end of a turn every modifier the other side has caused loses a counter, on whichever side and
 * on the bench too (L-MOD-04). What that comes to: L-MOD-12.
 */
export function countDown(t: T, battle: Battle): void {
  for (const side of battle.sides) {
    for (const fighter of side.fighters) {
      if (fighter.modifiers.length > 0) countOne(t, battle, side, fighter);
    }
  }
}

function countOne(t: T, { turn }: Battle, side: Side, fighter: Fighter): void {
  const { s } = t;
  const { card } = fighter;
  let gone = false;
  for (const modifier of fighter.modifiers) {
    if (modifier.by === turn || !isFit(s, card)) continue;
    modifier.left--;
    if (modifier.kind === 'poison') {
      hurt(s, card, POISON); // L-STAT-03, L-STAT-09
      tell(t, ALL, 'poison-hurt', side.owner, card, POISON, hpOf(s, card));
    }
    if (modifier.left > 0) continue;
    gone = true;
    if (isFit(s, card)) tell(t, ALL, 'wore-off', side.owner, card, modifier.kind);
  }
  if (gone) fighter.modifiers = fighter.modifiers.filter(({ left }: Modifier) => left > 0);
}
