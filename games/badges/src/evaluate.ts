/**
 * How good a position looks: the turns a player will need to win, roughly reckoned, against those of the quickest other.
 * It knows nothing a rule does not: what it is not shown it must be given in a world.
 */
import type { Seat } from '@indigo/kernel';
import { BY_CENTER, distancesFrom, routeAt, SITES_BY, SQUARES } from './board.ts';
import { ROUTES } from './data/routes.ts';
import { BADGES_TO_WIN, CONTEST_NEEDS, DIE_SIDES } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { BUBBLES, countsAs, pipsNeeded, SITE_TYPE, TYPE_OF } from './kinds.ts';
import { isHeld } from './rules/contest.ts';
import { pileSize } from './rules/wild.ts';
import type { Badges, SquareIndex, Trainer } from './state.ts';

const squaresWhere = (so: (at: SquareIndex) => boolean): readonly SquareIndex[] =>
  [...SQUARES.keys()].filter(so);

/** The squares each site, the Center and each Wild pile are used from. */
const DOORS = SITES.map((_, site) => squaresWhere((at) => SITES_BY[at].includes(site)));
const CENTER = squaresWhere((at) => BY_CENTER[at]);
const GROUNDS = ROUTES.map((_, route) => squaresWhere((at) => routeAt(at) === route));

/** Squares two dice lead on the average. */
const STRIDE = DIE_SIDES + 1;
/** Turns that stand for "never". */
const NEVER = 99;
/** A card nobody knows wins every other fight. */
const UNKNOWN = 0.5;
/** A badge must be worth more than the way from where it is won to the next. */
const WAY_BACK = 8;
/** How many turns of lead are worth half of what can be won. */
const LEAD = 12;

export function evaluate(s: Badges, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  let theirs = NEVER * BADGES_TO_WIN;
  for (let other = 0; other < s.trainers.length; other++) {
    if (other !== seat) theirs = Math.min(theirs, turnsToWin(s, other));
  }
  const lead = theirs - turnsToWin(s, seat);
  return 0.5 + (0.49 * lead) / (Math.abs(lead) + LEAD);
}

/**
 * The badge sought first counts from where the player stands, the others from the Center: or the best place would be
 * half-way between all of them.
 */
function turnsToWin(s: Badges, seat: Seat): number {
  const me = s.trainers[seat];
  const needed = BADGES_TO_WIN - me.badges.length;
  const later: number[] = [];
  const gains: number[] = [];
  for (let site = 0; site < SITES.length; site++) {
    if (me.badges.includes(site) || !isHeld(s, site)) continue;
    const fighting = s.gym !== null && s.gym.site === site && s.active === seat;
    const here = fighting ? fightTime(s, me, site) : siteTime(s, me, site, me.at);
    const then = siteTime(s, me, site, CENTER[0]);
    later.push(then);
    gains.push(here - then);
  }
  const order = [...later.keys()].sort((a, b) => later[a] - later[b]);
  let sum = 0;
  for (let i = 0; i < needed; i++) sum += later[order[i]] ?? NEVER;
  // One of the badges counted is sought first; one that is not takes the place of the last of them.
  const last = later[order[needed - 1]] ?? NEVER;
  let best = NEVER;
  order.forEach((site, i) => {
    best = Math.min(best, i < needed ? gains[site] : gains[site] + later[site] - last);
  });
  return sum + best + needed * WAY_BACK;
}

const siteTime = (s: Badges, me: Trainer, site: number, at: SquareIndex): number =>
  SITES[site].kind === 'gym' ? gymTime(s, me, site, at) : contestTime(s, me, site, at);

/** Turns on foot to the nearest of these squares. */
function turnsTo(s: Badges, from: SquareIndex, squares: readonly SquareIndex[]): number {
  const far = distancesFrom(from, s.cut);
  let least = NEVER * STRIDE;
  for (const at of squares) if (far[at] >= 0 && far[at] < least) least = far[at];
  return least / STRIDE;
}

const wins = (s: Badges, card: number, site: number): number =>
  (DIE_SIDES + 1 - pipsNeeded(s.cards.kind[card], site)) / DIE_SIDES;

/** To go there with who can fight, after healing, or after more captures: whatever is quickest. */
function gymTime(s: Badges, me: Trainer, site: number, at: SquareIndex): number {
  const walk = turnsTo(s, at, DOORS[site]);
  const again = comeback(s, site);
  const tries = (chance: number): number => 1 + ((1 - chance) / chance) * again;
  const strength: number[] = [];
  for (const card of me.party) if (!me.fainted.includes(card)) strength.push(wins(s, card, site));
  let best = strength.length > 0 ? walk + tries(beats(strength, site)) : NEVER;
  if (strength.length < me.party.length) {
    const healed = me.party.map((card) => wins(s, card, site));
    best = Math.min(best, turnsTo(s, at, CENTER) + again + tries(beats(healed, site)));
  }
  const ground = nearestGround(s, at);
  for (let more = 1; me.party.length + more <= s.options.partyMax; more++) {
    strength.push(UNKNOWN);
    best = Math.min(best, ground + more + walk + tries(beats(strength, site)));
  }
  return best;
}

/** After a white out. */
const comeback = (s: Badges, site: number): number => turnsTo(s, CENTER[0], DOORS[site]) + 1.5;

/** In the midst of a challenge. */
function fightTime(s: Badges, me: Trainer, site: number): number {
  const strength: number[] = [];
  for (const card of me.party) if (!me.fainted.includes(card)) strength.push(wins(s, card, site));
  const chance = beats(strength, site, s.gym?.beaten);
  return ((1 - chance) / chance) * comeback(s, site);
}

/** The chance that these, one after another, beat all of a Gym, or what is left of it. */
function beats(strength: readonly number[], site: number, already = 0): number {
  const all = SITES[site].team.length - already;
  const beaten = new Array<number>(all).fill(0);
  beaten[0] = 1;
  let won = 0;
  for (const p of strength) {
    for (let n = all - 1; n >= 0; n--) {
      let left = beaten[n];
      beaten[n] = left * (1 - p);
      left *= p;
      for (let k = n + 1; k < all; k++, left *= p) beaten[k] += left * (1 - p);
      won += left;
    }
  }
  return Math.max(won, 0.001);
}

function nearestGround(s: Badges, at: SquareIndex): number {
  let least = NEVER;
  for (let route = 0; route < ROUTES.length; route++) {
    if (pileSize(s, route) > 0) least = Math.min(least, turnsTo(s, at, GROUNDS[route]));
  }
  return least;
}

/** To catch what is missing where its type is most at home, to fetch what lies in the Box, and to go there. */
function contestTime(s: Badges, me: Trainer, site: number, at: SquareIndex): number {
  const legendaries = s.options.legendaryContestType === 'pile';
  const counts = (card: number): boolean => countsAs(s.cards.kind[card], SITE_TYPE[site], legendaries);
  const ready = me.party.filter(counts).length;
  if (ready >= CONTEST_NEEDS) return turnsTo(s, at, DOORS[site]) + 1;
  const missing = CONTEST_NEEDS - ready - me.box.filter(counts).length;
  const fetch = (from: SquareIndex): number =>
    turnsTo(s, from, CENTER) + turnsTo(s, CENTER[0], DOORS[site]) + 2;
  if (missing <= 0) return fetch(at);
  const room = s.options.partyMax - me.party.length >= CONTEST_NEEDS - ready;
  let best = NEVER;
  for (let route = 0; route < ROUTES.length; route++) {
    const draws = drawsFor(s, route, SITE_TYPE[site]);
    if (draws >= best) continue;
    const from = GROUNDS[route][0];
    const on = room ? turnsTo(s, from, DOORS[site]) + 1 : fetch(from);
    best = Math.min(best, turnsTo(s, at, GROUNDS[route]) + missing * draws + on);
  }
  return best;
}

/** Captures until a card of the type comes: from the bubbles not drawn yet, else from what lies underneath. */
function drawsFor(s: Badges, route: number, type: number): number {
  const { kind } = s.cards;
  let left = BUBBLES[route][type];
  for (let card = 0; card < kind.length && left > 0; card++) {
    if (s.from[card] === route && TYPE_OF[kind[card]] === type) left--;
  }
  if (left > 0) return (s.wild[route] + 1) / (left + 1);
  const under = s.under[route].findIndex((card) => TYPE_OF[kind[card]] === type);
  return under < 0 ? NEVER : s.wild[route] + under + 1;
}
