import { ALL } from '@indigo/kernel';
import { USE, type Use } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';
import { lastUntilOwnTurn } from '../rules/lasting.ts';
import { giveTurn } from '../rules/order.ts';
import { hexagonHere } from '../rules/slots.ts';
import { tell } from '../table.ts';

const ID = 'mr-brineys-boat';
const CHANGES: readonly Use[] = [USE(ID, 1), USE(ID, -1)];
const NOTHING: readonly Use[] = [];

/**
 * H-SUP-21 to H-SUP-23: an extra turn; until the next regular turn the owner may change by 1, once for each, the movement
 * rolls of all whose pawn is on the owner's hexagon, never below 1. The roller's Poké Doll may stop that. A copy is a boat of
 * its own (H-REACT-22).
 */
export const mrBrineysBoat: EventEffect = {
  after: 'stays',
  // biome-ignore lint/correctness/useYield: it asks nothing
  *act(t, a) {
    giveTurn(t, a.seat);
    lastUntilOwnTurn(t, ID, a, []);
    return true;
  },
  lasting: {
    spansExtraTurns: true,
    responds: {
      count: {
        uses({ s }, seat, { roller, count, spent }) {
          const boats = s.lasting.filter(({ event, owner }) => event === ID && owner === seat).length;
          const used = spent.filter((one) => one === `${ID}:${seat}`).length;
          if (used >= boats || hexagonHere(s, roller) !== hexagonHere(s, seat)) return NOTHING;
          return count > 1 ? CHANGES : CHANGES.slice(0, 1);
        },
        *play(t, seat, roll, { on }) {
          roll.spent.push(`${ID}:${seat}`);
          if (roll.roller !== seat && !(yield* strikes(t, ID, [roll.roller], [seat]))) return;
          roll.count += on;
          tell(t, ALL, 'boat-changes', seat, roll.count);
        },
      },
    },
  },
};
