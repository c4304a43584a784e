import { ALL } from '@indigo/kernel';
import type { DeedAnswer } from '../../answers.ts';
import { board, OBSTACLES, obstacleOn } from '../../board.ts';
import { BACK_CARDS, backOf } from '../../cards.ts';
import { RAIN_BACK, SUN_BACK } from '../../data/machines.ts';
import type { ObstacleId } from '../../data/map.ts';
import { INTERACT_COST } from '../../data/rules.ts';
import type { BackId } from '../../data/wild.ts';
import { type Card, DISCARDED, type Machine, type Master, type Node } from '../../state.ts';
import { tell } from '../../table.ts';
import { canUse, RAIN_DANCE, SUNNY_DAY, use } from '../gymtms/known.ts';
import { encounter } from '../wild.ts';
import type { Deed } from './deed.ts';

/** Some of these lie in the discard. */
const isDiscarded = (s: Master, cards: readonly Card[]): boolean =>
  cards.some((card) => s.where[card] === DISCARDED);

/** Rain Dance and Sunny Day: beside such an obstacle a token of that back is called up from the discard. */
function weather(key: `deed:${string}`, tm: Machine, obstacle: ObstacleId, back: BackId): Deed {
  const act: DeedAnswer = Object.freeze({ do: key, what: tm });
  const kind = OBSTACLES.indexOf(obstacle);
  const cards = BACK_CARDS[backOf(back)];
  const isBeside = (s: Master, node: Node): boolean => {
    const { ways, roads } = board(s);
    return ways[node].some(({ road }) => obstacleOn(s, roads[road]) === kind);
  };
  return {
    offer(s, seat, list) {
      if (s.left < INTERACT_COST || !canUse(s, seat, tm)) return;
      if (!isBeside(s, s.players[seat].at)) return;
      if (isDiscarded(s, cards)) list.push(act);
    },
    *carry(t, seat) {
      const { s } = t;
      use(s, tm);
      s.left -= INTERACT_COST;
      const drawn = yield* t.weighted(
        'token',
        cards.map((card) => (s.where[card] === DISCARDED ? 1 : 0)),
      );
      tell(t, ALL, 'called', seat, cards[drawn]);
      // M-GTM-09: without a further action; what is not caught stays in the discard, where it still lies.
      yield* encounter(t, seat, cards[drawn], true);
    },
  };
}

/** M-GTM-02. */
export const rainDance = weather('deed:rain-dance', RAIN_DANCE, 'water', RAIN_BACK);
/** M-GTM-07. */
export const sunnyDay = weather('deed:sunny-day', SUNNY_DAY, 'tree', SUN_BACK);
