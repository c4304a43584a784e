/** Steps of an activation taken in one go. */
import type { Journey } from '@indigo/kernel';
import { hexId, hexPlace } from '../faces.ts';
import { type Hex, NEIGHBOURS } from '../field.ts';
import { isFree } from '../fighters.ts';
import { stepsLeft } from '../speed.ts';
import type { Match } from '../state.ts';
import { isOwed } from '../usable.ts';

/** M-ACT-05, M-ACT-07: every free hex that takes more than one step. Whoever must attack is bound at every step. */
export function walksOf(m: Match): readonly Journey[] {
  const { go } = m;
  if (go === null || go.asleep || isOwed(go)) return [];
  const left = stepsLeft(m, go);
  const ways = new Map<Hex, readonly Hex[]>([[m.fighters[go.who].hex, [m.fighters[go.who].hex]]]);
  for (const [hex, way] of ways) {
    if (way.length > left) continue;
    for (const to of NEIGHBOURS[hex]) if (!ways.has(to) && isFree(m, to)) ways.set(to, [...way, to]);
  }
  return [...ways.values()].flatMap((way): Journey[] => {
    const steps = way.length - 1;
    if (steps < 2) return [];
    const to = way[steps];
    return [
      {
        at: hexPlace(to),
        say: ['m.walk', to, steps],
        ids: way.slice(1).map((hex) => `step:${hexId(hex)}`),
        meaning: { way: way.map(hexPlace), costs: [['m.walk-cost', steps, left - steps]] },
      },
    ];
  });
}
