/** How good a position looks: badges, what is at hand to win the next one, and how far it is to where it is won. */
import type { Seat } from '@indigo/kernel';
import { distancesFrom, SITES_BY, SQUARES } from './board.ts';
import { BADGES_TO_WIN, CONTEST_NEEDS, DIE_SIDES } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { pipsNeeded } from './kinds.ts';
import { contestants, isHeld } from './rules/contest.ts';
import type { Badges } from './state.ts';

/** The squares each site is used from. */
const DOORS: readonly (readonly number[])[] = SITES.map((_, site) =>
  [...SQUARES.keys()].filter((at) => SITES_BY[at].includes(site)),
);

const FAR = 40;

export function evaluate(s: Badges, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  let best = 0;
  for (let other = 0; other < s.trainers.length; other++) {
    if (other !== seat) best = Math.max(best, standing(s, other));
  }
  return Math.min(0.99, Math.max(0.01, 0.5 + 0.5 * (standing(s, seat) - 0.5 * best)));
}

/** About 0 to 1: badges count most, then the best prospect of another, then the size of the collection. */
function standing(s: Badges, seat: Seat): number {
  const me = s.trainers[seat];
  const far = distancesFrom(me.at, s.cut);
  let prospect = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (me.badges.includes(site)) continue;
    const chance = SITES[site].kind === 'gym' ? gymChance(s, seat, site) : contestChance(s, seat, site);
    let steps = FAR;
    for (const door of DOORS[site]) if (far[door] >= 0) steps = Math.min(steps, far[door]);
    prospect = Math.max(prospect, chance * (1 - steps / (2 * FAR)));
  }
  const cards = me.party.length + 0.5 * me.box.length - 0.3 * me.fainted.length;
  return (me.badges.length + 0.6 * prospect + 0.03 * cards) / BADGES_TO_WIN;
}

/** The fit Pokémon as if of one mean strength: good enough to tell a ready Party from an unready one. */
function gymChance(s: Badges, seat: Seat, site: number): number {
  const me = s.trainers[seat];
  let strength = 0;
  for (const card of me.party) {
    if (me.fainted.includes(card)) continue;
    const wins = (DIE_SIDES + 1 - pipsNeeded(s.cards.kind[card], site)) / DIE_SIDES;
    strength += wins / (1 - wins); // fights won before it faints
  }
  const ready = strength / SITES[site].team.length;
  return ready / (0.6 + ready);
}

function contestChance(s: Badges, seat: Seat, site: number): number {
  if (!isHeld(s, site)) return 0;
  const share = contestants(s, seat, site).length / CONTEST_NEEDS;
  return Math.min(1, share * share);
}
