/** How the shape of an attack can be laid, and whom it then affects (M-ATK-07, M-ATK-08, M-SHAPE, M-BEAM). */
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import type { ShapeId } from '../data/attacks.ts';
import type { Aim, Spot } from './aim.ts';
import { DIRECTIONS, type Hex, type HexSet, has, OFF, RAYS } from './field.ts';
import { areFoes, EVERYBODY, isBeside } from './fighters.ts';
import { admits, gather, isInReach, REACHED_HEX, REACHED_WHO } from './reach.ts';
import {
  ARC3_AT,
  BEAM,
  DISC7_AT,
  FROM_TAIL,
  NEAR_ARCS,
  NOTHING_LAID,
  PLACEMENTS,
  RINGS,
  TRI3_AT,
} from './shapes.ts';
import type { Match } from './state.ts';

const rangeFor = ({ range }: Aim, shape: ShapeId): number => (shape === 'ring6' ? 1 : range);

/** One bit for each Pokémon that a laid shape affects, of those just gathered. */
function affectedBy(placement: HexSet, n: number): number {
  let mask = 0;
  for (let i = 0; i < n; i++) if (has(placement, REACHED_HEX[i])) mask |= 1 << REACHED_WHO[i];
  return mask;
}

/** M-ABIL-59: one of these is hostile and adjacent. */
function hitsFoeBeside(m: Match, { who }: Aim, mask: number, { head, tail }: Spot): boolean {
  for (let i = 0; i < EVERYBODY.length; i++) {
    if ((mask & (1 << i)) === 0 || !areFoes(who, i)) continue;
    if (isBeside(m.fighters[i], head) || (tail !== OFF && isBeside(m.fighters[i], tail))) return true;
  }
  return false;
}

/** M-ATK-08: could it affect somebody from there? Beams, Teleport and attacks without a shape always may be used. */
export function canAffect(m: Match, aim: Aim, spot: Spot): boolean {
  const { plan, atFoe } = aim;
  const [shape] = aim.shapes;
  if (shape === 'self' || shape === 'none') return !atFoe;
  if (plan.isBeam || plan.teleports) return !atFoe || layings(m, aim, spot).length > 0;
  const range = rangeFor(aim, shape);
  for (let from = spot.head; from !== OFF; from = from === spot.head ? spot.tail : OFF) {
    const n = gather(m, aim, from, range);
    if (n === 0) continue;
    let mask = 0;
    for (let i = 0; i < n; i++) mask |= 1 << REACHED_WHO[i];
    if (!atFoe || hitsFoeBeside(m, aim, mask, spot)) return true;
  }
  return false;
}

/** A shape laid: whom it affects (one bit each), and its hexes where boulders or a jump make them matter. */
export type Laying = {
  readonly laid: number;
  readonly mask: number;
  readonly covered: readonly Hex[];
};

/** M-SHAPE-11: every laying, those that come to the same counted once. */
export function layings(m: Match, aim: Aim, spot: Spot): readonly Laying[] {
  const list: Laying[] = [];
  const seen: string[] = [];
  for (const shape of aim.shapes) {
    if (shape === 'self' || shape === 'none' || shape === 'wildfire') return LAY_NOTHING;
    for (let from = spot.head; from !== OFF; from = from === spot.head ? spot.tail : OFF) {
      layFrom(m, aim, shape, from, spot, seen, list);
      if (from === spot.tail || aim.plan.tailToo) break;
    }
  }
  return list;
}

function layFrom(
  m: Match,
  aim: Aim,
  shape: ShapeId,
  from: Hex,
  spot: Spot,
  seen: string[],
  list: Laying[],
): void {
  const { plan } = aim;
  const n = plan.isBeam ? 0 : gather(m, aim, from, rangeFor(aim, shape));
  const numbers = plan.isBeam ? BEAMS : numbersFor(m, aim, shape, from, n);
  for (let i = 0; i < numbers.length; i++) {
    const laid = from === spot.head ? numbers[i] : numbers[i] + FROM_TAIL;
    const laying = plan.isBeam
      ? beam(m, aim, from, laid, i)
      : placed(m, aim, from, laid, numbers[i], n, spot);
    if (laying.mask === 0 && !plan.isBeam) continue;
    if (aim.atFoe && !hitsFoeBeside(m, aim, laying.mask, spot)) continue;
    const key = `${laying.mask} ${laying.covered}`;
    if (seen.includes(key)) continue;
    seen.push(key);
    list.push(laying);
  }
}

const NO_HEXES: readonly Hex[] = [];
const LAY_NOTHING: readonly Laying[] = [Object.freeze({ laid: NOTHING_LAID, mask: 0, covered: NO_HEXES })];
const BEAMS: readonly number[] = DIRECTIONS.map((_, i) => BEAM + i);

/** The layings of a shape that can affect somebody. M-SHAPE-10: a hex of it within range is one with somebody on it. */
function numbersFor(m: Match, aim: Aim, shape: ShapeId, from: Hex, n: number): readonly number[] {
  if (shape === 'ring6') return [RINGS[from]];
  if (shape === 'arc3' && aim.range === 1) return NEAR_ARCS[from]; // M-SHAPE-04, M-EXP-10
  const hexes = REACHED_HEX.slice(0, n);
  if (aim.plan.teleports) hexes.unshift(m.fighters[aim.who].hex); // M-EFF-25: the user too
  if (shape === 'single') return hexes; // M-ATK-05
  const at = shape === 'tri3' ? TRI3_AT : shape === 'disc7' ? DISC7_AT : ARC3_AT;
  return hexes.length === 1 ? at[hexes[0]] : [...new Set(hexes.flatMap((hex) => at[hex]))];
}

/** A shape laid on those just gathered. */
function placed(
  m: Match,
  aim: Aim,
  from: Hex,
  laid: number,
  number: number,
  n: number,
  { tail }: Spot,
): Laying {
  const { plan, who } = aim;
  const placement = PLACEMENTS[number];
  let mask = affectedBy(placement, n);
  if (plan.teleports && has(placement, m.fighters[who].hex)) mask |= 1 << who;
  // M-EFF-35: round head and tail, each Pokémon once
  if (plan.tailToo && tail !== OFF) mask |= affectedBy(PLACEMENTS[RINGS[tail]], gather(m, aim, tail, 1));
  const matters = plan.laysBoulder || plan.breaks !== null;
  return { laid, mask, covered: matters ? coveredBy(m, aim, from, placement.hexes) : NO_HEXES };
}

/** M-EFF-26, M-EFF-28: hexes of the shape within range and in sight; for Thunder only those with a boulder. */
function coveredBy(m: Match, aim: Aim, from: Hex, hexes: readonly Hex[]): Hex[] {
  return hexes.filter(
    (hex) =>
      m.boulders.includes(hex) === (aim.plan.breaks !== null) && isInReach(m, aim, from, hex, aim.range, 0),
  );
}

/** M-SHAPE-07, M-BEAM-01 to 08: straight on, without sight, to its length, the border or the first boulder. */
function beam(m: Match, aim: Aim, from: Hex, laid: number, direction: number): Laying {
  const covered: Hex[] = [];
  const ray = RAYS[from][direction];
  let mask = 0;
  for (let i = 0; i < ray.length && i < aim.range; i++) {
    if (m.boulders.includes(ray[i]) && aim.plan.breaks === null) break; // M-BEAM-02, M-BEAM-07
    covered.push(ray[i]);
    for (let who = 0; who < EVERYBODY.length; who++) {
      const { hex, tail } = m.fighters[who];
      if (who === aim.who || (hex !== ray[i] && tail !== ray[i])) continue;
      const farther = i > 0 && m.abilities ? (ability(m, who, HOOKS.farther) ?? 0) : 0;
      if (i + 1 + farther <= aim.range && admits(m, aim, who)) mask |= 1 << who; // M-BEAM-03, M-BEAM-06
    }
  }
  return { laid, mask, covered: aim.plan.jumps || aim.plan.breaks !== null ? covered : NO_HEXES };
}

/** M-EFF-34: everybody else next to a hex that was entered. */
export function besideEntered(m: Match, aim: Aim, entered: readonly Hex[]): number {
  let mask = 0;
  for (let i = 0; i < EVERYBODY.length; i++) {
    const f = m.fighters[i];
    if (i === aim.who || f.hex === OFF || !entered.some((hex) => isBeside(f, hex))) continue;
    if (admits(m, aim, i)) mask |= 1 << i;
  }
  return mask;
}
