import { ALL } from '@indigo/kernel';
import { board } from '../../board.ts';
import { type Gift, ITEMS } from '../../data/items.ts';
import { BALLS, STONES } from '../../data/shop.ts';
import { FIRST_NUGGET } from '../../money.ts';
import { STONE } from '../../questions.ts';
import { EMPTY, type Master } from '../../state.ts';
import { tell } from '../../table.ts';
import type { SpaceRules } from './space.ts';

/** M-ITEM-01, M-ITEM-06: the item ball is taken, its location is empty for good, and the turn goes on. */
export const item: SpaceRules = {
  *interact(t, seat, node) {
    const { s } = t;
    const found = s.spots[node];
    const gift: Gift = ITEMS[found].gives; // M-ITEM-02
    const player = s.players[seat];
    s.spots[node] = EMPTY;
    tell(t, ALL, 'took-item', seat, found);
    // M-ITEM-04: to the goods at once; candies and revives are kept until they are used.
    if ('ball' in gift) player.balls[BALLS.indexOf(gift.ball)] += gift.count;
    else if ('money' in gift) player.money.push(nextNugget(s));
    else if ('candy' in gift) player.candies++;
    else if ('revive' in gift) player.revives++;
    else {
      const kinds = gift.stones.map((kind) => STONES.indexOf(kind));
      const stone = yield* t.ask(seat, STONE(found), () => kinds); // M-ITEM-03
      player.stones[stone]++;
      tell(t, ALL, 'took-stone', seat, stone);
    }
  },
};

/** The first nugget nobody has found; each is a token of its own. */
function nextNugget(s: Master): number {
  const nugget = ITEMS.findIndex(({ gives }) => 'money' in gives);
  // Nuggets lying open on the map are not in anybody's hands yet: as many are still to come as are unseen or lie there.
  const waiting = s.items[nugget] + openItems(s, nugget);
  return FIRST_NUGGET + ITEMS[nugget].copies - 1 - waiting;
}

function openItems(s: Master, kind: number): number {
  let open = 0;
  board(s).spaces.forEach((space, node) => {
    if (space.kind === 'item' && s.spots[node] === kind) open++;
  });
  return open;
}
