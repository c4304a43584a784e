/** How answers read (../faces.ts), what lies on the table (../scene.ts), and why not (../refusals.ts). */
import type { Reader, Seat } from '@indigo/kernel';
import {
  cardName,
  colourName,
  eventName,
  itemName,
  leaderName,
  memberWords,
  monName,
  monWords,
  spaceName,
  trainerName,
  typeName,
} from '../names.ts';
import { up } from './speech.ts';

export const optionsText = {
  pass: { say: () => 'Let it be' },
  'do.yes': { say: () => 'Yes' },
  'do.no': { say: () => 'No' },
  'do.done': { say: () => 'Go on' },
  'do.nothing': { say: () => 'None of these' },
  'do.roll': { say: () => 'Roll and move' },
  'do.stay': { say: () => 'Stay and fight the Gym Leader' },
  'do.gym': { say: () => 'Fight the Gym Leader' },
  'do.offer': { say: () => 'Offer a trade' },
  'to-space': { say: (_: Reader, space: number) => `Go to ${spaceName(space)}` },
  'activate-space': { say: (_: Reader, space: number) => `Activate ${spaceName(space)}` },
  'pay-to': { say: (_: Reader, space: number) => `Pay and go to ${spaceName(space)}` },
  'train-to': { say: (_: Reader, space: number) => `Take the train to ${spaceName(space)}` },
  'slot-at': {
    say: (_: Reader, space: number, mon: number) =>
      mon < 0 ? `Face down on ${spaceName(space)}` : `${monWords(mon)} on ${spaceName(space)}`,
  },
  mon: { say: (_: Reader, mon: number) => monWords(mon) },
  theirs: { say: (r: Reader, mon: number, of: Seat) => `${r.name(of)}'s ${monWords(mon)}` },
  player: { say: (r: Reader, seat: Seat) => (r.you === seat ? 'Yourself' : r.name(seat)) },
  card: { say: (_: Reader, sort: number) => itemName(sort) },
  use: { say: (_: Reader, card: string, _on: number) => cardName(card) },
  'use-on': { say: (r: Reader, card: string, seat: Seat) => `${cardName(card)} on ${r.name(seat)}` },
  'use-by': {
    say: (_: Reader, card: string, by: number) => `${cardName(card)}: ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  },
  'use-die': {
    say: (_: Reader, card: string, pips: number, _die: number) => `${cardName(card)} on the ${pips}`,
  },
  colour: { say: (_: Reader, colour: number) => colourName(colour) },
  type: { say: (_: Reader, type: number) => typeName(type) },
  family: { say: (_: Reader, mon: number) => `The family of ${monName(mon)}` },
  'event-card': { say: (_: Reader, sort: number) => eventName('event', sort) },
  trainer: { say: (_: Reader, sort: number) => trainerName(sort) },
  leader: { say: (_: Reader, leader: number) => leaderName(leader) },
  amount: { say: (_: Reader, n: number) => String(n) },
  // ── the table ──
  pawn: { say: (r: Reader, seat: Seat) => r.name(seat) },
  member: { say: (_: Reader, mon: number, power: number) => memberWords(mon, power) },
  place: { say: (_: Reader, space: number) => up(spaceName(space)) },
  team: { say: (r: Reader, seat: Seat) => `${r.name(seat)}'s Pokémon` },
  hand: { say: (r: Reader, seat: Seat) => `${r.name(seat)}'s Items` },
  'trainer-zone': { say: (r: Reader, seat: Seat) => `${r.name(seat)}'s Trainer` },
  'face-down': { say: (_: Reader, colour: number) => `A ${colourName(colour)} Pokémon, face down` },
  pile: { say: (_: Reader, colour: number) => `${colourName(colour)} pile` },
  'item-deck': { say: () => 'Items' },
  'items-counted': { say: (_: Reader, n: number) => (n === 1 ? 'Item' : 'Items') },
  'event-deck': { say: () => 'Events' },
  'super-deck': { say: () => 'Super Events' },
  'trainer-deck': { say: () => 'Trainers' },
  badges: { say: () => 'Badges' },
  'badges-of': {
    say: (r: Reader, seat: Seat) => (r.you === seat ? 'Your badges' : `${r.name(seat)}'s badges`),
  },
  // ── why not ──
  'why.only': { say: () => 'What you did was the only action of this turn' },
  'why.alone': {
    say: (_: Reader, card: string) => `${cardName(card)} must be the only thing you do in a turn`,
  },
  'why.travel': { say: () => 'It takes the place of your move: use it before you roll' },
  'why.no-target': { say: () => 'There is nothing here to use it on' },
  'why.ball': { say: () => 'Throw it when you try to capture a Pokémon' },
  'why.battle': { say: () => 'Lay it in a battle' },
  'why.window': { say: () => 'You are asked when its moment comes' },
  'why.disobeys': {
    say: (_: Reader, mon: number) => `${monName(mon)} does not obey you yet: win more badges`,
  },
};
