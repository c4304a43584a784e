import type { Rules, Seat } from '@indigo/kernel';
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
  const here = s.players[a].at;
  const there = s.players[b].at;
  if (here === there) return true;
  const { spaces } = board(s);
  return spaces[here].city >= 0 && spaces[here].city === spaces[there].city;
}

/** M-TRADE-04: an offer to one partner each, of those in reach; M-TRADE-11: not too many. */
function pushOffers(s: Master, seat: Seat, list: Pick<DeedAnswer[], 'push'>): void {
  const { offers } = s.players[seat];
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && offers[other] < s.options.offers && inReach(s, seat, other)) list.push(ACTS[other]);
  }
}

export function offersTo(s: Master, seat: Seat): readonly DeedAnswer[] {
  const list: DeedAnswer[] = [];
  pushOffers(s, seat, list);
  return list;
}

/** M-TRADE-03, M-TRADE-06: between two acts of a turn; no action. Out of turn: rules/trade/meeting.ts. */
export const trade: Deed = {
  offer: pushOffers,
  carry: (t, seat, act): Rules => makeOffer(t, seat, act.what as Seat),
};
