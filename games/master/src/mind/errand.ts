/** Where somebody goes on the map who wants a strong team soon. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { board } from '../board.ts';
import { HP, MAX_LEVEL, SLOTS, SYMBOLS } from '../cards.ts';
import { DIE_SIDES } from '../data/rules.ts';
import { BOSS, KARATE } from '../foes.ts';
import { oddsAgainst, type Troop, troopOf } from '../outlook.ts';
import { bestThrow, facesOf } from '../rules/catch.ts';
import { costAmong, costsFor } from '../rules/roads.ts';
import { spaceRules } from '../rules/spaces/index.ts';
import { type Card, EMPTY, FACE_DOWN, type Foe, type Master, type Node } from '../state.ts';
import { maxHearts } from '../team.ts';
import { wantsToShop } from './wares.ts';

/** What a player can bear and use, worked out once for all locations. */
export interface Means {
  readonly seat: Seat;
  readonly troop: Troop;
  /** In a city, where a night heals. */
  readonly home: boolean;
  /** Hearts of the whole team, and the share that is missing, as they are or will be when the next turn begins. */
  readonly hearts: number;
  readonly wounds: number;
  /** Somebody can still gain a level. */
  readonly learns: boolean;
  readonly patient: boolean;
}

export function meansOf(s: Master, seat: Seat): Means {
  const { team, at } = s.players[seat];
  const home = board(s).spaces[at].city >= 0;
  const isHealed = home && (s.active !== seat || s.left === 0);
  let [hearts, most, learns] = [0, 0, false];
  for (let i = 0; i < team.length; i++) {
    const all = maxHearts(s, seat, team[i]);
    hearts += isHealed ? all : s.hearts[team[i]];
    most += all;
    if (s.level[team[i]] < MAX_LEVEL[team[i]]) learns = true;
  }
  return {
    seat,
    home,
    hearts,
    learns,
    troop: troopOf(s, seat, isHealed),
    wounds: most === 0 ? 0 : 1 - hearts / most,
    patient: s.turn <= PATIENCE * s.players.length,
  };
}

/** After so many rounds of waiting for better days a battle is risked, whatever the odds. */
const PATIENCE = 35;
/** Symbols of a token nobody has seen, and of a legendary one; a share of them is super effective. */
const UNKNOWN = 1.6;
const LEGEND = 8;
const SUPER = 1.35;

/** All of a token's damage can be borne with hearts to spare. */
export function survives({ hearts }: Means, card: Card): boolean {
  return hearts > SUPER * SYMBOLS[card].length;
}

/** How likely the best throw of the balls at hand catches it. */
export function catchChance(s: Master, seat: Seat, card: Card): number {
  if (SLOTS[card].length === 0) return 0;
  const picked = bestThrow(s.players[seat].balls, card);
  if (picked === null) return 0;
  return (facesOf(card, picked)?.length ?? DIE_SIDES) / DIE_SIDES;
}

/** So many fight and stand in reserve; more than that are of little use. */
const ENOUGH = 4;

/** How much another Pokémon helps: a full grown team needs only better ones. */
function catchWorth(s: Master, seat: Seat, card: Card): number {
  const { team } = s.players[seat];
  if (team.length < ENOUGH) return 1;
  const track = HP[card];
  const most = track[track.length - 1];
  const better = team.filter((one) => HP[one][HP[one].length - 1] >= most).length;
  return better >= ENOUGH ? 0.1 : 0.4;
}

const LIKELY = 0.5;
export const wantsToCatch = (s: Master, seat: Seat, card: Card): boolean =>
  catchWorth(s, seat, card) > LIKELY && catchChance(s, seat, card) >= LIKELY;

const XP = 1;
const CATCH = 1;
const ITEM = 0.9;
const HM = 0.6;
const HEALING = 1.8;
const TOKEN = 0.9;
const LESSON = 2.4;
const FIGHTER = 1.2;
const MASTER = 1.6;
const SHOP = 1.2;
const RISK = 0.4;

function lure(loot: number, { troop, learns, patient }: Means, foe: Foe): number {
  const likely = oddsAgainst(troop, foe);
  return (loot + (learns ? XP : 0)) * likely * likely - (patient ? RISK : 0);
}

/** There is something to be done for whoever comes. */
const isOpen = (s: Master, seat: Seat, node: Node): boolean =>
  spaceRules(board(s).spaces[node].kind).offers?.(s, seat, node) !== false;

/** What a location promises a player who is or gets there. What promises something there is also done there: else one would come back for it again and again. */
export function promise(s: Master, node: Node, means: Means): number {
  const { seat, home, learns, wounds, hearts } = means;
  const spot = s.spots[node];
  const { kind } = board(s).spaces[node];
  switch (kind) {
    case 'wild':
    case 'legendary': {
      if (spot === EMPTY) return 0;
      const unseen = kind === 'legendary' ? LEGEND : UNKNOWN;
      if (spot === FACE_DOWN) return hearts > SUPER * unseen ? (learns ? XP : 0.3) : 0;
      return Math.max(wantsToCatch(s, seat, spot) ? CATCH : 0, learns && survives(means, spot) ? XP : 0);
    }
    case 'item':
      return spot === EMPTY ? 0 : ITEM;
    case 'hm':
      return spot !== EMPTY && isOpen(s, seat, node) ? HM : 0;
    case 'trainer':
      return spot === EMPTY ? 0 : lure(TOKEN, means, spot);
    case 'gym':
      return spot === EMPTY ? 0 : lure(LESSON, means, spot);
    case 'dojo':
      return isOpen(s, seat, node) ? lure(FIGHTER, means, KARATE) : 0;
    case 'giovanni':
      return isOpen(s, seat, node) ? lure(MASTER, means, BOSS) : 0;
    case 'poke-mart':
    case 'department-store':
      return wantsToShop(s, seat) && isOpen(s, seat, node) ? SHOP : 0;
    case 'lab':
    case 'poke-center':
      return home ? 0 : wounds * HEALING;
    default:
      return 0;
  }
}

/** Half an action each: a walk through a city costs nothing, but nobody walks it for nothing. */
const HALVES = 2;
const FAR = 14 * HALVES;
const FADING = 0.9 ** (1 / HALVES);
/** Nothing a location promises is worth more. */
const MOST = XP + LESSON;
/** Locations by how many actions they are away, each with the first step there; kept between calls, for nothing of it outlives one. */
const BUCKETS: number[][] = Array.from({ length: FAR + 1 }, () => []);
const SEEN = new Uint8Array(256);

/** Hears what every first step leads to, the nearer the better; says what is too little to look any further. */
type Each = (step: Node, worth: number) => number;

/** Looks at what lies ahead, the nearest first. What is here is not looked at. */
function lookAhead(s: Master, means: Means, each: Each): void {
  const { spaces, ways, roads } = board(s);
  const { seat } = means;
  const costs = costsFor(s, seat);
  let bar = 0;
  SEEN.fill(0);
  for (let away = 0; away <= FAR; away++) BUCKETS[away].length = 0;
  BUCKETS[0].push(s.players[seat].at, -1);
  for (let away = 0, fading = 1; away <= FAR && fading * MOST > bar; away++, fading *= FADING) {
    const bucket = BUCKETS[away];
    for (let i = 0; i < bucket.length; i += 2) {
      const node = bucket[i];
      const step = bucket[i + 1];
      if (SEEN[node] === 1) continue;
      SEEN[node] = 1;
      if (step >= 0) {
        bar = each(step, fading * promise(s, node, means));
        // Nobody gets past a trainer without a battle.
        if (spaces[node].kind === 'trainer' && s.spots[node] !== EMPTY) continue;
      }
      const leading = ways[node];
      for (let k = 0; k < leading.length; k++) {
        const { road, to } = leading[k];
        if (SEEN[to] === 1) continue;
        const next = costAmong(s, costs, roads[road]);
        if (next < 0) continue;
        const there = away + Math.max(1, HALVES * next);
        if (there <= FAR) BUCKETS[there].push(to, step < 0 ? to : step);
      }
    }
  }
}

/** Where it is best to go: the first step (-1 if nowhere), and what it promises. */
export interface Errand {
  readonly toward: Node | -1;
  readonly value: number;
}

export function errandOf(s: Master, means: Means): Errand {
  let [value, toward] = [0, -1];
  lookAhead(s, means, (step, worth) => {
    if (worth > value) [value, toward] = [worth, step];
    return value;
  });
  return { toward, value };
}

/** A step that promises less than this of what the best does is not taken: else, once taken, the way back would look as good. */
const WORTH_A_STEP = 0.95;

/** First steps that lead somewhere, each with what it promises. */
export function stepsWorthwhile(s: Master, means: Means): ReadonlyMap<Node, number> {
  const worths = new Map<Node, number>();
  let most = 0;
  lookAhead(s, means, (step, worth) => {
    if (worth > (worths.get(step) ?? 0)) worths.set(step, worth);
    most = Math.max(most, worth);
    return WORTH_A_STEP * most;
  });
  for (const [step, worth] of worths) if (worth < WORTH_A_STEP * most) worths.delete(step);
  return worths;
}

/** In a city, a night there is worth more than anything within reach: the same that would lead back there from outside. */
export const stays = (s: Master, means: Means): boolean =>
  means.home && means.wounds > 0 && means.wounds * HEALING >= errandOf(s, means).value;

/** At least so many hearts, or half of all there can be. */
const WORTH_A_CAMP = 2;
export function campHeals(s: Master, seat: Seat): boolean {
  let [lost, most] = [0, 0];
  for (const card of s.players[seat].team) {
    if (s.hearts[card] === 0) continue;
    most += maxHearts(s, seat, card);
    lost += maxHearts(s, seat, card) - s.hearts[card];
  }
  return lost >= WORTH_A_CAMP || 2 * lost >= Math.max(1, most);
}
