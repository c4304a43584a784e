/** What can be answered, and what stands on the table. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import type { ObstacleId } from '../data/map.ts';
import { INTERACT_COST, MOVE_COST } from '../data/rules.ts';
import { KINDS } from '../kinds.ts';
import {
  ballName,
  count,
  foePokemon,
  goodName,
  machineName,
  moneyName,
  partName,
  partNames,
  placeName,
  pokemon,
  powerName,
  stoneName,
  typeName,
  up,
  whose,
} from '../names.ts';
import type { TradePart } from '../state.ts';
import { BARS } from './obstacles.ts';

export const optionWords = {
  'do.move': {
    say: (_: Reader, place: number, cost: number) =>
      cost === 0 ? `Walk to ${placeName(place)}` : `Go to ${placeName(place)} (${count(cost, 'action')})`,
  },
  'do.interact': { say: (_: Reader, kind: number) => KINDS[kind].deed },
  'do.camp': { say: (_: Reader, cost: number) => `Make camp (${count(cost, 'action')})` },
  'do.pass': { say: () => 'End the turn' },
  'do.stone': {
    say: (_: Reader, card: number, stone: number, stage: number) =>
      `Use a ${stoneName(stone)} on ${pokemon(card, stage)}`,
  },
  'do.candy': {
    say: (_: Reader, card: number, stage: number) => `Give ${pokemon(card, stage)} a Rare Candy`,
  },
  'do.revive': {
    say: (_: Reader, card: number, stage: number) => `Use a Max Revive on ${pokemon(card, stage)}`,
  },
  'do.leader-tm': {
    say: (_: Reader, card: number, machine: number, stage: number) =>
      `Teach ${pokemon(card, stage)} ${machineName(machine)}`,
  },
  'do.take-stone': { say: (_: Reader, stone: number) => stoneName(stone) },
  'do.master-ball': { say: () => 'The Master Ball' },
  'do.type-token': { say: () => 'A type token' },
  'do.defeat': { say: () => 'Fight it' },
  'do.catch': { say: () => 'Throw balls' },
  'do.leave': { say: () => 'Leave it' },
  'do.fill': {
    say: (_: Reader, ball: number, faces: readonly number[]) =>
      faces.length === 0 ? ballName(ball) : `${ballName(ball)} for ${faces.join(', ')}`,
  },
  'do.choose': {
    say: (_: Reader, card: number, stage: number, hearts: number) =>
      `${pokemon(card, stage)} (${count(hearts, 'heart')})`,
  },
  'do.starter': { say: (_: Reader, card: number) => pokemon(card) },
  'do.place': {
    say: (_: Reader, type: number, card: number, stage: number) =>
      `${typeName(type)} on ${pokemon(card, stage)}`,
  },
  'do.hit': {
    say: (_: Reader, type: number, foe: number, on: number) => `${typeName(type)} on ${foePokemon(foe, on)}`,
  },
  'do.type': { say: (_: Reader, type: number) => `${typeName(type)} token` },
  'do.stand': { say: () => 'Let it stand' },
  'do.stand-all': { say: () => 'Let everything stand in this battle' },
  'do.object': { say: () => 'Object' },
  'do.accept': { say: () => 'Agree' },
  'do.accept-offer': {
    say: (_: Reader, parts: readonly TradePart[]) =>
      `Agree: ${partNames(parts, true)} for ${parts.some(({ give }) => !give) ? 'your ' : ''}${partNames(parts, false)}`,
  },
  'do.refuse': { say: () => 'Refuse' },

  'do.buy-good': { say: (_: Reader, good: number, price: number) => `${goodName(good)} (${price}$)` },
  'do.shop': { say: () => 'Buy something' },
  'do.shop-pass': { say: () => 'Buy nothing now' },
  'do.use': { say: () => 'Use it' },
  'do.no': { say: () => 'Not now' },
  'do.fight': { say: () => 'Fight' },
  'do.stay': { say: () => 'Stay here, but do not fight' },
  'do.counter': { say: () => 'Offer something else' },
  'do.foe': { say: (_: Reader, foe: number, on: number) => foePokemon(foe, on) },
  'part-named': { say: (_: Reader, part: TradePart) => partName(part) },
  'deal.worth': {
    say: (_: Reader, cards: number, levels: number, money: number, things: number) =>
      [
        ...(cards > 0 ? [`${cards} Pokémon, ${count(levels, 'level')}`] : []),
        ...(money !== 0 ? [`${money}$`.replace('-', '−')] : []),
        ...(things > 0 ? [count(things, 'thing')] : []),
      ].join('; ') || 'Nothing',
  },
  'do.part': {
    say: (_: Reader, part: TradePart) => `${part.give ? 'You give' : 'You get'}: ${partName(part)}`,
  },
  'do.leader-xp': { say: (_: Reader, money: number) => `Exchange ${moneyName(money)} for xp` },
  'do.dig': {
    say: (_: Reader, place: number) => `Dig to ${placeName(place)} (${count(MOVE_COST, 'action')})`,
  },
  'do.rain-dance': {
    say: () => `Rain Dance: call up a discarded Pokémon (${count(INTERACT_COST, 'action')})`,
  },
  'do.sunny-day': { say: () => `Sunny Day: call up a discarded Pokémon (${count(INTERACT_COST, 'action')})` },
  'do.flash': { say: () => 'Flash: turn up the tokens around you' },
  'do.synthesis': {
    say: (_: Reader, card: number, stage: number) => `Synthesis: ${pokemon(card, stage)} regains a heart`,
  },
  pass: { say: () => 'No trade now' },
  'do.trade': { say: (r: Reader, seat: Seat) => `Offer ${r.name(seat)} a trade` },

  place: { say: (_: Reader, place: number) => up(placeName(place)) },
  figure: { say: (r: Reader, seat: Seat) => r.name(seat) },
  'token-down': { say: () => 'A token, face down' },
  'token-wild': { say: (_: Reader, card: number) => `Wild ${pokemon(card)}` },
  'token-trade': { say: (_: Reader, card: number) => `${pokemon(card)}, to be had in a trade` },
  obstacles: { say: () => 'Obstacles around' },
  obstacle: {
    say: (_: Reader, kind: ObstacleId, from: number, to: number) =>
      `${BARS[kind].name} (${BARS[kind].needs}) on the way from ${placeName(from)} to ${placeName(to)}`,
  },
  team: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} team` },
  member: {
    say: (_: Reader, card: number, stage: number, hearts: number, most: number, level: number) =>
      `${pokemon(card, stage)}: ${hearts} of ${count(most, 'heart')}, level ${level}`,
  },
  goods: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} goods` },
  money: { say: (_: Reader, money: number) => moneyName(money) },
  'ball-count': { say: (_: Reader, ball: number, n: number) => `${n}× ${ballName(ball)}` },
  'stone-count': { say: (_: Reader, stone: number, n: number) => `${n}× ${stoneName(stone)}` },
  'candy-count': { say: (_: Reader, n: number) => `${n}× Rare Candy` },
  'revive-count': { say: (_: Reader, n: number) => `${n}× Max Revive` },
  bike: {
    say: (_: Reader, bike: number, n: number) => `${n > 1 ? `${n}× ` : ''}${bike > 1 ? 'Mach Bike' : 'Bike'}`,
  },
  'type-count': { say: (_: Reader, type: number, n: number) => `${n}× ${typeName(type)} token` },
  power: { say: (_: Reader, power: number) => `Power token ${powerName(power)}` },
  starters: { say: () => 'Starters' },
  arena: { say: () => 'Battle' },
  'foe-pokemon': {
    say: (_: Reader, foe: number, on: number, hearts: number) =>
      `${foePokemon(foe, on)}: ${count(hearts, 'heart')}`,
  },
  'gauge-money': { say: () => '$' },
} as const satisfies Words;
