/** What an attack reaches and does, hex by hex, to be seen before it is made. */
import type { Cell } from '@indigo/kernel';
import { planFor } from '../../attacks/plans.ts';
import { aimOf } from '../aim.ts';
import { hexPlace } from '../faces.ts';
import { HEXES, type Hex, OFF } from '../field.ts';
import { sideOf } from '../fighters.ts';
import type { Blow, Planned, Reach } from '../forecast.ts';
import { isInReach } from '../reach.ts';
import { PLACEMENTS } from '../shapes.ts';
import type { Match } from '../state.ts';
import type { Laying } from '../targets.ts';
import { isOwed } from '../usable.ts';

/** What becomes of those it affects: one's own side is told from the other. */
function blowCells(m: Match, { go }: Planned, blows: readonly Blow[], spares = false): Cell[] {
  const mine = spares ? 'spared' : 'own';
  return blows.flatMap(({ who, lost, healed, faints }): Cell[] => {
    const { hex } = m.fighters[who];
    if (hex === OFF) return [];
    const own = sideOf(who) === sideOf(go.who);
    if (lost === 0)
      return healed > 0 ? [{ at: hexPlace(hex), mood: 'helps', say: ['m.cell-gains', healed] }] : [];
    return [{ at: hexPlace(hex), mood: own ? mine : 'hurts', say: ['m.cell-loses', lost, faints] }];
  });
}

const withReach = (hexes: readonly Hex[], blows: readonly Cell[]): readonly Cell[] => [
  ...hexes
    .map((hex): Cell => ({ at: hexPlace(hex), mood: 'reach' }))
    .filter(({ at }) => !blows.some((blow) => blow.at === at)),
  ...blows,
];

/** M-ATK-04, M-ATK-06: hexes within range and in sight, and the worst it can do there. How it is laid is still to be chosen. */
export function reachCells(m: Match, plan: Planned, { blows, spares }: Reach): readonly Cell[] {
  const { go, attack, boost } = plan;
  const aim = aimOf(m, go, planFor(attack), boost, isOwed(go));
  const { hex } = m.fighters[go.who];
  const inReach = [...HEXES.keys()].filter(
    (to) => to !== hex && aim.range > 0 && isInReach(m, aim, hex, to, aim.range, 0),
  );
  return withReach(inReach, blowCells(m, plan, blows, spares));
}

/** M-SEQ-06: the hexes of a shape as it is laid, and what becomes of those on them. */
export function laidCells(
  m: Match,
  plan: Planned,
  { laid, covered }: Laying,
  blows: readonly Blow[],
): readonly Cell[] {
  return withReach(covered.length > 0 ? covered : (PLACEMENTS[laid]?.hexes ?? []), blowCells(m, plan, blows));
}
