/** Shops, trades, gym TMs on the map, powers of leaders, and the days before the League. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { name } from '../league/names.ts';
import {
  aType,
  count,
  does,
  foeName,
  goodName,
  list,
  machineName,
  moneyName,
  partNames,
  placeName,
  pokemon,
  powerName,
  them,
  up,
  whose,
} from '../names.ts';
import type { TradePart } from '../state.ts';

export const tradeWords = {
  paid: {
    clause: 'M-MART-03',
    say: (r: Reader, seat: Seat, tokens: readonly number[], due: number) =>
      `${does(r, seat, 'pays', 'pay')} ${due}$ with ${list(tokens.map(moneyName))}.`,
  },
  bought: {
    clause: 'M-MART-04',
    say: (r: Reader, seat: Seat, goods: readonly number[]) =>
      `${does(r, seat, 'buys', 'buy')} ${list(goods.map(goodName))}.`,
  },
  'shop-passed': {
    clause: 'M-SHOP-18',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'buys', 'buy')} nothing now.`,
  },
  offered: {
    clause: 'M-TRADE-09',
    say: (r: Reader, from: Seat, to: Seat, parts: readonly TradePart[]) =>
      `${does(r, from, 'offers', 'offer')} ${them(r, to)} ${partNames(parts, true)} for ${partNames(parts, false)}.`,
  },
  'offer-dropped': {
    clause: 'M-TRADE-09',
    say: (r: Reader, from: Seat, to: Seat) =>
      `${does(r, from, 'offers', 'offer')} ${them(r, to)} nothing after all.`,
  },
  'offer-refused': {
    clause: 'M-TRADE-10',
    say: (r: Reader, to: Seat, from: Seat) => `${does(r, to, 'refuses', 'refuse')} ${whose(r, from)} offer.`,
  },
  traded: {
    clause: 'M-TRADE-12',
    say: (r: Reader, from: Seat, to: Seat, parts: readonly TradePart[]) =>
      `${does(r, from, 'trades', 'trade')} ${partNames(parts, true)} to ${them(r, to)} for ${partNames(parts, false)}.`,
  },
  dug: {
    clause: 'M-GTM-01',
    say: (r: Reader, seat: Seat, place: number, actions: number, _from: number) =>
      `${does(r, seat, 'digs', 'dig')} to ${placeName(place)} (${count(actions, 'action')} left).`,
  },
  called: {
    clause: 'M-GTM-09',
    say: (r: Reader, seat: Seat, card: number) => `${does(r, seat, 'calls', 'call')} up ${pokemon(card)}.`,
  },
  flashed: {
    clause: 'M-GTM-03',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'lights', 'light')} up the tokens around.`,
  },
  synthesis: {
    clause: 'M-GTM-04',
    say: (r: Reader, seat: Seat, form: number, hearts: number) =>
      `${up(whose(r, seat))} ${name(form)} regains a heart and has ${hearts}.`,
  },
  smokescreen: {
    clause: 'M-GTM-05',
    say: (r: Reader, seat: Seat, foe: number) =>
      `${does(r, seat, 'gets', 'get')} away from ${foeName(foe)} behind a smokescreen.`,
  },
  slipped: {
    clause: 'M-GTM-10',
    say: (r: Reader, seat: Seat, place: number, _from: number) =>
      `${does(r, seat, 'slips', 'slip')} on to ${placeName(place)}.`,
  },
  reflected: {
    clause: 'M-GTM-06',
    say: (_r: Reader, _seat: Seat, card: number) => `Reflect wards off all damage of ${pokemon(card)}.`,
  },
  'used-power': {
    clause: 'M-GYM-04',
    say: (_r: Reader, foe: number, power: number) => `${up(foeName(foe))} uses ${powerName(power)}.`,
  },
  'draft-hand': {
    clause: 'M-DRAFT-02',
    say: (_r: Reader, machines: readonly number[]) =>
      machines.length === 0
        ? 'Your hand holds no TM.'
        : `Your hand holds ${list(machines.map(machineName))}.`,
  },
  'draft-over': { clause: 'M-DRAFT-03', say: () => 'Nobody wants another TM. The draft is over.' },
  flipped: {
    clause: 'M-EXP-04',
    say: (r: Reader, seat: Seat, type: number) => `${does(r, seat, 'flips', 'flip')} ${aType(type)} token.`,
  },
} as const satisfies Words;
