/**
 * How good a position looks: the turns a player will need to win, roughly reckoned, against those of the quickest other.
 * It knows nothing a rule does not: what it is not shown it must be given in a world.
 */
import type { Seat } from '@indigo/kernel';
import { gymChance } from './chances.ts';
import { ROUTES } from './data/routes.ts';
import { BADGES_TO_WIN, CONTEST_NEEDS, PARTY_MAX } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { NEEDED, TYPES } from './data/types.ts';
import { BUBBLES, countsAs, pipsNeeded, SITE_TYPE, TYPE_OF } from './kinds.ts';
import { type Reach, reachFrom, reachFromCenter, reachFromRoute } from './reach.ts';
import { isHeld } from './rules/contest.ts';
import { pileSize } from './rules/wild.ts';
import type { Badges, Challenge, Trainer } from './state.ts';
import { isFit } from './team.ts';

/** Turns that stand for "never". */
export const NEVER = 99;
/** A badge must be worth more than the way from where it is won to the next. */
const WAY_BACK = 8;
/** How many turns of lead are worth half of what can be won. */
const LEAD = 12;
/** After a white out, beside the way. */
export const AFRESH = 1.5;

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
interface Times {
  here: number;
  later: number;
}

/** Where a way begins: how far everything is from there, and how far the nearest pile with a card in it. */
interface Start {
  readonly reach: Reach;
  readonly pile: number;
}
const startAt = (s: Badges, reach: Reach): Start => ({ reach, pile: nearestPile(s, reach) });

/** One for each site, used again at every look: as `turnsToWin` last found it, if the badge was still to be won. */
export const times: readonly Times[] = SITES.map(() => ({ here: 0, later: 0 }));
const inOrder: Times[] = [];

/**
 * The badge sought first counts from where the player stands, the others from the Center: or the best place would be
 * half-way between all of them.
 */
export function turnsToWin(s: Badges, seat: Seat, draws: Draws): number {
  const me = s.trainers[seat];
  const here = startAt(s, reachFrom(me.at, s.cut));
  const center = startAt(s, reachFromCenter(s.cut));
  const able = me.party.filter((card) => isFit(me, card));
  const unable = me.party.filter((card) => !isFit(me, card));
  const needed = BADGES_TO_WIN - me.badges.length;
  inOrder.length = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (me.badges.includes(site) || !isHeld(s.options, site)) continue;
    const time = times[site];
    if (SITES[site].kind === 'contest') contestTimes(s, me, site, here.reach, center.reach, draws, time);
    else gymTimes(s, able, unable, site, here, center, s.active === seat, time);
    let at = inOrder.length;
    for (; at > 0 && inOrder[at - 1].later > time.later; at--) inOrder[at] = inOrder[at - 1];
    inOrder[at] = time;
  }
  const open = inOrder.length;
  let sum = 0;
  for (let i = 0; i < needed; i++) sum += i < open ? inOrder[i].later : NEVER;
  // One of the badges counted is sought first; one that is not takes the place of the last of them.
  const last = needed <= open ? inOrder[needed - 1].later : NEVER;
  let best = NEVER;
  for (let i = 0; i < open; i++) {
    best = Math.min(best, inOrder[i].here - (i < needed ? inOrder[i].later : last));
  }
  return sum + best + needed * WAY_BACK;
}

/** To go there with who can fight, after healing, or after more captures: whatever is quickest. */
function gymTimes(
  s: Badges,
  able: readonly number[],
  unable: readonly number[],
  site: number,
  here: Start,
  center: Start,
  active: boolean,
  time: Times,
): void {
  const again = center.reach.sites[site] + AFRESH;
  const all = SITES[site].team.length;
  const fit = teamOf(s, able, site);
  const now = able.length > 0 ? tries(fit, all, again) : NEVER;
  const healed = unable.length > 0 ? again + tries(fit + teamOf(s, unable, site), all, again) : NEVER;
  const room = s.options.partyMax - able.length - unable.length;
  let more = NEVER;
  for (let n = 1; n <= room; n++) more = Math.min(more, n + tries(fit + n * UNKNOWN, all, again));
  time.later = gymTime(center, site, now, healed, more);
  const fights = active && s.gym !== null && s.gym.site === site;
  // In the midst of a challenge only what is left of the Gym counts.
  time.here = fights
    ? tries(fit, all - (s.gym as Challenge).beaten, again) - 1
    : gymTime(here, site, now, healed, more);
}

function gymTime({ reach, pile }: Start, site: number, now: number, healed: number, more: number): number {
  const way = reach.sites[site];
  return Math.min(way + now, reach.center + healed, way + more + pile);
}

/** Turns until a Gym of so many is beaten, each white out costing some. */
export function tries(team: TeamCode, all: number, again: number): number {
  const chance = chanceOf(team, all);
  return 1 + ((1 - chance) / chance) * again;
}

/** A team as all that counts in a Gym: how many there are of each strength, as digits. */
export type TeamCode = number;

const DIGIT = PARTY_MAX + 1;
const STRENGTHS = [NEEDED.super, NEEDED.effective, NEEDED.weak];
export const ONE_OF: { readonly [pips: number]: TeamCode } = Object.fromEntries(
  STRENGTHS.map((pips, i) => [pips, DIGIT ** i]),
);
/** These cards in the Gym of a site. */
function teamOf(s: Badges, cards: readonly number[], site: number): TeamCode {
  let team = 0;
  for (let i = 0; i < cards.length; i++) team += ONE_OF[pipsNeeded(s.cards.kind[cards[i]], site)];
  return team;
}
/** A card nobody knows wins every other fight. */
export const UNKNOWN = ONE_OF[NEEDED.effective];

const chances: number[][] = [];

/** The chance that such a team, one after another, beats so many. Worked out once. */
export function chanceOf(team: TeamCode, all: number): number {
  chances[all] ??= [];
  chances[all][team] ??= reckonChance(team, all);
  return chances[all][team];
}

function reckonChance(team: TeamCode, all: number): number {
  const needs = STRENGTHS.flatMap((pips, i) => {
    return new Array<number>(Math.floor(team / DIGIT ** i) % DIGIT).fill(pips);
  });
  return Math.max(gymChance(needs, all), 0.001);
}

export function nearestPile(s: Badges, reach: Reach): number {
  let least = NEVER;
  for (let route = 0; route < ROUTES.length; route++) {
    if (reach.piles[route] < least && pileSize(s, route) > 0) least = reach.piles[route];
  }
  return least;
}

/** To catch what is missing where its type is most at home, to fetch what lies in the Box, and to go there. */
function contestTimes(
  s: Badges,
  me: Trainer,
  site: number,
  here: Reach,
  center: Reach,
  draws: Draws,
  time: Times,
): void {
  const type = SITE_TYPE[site];
  const legendaries = s.options.legendaryContestType === 'pile';
  const ready = countOf(s, me.party, type, legendaries);
  const fetch = center.sites[site] + 2;
  time.here = ready >= CONTEST_NEEDS ? here.sites[site] + 1 : here.center + fetch;
  time.later = ready >= CONTEST_NEEDS ? center.sites[site] + 1 : center.center + fetch;
  const missing = CONTEST_NEEDS - ready - countOf(s, me.box, type, legendaries);
  if (ready >= CONTEST_NEEDS || missing <= 0) return;
  const room = s.options.partyMax - me.party.length >= CONTEST_NEEDS - ready;
  time.here = NEVER;
  time.later = NEVER;
  for (let route = 0; route < ROUTES.length; route++) {
    const needs = missing * draws[route * TYPES.length + type];
    if (needs >= NEVER) continue;
    const from = reachFromRoute(route, s.cut);
    const rest = needs + (room ? from.sites[site] + 1 : from.center + fetch);
    time.here = Math.min(time.here, here.piles[route] + rest);
    time.later = Math.min(time.later, center.piles[route] + rest);
  }
}

export function countOf(s: Badges, cards: readonly number[], type: number, legendaries: boolean): number {
  let count = 0;
  for (const card of cards) if (countsAs(s.cards.kind[card], type, legendaries)) count++;
  return count;
}

/** By route and type: captures until a card of the type comes. */
export type Draws = readonly number[];

const ALL_BUBBLES: readonly number[] = BUBBLES.flat();

/** From the bubbles not drawn yet, else from what lies underneath. */
export function drawsOf(s: Badges): Draws {
  const { kind } = s.cards;
  const draws = ALL_BUBBLES.slice();
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
