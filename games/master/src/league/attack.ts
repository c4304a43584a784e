/** Making an attack, in the order of M-SEQ-01. */
import { ALL, NOTHING, type Rules } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import { boostNo } from '../attacks/boosts.ts';
import { TACKLE } from '../attacks/known.ts';
import { type Plan, planFor } from '../attacks/plans.ts';
import type { Boost } from '../data/effects.ts';
import { defensivePosition, powerSurge } from '../powers/powers.ts';
import { type T, tell } from '../table.ts';
import { aimOf } from './aim.ts';
import { ATTACK, BORROW, type FieldAnswer } from './answers.ts';
import { closeChain } from './chain.ts';
import { type Chain, type Hit, type Making, newChain } from './context.ts';
import { answerFaints, faints } from './faints.ts';
import { exhaust, formOf, inOrder, isOnField, isOver, seatOf, sideOf } from './fighters.ts';
import { movesTowards } from './moves.ts';
import { aimAt, applyHit, reckonAll } from './packets.ts';
import { COPY, FREE_ATTACK, LAY, LAY_AGAIN } from './questions.ts';
import type { AttackIndex, Go, Match } from './state.ts';
import { besideEntered, type Laying, layings } from './targets.ts';
import { type Toll, tollsOf } from './toll.ts';
import {
  borrow,
  borrowable,
  copyable,
  isUsable,
  spotTest,
  type Use,
  usableAttacks,
  useOf,
} from './usable.ts';
import { answerHarm } from './wound.ts';

/** M-SEQ-01: declared, exhausted and made, as often as it says (M-EFF-18). Without a chain each making is one of its own. */
export function* useAttack(t: T, m: Match, go: Go, use: Use, chain: Chain | null): Rules {
  const plan = planFor(use.attack);
  const f = m.fighters[go.who];
  go.used.push(use.attack); // M-EFF-09
  tell(t, ALL, 'f.used-attack', seatOf(m, go.who), formOf(f), use.attack);
  // M-ATK-03: only with an hourglass. M-ATK-20: on use, even when it does no harm; another's attack is not (M-EFF-38), nor Mew's (M-ABIL-60).
  if (plan.attack.hourglass && !use.borrowed && ability(m, go.who, HOOKS.tireless) !== true)
    exhaust(f, use.attack, TACKLE);
  if (plan.copies !== null) {
    yield* copyAttack(t, m, go, plan, use, chain);
    return;
  }
  m.used[sideOf(go.who)].push(use.attack); // M-EFF-36: the attack really made
  for (let making = 0; making < plan.times; making++) {
    if (!isOnField(m, go.who) || isOver(m)) return;
    const own = chain ?? newChain();
    yield* makeOnce(t, m, go, use, plan, own, making > 0);
    if (chain === null) yield* closeChain(t, m, own);
  }
}

/** M-EFF-36 to 38: made with the user's own type, place, counters and bonuses. */
function* copyAttack(t: T, m: Match, go: Go, plan: Plan, { atFoe }: Use, chain: Chain | null): Rules {
  const attack = yield* t.ask(seatOf(m, go.who), COPY(plan.index), () => copyable(m, go, plan, atFoe));
  yield* useAttack(t, m, go, borrow(attack, null, atFoe), chain);
}

export const makingOf = (go: Go, attack: AttackIndex, boost: Boost | null, chain: Chain): Making => ({
  by: go.who,
  attack,
  go,
  chain,
  boost,
  extra: [],
  entered: [],
  laid: 0,
  covered: [],
  broken: [],
  hits: [],
  deals: 0,
});

function* makeOnce(t: T, m: Match, go: Go, use: Use, plan: Plan, chain: Chain, again: boolean): Rules {
  const making = makingOf(go, use.attack, use.boost, chain);
  const before = chain.fallen;
  chain.fallen = [];
  if ((yield* prepare(t, m, making, plan, use)) && (yield* lay(t, m, making, plan, use, again))) {
    yield* damage(t, m, making);
    yield* remaining(t, m, making, plan);
    yield* react(t, m, making);
    yield* answerFaints(t, m, chain, sideOf(making.by));
    for (const { does, effect } of plan.effects) {
      if (does.last !== undefined && isOnField(m, making.by) && !isOver(m))
        yield* does.last(t, m, making, effect);
    }
  }
  chain.fallen.push(...before);
}

/** M-SEQ-04: its own free moves, its counter, then Reckless and Power Surge. False if the attacker is gone (M-SEQ-05). */
function* prepare(t: T, m: Match, making: Making, plan: Plan, use: Use): Rules<boolean> {
  const { go, chain, by } = making;
  if (plan.moves !== null) {
    const { n, over } = plan.moves;
    const test = spotTest(m, aimOf(m, go, plan, use.boost, use.atFoe));
    yield* movesTowards(t, m, chain, go, n, over, test, making.entered);
    if (!isOnField(m, by) || isOver(m)) return false;
  }
  for (const { does, effect } of plan.effects) does.before?.(m, making, effect);
  if (m.abilities && plan.harms) {
    for (const card of inForce(m, by)) {
      const reckless = HOOKS.before[card];
      if (reckless !== undefined) yield* reckless(t, m, by, making);
    }
    if (!isOnField(m, by) || isOver(m)) return false;
  }
  yield* powerSurge(t, m, making);
  return true;
}

const ENOUGH = 'no';

/** M-SEQ-06: lay the shape; who is affected is read once, now. False if there is nobody left to affect (M-SEQ-03). */
function* lay(t: T, m: Match, making: Making, plan: Plan, use: Use, again: boolean): Rules<boolean> {
  const { by, go } = making;
  const aim = aimOf(m, go, plan, use.boost, use.atFoe && !again);
  const { hex: head, tail } = m.fighters[by];
  let mask = 0;
  if (plan.attack.shape === 'wildfire') mask = besideEntered(m, aim, making.entered);
  else {
    const form = formOf(m.fighters[by]);
    const boost = boostNo(making.boost);
    const ways = layings(m, aim, { head, tail });
    if (ways.length === 0) {
      tell(t, ALL, 'f.nobody-there', seatOf(m, by), form, making.attack);
      return false;
    }
    const laying = again
      ? yield* t.ask(seatOf(m, by), LAY_AGAIN(form, making.attack, making.extra, boost), () => [
          ...ways,
          ENOUGH,
        ])
      : yield* t.ask(seatOf(m, by), LAY(form, making.attack, making.extra, boost), () => ways);
    if (laying === ENOUGH) return false;
    const { laid, covered, ...rest } = laying as Laying;
    mask = rest.mask;
    making.laid = laid;
    making.covered = covered;
    if (plan.breaks !== null) making.broken = covered.filter((hex) => m.boulders.includes(hex));
  }
  aimAt(m, making, mask);
  return true;
}

/** M-SEQ-07 to 11, M-ATK-09: all packets at the same time, then the faints. */
function* damage(t: T, m: Match, making: Making): Rules {
  const { hits, by, attack } = making;
  reckonAll(m, making);
  for (const { who } of hits) if (who !== by) m.fighters[who].hitBy = attack; // M-EFF-37
  yield* defensivePosition(t, m, making);
  for (const hit of hits) {
    // What a loss is made of is worked out only where somebody hears of it.
    const tolls = t.listener === null ? null : tollsOf(m, making, hit);
    applyHit(m, hit);
    if (tolls !== null) tellHit(t, m, making, hit, tolls);
  }
  yield* faints(t, m, making.chain);
}

function tellHit(t: T, m: Match, { by }: Making, hit: Hit, tolls: readonly Toll[]): void {
  const { who, lost, healed, bled, own, ignored } = hit;
  const [seat, form, attacker] = [seatOf(m, who), formOf(m.fighters[who]), formOf(m.fighters[by])];
  const { hearts } = m.fighters[who];
  if (lost > 0) tell(t, ALL, 'f.lost-hearts', seat, form, bled, hearts, { by: attacker, tolls });
  else if (healed > 0) tell(t, ALL, 'f.regained', seat, form, healed, hearts);
  else if (own.length > 0) tell(t, ALL, 'f.unharmed', seat, form, attacker, ignored ? [] : tolls);
}

/** M-SEQ-12: on targets, boulders, the attacker; an attacker that has left the field drops what is left. */
function remaining(t: T, m: Match, making: Making, plan: Plan): Rules {
  return plan.effects.length === 0 ? NOTHING : takeEffect(t, m, making, plan);
}

function* takeEffect(t: T, m: Match, making: Making, plan: Plan): Rules {
  for (const phase of PHASES) {
    for (const { does, effect } of plan.effects) {
      if (!isOnField(m, making.by) || isOver(m)) return; // M-MEND-01
      const carryOut = does[phase];
      if (carryOut !== undefined) yield* carryOut(t, m, making, effect);
    }
  }
}
const PHASES = ['targets', 'boulders', 'attacker'] as const;

/** M-SEQ-13: abilities that answer the attack, of the attacker's side first, in card order. */
function* react(t: T, m: Match, making: Making): Rules {
  if (!m.abilities) return;
  for (const who of inOrder(sideOf(making.by))) {
    if (isOver(m)) return;
    if (who === making.by) {
      for (const card of inForce(m, who)) {
        const afterOwn = HOOKS.afterOwn[card];
        if (afterOwn !== undefined && isOnField(m, who)) yield* afterOwn(t, m, who, making, card);
      }
    }
    const hit = making.hits.find((one) => one.who === who);
    if (hit === undefined) continue;
    if (who !== making.by) {
      // M-SEQ-16: attacked by another
      for (const card of hit.abilities) {
        const afterHit = HOOKS.afterHit[card];
        if (afterHit !== undefined) yield* afterHit(t, m, who, making, hit, card);
      }
    }
    if (hit.lost > 0) yield* answerHarm(t, m, making.chain, who);
  }
}

// ── free attacks ──

const NO_ATTACK = 'no';

/** M-ATK-17: an attack more, or none. */
export function* freeAttack(t: T, m: Match, go: Go, chain: Chain, boost: Boost | null): Rules {
  if (!isOnField(m, go.who) || isOver(m)) return;
  const f = m.fighters[go.who];
  const choice = yield* t.ask(seatOf(m, go.who), FREE_ATTACK(formOf(f), boostNo(boost)), () => [
    ...usableAttacks(m, go, boost, false).map((attack) => ATTACK[attack]),
    ...borrowable(m, go, boost, false).map((attack) => BORROW[attack]),
    NO_ATTACK,
  ]);
  if (choice === NO_ATTACK) return;
  const { attack, borrowed } = choice as Extract<FieldAnswer, { do: 'attack' }>;
  yield* useAttack(t, m, go, borrowed ? borrow(attack, boost) : useOf(attack, boost), chain);
}

/** M-ABIL-38, M-ABIL-51: a free Tackle, or none; also if it has been used (M-EFF-09). */
export function* freeTackle(t: T, m: Match, go: Go, chain: Chain): Rules {
  const use: Use = { ...useOf(TACKLE), again: true };
  if (!isOnField(m, go.who) || isOver(m) || !isUsable(m, go, use)) return;
  const choice = yield* t.ask(
    seatOf(m, go.who),
    FREE_ATTACK(formOf(m.fighters[go.who]), boostNo(null)),
    () => [ATTACK[TACKLE], NO_ATTACK],
  );
  if (choice !== NO_ATTACK) yield* useAttack(t, m, go, use, chain);
}
