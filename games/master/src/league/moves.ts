/** Everything that changes a hex: steps, free moves, jumps, pushes. */
import { ALL, NOTHING, type Rules } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import { type T, tell } from '../table.ts';
import type { Spot } from './aim.ts';
import type { Chain } from './context.ts';
import { DISTANCE, HEXES, type Hex, NEIGHBOURS, OFF } from './field.ts';
import { areAdjacent, EVERYBODY, formOf, isFree, isOnField, isOver, seatOf } from './fighters.ts';
import { someSpot, stepsFrom } from './paths.ts';
import { FREE_MOVE } from './questions.ts';
import type { Go, Match, Who } from './state.ts';
import { isStill } from './usable.ts';

/** A Pokémon comes onto a free hex, by whatever way. */
export function arriveAt(t: T, m: Match, chain: Chain, who: Who, to: Hex): Rules {
  const f = m.fighters[who];
  const left = f.hex;
  f.hex = to;
  tell(t, ALL, 'f.moved-to', seatOf(m, who), formOf(f), to, left);
  if (!m.abilities) return NOTHING;
  if (ability(m, who, HOOKS.hasTail) === true) f.tail = left; // M-ABIL-65
  settleTails(m);
  return isAwaited(m, who) ? answerArrival(t, m, chain, who) : NOTHING;
}

/** Some neighbour has an ability that answers arrivals. */
function isAwaited(m: Match, who: Who): boolean {
  for (let i = 0; i < EVERYBODY.length; i++)
    if (i !== who && areAdjacent(m, i, who) && ability(m, i, HOOKS.arrival) !== undefined) return true;
  return false;
}

function* answerArrival(t: T, m: Match, chain: Chain, who: Who): Rules {
  for (const i of EVERYBODY) {
    if (i === who || !isOnField(m, i) || !isOnField(m, who) || !areAdjacent(m, i, who)) continue;
    for (const card of inForce(m, i)) {
      const arrival = HOOKS.arrival[card];
      if (arrival !== undefined) yield* arrival(t, m, i, chain, who);
    }
  }
}

/** M-ABIL-68: a tail is taken off while its ability is switched off. */
export function settleTails(m: Match): void {
  for (const who of EVERYBODY) {
    if (m.fighters[who].tail !== OFF && ability(m, who, HOOKS.hasTail) !== true) m.fighters[who].tail = OFF;
  }
}

/** Where a step may lead (M-ACT-07). */
export function freeNeighbours(m: Match, who: Who): Hex[] {
  return NEIGHBOURS[m.fighters[who].hex].filter((hex) => isFree(m, hex));
}

const STOP = 'stop';

/** M-ATK-18: up to so many steps, none of them speed. */
export function* freeMoves(t: T, m: Match, chain: Chain, go: Go, n: number): Rules {
  for (let left = n; left > 0; left--) {
    if (!isOnField(m, go.who) || isOver(m) || isStill(m, go)) return;
    const to = yield* t.ask(seatOf(m, go.who), FREE_MOVE(formOf(m.fighters[go.who]), left), () => [
      ...freeNeighbours(m, go.who),
      STOP,
    ]);
    if (to === STOP) return;
    yield* freeStep(t, m, chain, go, to as Hex);
  }
}

function* freeStep(t: T, m: Match, chain: Chain, go: Go, to: Hex): Rules {
  go.moved = true;
  yield* arriveAt(t, m, chain, go.who, to);
}

type SpotTest = (spot: Spot, entered: readonly Hex[]) => boolean;

/** M-SEQ-05: free moves of an attack, of which only those are offered that leave it somebody to affect. Pushes the hexes entered. */
export function* movesTowards(
  t: T,
  m: Match,
  chain: Chain,
  go: Go,
  n: number,
  over: boolean,
  test: SpotTest,
  entered: Hex[],
): Rules {
  for (let left = over ? 1 : n; left > 0; left--) {
    const f = m.fighters[go.who];
    if (f.hex === OFF || isOver(m) || isStill(m, go)) return;
    const ways: (Hex | typeof STOP)[] = over
      ? digsFrom(m, go.who, n, test)
      : stepsTowards(m, go.who, left, test, entered);
    if (test({ head: f.hex, tail: f.tail }, entered)) ways.push(STOP);
    if (ways.length === 0) return; // M-SEQ-03: what happened on the way has left nobody to affect
    const to = yield* t.ask(seatOf(m, go.who), FREE_MOVE(formOf(f), over ? n : left), () => ways);
    if (to === STOP) return;
    entered.push(to as Hex);
    yield* freeStep(t, m, chain, go, to as Hex);
  }
}

/** Steps after which a good spot is still in reach. */
function stepsTowards(m: Match, who: Who, left: number, test: SpotTest, entered: readonly Hex[]): Hex[] {
  const { hex: head, tail } = m.fighters[who];
  const hasTail = ability(m, who, HOOKS.hasTail) === true;
  return stepsFrom(m, who, { head, tail }).filter((hex) => {
    const path = [...entered, hex];
    const spot = { head: hex, tail: hasTail ? head : OFF };
    return someSpot(m, who, spot, left - 1, false, (there, more) => test(there, [...path, ...more]));
  });
}

/** M-EFF-02: over boulders and Pokémon to a free hex, as one way. */
function digsFrom(m: Match, who: Who, n: number, test: SpotTest): Hex[] {
  const { hex: head } = m.fighters[who];
  const tail = ability(m, who, HOOKS.hasTail) === true ? head : OFF;
  const list: Hex[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (DISTANCE[head][hex] <= n && isFree(m, hex) && test({ head: hex, tail }, [hex])) list.push(hex);
  }
  return list;
}

/** M-ABIL-29: effects of others cannot change its hex. */
export const canBeMoved = (m: Match, who: Who, by: Who): boolean =>
  who === by || ability(m, who, HOOKS.rooted) !== true;
