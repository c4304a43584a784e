/** What an attack would do, reckoned with the rules of the field and told before it is made. */

import { type Plan, planFor } from '../attacks/plans.ts';
import type { Boost } from '../data/effects.ts';
import type { Type } from '../state.ts';
import { aimOf, type Spot } from './aim.ts';
import { makingOf } from './attack.ts';
import { newChain } from './context.ts';
import type { Hex } from './field.ts';
import { sideOf } from './fighters.ts';
import { aimAt, heartsLeft, reckonAll } from './packets.ts';
import { someSpot } from './paths.ts';
import { type AttackIndex, cloneMatch, type Go, type Match, type SideIndex, type Who } from './state.ts';
import { besideEntered, type Laying, layings } from './targets.ts';
import { isOwed, isStill } from './usable.ts';

/** What becomes of one Pokémon, while nobody plays a token and no ability answers. */
export interface Blow {
  readonly who: Who;
  readonly lost: number;
  readonly healed: number;
  readonly faints: boolean;
}

/** An attack about to be made: by whom, with what bonus. */
export interface Planned {
  readonly go: Go;
  readonly attack: AttackIndex;
  readonly boost: Boost | null;
  /** Bonus symbols for every target. */
  readonly extra: readonly Type[];
}

/** M-SEQ-07 to 10: what a laid shape does to everybody it affects. */
export function blowsOf(m: Match, { go, attack, boost, extra }: Planned, laying: Laying): Blow[] {
  const making = makingOf(go, attack, boost, newChain());
  making.extra.push(...extra);
  making.laid = laying.laid;
  making.covered = laying.covered;
  if (planFor(attack).breaks !== null)
    making.broken = laying.covered.filter((hex) => m.boulders.includes(hex));
  aimAt(m, making, laying.mask);
  reckonAll(m, making);
  return making.hits.map((hit) => {
    const { who, hearts } = hit;
    const left = heartsLeft(m.fighters[who], hit);
    return { who, lost: Math.max(0, hearts - left), healed: Math.max(0, left - hearts), faints: left === 0 };
  });
}

/** Hearts the other side loses, less those of one's own. */
export const takenBy = (side: SideIndex, blows: readonly Blow[]): number =>
  blows.reduce((sum, { who, lost }) => sum + (sideOf(who) === side ? -lost : lost), 0);

/** The ways it can be laid now. */
export function layingsOf(m: Match, { go, attack, boost }: Planned): readonly Laying[] {
  const { hex: head, tail } = m.fighters[go.who];
  return layings(m, aimOf(m, go, planFor(attack), boost, isOwed(go)), { head, tail });
}

/** What an attack can come to before it is laid. */
export interface Reach {
  /** The worst it can do to each it may affect. */
  readonly blows: readonly Blow[];
  /** Somebody of the other side is among them. */
  readonly foes: boolean;
  /** It can be laid so that it takes from the other side and from nobody of one's own. */
  readonly spares: boolean;
  /** The most hearts one laying of it takes from the other side, less those of one's own. */
  readonly best: number;
}

/** M-SEQ-04 to 06: from where it stands, or from every place its own free moves may lead to first. */
export function reachOf(m: Match, planned: Planned): Reach {
  const plan = planFor(planned.attack);
  const worst = new Map<Who, Blow>();
  const side = sideOf(planned.go.who);
  let best = 0;
  let spares = false;
  const look = (here: Match, laying: Laying): void => {
    const made = blowsOf(here, planned, laying);
    const taken = takenBy(side, made);
    for (const blow of made) {
      const before = worst.get(blow.who);
      if (before === undefined || blow.lost > before.lost) worst.set(blow.who, blow);
    }
    best = Math.max(best, taken);
    spares ||= taken > 0 && !made.some(({ who, lost }) => lost > 0 && sideOf(who) === side);
  };
  for (const [here, laying] of everyLaying(declared(m, planned, plan), planned, plan)) look(here, laying);
  const blows = [...worst.values()];
  return { blows, best, spares, foes: blows.some(({ who }) => sideOf(who) !== side) };
}

/** M-SEQ-04: what happens before the shape is laid: a counter more. */
function declared(m: Match, { go, attack, boost }: Planned, plan: Plan): Match {
  const here = cloneMatch(m);
  const making = makingOf({ ...go }, attack, boost, newChain());
  for (const { does, effect } of plan.effects) does.before?.(here, making, effect);
  return here;
}

function everyLaying(m: Match, planned: Planned, plan: Plan): (readonly [Match, Laying])[] {
  const { go, boost } = planned;
  const { hex: head, tail } = m.fighters[go.who];
  if (plan.moves === null || isStill(m, go)) return layingsOf(m, planned).map((laying) => [m, laying]);
  const list: (readonly [Match, Laying])[] = [];
  const look = (spot: Spot, entered: readonly Hex[]): boolean => {
    const here = cloneMatch(m);
    here.fighters[go.who].hex = spot.head;
    here.fighters[go.who].tail = spot.tail;
    const aim = aimOf(here, go, plan, boost, isOwed(go));
    const ways =
      plan.attack.shape === 'wildfire'
        ? [{ laid: 0, mask: besideEntered(here, aim, entered), covered: [] }]
        : layings(here, aim, spot);
    for (const laying of ways) list.push([here, laying]);
    return false;
  };
  someSpot(m, go.who, { head, tail }, plan.moves.n, plan.moves.over, look);
  return list;
}
