/** What is asked: ../questions.ts. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CHIPS } from '../data/chips.ts';
import { RIVALS } from '../data/rivals.ts';
import { HAND_LIMIT } from '../data/rules.ts';
import { colourName, count, pokemon, theSpace } from '../names.ts';
import type { Why } from '../rules/dice.ts';
import { eventSentence, PURPOSE, terms, valued } from './phrases.ts';
import { or } from './speech.ts';

export const questionsText = {
  'ask.start': { say: () => 'Your turn: what will you do?' },
  'ask.move': { say: (_: Reader, pips: number) => `You rolled ${pips}. Where do you go?` },
  'ask.stop': {
    say: (r: Reader, met: Seat, rest: readonly number[], _lands: boolean) =>
      `You pass ${r.name(met)} on your way to ${theSpace(rest.at(-1) as number)}. Stop there?`,
  },
  'ask.offer': { say: (r: Reader, met: Seat) => `What do you offer ${r.name(met)}, and what do you want?` },
  'ask.answer-offer': {
    say: (r: Reader, from: Seat, parts: readonly OfferPart[], ko: readonly number[]) => {
      const { give, want } = terms(parts, (dex) => valued(dex, ko.includes(dex)));
      return `${r.name(from)} offers ${give} for your ${want}. Accept?`;
    },
  },
  'ask.ball': {
    say: (_: Reader, dex: number) => {
      const { catches } = CHIPS[dex - 1];
      return `You need a ${or(catches.map(String))} to catch ${valued(dex)}. Throw a Ball first?`;
    },
  },
  'ask.time-machine': {
    say: (_: Reader, why: Why, dice: readonly number[], dex: number, _ball: number) =>
      `The roll ${PURPOSE[why]}${dex > 0 ? ` ${pokemon(dex)}` : ''}: ${dice.join(' and ')}. Play Time Machine to reroll a die?`,
  },
  'ask.doll-challenge': {
    say: (r: Reader, challenger: Seat) =>
      `${r.name(challenger)} challenges you. Stop the battle with your Poké Doll?`,
  },
  'ask.doll-trade': {
    say: (r: Reader, drawer: Seat, given: number, wanted: number, ko: boolean) =>
      `${r.name(drawer)} wants your ${pokemon(wanted)} for ${valued(given, ko)}. Stop the trade with your Poké Doll?`,
  },
  'ask.send': {
    say: (r: Reader, opponent: Seat) => `Battle against ${r.name(opponent)}: which Pokémon fights?`,
  },
  'ask.send-final': { say: () => 'Final Battle: which Pokémon do you choose?' },
  'ask.bonus': {
    say: (r: Reader, opponent: Seat) =>
      `Set Attack Bonus cards aside, face down, against ${r.name(opponent)}?`,
  },
  'ask.bonus-final': {
    say: (_: Reader, rival: number) =>
      `Set Attack Bonus cards aside, face down, against ${RIVALS[rival].name}?`,
  },
  'ask.revive': { say: () => 'Pokémon Center: which Pokémon do you revive?' },
  'ask.center': { say: () => 'Pokémon Center: which Pokémon do you revive?' },
  'ask.event': {
    say: (_: Reader, event: number) => `${eventSentence(event)} Play a Potion before it takes effect?`,
  },
  'ask.dungeon': { say: () => 'Unknown Dungeon: which chip do you turn over?' },
  'ask.chance': {
    say: (_: Reader, colour: number) =>
      colour < 0
        ? 'Chance Card: which chip on the board do you take?'
        : `Chance Card: which ${colourName(colour)} chip do you take?`,
  },
  'ask.trade-want': { say: () => 'Trade Pokémon: which Pokémon do you take?' },
  'ask.trade-give': {
    say: (_: Reader, wanted: number) => `Which Pokémon do you give for ${pokemon(wanted)}?`,
  },
  'ask.fight': { say: () => "Let's Fight! Whom do you challenge?" },
  'ask.catch-any': {
    say: (_: Reader, colour: number) => `Which ${colourName(colour)} chip do you try to catch?`,
  },
  'ask.last-potion': { say: () => 'Your turn ends: play a Potion first?' },
  'ask.final-potion': { say: () => 'Before the Final Battle: play a Potion?' },
  'ask.over-limit': {
    say: (_: Reader, over: number) => `You hold ${count(over, 'card')} too many. Discard, or play a Potion?`,
  },
  'ask.discards': {
    say: (_: Reader, over: number) =>
      `You may keep ${HAND_LIMIT} cards. Which ${over === 1 ? 'one' : over} do you discard?`,
  },
} satisfies Words;
