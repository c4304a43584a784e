/** Where somebody goes who wants to win soon, by the turns things take: how bots let futures run out. No rule depends on it. */
import { type Asking, DONE, type Plain, type Rng, type Seat } from '@indigo/kernel';
import type { Answer, OfferPart, Shift } from './answers.ts';
import { ROUTES } from './data/routes.ts';
import { BADGES_TO_WIN, CONTEST_NEEDS } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { TYPES } from './data/types.ts';
import {
  AFRESH,
  chanceOf,
  countOf,
  type Draws,
  drawsOf,
  NEVER,
  nearestPile,
  ONE_OF,
  times,
  tries,
  turnsToWin,
  UNKNOWN,
} from './evaluate.ts';
import { habit } from './habit.ts';
import { countsAs, pipsNeeded, SITE_TYPE } from './kinds.ts';
import { type Reach, reachFrom, reachFromCenter, reachFromRoute } from './reach.ts';
import { isHeld } from './rules/contest.ts';
import { pileSize } from './rules/wild.ts';
import type { Badges, Trainer } from './state.ts';
import { answersTo, partOf } from './trading.ts';

/** How far it is from a square to where one wants to be, in turns. */
type Way = (reach: Reach) => number;

/** Where to go, what to do there, and the type of the Contest it is for, -1 for a Gym. */
interface Goal {
  readonly way: Way;
  readonly captures: boolean;
  readonly swaps: boolean;
  readonly type: number;
}

/** A Gym is challenged with this chance or a better one. */
const HOPE = 0.35;

/** As people are wont, but going somewhere. */
export function purpose(s: Badges, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  switch (asking.question.kind) {
    case 'move':
      return move(s, seat, options as readonly Answer[]);
    case 'rearrange':
      return rearrange(s, seat, options as readonly (Shift | null)[], rng);
    case 'offer':
      return offer(s, asking, seat, options as readonly OfferPart[], rng);
    case 'answer-offer':
      return answersTo(s, asking, seat, options as readonly Answer[])[0];
    default:
      return habit(s, asking, seat, options, rng);
  }
}

/** The part of the offer that is best made, any where none is. */
function offer(s: Badges, asking: Asking, seat: Seat, options: readonly OfferPart[], rng: Rng): number {
  const part = partOf(s, asking, seat, options);
  return part < 0 ? rng(options.length) : part;
}

function move(s: Badges, seat: Seat, options: readonly Answer[]): number {
  const me = s.trainers[seat];
  const end = options.length - 1;
  for (let i = 0; i < options.length; i++) {
    const answer = options[i];
    if (answer.do === 'go') break;
    if (answer.do === 'compete' && hasEnough(s, me, answer.site)) return i;
    if (answer.do === 'challenge' && worthTrying(s, me, answer.site)) return i;
  }
  const { way, captures, swaps } = goalOf(s, seat);
  let [best, least] = [-1, way(reachFrom(me.at, s.cut))];
  for (let i = 0; i < end; i++) {
    const answer = options[i];
    if (answer.do !== 'go') continue;
    const left = way(reachFrom(answer.to, s.cut));
    if (left < least) [best, least] = [i, left];
  }
  if (best >= 0) return best;
  for (let i = 0; i < end; i++) {
    const { do: what } = options[i];
    if ((what === 'capture' && captures) || (what === 'swap' && swaps)) return i;
  }
  return end;
}

/** Nobody else can see whether one may win a Contest, so the rules let anybody try. */
export const hasEnough = (s: Badges, me: Trainer, site: number): boolean =>
  countOf(s, me.party, SITE_TYPE[site], s.options.legendaryContestType === 'pile') >= CONTEST_NEEDS;

/** Whoever cannot grow any more tries it all the same. */
function worthTrying(s: Badges, me: Trainer, site: number): boolean {
  const grown = me.party.length >= s.options.partyMax && me.fainted.length === 0;
  return grown || chanceAt(s, me, site) >= HOPE;
}

/** What lies in the Box and is needed for the Contest sought comes to the Party, something else makes room. */
function rearrange(s: Badges, seat: Seat, options: readonly (Shift | null)[], rng: Rng): number {
  const me = s.trainers[seat];
  const { type } = goalOf(s, seat);
  const wanted = (kind: number): boolean =>
    type >= 0 && countsAs(kind, type, s.options.legendaryContestType === 'pile');
  const done = options.indexOf(DONE);
  let [toParty, toBox, inBox, inParty] = [-1, -1, 0, 0];
  for (let i = 0; i < options.length; i++) {
    const shift = options[i];
    if (shift === null) continue;
    if ('toParty' in shift) {
      inBox++;
      if (wanted(shift.toParty)) toParty = i;
    } else {
      inParty++;
      if (!wanted(shift.toBox)) toBox = i;
    }
  }
  // What is not offered any more has been chosen, and changes sides.
  const party = inParty + me.box.length - inBox;
  if (toParty >= 0 && party < s.options.partyMax) return toParty;
  if (toBox >= 0 && (toParty >= 0 || done < 0)) return toBox;
  return done < 0 ? rng(options.length) : done;
}

function chanceAt(s: Badges, me: Trainer, site: number): number {
  let fit = 0;
  for (const card of me.party) {
    if (!me.fainted.includes(card)) fit += ONE_OF[pipsNeeded(s.cards.kind[card], site)];
  }
  return chanceOf(fit, SITES[site].team.length);
}

/** The badge that is nearest, reckoned as the evaluation does, and what has to be done first for it. */
function goalOf(s: Badges, seat: Seat): Goal {
  const me = s.trainers[seat];
  const draws = drawsOf(s);
  turnsToWin(s, seat, draws);
  const needed = BADGES_TO_WIN - me.badges.length;
  const open: number[] = [];
  for (let site = 0; site < SITES.length; site++) {
    if (!me.badges.includes(site) && isHeld(s.options, site)) open.push(site);
  }
  open.sort((a, b) => times[a].later - times[b].later);
  const last = times[open[Math.min(needed, open.length) - 1]].later;
  let [goal, least] = [open[0], Infinity];
  for (const site of open) {
    const gain = times[site].here - Math.min(times[site].later, last);
    if (gain < least) [goal, least] = [site, gain];
  }
  return SITES[goal].kind === 'contest' ? contestWay(s, me, goal, draws) : gymWay(s, me, goal);
}

const visit = (site: number, type: number): Goal => ({
  way: (reach) => reach.sites[site],
  captures: false,
  swaps: false,
  type,
});
const rest = (type: number): Goal => ({ way: (reach) => reach.center, captures: false, swaps: true, type });
const hunt = (way: Way, type: number): Goal => ({ way, captures: true, swaps: false, type });

function gymWay(s: Badges, me: Trainer, site: number): Goal {
  const here = reachFrom(me.at, s.cut);
  const again = reachFromCenter(s.cut).sites[site] + AFRESH;
  const all = SITES[site].team.length;
  let [able, fit, whole] = [0, 0, 0];
  for (const card of me.party) {
    const one = ONE_OF[pipsNeeded(s.cards.kind[card], site)];
    whole += one;
    if (me.fainted.includes(card)) continue;
    able++;
    fit += one;
  }
  const way = here.sites[site];
  // One that is too hard is none to go to: better to grow first.
  const now = able > 0 && worthTrying(s, me, site) ? way + tries(fit, all, again) : NEVER;
  const healed = able < me.party.length ? here.center + again + tries(whole, all, again) : NEVER;
  let more = NEVER;
  for (let n = 1; me.party.length + n <= s.options.partyMax; n++) {
    more = Math.min(more, way + n + tries(fit + n * UNKNOWN, all, again) + nearestPile(s, here));
  }
  if (now <= healed && now <= more) return visit(site, -1);
  return healed <= more ? rest(-1) : hunt((reach) => nearestPile(s, reach), -1);
}

function contestWay(s: Badges, me: Trainer, site: number, draws: Draws): Goal {
  const type = SITE_TYPE[site];
  const legendaries = s.options.legendaryContestType === 'pile';
  const ready = countOf(s, me.party, type, legendaries);
  if (ready >= CONTEST_NEEDS) return visit(site, type);
  const missing = CONTEST_NEEDS - ready - countOf(s, me.box, type, legendaries);
  if (missing <= 0) return rest(type);
  const here = reachFrom(me.at, s.cut);
  let [pile, least] = [-1, Infinity];
  for (let route = 0; route < ROUTES.length; route++) {
    if (pileSize(s, route) === 0) continue;
    const takes =
      here.piles[route] +
      missing * draws[route * TYPES.length + type] +
      reachFromRoute(route, s.cut).sites[site];
    if (takes < least) [pile, least] = [route, takes];
  }
  return pile < 0 ? visit(site, type) : hunt((reach) => reach.piles[pile], type);
}
