/** Whom an attack can affect, and how its shape can be laid (M-ATK-04 to 08, M-SHAPE, M-BEAM). */
import { ability } from '../abilities/force.ts';
import type { Plan } from '../attacks/plans.ts';
import type { ShapeId } from '../data/attacks.ts';
import type { Boost } from '../data/effects.ts';
import { marksOf } from './conditions.ts';
import { DIRECTIONS, DISTANCE, type Hex, type HexSet, has, NEIGHBOURS, OFF, RAYS } from './field.ts';
import { areFoes, EVERYBODY, isBeside, obstacles, ownerOf } from './fighters.ts';
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
import { sees } from './sight.ts';
import { BLINDED, type Go, type Match, type Who } from './state.ts';

/** An attack in the hands of one Pokémon: where it stands does not matter yet. */
export interface Aim {
  readonly who: Who;
  readonly plan: Plan;
  readonly range: number;
  readonly shapes: readonly ShapeId[];
  readonly needsSight: boolean;
  /** M-COND-09: sees adjacent hexes only. */
  readonly blinded: boolean;
  /** M-ABIL-59: must affect a hostile Pokémon next to it. */
  readonly atFoe: boolean;
}

/** Where a Pokémon stands, or would stand. */
export interface Spot {
  readonly head: Hex;
  readonly tail: Hex;
}

export function aimOf(m: Match, go: Go, plan: Plan, boost: Boost | null, atFoe: boolean): Aim {
  const { who } = go;
  const needsSight = plan.needsSight && ability(m, who, 'needsNoSight') !== true; // M-ABIL-15
  return {
    who,
    plan,
    range: rangeOf(m, who, plan),
    shapes: shapesOf(m, who, plan, boost),
    needsSight,
    blinded: needsSight && (marksOf(m, who) & BLINDED) !== 0,
    atFoe,
  };
}

/** M-EXP-06, M-EXP-10, M-ABIL-13, 14: no bonus where no range is printed, or 0. */
function rangeOf(m: Match, who: Who, { attack }: Plan): number {
  const { range } = attack;
  if (range <= 0) return range;
  const bonus = ownerOf(m, who).range[m.fighters[who].type];
  const reach = ability(m, who, 'reach');
  return range + bonus + (reach === undefined ? 0 : reach(attack));
}

function shapesOf(m: Match, who: Who, { attack }: Plan, boost: Boost | null): readonly ShapeId[] {
  const own = OWN_SHAPE[attack.shape];
  if (boost === null && !m.abilities) return own;
  const more: ShapeId[] = [];
  const reshapes = ability(m, who, 'reshapes');
  const other = reshapes === undefined ? null : reshapes(attack);
  if (other !== null) more.push(other); // M-ABIL-16
  // M-EFF-05: an attack that deals the type may be laid otherwise.
  if (boost?.reshapes !== undefined && attack.damage > 0 && attack.type === boost.reshapes) more.push('tri3');
  return more.length === 0 ? own : [...own, ...more];
}

const OWN_SHAPE: { readonly [K in ShapeId]: readonly ShapeId[] } = {
  single: ['single'],
  tri3: ['tri3'],
  disc7: ['disc7'],
  arc3: ['arc3'],
  ring6: ['ring6'],
  line: ['line'],
  self: ['self'],
  none: ['none'],
  wildfire: ['wildfire'],
};

// ── who can be reached from a hex ──

/** The hexes with a Pokémon that is within reach, and who it is: filled by `gather`, read at once. */
const REACHED_HEX: Hex[] = [];
const REACHED_WHO: Who[] = [];

/** M-ATK-04, M-ATK-06, M-LOS-10: each Pokémon by itself, within range and in line of sight. Returns how many hexes. */
function gather(m: Match, aim: Aim, from: Hex, range: number): number {
  let n = 0;
  const walls = obstacles(m, aim.who);
  for (let i = 0; i < EVERYBODY.length; i++) {
    const { hex, tail } = m.fighters[i];
    if (i === aim.who || hex === OFF) continue;
    const farther = m.abilities ? (ability(m, i, 'farther') ?? 0) : 0;
    // M-ABIL-67: head or tail, once
    for (let at = hex; ; at = tail) {
      if (isInReach(m, aim, from, at, range, farther, tail === OFF ? walls : obstacles(m, aim.who, i))) {
        if (!admits(m, aim, i)) break;
        REACHED_HEX[n] = at;
        REACHED_WHO[n++] = i;
      }
      if (at === tail || tail === OFF) break;
    }
  }
  return n;
}

function isInReach(
  m: Match,
  { needsSight, blinded }: Aim,
  from: Hex,
  to: Hex,
  range: number,
  farther: number,
  walls: HexSet,
): boolean {
  const apart = DISTANCE[from][to];
  if (apart > 1 && apart + farther > range) return false; // M-ABIL-17
  if (apart <= 1) return apart <= range;
  return !needsSight || (!blinded && sees(from, to, walls, m.closed)); // M-LOS-01, M-COND-09
}

/** Why a Pokémon cannot be affected from a spot, null if it can: for those who wonder. */
export function whyNotReached(
  m: Match,
  aim: Aim,
  { head, tail }: Spot,
  target: Who,
): 'range' | 'sight' | 'other' | null {
  let why: 'range' | 'sight' | 'other' | null = 'range';
  const { hex, tail: theirs } = m.fighters[target];
  const blind = { ...aim, needsSight: false };
  const walls = obstacles(m, aim.who, target);
  const farther = ability(m, target, 'farther') ?? 0;
  for (const from of [head, tail]) {
    for (const to of [hex, theirs]) {
      if (from === OFF || to === OFF || !isInReach(m, blind, from, to, aim.range, farther, walls)) continue;
      if (isInReach(m, aim, from, to, aim.range, farther, walls))
        return admits(m, aim, target) ? null : 'other';
      why = 'sight';
    }
  }
  return why;
}

/** M-ABIL-49 and demands of the attack itself (M-EFF-21). */
function admits(m: Match, { who, plan }: Aim, target: Who): boolean {
  if (m.abilities && ability(m, target, 'shuns')?.(m, who) === true) return false;
  for (const { does, effect } of plan.effects) {
    if (does.admits !== undefined && !does.admits(m, target, effect)) return false;
  }
  return true;
}

// ── laying ──

const rangeFor = ({ range, plan }: Aim, shape: ShapeId): number =>
  shape === 'ring6' || (shape === 'arc3' && plan.attack.range === 1) ? 1 : range;

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

const NO_HEXES: readonly Hex[] = Object.freeze([]);
const LAY_NOTHING: readonly Laying[] = Object.freeze([
  Object.freeze({ laid: NOTHING_LAID, mask: 0, covered: NO_HEXES }),
]);
const BEAMS: readonly number[] = DIRECTIONS.map((_, i) => BEAM + i);

/** The layings of a shape that can affect somebody. M-SHAPE-10: a hex of it within range is one with somebody on it. */
function numbersFor(m: Match, aim: Aim, shape: ShapeId, from: Hex, n: number): readonly number[] {
  if (shape === 'ring6') return [RINGS[from]];
  if (shape === 'arc3' && aim.plan.attack.range === 1) return NEAR_ARCS[from];
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
  const walls = obstacles(m, aim.who);
  return hexes.filter(
    (hex) =>
      m.boulders.includes(hex) === (aim.plan.breaks !== null) &&
      isInReach(m, aim, from, hex, aim.range, 0, walls),
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
      const farther = i > 0 && m.abilities ? (ability(m, who, 'farther') ?? 0) : 0;
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

// ── free moves before an attack (M-SEQ-05) ──

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
  if (test(from, NO_HEXES)) return true;
  const walls = obstacles(m, who);
  const hasTail = ability(m, who, 'hasTail') === true;
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
