/** How answers read: ../faces.ts. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { DICE_CHALLENGE_FACES } from '../data/rules.ts';
import { itemName, onSpace, pokemon, spaceName, theSpace } from '../names.ts';
import { aCard, valued, wild } from './phrases.ts';
import { up } from './speech.ts';

export const optionsText = {
  pass: { say: () => 'Let it stand' },
  roll: { say: () => 'Roll the die' },
  enter: { say: () => 'Enter Indigo Plateau and roll' },
  'go-on': { say: () => 'Go on' },
  trade: { say: () => 'Offer a trade' },
  challenge: { say: () => 'Challenge to a battle' },
  try: { say: () => 'Roll without a Ball' },
  decline: { say: () => 'Leave it alone' },
  leave: { say: () => 'Do nothing' },
  dice: { say: () => `Dice Challenge: a ${DICE_CHALLENGE_FACES.join(' or ')} revives them all` },
  accept: { say: () => 'Accept' },
  refuse: { say: () => 'Refuse' },
  use: { say: () => 'Play Poké Doll' },
  discard: { say: () => 'Discard cards' },
  fly: { say: (_: Reader, at: number) => `Fly to ${spaceName(at)}` },
  potion: { say: (_: Reader, dex: number) => `Potion for ${pokemon(dex)}` },
  send: { say: (_: Reader, dex: number, strength: number) => `${pokemon(dex)} (attack ${strength})` },
  revive: { say: (_: Reader, dex: number) => `Revive ${pokemon(dex)}` },
  ball: {
    say: (_: Reader, sort: number) => `Throw ${aCard(sort)}`,
  },
  go: { say: (_: Reader, at: number) => up(spaceName(at)) },
  'go-by': { say: (_: Reader, at: number, by: number) => `${up(spaceName(at))}, by way of ${theSpace(by)}` },
  reroll: {
    say: (_: Reader, die: number, pips: number) => `Reroll die ${die + 1}, which shows ${pips}`,
  },
  card: { say: (_: Reader, sort: number) => itemName(sort) },
  'dungeon-chip': { say: (_: Reader, place: number) => `Face-down chip ${place + 1}` },
  'chip-on': {
    say: (_: Reader, at: number, dex: number) =>
      dex > 0 ? `${wild(dex)} ${onSpace(at)}` : `Face-down chip ${onSpace(at)}`,
  },
  'take-from': {
    say: (r: Reader, dex: number, owner: Seat, ko: boolean) => `${r.name(owner)}'s ${valued(dex, ko)}`,
  },
  'pokemon-given': {
    say: (_: Reader, dex: number, ko: boolean) => `${pokemon(dex)}${ko ? ' (knocked out)' : ''}`,
  },
  pokemon: { say: (_: Reader, dex: number) => pokemon(dex) },
  trainer: { say: (r: Reader, seat: Seat) => r.name(seat) },
  'give-pokemon': {
    say: (_: Reader, dex: number, ko: boolean) => `Give ${pokemon(dex)}${ko ? ' (knocked out)' : ''}`,
  },
  'want-pokemon': { say: (_: Reader, dex: number, ko: boolean) => `Ask for ${valued(dex, ko)}` },
  'give-item': { say: (_: Reader, sort: number) => `Give ${itemName(sort)}` },
  'want-item': { say: (_: Reader, sort: number) => `Ask for ${itemName(sort)}` },
  'chip-named': {
    say: (_: Reader, dex: number, ko: boolean) => `${pokemon(dex)}${ko ? ' (knocked out)' : ''}`,
  },
  'deal.worth': {
    say: (_: Reader, points: number, cards: number) =>
      [
        ...(points > 0 ? [`${points} Power Points`] : []),
        ...(cards > 0 ? [cards === 1 ? '1 card' : `${cards} cards`] : []),
      ].join(' and ') || 'Nothing',
  },
  'offer-needs-both': { say: () => 'Name at least one Pokémon from each side.' },
} satisfies Words;
