/**
 * How good a position looks: the turns a player will need to win, roughly reckoned, against those of the quickest other.
 * It knows nothing a rule does not: what it is not shown it must be given in a world.
 */
import type { Seat } from '@indigo/kernel';
import { ROUTES } from './data/routes.ts';
import { BADGES_TO_WIN, CONTEST_NEEDS, DIE_SIDES } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { TYPES } from './data/types.ts';
import { BUBBLES, countsAs, pipsNeeded, SITE_TYPE, TYPE_OF } from './kinds.ts';
import { type Reach, reachFrom, reachFromCenter, reachFromRoute } from './reach.ts';
import { isHeld } from './rules/contest.ts';
import { pileSize } from './rules/wild.ts';
import type { Badges, Trainer } from './state.ts';

/** Turns that stand for "never". */
const NEVER = 99;
/** A card nobody knows wins every other fight. */
const UNKNOWN = 0.5;
/** A badge must be worth more than the way from where it is won to the next. */
const WAY_BACK = 8;
/** How many turns of lead are worth half of what can be won. */
const LEAD = 12;
/** After a white out, beside the way. */
const AFRESH = 1.5;

export function evaluate(s: Badges, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  const draws = drawsOf(s);
  let theirs = NEVER * BADGES_TO_WIN;
  for (let other = 0; other < s.trainers.length; other++) {
    if (other !== seat) theirs = Math.min(theirs, turnsToWin(s, other, draws));
  }
  const lead = theirs - turnsToWin(s, seat, draws);
  return 0.5 + (0.49 * lead) / (Math.abs(lead) + LEAD);
}

/** The turns a badge takes from where the player stands, and from the Center. */
type Times = readonly [here: number, later: number];

/**
 * The badge sought first counts from where the player stands, the others from the Center: or the best place would be
 * half-way between all of them.
 */
function turnsToWin(s: Badges, seat: Seat, draws: Draws): number {
  const me = s.trainers[seat];
  const here = reachFrom(me.at, s.cut);
  const center = reachFromCenter(s.cut);
  const needed = BADGES_TO_WIN - me.badges.length;
  const times: Times[] = [];
  for (let site = 0; site < SITES.length; site++) {
    if (me.badges.includes(site) || !isHeld(s, site)) continue;
    if (SITES[site].kind === 'contest') times.push(contestTimes(s, me, site, here, center, draws));
    else times.push(gymTimes(s, me, site, here, center, s.active === seat));
  }
  times.sort(byLater);
  let sum = 0;
  for (let i = 0; i < needed; i++) sum += times[i]?.[1] ?? NEVER;
  // One of the badges counted is sought first; one that is not takes the place of the last of them.
  const last = times[needed - 1]?.[1] ?? NEVER;
  let best = NEVER;
  for (let i = 0; i < times.length; i++) {
    best = Math.min(best, times[i][0] - (i < needed ? times[i][1] : last));
  }
  return sum + best + needed * WAY_BACK;
}

const byLater = (a: Times, b: Times): number => a[1] - b[1];

const wins = (s: Badges, card: number, site: number): number =>
  (DIE_SIDES + 1 - pipsNeeded(s.cards.kind[card], site)) / DIE_SIDES;

/** To go there with who can fight, after healing, or after more captures: whatever is quickest. */
function gymTimes(s: Badges, me: Trainer, site: number, here: Reach, center: Reach, active: boolean): Times {
  const again = center.sites[site] + AFRESH;
  const tries = (chance: number): number => 1 + ((1 - chance) / chance) * again;
  const all = SITES[site].team.length;
  const fit = odds(all);
  let able = 0;
  for (const card of me.party) {
    if (me.fainted.includes(card)) continue;
    able++;
    join(fit, wins(s, card, site));
  }
  const now = able > 0 ? tries(chanceOf(fit)) : NEVER;
  let healed = NEVER;
  if (able < me.party.length) {
    const whole = odds(all);
    for (const card of me.party) join(whole, wins(s, card, site));
    healed = again + tries(chanceOf(whole));
  }
  let more = NEVER;
  for (let n = 1; me.party.length + n <= s.options.partyMax; n++) {
    join(fit, UNKNOWN);
    more = Math.min(more, n + tries(chanceOf(fit)));
  }
  const from = (reach: Reach): number => {
    const way = reach.sites[site];
    return Math.min(way + now, reach.center + healed, way + more + nearestPile(s, reach));
  };
  const fighting = active && s.gym !== null && s.gym.site === site;
  return [fighting ? fightTime(s, me, site, again) : from(here), from(center)];
}

/** In the midst of a challenge. */
function fightTime(s: Badges, me: Trainer, site: number, again: number): number {
  const left = odds(SITES[site].team.length - (s.gym?.beaten ?? 0));
  for (const card of me.party) if (!me.fainted.includes(card)) join(left, wins(s, card, site));
  const chance = chanceOf(left);
  return ((1 - chance) / chance) * again;
}

/** The chances that none, one, two … and, in the last place, all of a Gym's Pokémon are beaten. */
type GymOdds = number[];

function odds(all: number): GymOdds {
  const beaten = new Array<number>(all + 1).fill(0);
  beaten[0] = 1;
  return beaten;
}

/** One more fights until it faints. */
function join(beaten: GymOdds, p: number): void {
  const all = beaten.length - 1;
  for (let n = all - 1; n >= 0; n--) {
    let left = beaten[n] * p;
    beaten[n] -= left;
    for (let k = n + 1; k < all; k++) {
      beaten[k] += left * (1 - p);
      left *= p;
    }
    beaten[all] += left;
  }
}

const chanceOf = (beaten: GymOdds): number => Math.max(beaten[beaten.length - 1], 0.001);

function nearestPile(s: Badges, reach: Reach): number {
  let least = NEVER;
  for (let route = 0; route < ROUTES.length; route++) {
    if (reach.piles[route] < least && pileSize(s, route) > 0) least = reach.piles[route];
  }
  return least;
}

/** To catch what is missing where its type is most at home, to fetch what lies in the Box, and to go there. */
function contestTimes(s: Badges, me: Trainer, site: number, here: Reach, center: Reach, draws: Draws): Times {
  const type = SITE_TYPE[site];
  const legendaries = s.options.legendaryContestType === 'pile';
  const ready = countOf(s, me.party, type, legendaries);
  if (ready >= CONTEST_NEEDS) return [here.sites[site] + 1, center.sites[site] + 1];
  const missing = CONTEST_NEEDS - ready - countOf(s, me.box, type, legendaries);
  const fetch = center.sites[site] + 2;
  if (missing <= 0) return [here.center + fetch, center.center + fetch];
  const room = s.options.partyMax - me.party.length >= CONTEST_NEEDS - ready;
  let now = NEVER;
  let later = NEVER;
  for (let route = 0; route < ROUTES.length; route++) {
    const tries = draws[route * TYPES.length + type];
    if (tries >= NEVER) continue;
    const from = reachFromRoute(route, s.cut);
    const rest = missing * tries + (room ? from.sites[site] + 1 : from.center + fetch);
    now = Math.min(now, here.piles[route] + rest);
    later = Math.min(later, center.piles[route] + rest);
  }
  return [now, later];
}

function countOf(s: Badges, cards: readonly number[], type: number, legendaries: boolean): number {
  let count = 0;
  for (const card of cards) if (countsAs(s.cards.kind[card], type, legendaries)) count++;
  return count;
}

/** By route and type: captures until a card of the type comes. */
type Draws = readonly number[];

/** From the bubbles not drawn yet, else from what lies underneath. */
function drawsOf(s: Badges): Draws {
  const { kind } = s.cards;
  const draws: number[] = [];
  for (const row of BUBBLES) draws.push(...row);
  for (let card = 0; card < kind.length; card++) draws[s.from[card] * TYPES.length + TYPE_OF[kind[card]]]--;
  for (let route = 0; route < ROUTES.length; route++) {
    for (let type = 0; type < TYPES.length; type++) {
      const at = route * TYPES.length + type;
      draws[at] = draws[at] > 0 ? (s.wild[route] + 1) / (draws[at] + 1) : underneath(s, route, type);
    }
  }
  return draws;
}

function underneath(s: Badges, route: number, type: number): number {
  const place = s.under[route].findIndex((card) => TYPE_OF[s.cards.kind[card]] === type);
  return place < 0 ? NEVER : s.wild[route] + place + 1;
}
