/** Rounds: who is activated when (M-ACT-01 to 03, M-ABIL-18 to 21), and what comes between rounds. */

import { ALL, type Rules, type Step } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import { SUDDEN_HEARTS, SUDDEN_STALL } from '../data/battlefield.ts';
import { type T, tell } from '../table.ts';
import { beginActivation } from './activation.ts';
import { claimReserves, leaveField, victorOf } from './faints.ts';
import {
  bothFrom,
  formOf,
  heartsOf,
  inOrder,
  isOnField,
  matchOf,
  other,
  rowOf,
  seatOf,
  sideOf,
} from './fighters.ts';
import { PICK } from './questions.ts';
import { sendReserve } from './reserve.ts';
import type { Match, SideIndex, Who } from './state.ts';
import { countQuiet, offerSudden } from './sudden.ts';

const GO: Step = { do: 'match-go' };
const ROUND: Step = { do: 'match-round' };
const ROUND_END: Step = { do: 'match-round-end' };
const END: Step = { do: 'match-end' };

/** M-ACT-01: a round begins, in sudden death with a heart lost by everybody (M-SUD-02). */
export function* round(t: T): Rules {
  const m = matchOf(t.s);
  if (endIfWon(t, m)) return; // M-LEAGUE-06: nobody was left to commit
  m.round++;
  m.next = m.begins;
  m.used = [[], []];
  m.fallenBefore = m.fallen.length;
  m.heartsBefore = [heartsOf(m, 0), heartsOf(m, 1)];
  for (const fighter of m.fighters) {
    fighter.done = false;
    fighter.passed = false;
  }
  const { suddenRound } = t.s.options;
  if (suddenRound > 0 && m.round >= suddenRound && m.sudden > m.round) {
    m.sudden = m.round; // M-SUD-11
    tell(t, ALL, 'f.sudden-forced', m.round);
  }
  tell(t, ALL, 'f.round', m.round);
  if (isSudden(m)) {
    yield* loseHearts(t, m);
    if (endIfWon(t, m)) return; // M-MEND-04
  }
  t.s.agenda.push(GO);
}

/** M-SUD-01: from the round agreed on. */
const isSudden = (m: Match): boolean => m.round >= m.sudden;

/** M-SUD-02: one heart each, all at once (M-SUD-07); no type (M-SUD-08), no ability and no token has a say (M-SUD-03). */
function* loseHearts(t: T, m: Match): Rules {
  for (const fighter of m.fighters) fighter.hearts = Math.max(0, fighter.hearts - SUDDEN_HEARTS);
  tell(t, ALL, 'f.sudden-death');
  for (const who of inOrder(m.begins)) {
    const f = m.fighters[who];
    if (isOnField(m, who))
      tell(t, ALL, 'f.lost-hearts', seatOf(m, who), formOf(f), SUDDEN_HEARTS, f.hearts, {
        by: NOBODY,
        tolls: [],
      });
  }
  const gone = inOrder(m.begins).filter((who) => isOnField(m, who) && m.fighters[who].hearts === 0);
  for (const who of gone) leaveField(t, m, who);
  yield* claimReserves(t, m, gone);
}

/** M-ACT-02: the next to be activated, or the end of the round (M-ACT-09). */
export function* go(t: T): Rules {
  const m = matchOf(t.s);
  if (endIfWon(t, m)) return;
  const who = yield* nextUp(t, m);
  if (endIfWon(t, m)) return; // a reserve was declined
  if (who < 0) t.s.agenda.push(ROUND_END);
  else {
    t.s.agenda.push(GO);
    beginActivation(t, m, who);
  }
}

/** M-MEND-01: the match is over. */
function endIfWon(t: T, m: Match): boolean {
  const winner = victorOf(m);
  if (winner < 0) return false;
  m.winner = winner;
  t.s.agenda.push(END);
  return true;
}

const NOBODY = -1;

/** In which order those are activated that have not been, as far as that is settled: a free choice is taken from the left. */
export function comingUp(m: Match): readonly Who[] {
  const list: Who[] = [];
  const isNext = (who: Who, order: Order): boolean => isWaiting(m, who, order) && who !== m.go?.who;
  const add = (side: SideIndex): boolean => {
    const waiting = rowOf(side).filter((who) => isNext(who, undefined) && !list.includes(who));
    const who = waiting.find((one) => !m.fighters[one].passed) ?? waiting[0];
    if (who === undefined) return false;
    list.push(who);
    return true;
  };
  const all = (order: Order): Who[] => inOrder(m.begins).filter((who) => isNext(who, order));
  list.push(...all('first'));
  for (let side = m.next; add(side) || add(other(side)); ) side = other(sideOf(list[list.length - 1]));
  return [...list, ...all('last')];
}

type Order = 'first' | 'last' | undefined;

const isWaiting = (m: Match, who: Who, order: Order): boolean =>
  isOnField(m, who) && !m.fighters[who].done && orderOf(m, who) === order;
const orderOf = (m: Match, who: Who): Order => (m.abilities ? ability(m, who, HOOKS.order) : undefined);

function* nextUp(t: T, m: Match): Rules<Who | -1> {
  const early = firstWaiting(m, 'first'); // M-ABIL-18, M-ABIL-21
  if (early >= 0) return early;
  for (const side of bothFrom(m.next)) {
    const who = m.initiative ? yield* pickFreely(t, m, side) : yield* leftmost(t, m, side);
    if (who >= 0) {
      m.next = other(side); // M-ACT-03: who has nobody left is skipped
      return who;
    }
  }
  if (!m.initiative) {
    const late = yield* lateReserve(t, m);
    if (late >= 0) return late;
  }
  return firstWaiting(m, 'last'); // M-ABIL-19
}

function firstWaiting(m: Match, order: 'first' | 'last'): Who | -1 {
  if (!m.abilities) return -1;
  for (const who of inOrder(m.begins)) if (isWaiting(m, who, order)) return who;
  return -1;
}

/** M-ACT-02, M-RES-03: from left to right; those that let their turn pass come after the others (M-ABIL-20). */
function* leftmost(t: T, m: Match, side: SideIndex): Rules<Who | -1> {
  const owner = m.sides[side];
  for (const passed of [false, true]) {
    for (const who of rowOf(side)) {
      if (isWaiting(m, who, undefined) && m.fighters[who].passed === passed) return who;
      if (passed || owner.reserve !== 'due' || owner.place !== who || owner.waits || m.fighters[who].done)
        continue;
      const came = yield* sendReserve(t, m, who); // M-RES-04
      if (came === 'entered') return who;
      if (came === 'waits') owner.waits = true;
    }
  }
  return -1;
}

/** M-RES-09: a reserve without a hex comes last in the round; without one then either, in its place of the next round. */
function* lateReserve(t: T, m: Match): Rules<Who | -1> {
  for (const side of bothFrom(m.begins)) {
    const owner = m.sides[side];
    if (!owner.waits || owner.reserve !== 'due') continue;
    owner.waits = false;
    if ((yield* sendReserve(t, m, owner.place)) === 'entered') return owner.place;
    m.fighters[owner.place].done = true;
  }
  return -1;
}

/** M-INIT-04: any own Pokémon. */
function* pickFreely(t: T, m: Match, side: SideIndex): Rules<Who | -1> {
  const waiting = rowOf(side).filter((who) => isWaiting(m, who, undefined));
  return waiting.length === 0 ? -1 : yield* t.ask(m.sides[side].seat, PICK, () => waiting);
}

/** Between two rounds: late reserves, initiative, sudden death. */
export function* roundEnd(t: T): Rules {
  const m = matchOf(t.s);
  if (m.initiative) {
    yield* reservesCome(t, m);
    if (endIfWon(t, m)) return;
    m.begins = other(m.begins); // M-INIT-05
  }
  if (isSudden(m)) {
    m.stalled = m.fallen.length > m.fallenBefore ? 0 : m.stalled + 1;
    if (m.stalled >= SUDDEN_STALL) {
      tell(t, ALL, 'f.stalled', m.sides[0].seat);
      m.winner = 0; // M-SUD-05, M-SUD-10
      t.s.agenda.push(END);
      return;
    }
  } else {
    countQuiet(m);
    yield* offerSudden(t, m);
  }
  t.s.agenda.push(ROUND);
}

/** M-INIT-06, M-INIT-07, M-INIT-09: at the end of the round, the player who had the initiative first. */
function* reservesCome(t: T, m: Match): Rules {
  for (const side of bothFrom(m.begins)) {
    const owner = m.sides[side];
    if (owner.reserve === 'due') yield* sendReserve(t, m, owner.place);
  }
}
