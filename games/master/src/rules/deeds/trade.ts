import type { Seat } from '@indigo/kernel';
import type { DeedAnswer } from '../../answers.ts';
import { board } from '../../board.ts';
import { MAX_SEATS } from '../../data/rules.ts';
import type { Master } from '../../state.ts';
import { makeOffer } from '../trade/steps.ts';
import type { Deed } from './deed.ts';

const ACTS: readonly DeedAnswer[] = Array.from({ length: MAX_SEATS }, (_, what) =>
  Object.freeze({ do: 'deed:trade' as const, what }),
);

/** M-TRADE-01: at the same location, or in the same city (M-LAB-02). */
export function inReach(s: Master, a: Seat, b: Seat): boolean {
  const [here, there] = [s.players[a].at, s.players[b].at];
  if (here === there) return true;
  const { spaces } = board(s);
  return spaces[here].city >= 0 && spaces[here].city === spaces[there].city;
}

/** M-TRADE-03, M-TRADE-06: on the turn of one of the two, between two acts of it; M-TRADE-04: with one partner; no action. */
export const trade: Deed = {
  offer(s, seat, list) {
    for (let other = 0; other < s.players.length; other++) {
      if (other === seat || s.players[seat].offers[other] >= s.options.offers) continue; // M-TRADE-11
      if (inReach(s, seat, other)) list.push(ACTS[other]);
    }
  },
  *carry(t, seat, act) {
    yield* makeOffer(t, seat, act.what as Seat);
  },
};
