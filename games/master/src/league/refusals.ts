/** Why not, on the hex field, by kind of question. Made only when somebody looks. */
import type { Asking, Refused, Seat } from '@indigo/kernel';
import { planFor } from '../attacks/plans.ts';
import { ATTACKS } from '../data/attacks.ts';
import { POKEMON } from '../data/pokemon.ts';
import type { Card, Master } from '../state.ts';
import { aimOf } from './aim.ts';
import { ATTACK } from './answers.ts';
import { marksOf } from './conditions.ts';
import { reaction } from './context.ts';
import { fighterPiece, hexId, hexPlace } from './faces.ts';
import { NEIGHBOURS } from './field.ts';
import { EVERYBODY, formOf, isFree, isOnField, matchOf } from './fighters.ts';
import { FORMS } from './forms.ts';
import { whyNotReached } from './reach.ts';
import { speedOf, stepsLeft } from './speed.ts';
import { ASLEEP, type AttackIndex, FLINCHED, type Go, type League, type Match } from './state.ts';
import type { Laying } from './targets.ts';
import { copyable, isOwed, isUsable, useOf } from './usable.ts';

export type Why = (s: Master, seat: Seat, asking: Asking) => Refused[];

export const leagueWhy: { readonly [kind: string]: Why } = {
  'field-act': (s, seat, asking) => {
    const m = matchOf(s);
    return m.go === null ? [] : [...noSteps(m, m.go), ...noAttacks(m, m.go, asking.options(seat))];
  },
  'field-lay': noTarget,
  'field-lay-again': noTarget,
  'field-commit': fainted,
  'field-reserve': fainted,
};

/** Pokémon the attack cannot affect, and why. */
function noTarget(s: Master, seat: Seat, asking: Asking): Refused[] {
  const m = matchOf(s);
  const [form, attack] = asking.question.about as readonly [number, AttackIndex];
  const who = m.fighters.findIndex((f) => formOf(f) === form);
  const plan = planFor(attack);
  if (plan.isBeam || plan.isNear || plan.teleports) return [];
  const go = m.go !== null && m.go.who === who ? m.go : reaction(who, m.fighters[who].hex);
  const aim = aimOf(m, go, plan, null, false);
  const spot = { head: m.fighters[who].hex, tail: m.fighters[who].tail };
  const hit = asking
    .options(seat)
    .reduce<number>((all, one) => all | ((one as Partial<Laying>)?.mask ?? 0), 0);
  return EVERYBODY.flatMap((target): Refused[] => {
    if (target === who || !isOnField(m, target) || (hit & (1 << target)) !== 0) return [];
    const why = whyNotReached(m, aim, spot, target);
    if (why === null) return [];
    const f = m.fighters[target];
    const { id } = POKEMON[f.card];
    return [{ id, say: ['m.targets', [formOf(f)]], at: fighterPiece(f.card), ...NOT_REACHED[why] }];
  });
}

const NOT_REACHED: { readonly [why: string]: Pick<Refused, 'why' | 'clause'> } = {
  range: { why: ['why.range'], clause: 'M-ATK-04' },
  sight: { why: ['why.sight'], clause: 'M-LOS-01' },
  other: { why: ['why.unaffected'], clause: 'M-SEQ-02' },
};

/** M-LEAGUE-04. */
function fainted(s: Master, seat: Seat): Refused[] {
  const { barred } = s.league as League;
  return s.players[seat].team
    .filter((card: Card) => barred.includes(card))
    .map((card: Card) => ({
      id: POKEMON[card].id,
      say: ['m.card', card * FORMS + s.stage[card], 0],
      at: fighterPiece(card),
      why: ['why.fainted-before'],
      clause: 'M-LEAGUE-04',
    }));
}

/** Hexes next to it that it cannot step to. */
function noSteps(m: Match, go: Go): Refused[] {
  const f = m.fighters[go.who];
  const left = stepsLeft(m, go);
  return NEIGHBOURS[f.hex].flatMap((hex): Refused[] => {
    const step = { id: `step:${hexId(hex)}`, say: ['m.step', hex, f.hex], at: hexPlace(hex) } as const;
    if (m.boulders.includes(hex)) return [{ ...step, why: ['why.boulder'], clause: 'M-PREP-02' }];
    if (!isFree(m, hex)) return [{ ...step, why: ['why.held'], clause: 'M-ACT-07' }];
    if (go.asleep) return [{ ...step, why: ['why.asleep'], clause: 'M-COND-15' }];
    return left > 0 ? [] : [{ ...step, why: ['why.no-speed'], clause: 'M-ACT-14' }];
  });
}

function noAttacks(m: Match, go: Go, offered: readonly unknown[]): Refused[] {
  return m.fighters[go.who].attacks.flatMap((attack): Refused[] => {
    if (offered.includes(ATTACK[attack])) return []; // M-ABIL-23: a second one, too
    const why = whyNot(m, go, attack);
    return why === null ? [] : [{ id: `attack:${ATTACKS[attack].id}`, say: ['m.attack', attack], ...why }];
  });
}

/** M-SEQ-02: the first thing that stands in its way. */
function whyNot(m: Match, go: Go, attack: AttackIndex): Pick<Refused, 'why' | 'clause'> | null {
  const f = m.fighters[go.who];
  const plan = planFor(attack);
  const marks = marksOf(m, go.who);
  if (go.attacks > 0) return { why: ['why.attacked'], clause: 'M-ACT-06' };
  if (f.exhausted.includes(attack)) return { why: ['why.exhausted', attack], clause: 'M-ATK-02' };
  if (plan.asleepOnly && !go.asleep) return { why: ['why.awake'], clause: 'M-EFF-22' };
  if ((marks & ASLEEP) !== 0 && !plan.asleepOnly) return { why: ['why.asleep'], clause: 'M-COND-15' };
  if ((marks & FLINCHED) !== 0 && plan.attack.hourglass)
    return { why: ['why.flinched'], clause: 'M-COND-08' };
  for (const effect of plan.attack.effects) {
    if (effect.does === 'standing' && go.moved) return { why: ['why.moved'], clause: 'M-EFF-19' };
    if (effect.does === 'steps-left' && speedOf(m, go.who) - go.steps < effect.n)
      return { why: ['why.steps-left', effect.n], clause: 'M-EFF-20' };
  }
  if (plan.copies !== null && copyable(m, go, plan, isOwed(go)).length === 0)
    return { why: ['why.nothing-to-copy'], clause: 'M-EFF-38' };
  return isUsable(m, go, useOf(attack, null, isOwed(go)))
    ? null
    : { why: ['why.no-target'], clause: 'M-ATK-08' };
}
