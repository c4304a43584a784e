/** What is worth a thought: bots look no further. No rule depends on it. */
import type { Asking, Plain, Seat } from '@indigo/kernel';
import type { Answer, OfferPart } from './answers.ts';
import { ROUTES } from './data/routes.ts';
import { SITES } from './data/sites.ts';
import { hasEnough } from './goal.ts';
import { type Reach, reachFrom } from './reach.ts';
import { isHeld } from './rules/contest.ts';
import { pileSize } from './rules/wild.ts';
import { type Badges, STILL } from './state.ts';
import { answersTo, bestOffer, partOf } from './trading.ts';

export function sensible(
  s: Badges,
  asking: Asking,
  seat: Seat,
  options: readonly Plain[],
): readonly number[] {
  switch (asking.question.kind) {
    case 'move':
      return moves(s, seat, options as readonly Answer[]);
    case 'offer': {
      const part = partOf(s, asking, seat, options as readonly OfferPart[]);
      return part < 0 ? options.map((_, index) => index) : [part];
    }
    case 'answer-offer':
      return answersTo(s, asking, seat, options as readonly Answer[]);
    default:
      return options.map((_, index) => index);
  }
}

/**
 * Of all squares those that lie nearest to something one can walk to, no Contest without what it takes, and only
 * offers that others would take, too.
 */
function moves(s: Badges, seat: Seat, options: readonly Answer[]): readonly number[] {
  const me = s.trainers[seat];
  const aims = aimsOf(s, seat);
  const here = reachFrom(me.at, s.cut);
  const nearest = aims.map((aim) => ({ option: -1, away: aim(here) }));
  const kept: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const answer = options[i];
    if (answer.do === 'go') {
      const there = reachFrom(answer.to, s.cut);
      for (let a = 0; a < aims.length; a++) {
        const away = aims[a](there);
        if (away < nearest[a].away) nearest[a] = { option: i, away };
      }
    } else if (answer.do === 'compete') {
      if (hasEnough(s, me, answer.site)) kept.push(i);
    } else if (answer.do !== 'trade' || bestOffer(s, seat, answer.with) !== null) kept.push(i);
  }
  for (const { option } of nearest) if (option >= 0 && !kept.includes(option)) kept.push(option);
  // Nobody lets a turn go by who could do anything with it.
  const idle = s.moved === STILL && s.hms === 0 && kept.length > 1;
  return idle ? kept.filter((option) => options[option].do !== 'end') : kept;
}

function aimsOf(s: Badges, seat: Seat): readonly ((reach: Reach) => number)[] {
  const { badges } = s.trainers[seat];
  const aims: ((reach: Reach) => number)[] = [(reach) => reach.center];
  for (let site = 0; site < SITES.length; site++) {
    if (!badges.includes(site) && isHeld(s.options, site)) aims.push((reach) => reach.sites[site]);
  }
  for (let route = 0; route < ROUTES.length; route++) {
    if (pileSize(s, route) > 0) aims.push((reach) => reach.piles[route]);
  }
  return aims;
}
