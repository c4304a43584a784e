/** What a new player should know to answer a question. */
import type { Reader, Words } from '@indigo/kernel';
import { RIVALS } from '../data/rivals.ts';
import { BONUS_CARDS_PER_BATTLE, DICE_CHALLENGE_FACES, GOAL_POWER, HAND_LIMIT } from '../data/rules.ts';
import { pokemon } from '../names.ts';
import { or } from './speech.ts';
import { masterTotals } from './sums.ts';

/** What a new player should know to answer. */
export const hintsText = {
  'hint.start': { say: () => 'Play a card if you like, then roll one die to move.' },
  'hint.move': { say: () => 'You use the whole roll; an occupied space sends you on to the next empty one.' },
  'hint.stop': { say: () => 'A trade or a battle here takes the place of the space you were headed for.' },
  'hint.offer': { say: () => 'At least one Pokémon from each side, never a Starter; cards may sweeten it.' },
  'hint.answer-offer': { say: () => 'You are free to refuse; there is no second offer.' },
  'hint.ball': { say: () => 'One die decides; a Ball must be thrown before you roll it.' },
  'hint.reroll': { say: () => 'The new roll stands, for better or worse.' },
  'hint.reroll-catch': {
    say: (_: Reader, dex: number, caught: boolean) =>
      `As it stands, ${pokemon(dex)} ${caught ? 'is caught' : 'gets away'}.`,
  },
  'hint.reroll-revive': {
    say: (_: Reader, all: boolean) => `As it stands, the Dice Challenge ${all ? 'is won' : 'fails'}.`,
  },
  'hint.reroll-battle': {
    say: (_: Reader, ahead: boolean) => `As it stands, you ${ahead ? 'win' : 'do not win'}.`,
  },
  'hint.doll-challenge': { say: () => 'Without a Poké Doll you must fight.' },
  'hint.doll-trade': { say: () => 'Without a Poké Doll you must make the trade.' },
  'hint.send': { say: () => 'The higher total wins; if you lose, this Pokémon is knocked out.' },
  'hint.send-final': { say: () => 'You choose before you see which Master it is; cards come after.' },
  'hint.bonus': {
    say: () =>
      `Up to ${BONUS_CARDS_PER_BATTLE} cards; they are spent whoever wins, and turned up after the roll.`,
  },
  'hint.bonus-final': {
    say: (_: Reader, rival: number) => {
      const [least, most] = masterTotals(rival);
      return `${RIVALS[rival].name} will total ${least} to ${most}; cards you set aside are spent either way.`;
    },
  },
  'hint.revive': {
    say: () => `One for sure, or all of them with a ${or(DICE_CHALLENGE_FACES.map(String))} on one die.`,
  },
  'hint.center': { say: () => 'It can fight and counts for your power again.' },
  'hint.event': { say: () => 'The card takes effect as soon as you go on.' },
  'hint.dungeon': { say: () => 'They are mixed, so any of them may be anywhere, and all are hard to catch.' },
  'hint.chance': { say: () => 'It is yours without a roll; you take a face-down chip unseen.' },
  'hint.trade-want': {
    say: (_: Reader, fitOnly: boolean) =>
      `Any but a Starter${fitOnly ? ' or a knocked-out one' : ', knocked out or not'}; only a Poké Doll can stop you.`,
  },
  'hint.trade-give': { say: () => 'One for one: what you give is theirs for good.' },
  'hint.fight': { say: () => 'Distance does not matter; only a Poké Doll can stop you.' },
  'hint.catch-any': {
    say: () => 'It may lie anywhere; a face-down chip of this colour is just as hard to catch.',
  },
  'hint.potion': { say: () => `It counts towards the ${GOAL_POWER} Power Points at once.` },
  'hint.final-potion': {
    say: () => 'This is your last chance; without a Pokémon that can fight there is no battle.',
  },
  'hint.over-limit': { say: () => `Nobody keeps more than ${HAND_LIMIT} cards when a turn ends.` },
  'hint.discards': { say: () => 'They go under the deck, face down, in the order you choose them.' },
} satisfies Words;
