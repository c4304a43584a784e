/** Fainting: what comes before it, and what it leads to (M-SEQ-11, M-RES-01). */
import { ALL, NOTHING, type Rules } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { inForce } from '../abilities/force.ts';
import { endure } from '../powers/powers.ts';
import { type T, tell } from '../table.ts';
import type { Chain } from './context.ts';
import { OFF } from './field.ts';
import {
  activeSide,
  bothFrom,
  formOf,
  inOrder,
  isOnField,
  isOver,
  rowOf,
  seatOf,
  sideOf,
} from './fighters.ts';
import { RESERVE_FOR } from './questions.ts';
import { benchOf } from './reserve.ts';
import type { Match, SideIndex, Who } from './state.ts';

/** M-SEQ-11: all that are out of hearts, together. */
export function faints(t: T, m: Match, chain: Chain): Rules {
  const out = outOfHearts(m);
  return out.length === 0 ? NOTHING : fall(t, m, chain, out);
}

function* fall(t: T, m: Match, chain: Chain, out: readonly Who[]): Rules {
  for (const who of out) m.fighters[who].falling = true;
  yield* endure(t, m, out);
  const down = out.filter((who) => m.fighters[who].falling);
  const parted: Who[] = [];
  if (m.abilities) for (const who of down) yield* lastActs(t, m, chain, who, parted);
  const gone = down.filter((who) => {
    m.fighters[who].falling = false;
    return m.fighters[who].hearts <= 0 || parted.includes(who);
  });
  for (const who of gone) leaveField(t, m, who);
  chain.fallen.push(...gone);
  yield* claimReserves(t, m, gone);
  // M-MEND-04: while somebody is still falling the faint step is not over.
  if (!isOver(m) && m.fighters.every(({ falling }) => !falling)) m.winner = victorOf(m);
}

/** In the order of the side whose activation it is. Those already falling are dealt with where they began to. */
const outOfHearts = (m: Match): Who[] =>
  inOrder(activeSide(m)).filter((who) => {
    const { hex, hearts, falling } = m.fighters[who];
    return hex !== OFF && hearts <= 0 && !falling;
  });

function* lastActs(t: T, m: Match, chain: Chain, who: Who, parted: Who[]): Rules {
  for (const card of inForce(m, who)) {
    const beforeFaint = HOOKS.beforeFaint[card];
    if (beforeFaint === undefined) continue;
    parted.push(who);
    yield* beforeFaint(t, m, who, chain, card);
  }
}

/** M-ACT-04: off the field at once, its hex is free. M-ABIL-68: the tail goes too. */
export function leaveField(t: T, m: Match, who: Who): void {
  const f = m.fighters[who];
  f.hearts = 0;
  tell(t, ALL, 'f.fainted', seatOf(m, who), formOf(f)); // while all still see it where it falls
  f.hex = OFF;
  f.tail = OFF;
  m.fallen.push(f.card);
}

/** M-RES-01: the first that faints leaves its place to a reserve; of several at once the owner chooses (M-RES-06). */
export function* claimReserves(t: T, m: Match, gone: readonly Who[]): Rules {
  for (const side of bothFrom(activeSide(m))) {
    const owner = m.sides[side];
    const places = gone.filter((who) => sideOf(who) === side);
    if (owner.reserve !== 'ready' || places.length === 0) continue;
    if (benchOf(t.s, m, side).length === 0) {
      owner.reserve = 'gone'; // M-RES-07: nothing is due
      continue;
    }
    const who = yield* t.ask(owner.seat, RESERVE_FOR, () => places);
    owner.reserve = 'due';
    owner.place = who;
    tell(t, ALL, 'f.reserve-due', owner.seat, formOf(m.fighters[who]));
  }
}

/** M-SEQ-13: abilities that answer faints, those of a side first. */
export function answerFaints(t: T, m: Match, chain: Chain, first: SideIndex): Rules {
  return chain.fallen.length === 0 ? NOTHING : answerThose(t, m, chain, first);
}

function* answerThose(t: T, m: Match, chain: Chain, first: SideIndex): Rules {
  while (chain.fallen.length > 0) {
    const { fallen } = chain;
    chain.fallen = [];
    if (!m.abilities || isOver(m)) return;
    for (const who of inOrder(first)) {
      if (!isOnField(m, who) || isOver(m)) continue;
      for (const card of inForce(m, who)) {
        const afterFaints = HOOKS.afterFaints[card];
        if (afterFaints !== undefined) yield* afterFaints(t, m, who, chain, fallen, card);
      }
    }
  }
}

/** M-MEND-01, M-MEND-03: on the field, or due to come. */
function isStanding(m: Match, side: SideIndex): boolean {
  if (m.sides[side].reserve === 'due') return true;
  const row = rowOf(side);
  for (let i = 0; i < row.length; i++) if (isOnField(m, row[i])) return true;
  return false;
}

/** M-MEND-01, M-MEND-02: who has won, -1 if nobody has yet. What has been settled stays so. */
export function victorOf(m: Match): SideIndex | -1 {
  if (isOver(m)) return m.winner;
  if (!isStanding(m, 0)) return isStanding(m, 1) ? 1 : 0;
  return isStanding(m, 1) ? -1 : 0;
}
