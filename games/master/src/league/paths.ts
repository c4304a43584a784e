/** Where free moves before an attack can lead (M-SEQ-05). */
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import type { Spot } from './aim.ts';
import { DISTANCE, type Hex, type HexSet, has, NEIGHBOURS, OFF } from './field.ts';
import { obstacles } from './fighters.ts';
import type { Match, Who } from './state.ts';

/** Where a Pokémon may go with a step from a spot: its own head does not stand in its way, its tail does (M-ABIL-66). */
export function stepsFrom(m: Match, who: Who, { head, tail }: Spot): Hex[] {
  const walls = obstacles(m, who);
  return NEIGHBOURS[head].filter((hex) => !has(walls, hex) && hex !== tail);
}

/** Does some series of up to `n` steps (none included) lead to a spot that passes the test? */
export function someSpot(
  m: Match,
  who: Who,
  from: Spot,
  n: number,
  over: boolean,
  test: (spot: Spot, entered: readonly Hex[]) => boolean,
): boolean {
  if (test(from, [])) return true;
  const walls = obstacles(m, who);
  const hasTail = ability(m, who, HOOKS.hasTail) === true;
  if (over) {
    for (let hex = 0; hex < DISTANCE.length; hex++) {
      if (DISTANCE[from.head][hex] > n || hex === from.head || hex === from.tail || has(walls, hex)) continue;
      if (test({ head: hex, tail: hasTail ? from.head : OFF }, [hex])) return true;
    }
    return false;
  }
  return further(walls, hasTail, from, n, [], test);
}

function further(
  walls: HexSet,
  hasTail: boolean,
  from: Spot,
  n: number,
  entered: readonly Hex[],
  test: (spot: Spot, entered: readonly Hex[]) => boolean,
): boolean {
  if (n === 0) return false;
  const around = NEIGHBOURS[from.head];
  for (let i = 0; i < around.length; i++) {
    const hex = around[i];
    if (has(walls, hex) || hex === from.tail) continue;
    const spot = { head: hex, tail: hasTail ? from.head : OFF };
    const path = [...entered, hex];
    if (test(spot, path) || further(walls, hasTail, spot, n - 1, path, test)) return true;
  }
  return false;
}
