import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { LEADERS } from '../data/leaders.ts';
import { BADGE_REWARDS, BADGES_PER_BAND, ITEMS_PER_BADGE } from '../data/rules.ts';
import { colourIndex } from '../pokemon.ts';
import type { Hex, Player } from '../state.ts';
import { type T, tell } from '../table.ts';
import { drawItems } from './items.ts';
import { lockFamily } from './lock.ts';
import { gainNext } from './supply.ts';

/** H-BADGE-01, H-BADGE-12: the badge, an Item, the reward. */
export function* earnBadge(t: T, seat: Seat, leader: number): Rules {
  const me = t.s.players[seat];
  const reward = rewardFor(t.s, me, leader);
  me.badges.push(leader);
  tell(t, ALL, 'badge', seat, leader, me.badges.length);
  yield* drawItems(t, seat, ITEMS_PER_BADGE);
  if (reward >= BADGE_REWARDS.length) return;
  me.rewards |= 1 << reward;
  const prize = BADGE_REWARDS[reward];
  if ('obeys' in prize)
    tell(t, ALL, 'obeys-now', seat, colourIndex(prize.obeys)); // H-BADGE-02, H-BADGE-03, H-BADGE-05
  else if ('gives' in prize) {
    tell(t, ALL, 'badge-gives', seat, colourIndex(prize.gives));
    yield* gainNext(t, seat, colourIndex(prize.gives)); // H-BADGE-04, H-BADGE-06
  } else yield* lockFamily(t, seat); // H-BADGE-07
}

/** H-BADGE-08: by the number of badges; as a setting, by the Leader's band (H-AMB-09). */
function rewardFor(s: Hex, { badges }: Player, leader: number): number {
  if (s.options.badgeRewards === 'count') return badges.length;
  const { band } = LEADERS[leader];
  return band * BADGES_PER_BAND + badges.filter((badge) => LEADERS[badge].band === band).length;
}
