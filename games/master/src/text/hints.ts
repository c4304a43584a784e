/** What a new player should know to answer a question on the map. */
import type { Reader, Words } from '@indigo/kernel';
import { HIT } from '../data/rules.ts';
import { foePokemon, list, pokemon, powerName, typeCounts, typeName } from '../names.ts';
import type { Decided } from '../questions.ts';
import { LEADER_POWERS } from './powers.ts';

function decidedText(foe: number, decided: Decided): string {
  if ('damage' in decided) {
    const { damage } = decided;
    return `${list(damage.map(({ type, card }) => `${typeName(type)} on ${pokemon(card)}`)) || 'No damage'}.`;
  }
  const { power, used, card, foe: on } = decided;
  const whom = card >= 0 ? ` on ${pokemon(card)}` : on >= 0 ? ` for ${foePokemon(foe, on)}` : '';
  return used ? `${powerName(power)}${whom}.` : `${powerName(power)} is not used.`;
}

export const hintWords = {
  'hint.starter': { say: () => 'It fights for you from the first step; others join it on the way.' },
  'hint.act': {
    say: () =>
      'Walk along the roads to wild Pokémon, trainers and items; a black road costs an action, a white one none.',
  },
  'hint.act-hurt': {
    say: () => 'Your team is hurt: make camp, or begin a turn in a city, and it is healed.',
  },
  'hint.act-over': { say: () => 'No actions left: white roads and what you own can still be used.' },
  'hint.wild': {
    say: () =>
      'Fight: it hurts your team, then one of yours gains a level. Catch: balls may win it for you, and your turn ends.',
  },
  'hint.balls': {
    say: (_: Reader, faces: readonly number[]) =>
      faces.length === 0
        ? 'With a ball for every slot it is caught without a roll; balls are spent only if it is.'
        : `Your best throw catches on ${faces.join(', ')}; balls are spent only if it does.`,
  },
  'hint.place': {
    say: (_: Reader, card: number) =>
      `A damage of ${pokemon(card)} takes a heart, two where its type is strong; without hearts one faints.`,
  },
  'hint.xp': { say: () => 'A level more: more hearts, and at times it evolves.' },
  'hint.type-token': { say: () => 'Each of your Pokémon of that type has a heart more.' },
  'hint.stone': { say: () => 'A stone evolves some Pokémon at once, whatever their level.' },
  'hint.teach': {
    say: () => 'Whoever learns it opens the way for your whole team and keeps the attack for the League.',
  },
  'hint.trade-in': {
    say: () => 'The new one comes at level 1; the one you give does not come back, and your turn ends.',
  },
  'hint.dojo-prize': { say: () => 'It joins your team at level 1.' },
  'hint.boss-prize': {
    say: () => 'The master ball catches anybody; a type token is a heart more for a whole type.',
  },
  'hint.commit': {
    say: () => `They roll their dice every round; ${HIT} or more hits. Only who fights can gain the level.`,
  },
  'hint.hit': { say: () => 'A hit takes a heart, two where its type is strong against theirs.' },
  'hint.package': {
    say: (_: Reader, symbols: readonly number[]) =>
      `You play the adversary: put ${typeCounts(symbols)} where it hurts most.`,
  },
  'hint.object': {
    say: (_: Reader, foe: number, decided: Decided) =>
      `${decidedText(foe, decided)} If both of you object, you put another decision in its place.`,
  },
  'hint.accept': {
    say: (_: Reader, foe: number, decided: Decided) =>
      `${decidedText(foe, decided)} Without your consent the first decision stands.`,
  },
  'hint.basket': { say: () => 'Everything is paid together, and no change is given.' },
  'hint.pay': {
    say: () =>
      'Tokens that are handed in are gone: a leader token would also teach a TM, a key would open doors.',
  },
  'hint.learn': { say: () => 'It keeps the attack for good and can use it in the League.' },
  'hint.reflect': {
    say: (_: Reader, card: number) => `All damage of ${pokemon(card)} is ignored, once a turn.`,
  },
  'hint.smokescreen': { say: () => 'Getting away costs nothing, once a turn; a fight ends your turn.' },
  'hint.power': {
    say: (_: Reader, power: number) => `${powerName(power)}, once a battle: ${LEADER_POWERS[power]}.`,
  },
  'hint.offer': { say: () => 'Anything can be traded; some Pokémon evolve when they change hands.' },
  'hint.answer': { say: () => 'Nothing changes hands unless you agree.' },
  'hint.opponent': { say: () => 'A friendly battle on the field: nobody stays hurt, and both gain xp.' },
  'hint.shop': { say: () => 'Money is worth nothing in the League.' },
  'hint.draft': {
    say: (_: Reader, price: number) =>
      `Each costs ${price}$; the rest of the hand goes on to the next player.`,
  },
  'hint.flip': {
    say: () => 'A flipped token gives no heart; before each match you say whether it gives speed or range.',
  },
} as const satisfies Words;
