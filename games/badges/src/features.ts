/** A seat's position as numbers, for what is learned from matches. */
import type { Features } from '@indigo/kernel';
import { BADGES_TO_WIN, PARTY_MAX } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { TYPES } from './data/types.ts';
import { drawsOf, times, turnsToWin } from './evaluate.ts';
import { HM_OF, TYPE_OF } from './kinds.ts';
import { reachFrom } from './reach.ts';
import type { Badges } from './state.ts';

const HM_COUNT = 1 + Math.max(...HM_OF);
/** For every site whether its badge is won and how far it is from here and from the Center; what is held; where one stands. */
const COUNT = 3 * SITES.length + 2 * TYPES.length + HM_COUNT + BADGES_TO_WIN + 6;
/** Turns that count as one. */
const FAR = 20;
const WHOLE_WAY = 80;

export const features: Features<Badges> = {
  count: COUNT,
  write: (s, seat, into, at) => {
    const me = s.trainers[seat];
    const all = turnsToWin(s, seat, drawsOf(s));
    into.fill(0, at, at + COUNT);
    let i = at;
    for (let site = 0; site < SITES.length; site++, i += 3) {
      if (me.badges.includes(site)) into[i] = 1;
      else {
        into[i + 1] = Math.min(1, times[site].here / FAR);
        into[i + 2] = Math.min(1, times[site].later / FAR);
      }
    }
    const { kind } = s.cards;
    const hms = i + 2 * TYPES.length;
    for (const card of me.party) {
      into[i + TYPE_OF[kind[card]]] += 1 / PARTY_MAX;
      if (HM_OF[kind[card]] >= 0) into[hms + HM_OF[kind[card]]] = 1;
    }
    for (const card of me.box) into[i + TYPES.length + TYPE_OF[kind[card]]] += 1 / PARTY_MAX;
    i = hms + HM_COUNT;
    // So many badges or more: each is worth something else.
    for (let won = 0; won < BADGES_TO_WIN; won++) into[i++] = me.badges.length > won ? 1 : 0;
    into[i++] = s.active === seat ? 1 : 0;
    into[i++] = me.party.length / PARTY_MAX;
    into[i++] = me.fainted.length / PARTY_MAX;
    into[i++] = Math.min(1, reachFrom(me.at, s.cut).center / FAR);
    into[i++] = Math.min(1, all / WHOLE_WAY);
    into[i] = s.moved;
  },
};
