/** What Leaders take, Items and those they work on reckoned one by one, for bots. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { LEADER_OF } from './board.ts';
import { LEADERS } from './data/leaders.ts';
import { edgeOn, type Force, forceOf, oddsOf } from './odds.ts';
import { wants } from './rules/gym.ts';
import { itemBonus } from './rules/sums.ts';
import type { Hex } from './state.ts';

/** Those that obey, and the best Item for each. */
interface Muster extends Force {
  readonly gifts: readonly number[];
  /** How many Items work on any of them: one is laid once. */
  readonly items: number;
}

export function musterOf(s: Hex, seat: Seat): Muster {
  const force = forceOf(s, seat);
  const gifts = force.mons.map(() => 0);
  let items = 0;
  // Most hands hold nothing for a battle.
  if (force.item > 0) {
    for (const card of s.players[seat].hand) {
      let works = false;
      for (let i = 0; i < gifts.length; i++) {
        const bonus = itemBonus(s.items.kind[card], force.mons[i]);
        if (bonus > 0) works = true;
        if (bonus > gifts[i]) gifts[i] = bonus;
      }
      if (works) items++;
    }
  }
  return { ...force, gifts, items };
}

/** What the die has to show against a Leader if all goes into it. */
export function needAt({ mons, powers, gifts, items }: Muster, leader: number): number {
  const { dual, power } = LEADERS[leader];
  let [first, second, gift, other] = [-Infinity, -Infinity, 0, 0];
  for (let i = 0; i < mons.length; i++) {
    const worth = powers[i] + edgeOn(leader, mons[i]) + gifts[i];
    if (worth > first) [first, second, gift, other] = [worth, first, gifts[i], gift];
    else if (worth > second) [second, other] = [worth, gifts[i]];
  }
  if (!dual) return power - first;
  const twice = items < 2 ? Math.min(gift, other) : 0;
  return power - first - second + twice;
}

/** The odds against the Leader of each slot, 0 where there is nothing to win. */
export function hopes(s: Hex, seat: Seat, muster = musterOf(s, seat)): number[] {
  const me = s.players[seat];
  return s.board.map((hexagon) => {
    const leader = LEADER_OF[hexagon];
    return leader < 0 || !wants(me, leader) ? 0 : oddsOf(needAt(muster, leader));
  });
}
