/** What players are asked. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { count, foeName, machineName, pokemon, powerName, typeCounts, whose } from '../names.ts';
import type { Decided } from '../questions.ts';
import { decidedText } from './decided.ts';

const power = (_: Reader, foe: number, token: number): string =>
  `You play ${foeName(foe)}. Do you use ${powerName(token)}?`;

export const questionWords = {
  'ask.starter': { say: () => 'Choose your first Pokémon.' },
  'ask.act': {
    say: (_: Reader, left: number) =>
      left === 0 ? 'You have no actions left. Anything else?' : `Your turn: ${count(left, 'action')} left.`,
  },
  'ask.wild': { say: (_: Reader, card: number) => `The wild ${pokemon(card)}: fight or catch it?` },
  'ask.balls': { say: (_: Reader, card: number) => `Which balls do you throw at ${pokemon(card)}?` },
  'ask.place': {
    say: (r: Reader, card: number, seat: Seat, left: readonly number[]) =>
      left.length === 1
        ? `${pokemon(card)} strikes: which of ${whose(r, seat)} Pokémon takes the damage?`
        : `${pokemon(card)} strikes with ${typeCounts(left)}: which of ${whose(r, seat)} Pokémon take the damage?`,
  },
  'ask.xp': { say: (_: Reader, left: number) => `Who gains xp? You have ${left} to give.` },
  'ask.type-token': { say: () => 'Which type token do you take?' },
  'ask.stone': { say: () => 'Which stone do you take?' },
  'ask.teach': { say: (_: Reader, machine: number) => `Who learns ${machineName(machine)}?` },
  'ask.trade-in': { say: (_: Reader, card: number) => `Whom do you give for ${pokemon(card)}?` },
  'ask.dojo-prize': { say: () => 'Which Pokémon of the dojo do you take?' },
  'ask.boss-prize': { say: () => 'You have beaten Giovanni. What do you take?' },
  'ask.commit': {
    say: (_: Reader, foe: number) => `Who fights ${foeName(foe)}? Up to three, for the whole battle.`,
  },
  'ask.hit': {
    say: (_: Reader, _foe: number, left: number) =>
      `You have ${count(left, 'hit')} to place. Whom do you hit?`,
  },
  'ask.package': {
    say: (_: Reader, foe: number, symbols: readonly number[]) =>
      `You play ${foeName(foe)}. Where does the damage go (${typeCounts(symbols)})?`,
  },
  'ask.object': {
    say: (r: Reader, foe: number, decider: Seat, decided: Decided) =>
      `${r.name(decider)} has decided for ${foeName(foe)}: ${decidedText(foe, decided)}. Let it stand?`,
  },
  'ask.accept': {
    say: (r: Reader, foe: number, by: Seat, decided: Decided) =>
      `${r.name(by)} suggests for ${foeName(foe)}: ${decidedText(foe, decided)}. Do you agree?`,
  },
  'ask.basket': { say: () => 'What do you buy?' },
  'ask.pay': { say: (_: Reader, due: number) => `Which tokens do you hand in for ${due}$?` },
  'ask.learn': { say: (_: Reader, machine: number) => `Who learns ${machineName(machine)}?` },
  'ask.reflect': {
    say: (_: Reader, card: number) => `Use Reflect against the damage of ${pokemon(card)}?`,
  },
  'ask.smokescreen': {
    say: (_: Reader, foe: number) => `Fight ${foeName(foe)}, or get away behind a smokescreen?`,
  },
  'ask.power-use': { say: power },
  'ask.power-card': { say: power },
  'ask.power-foe': { say: power },
  'ask.offer': { say: (r: Reader, other: Seat) => `What do you offer ${r.name(other)}, and for what?` },
  'ask.counter': { say: (r: Reader, other: Seat) => `What do you offer ${r.name(other)} instead?` },
  'ask.answer-offer': { say: (r: Reader, from: Seat) => `${r.name(from)} offers you a trade. Do you agree?` },
  'ask.answer-counter': {
    say: (r: Reader, from: Seat) => `${r.name(from)} offers this instead. Do you agree?`,
  },
  'ask.meet': { say: () => 'You are not alone here. Do you want to offer a trade?' },
  'ask.opponent': { say: () => 'Whom do you challenge to a friendly battle?' },
  'ask.shop': {
    say: (_: Reader, debts: number) =>
      debts === 0
        ? 'Do you want to buy something before the League?'
        : `Do you want to buy something before the League? You pay ${debts}$ more for your −1$ tokens.`,
  },
  'ask.draft': { say: () => 'Which TMs of this hand do you buy, and for whom?' },
  'ask.flip': { say: () => 'Which type tokens do you flip, for speed or range instead of a heart?' },
} as const satisfies Words;
