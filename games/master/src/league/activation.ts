/** The activation of one Pokémon: steps and an attack in any order (M-ACT-05 to 14). */
import { ALL, NOTHING, type Rules, type Step } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import { play, playable } from '../powers/powers.ts';
import { type T, tell } from '../table.ts';
import { ATTACK, BORROW, END, type FieldAnswer, POWER, STEPS, TRANSFORM, WAIT } from './answers.ts';
import { useAttack } from './attack.ts';
import { closeChain } from './chain.ts';
import { discardConditions, gain, IS_ASLEEP, marksOf } from './conditions.ts';
import { newChain } from './context.ts';
import { faints } from './faints.ts';
import { type Hex, NEIGHBOURS, OFF } from './field.ts';
import {
  EVERYBODY,
  foeBeside,
  formOf,
  isBeside,
  isFree,
  isOnField,
  isOver,
  matchOf,
  other,
  rowOf,
  seatOf,
  sideOf,
} from './fighters.ts';
import { arriveAt, settleTails } from './moves.ts';
import { ACT } from './questions.ts';
import { stepsLeft } from './speed.ts';
import { ASLEEP, type Go, type Match, type Who } from './state.ts';
import { transformInto } from './transform.ts';
import { borrow, borrowable, isOwed, usableAttacks, useOf } from './usable.ts';

const ACT_STEP: Step = { do: 'match-act' };

/** M-COND-15: a missed activation happens too. */
export function beginActivation(t: T, m: Match, who: Who): void {
  const f = m.fighters[who];
  t.s.goes++;
  let doubled = 0;
  let rages = false;
  if (m.abilities) {
    settleTails(m); // somebody may have come in, or taken on an ability
    for (const card of inForce(m, who)) if (HOOKS.doublesFrom[card]?.(m, who) === true) doubled++;
    rages = ability(m, who, HOOKS.rages) === true && foeBeside(m, who, f.hex, f.tail); // M-ABIL-59
  }
  m.go = {
    who,
    own: true,
    from: f.hex,
    steps: 0,
    moved: false,
    still: false,
    attacks: 0,
    used: [],
    asleep: (marksOf(m, who) & ASLEEP) !== 0, // M-COND-07
    doubled,
    rages,
    sleeps: false,
    over: false,
  };
  tell(t, ALL, m.go.asleep ? 'f.sleeps-on' : 'f.activated', seatOf(m, who), formOf(f));
  t.s.agenda.push(ACT_STEP);
}

/** One thing after another, until the activation is ended (M-ACT-13). Each is a step of its own, so that copies stay short. */
export function* act(t: T): Rules {
  const m = matchOf(t.s);
  const go = m.go as Go;
  const f = m.fighters[go.who];
  const chosen = yield* t.ask(seatOf(m, go.who), ACT(formOf(f), f.hearts), () => actsOf(m, go));
  yield* carryOut(t, m, go, chosen);
  if (m.go === null) return;
  if (isOver(m))
    m.go = null; // M-MEND-01
  else if (go.over || !isOnField(m, go.who))
    yield* endActivation(t, m, go); // M-ACT-11
  else t.s.agenda.push(ACT_STEP);
}

function carryOut(t: T, m: Match, go: Go, chosen: FieldAnswer): Rules {
  switch (chosen.do) {
    case 'step':
      return step(t, m, go, chosen.to);
    case 'attack': {
      const { attack, borrowed } = chosen;
      const owed = isOwed(go);
      go.attacks++;
      return useAttack(t, m, go, borrowed ? borrow(attack, null, owed) : useOf(attack, null, owed), null);
    }
    case 'power':
      return play(t, m, go, chosen.power);
    case 'transform':
      return transform(t, m, go, chosen.into);
    case 'wait':
      m.fighters[go.who].passed = true; // M-ABIL-20: it is activated later
      m.go = null;
      tell(t, ALL, 'f.waits', seatOf(m, go.who), formOf(m.fighters[go.who]));
      return NOTHING;
    case 'end':
      go.over = true;
      return NOTHING;
  }
}

function* step(t: T, m: Match, go: Go, to: Hex): Rules {
  const chain = newChain();
  go.steps++;
  go.moved = true;
  yield* arriveAt(t, m, chain, go.who, to);
  yield* closeChain(t, m, chain);
}

function* transform(t: T, m: Match, go: Go, into: Who): Rules {
  const chain = newChain();
  transformInto(t, m, go.who, into);
  yield* faints(t, m, chain);
  yield* closeChain(t, m, chain);
  go.over = true;
}

// ── what is offered ──

/** M-ACT-13. */
function actsOf(m: Match, go: Go): FieldAnswer[] {
  const list: FieldAnswer[] = [];
  const duty = isOwed(go);
  if (stepsLeft(m, go) > 0) pushSteps(m, go, duty, list);
  const attacks = go.attacks < attacksOf(m, go) ? usableAttacks(m, go, null, duty) : NO_ATTACKS;
  for (let i = 0; i < attacks.length; i++) list.push(ATTACK[attacks[i]]);
  if (go.attacks < attacksOf(m, go))
    for (const attack of borrowable(m, go, null, duty)) list.push(BORROW[attack]);
  const mustAttack = duty && list.some((one) => one.do === 'attack');
  for (const power of playable(m, go)) list.push(POWER[power]);
  if (m.abilities && isUntouched(go)) pushOpenings(m, go, list);
  if (!mustAttack) list.push(END); // M-ACT-10
  return list;
}

const NO_ATTACKS: readonly number[] = [];

/** M-ACT-06, M-ABIL-23. */
export const attacksOf = (m: Match, go: Go): number => ability(m, go.who, HOOKS.attacks)?.(m, go.who) ?? 1;

/** M-ACT-07: an adjacent hex of the field without boulder and Pokémon. M-ABIL-59: not away from all foes. */
function pushSteps(m: Match, go: Go, duty: boolean, list: FieldAnswer[]): void {
  const { hex } = m.fighters[go.who];
  const around = NEIGHBOURS[hex];
  for (let i = 0; i < around.length; i++) {
    if (isFree(m, around[i]) && !(duty && isAwayFromFoes(m, go.who, around[i]))) list.push(STEPS[around[i]]);
  }
}

function isAwayFromFoes(m: Match, who: Who, to: Hex): boolean {
  return !rowOf(other(sideOf(who))).some((foe) => isOnField(m, foe) && isBeside(m.fighters[foe], to));
}

const isUntouched = (go: Go): boolean => go.steps === 0 && !go.moved && go.attacks === 0 && !go.asleep;

/** What may only be done first of all: M-ABIL-20, M-ABIL-63. */
function pushOpenings(m: Match, go: Go, list: FieldAnswer[]): void {
  const f = m.fighters[go.who];
  if (ability(m, go.who, HOOKS.transforms) === true && f.activations === 0) {
    for (const who of EVERYBODY) if (who !== go.who && isOnField(m, who)) list.push(TRANSFORM[who]);
  }
  if (ability(m, go.who, HOOKS.mayPass) === true && !f.passed && othersWait(m, go.who)) list.push(WAIT);
}

const othersWait = (m: Match, me: Who): boolean =>
  EVERYBODY.some((who) => who !== me && isOnField(m, who) && !m.fighters[who].done);

// ── its end ──

/** M-ACT-08, M-COND-10, M-ABIL-58: conditions go, those put off come, then abilities act. */
function* endActivation(t: T, m: Match, go: Go): Rules {
  const f = m.fighters[go.who];
  f.done = true;
  f.activations++;
  if (f.hex !== OFF) {
    const chain = newChain();
    if (discardConditions(f)) tell(t, ALL, 'f.shed-conditions', seatOf(m, go.who), formOf(f));
    if (go.sleeps) yield* gain(t, m, chain, go.who, IS_ASLEEP, 0);
    for (const card of inForce(m, go.who)) {
      const atEnd = HOOKS.atEnd[card];
      if (atEnd !== undefined && isOnField(m, go.who) && !isOver(m)) yield* atEnd(t, m, go.who, chain);
    }
    yield* closeChain(t, m, chain);
  }
  m.go = null;
}
