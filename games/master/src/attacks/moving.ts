/** Effects that change somebody's hex. */
import type { Rules } from '@indigo/kernel';
import { type Shove, shove } from '../league/answers.ts';
import type { Making } from '../league/context.ts';
import { ALL_HEXES, type Hex, NEIGHBOURS } from '../league/field.ts';
import { formOf, isFree, isOnField, isOver, seatOf } from '../league/fighters.ts';
import { arriveAt, canBeMoved, freeNeighbours, freeMoves as makeFreeMoves } from '../league/moves.ts';
import { PUSH, TELEPORT, TOSS } from '../league/questions.ts';
import type { Match, Who } from '../league/state.ts';
import type { T } from '../table.ts';
import type { Does, Operation } from './operation.ts';

const STOP = 'stop';

/** M-EFF-01: after the damage; those before it belong to the laying (M-SEQ-05). */
export const freeMoves: Operation<Does<'free-moves'>> = {
  *attacker(t, m, { chain, go }, { n, when }) {
    if (when === 'after') yield* makeFreeMoves(t, m, chain, go, n);
  },
};

/** M-EFF-03, M-ATK-19: to the farthest hex of its line that is free after the damage and the faints; with none it stays. */
export const jump: Operation<Does<'jump'>> = {
  *attacker(t, m, { chain, go, covered }) {
    const to = covered.findLast((hex) => isFree(m, hex));
    if (to === undefined) return;
    go.moved = true;
    yield* arriveAt(t, m, chain, go.who, to);
  },
};

/** M-EFF-23: to another free hex next to the attacker, whatever lies between. */
export const toss: Operation<Does<'toss'>> = {
  *targets(t, m, { hits, by, chain }) {
    for (const { who } of hits) {
      if (!isOnField(m, who) || !isOnField(m, by) || !canBeMoved(m, who, by)) continue;
      const { hex, tail } = m.fighters[by];
      const around = [...NEIGHBOURS[hex], ...(tail >= 0 ? NEIGHBOURS[tail] : [])];
      const to = yield* t.ask(seatOf(m, by), TOSS(formOf(m.fighters[who])), () => [
        ...new Set(around.filter((at) => isFree(m, at))),
        STOP,
      ]);
      if (to !== STOP) yield* arriveAt(t, m, chain, who, to as Hex);
    }
  },
};

/** M-EFF-24: each target up to n steps, in any direction and in an order of the attacker's choice. */
export function* pushTargets(t: T, m: Match, { hits, by, chain }: Making, n: number): Rules {
  const left = new Map(
    hits.filter(({ who }) => who !== by && canBeMoved(m, who, by)).map(({ who }) => [who, n]),
  );
  for (;;) {
    if (!isOnField(m, by) || isOver(m)) return;
    const choice = yield* t.ask(seatOf(m, by), PUSH(formOf(m.fighters[by])), () => [
      ...shoves(m, left),
      STOP,
    ]);
    if (choice === STOP) return;
    const { who, to } = choice as Shove;
    left.set(who, (left.get(who) as number) - 1);
    yield* arriveAt(t, m, chain, who, to);
  }
}

function shoves(m: Match, left: ReadonlyMap<Who, number>): Shove[] {
  return [...left].flatMap(([who, steps]) =>
    steps > 0 && isOnField(m, who) ? freeNeighbours(m, who).map((to) => shove(who, to)) : [],
  );
}

export const push: Operation<Does<'push'>> = {
  *targets(t, m, making, { n }) {
    yield* pushTargets(t, m, making, n);
  },
};

/** M-EFF-25: one Pokémon, the user included, to any free hex of the field. */
export const teleport: Operation<Does<'teleport'>> = {
  *targets(t, m, { hits, by, chain, go }) {
    for (const { who } of hits) {
      if (!isOnField(m, who) || !canBeMoved(m, who, by)) continue;
      const to = yield* t.ask(seatOf(m, by), TELEPORT(formOf(m.fighters[who])), () => [
        ...ALL_HEXES.filter((hex) => isFree(m, hex)),
        STOP,
      ]);
      if (to === STOP) continue;
      if (who === by) go.moved = true; // M-EFF-19: an own jump
      yield* arriveAt(t, m, chain, who, to as Hex);
    }
  },
};
