/** The map: setup, turns, moving, growing. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { name } from '../league/names.ts';
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
import type { Ending } from '../rules/end.ts';

/** Each with its figure at this table: gyms, Pokémon, trainers left, rounds. */
const ENDINGS: { readonly [why in Ending]: (n: number) => string } = {
  gyms: (n) => `all ${n} gyms have been beaten`,
  levels: (n) => `one player owns ${n} Pokémon at their maximum level`,
  trainers: (n) => `only ${count(n, 'trainer')} ${n === 1 ? 'is' : 'are'} left on the map`,
  rounds: (n) => `${n} rounds have been played`,
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
    say: (r: Reader, seat: Seat, turn: number) =>
      `Turn ${turn}: ${r.you === seat ? 'it is your turn' : `it is ${r.name(seat)}'s turn`}.`,
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
      `The item ball at ${placeName(place)} is turned up: ${itemName(item)}.`,
  },
  camped: {
    clause: 'M-CAMP-02',
    say: (r: Reader, seat: Seat) =>
      `${does(r, seat, 'makes', 'make')} camp. All Pokémon that have not fainted are healed.`,
  },
  passed: {
    clause: 'M-TURN-02',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'ends the turn', 'end your turn')}.`,
  },
  level: {
    clause: 'M-GROW-06',
    say: (r: Reader, seat: Seat, form: number, level: number) =>
      `${up(whose(r, seat))} ${name(form)} reaches level ${level}.`,
  },
  evolved: {
    clause: 'M-GROW-08',
    say: (r: Reader, seat: Seat, card: number, from: number, to: number) =>
      `${up(whose(r, seat))} ${pokemon(card, from)} evolves into ${pokemon(card, to)}.`,
  },
  'xp-lost': {
    clause: 'M-GROW-10',
    say: (_r: Reader, _seat: Seat, xp: number) =>
      `${xp} xp ${xp === 1 ? 'is' : 'are'} lost, as no Pokémon can use ${xp === 1 ? 'it' : 'them'}.`,
  },
  'used-stone': {
    clause: 'M-GROW-13',
    say: (r: Reader, seat: Seat, form: number, stone: number) =>
      `${does(r, seat, 'uses', 'use')} a ${stoneName(stone)} on ${name(form)}.`,
  },
  'used-candy': {
    clause: 'M-GROW-17',
    say: (r: Reader, seat: Seat, form: number) =>
      `${does(r, seat, 'gives', 'give')} ${name(form)} a Rare Candy.`,
  },
  'used-revive': {
    clause: 'M-ITEM-05',
    say: (r: Reader, seat: Seat, form: number) =>
      `${does(r, seat, 'uses', 'use')} a Max Revive. ${name(form)} has all its hearts again.`,
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
    say: (r: Reader, seat: Seat, form: number, machine: number) =>
      `${up(whose(r, seat))} ${name(form)} learns ${machineName(machine)}.`,
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
      `${does(r, seat, 'gives', 'give')} ${name(given)} for ${pokemon(wanted)}.`,
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
    say: (_r: Reader, foe: number, power: number) =>
      `${up(foeName(foe))} holds the Power token ${powerName(power)}.`,
  },
  'got-master-ball': {
    clause: 'M-GIO-03',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'takes', 'take')} the Master Ball.`,
  },
  'type-token': {
    clause: 'M-TYPE-02',
    say: (r: Reader, seat: Seat, type: number) => `${does(r, seat, 'takes', 'take')} ${aType(type)} token.`,
  },
  'got-token': {
    clause: 'M-BATTLE-19',
    say: (r: Reader, seat: Seat, money: number) =>
      `${does(r, seat, 'wins', 'win')} the token of ${moneyName(money)}.`,
  },
  defeated: {
    clause: 'M-DEF-01',
    say: (r: Reader, seat: Seat, place: number, debts: number, _from: number) =>
      `${does(r, seat, 'is', 'are')} defeated: back at ${placeName(place)}, with ${count(debts, 'token')} of −1$ in all.`,
  },
  'adventure-over': {
    clause: 'M-END-04',
    say: (_r: Reader, why: Ending, n: number) => `The adventure is over: ${ENDINGS[why](n)}.`,
  },
  seeded: {
    clause: 'M-SEED-01',
    say: (r: Reader, seeds: readonly number[]) =>
      `The seeds of the League, from the first on: ${list(seeds.map((seat) => r.name(seat)))}.`,
  },
  'league-begins': { clause: 'M-LEAGUE-01', say: () => 'The Pokémon League begins.' },
} as const satisfies Words;
