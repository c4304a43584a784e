/** What a new player should know to answer a question on the map. */
import type { Reader, Words } from '@indigo/kernel';
import { HIT } from '../data/rules.ts';
import { pokemon, powerName, typeCounts } from '../names.ts';
import type { Decided } from '../questions.ts';
import { decidedText } from './decided.ts';
import { LEADER_POWERS } from './powers.ts';

export const hintWords = {
  'hint.starter': { say: () => 'It fights for you from the start. Others will join it on the way.' },
  'hint.act': {
    say: () =>
      'Follow the roads to wild Pokémon, trainers and items. A black road costs an action, a white one nothing.',
  },
  'hint.act-hurt': {
    say: () => 'Your team is hurt. Make camp, or begin a turn in a city, to heal it.',
  },
  'hint.act-over': {
    say: () => 'You have no actions left, but you can still use white roads and what you own.',
  },
  'hint.wild': {
    say: () =>
      'Fight it: it hurts your team, then one of yours gains xp. Throw balls: you may catch it, and your turn ends.',
  },
  'hint.balls': {
    say: (_: Reader, faces: readonly number[]) =>
      faces.length === 0
        ? 'A ball in every slot catches it without a roll. Balls are spent only if you catch it.'
        : `Your best throw catches it on ${faces.join(', ')}. Balls are spent only if you catch it.`,
  },
  'hint.place': {
    say: (_: Reader, card: number) =>
      `Each damage of ${pokemon(card)} takes a heart, or two where it is super effective. Without hearts a Pokémon faints.`,
  },
  'hint.xp': { say: () => 'Each xp is a level. Levels bring hearts, and at some of them a Pokémon evolves.' },
  'hint.type-token': { say: () => 'Each of your Pokémon of that type gets one more heart.' },
  'hint.stone': { say: () => 'A stone evolves some Pokémon at once, whatever their level.' },
  'hint.teach': {
    say: () =>
      'Once one of yours knows it, your whole team can pass. It also keeps the attack for the League.',
  },
  'hint.trade-in': {
    say: () => 'The new one starts at level 1. The one you give is gone for good, and your turn ends.',
  },
  'hint.dojo-prize': { say: () => 'It joins your team at level 1.' },
  'hint.boss-prize': {
    say: () => 'The Master Ball catches any Pokémon. A type token gives a heart to all yours of a type.',
  },
  'hint.commit': {
    say: () =>
      `They roll their dice every round, and each ${HIT} or more is a hit. Only those who fight can gain the xp.`,
  },
  'hint.hit': { say: () => 'Each hit takes a heart, or two where it is super effective.' },
  'hint.package': {
    say: (_: Reader, symbols: readonly number[]) =>
      `You play the other side. Put ${typeCounts(symbols)} where it hurts most.`,
  },
  'hint.object': {
    say: (_: Reader, foe: number, decided: Decided) =>
      `${decidedText(foe, decided)}. If you both object, the first of you suggests something else.`,
  },
  'hint.accept': {
    say: (_: Reader, foe: number, decided: Decided) =>
      `${decidedText(foe, decided)}. If you refuse, the first decision stands.`,
  },
  'hint.basket': { say: () => 'You pay for everything at once, and get no change.' },
  'hint.pay': {
    say: () => 'Tokens you hand in are gone. A leader token could teach a TM instead, and a key opens doors.',
  },
  'hint.learn': { say: () => 'It keeps the attack for good, and can use it in the League.' },
  'hint.reflect': {
    say: (_: Reader, card: number) => `You take no damage from ${pokemon(card)}. Once a turn.`,
  },
  'hint.smokescreen': { say: () => 'Getting away is free, once a turn. A fight ends your turn.' },
  'hint.power': {
    say: (_: Reader, power: number) => `${powerName(power)}, once a battle: ${LEADER_POWERS[power]}.`,
  },
  'hint.offer': { say: () => 'You can trade anything you own. Some Pokémon evolve when they change hands.' },
  'hint.answer': { say: () => 'Nothing changes hands unless you agree.' },
  'hint.meet': { say: () => 'Players who stand together can trade at any time, for no action.' },
  'hint.opponent': {
    say: () => 'A friendly battle on the field. Nobody stays hurt, and both of you gain xp.',
  },
  'hint.shop': { say: () => 'Spend it now: money is worth nothing in the League.' },
  'hint.draft': {
    say: (_: Reader, price: number) => `Each costs ${price}$. What you leave goes on to the next player.`,
  },
  'hint.flip': {
    say: () => 'A flipped token gives no heart. Before each match you say whether it gives speed or range.',
  },
} as const satisfies Words;
