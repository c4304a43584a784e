/** The map: setup, turns, moving, growing. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import {
  aType,
  count,
  does,
  foeName,
  itemName,
  list,
  machineName,
  moneyName,
  placeName,
  pokemon,
  powerName,
  stoneName,
  up,
  whose,
} from '../names.ts';

const ENDINGS: { readonly [why: string]: string } = {
  gyms: 'all gyms have been beaten',
  levels: 'a player owns two Pokémon at their maximum level',
  trainers: 'hardly a trainer is left on the map',
  rounds: 'enough rounds have been played',
};

export const mapWords = {
  'goes-first': {
    clause: 'M-SETUP-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'goes', 'go')} first.`,
  },
  'chose-starter': {
    clause: 'M-SETUP-15',
    say: (r: Reader, seat: Seat, card: number) => `${does(r, seat, 'picks', 'pick')} ${pokemon(card)}.`,
  },
  turn: {
    clause: 'M-TURN-01',
    say: (r: Reader, seat: Seat, turn: number) => `Turn ${turn}: ${r.you === seat ? 'yours' : r.name(seat)}.`,
  },
  healed: {
    clause: 'M-CITY-03',
    say: (r: Reader, seat: Seat) => `The Poké Center heals ${whose(r, seat)} whole team.`,
  },
  moved: {
    clause: 'M-MOVE-01',
    say: (r: Reader, seat: Seat, place: number, actions: number, _from: number) =>
      `${does(r, seat, 'moves', 'move')} to ${placeName(place)} (${count(actions, 'action')} left).`,
  },
  appeared: {
    clause: 'M-MOVE-04',
    say: (_r: Reader, place: number, card: number) => `${pokemon(card)} is at ${placeName(place)}.`,
  },
  found: {
    clause: 'M-MOVE-05',
    say: (_r: Reader, place: number, item: number) =>
      `The item ball at ${placeName(place)} holds: ${itemName(item)}.`,
  },
  camped: {
    clause: 'M-CAMP-02',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'makes', 'make')} camp: all fit Pokémon are healed.`,
  },
  passed: {
    clause: 'M-TURN-02',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'ends the turn', 'end your turn')}.`,
  },
  level: {
    clause: 'M-GROW-06',
    say: (r: Reader, seat: Seat, card: number, level: number) =>
      `${up(whose(r, seat))} ${pokemon(card)} reaches level ${level}.`,
  },
  evolved: {
    clause: 'M-GROW-08',
    say: (r: Reader, seat: Seat, card: number, from: number, to: number) =>
      `${up(whose(r, seat))} ${pokemon(card, from)} evolves into ${pokemon(card, to)}.`,
  },
  'xp-lost': {
    clause: 'M-GROW-10',
    say: (_r: Reader, _seat: Seat, xp: number) => `Nobody can take ${xp} xp: lost.`,
  },
  'used-stone': {
    clause: 'M-GROW-13',
    say: (r: Reader, seat: Seat, card: number, stone: number) =>
      `${does(r, seat, 'uses', 'use')} a ${stoneName(stone)} on ${pokemon(card)}.`,
  },
  'used-candy': {
    clause: 'M-GROW-17',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'gives', 'give')} ${pokemon(card)} a Rare Candy.`,
  },
  'used-revive': {
    clause: 'M-ITEM-05',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'uses', 'use')} a Max Revive: ${pokemon(card)} is in full health.`,
  },
  'took-item': {
    clause: 'M-ITEM-01',
    say: (r: Reader, seat: Seat, item: number) => `${does(r, seat, 'takes', 'take')} ${itemName(item)}.`,
  },
  'took-stone': {
    clause: 'M-ITEM-03',
    say: (r: Reader, seat: Seat, stone: number) =>
      `${does(r, seat, 'chooses', 'choose')} the ${stoneName(stone)}.`,
  },
  taught: {
    clause: 'M-GYM-12',
    say: (r: Reader, seat: Seat, card: number, machine: number) =>
      `${up(whose(r, seat))} ${pokemon(card)} learns ${machineName(machine)}.`,
  },
  'hm-gone': {
    clause: 'M-HM-05',
    say: (_r: Reader, machine: number) => `${machineName(machine)} cannot be taught any more.`,
  },
  spent: {
    clause: 'M-MART-05',
    say: (r: Reader, seat: Seat, money: number) => `${does(r, seat, 'spends', 'spend')} ${moneyName(money)}.`,
  },
  'traded-in': {
    clause: 'M-TC-01',
    say: (r: Reader, seat: Seat, given: number, wanted: number) =>
      `${does(r, seat, 'gives', 'give')} ${pokemon(given)} for ${pokemon(wanted)}.`,
  },
  received: {
    clause: 'M-SETUP-18',
    say: (r: Reader, seat: Seat, card: number) => `${does(r, seat, 'receives', 'receive')} ${pokemon(card)}.`,
  },
  'got-power': {
    clause: 'M-GYM-06',
    say: (r: Reader, seat: Seat, power: number) =>
      `${does(r, seat, 'takes', 'take')} the Power token ${powerName(power)}.`,
  },
  'power-shown': {
    clause: 'M-GYM-05',
    say: (_r: Reader, foe: number, power: number) => `The power of ${foeName(foe)} is ${powerName(power)}.`,
  },
  'got-master-ball': {
    clause: 'M-GIO-03',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'takes', 'take')} the master ball.`,
  },
  'type-token': {
    clause: 'M-TYPE-02',
    say: (r: Reader, seat: Seat, type: number) => `${does(r, seat, 'takes', 'take')} ${aType(type)} token.`,
  },
  'got-token': {
    clause: 'M-BATTLE-19',
    say: (r: Reader, seat: Seat, money: number) =>
      `${does(r, seat, 'takes', 'take')} the token: ${moneyName(money)}.`,
  },
  defeated: {
    clause: 'M-DEF-01',
    say: (r: Reader, seat: Seat, place: number, debts: number, _from: number) =>
      `${does(r, seat, 'is', 'are')} defeated and back at ${placeName(place)}, with ${count(debts, '-1$ token')}.`,
  },
  'adventure-over': {
    clause: 'M-END-04',
    say: (_r: Reader, why: string) => `The adventure is over: ${ENDINGS[why]}.`,
  },
  seeded: {
    clause: 'M-SEED-01',
    say: (r: Reader, seeds: readonly number[]) => `Seeds: ${list(seeds.map((seat) => r.name(seat)))}.`,
  },
  'league-begins': { clause: 'M-LEAGUE-01', say: () => 'The Pokémon League begins.' },
} as const satisfies Words;
