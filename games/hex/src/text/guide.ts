/** How hex is played, on one page. */
import type { Words } from '@indigo/kernel';
import { ADVANTAGE, BADGES_NEEDED, EVOLUTION_BONUS, HAND_LIMIT } from '../data/rules.ts';

export const guideText = {
  'guide.goal': {
    say: () =>
      `Win ${BADGES_NEEDED} badges on an island that is new every time, then win the Pokémon League.`,
  },
  'guide.roll': {
    say: () => 'Roll and walk',
  },
  'guide.roll.text': {
    say: () =>
      'One die, any direction, no space twice. At a city you may always stop. From any city a train takes you to one you have been to.',
  },
  'guide.catch': {
    say: () => 'Capture',
  },
  'guide.catch.text': {
    say: () =>
      'On a ball space the Pokémon is turned up, and one die decides. The colour of its card says which rolls catch it. One that escapes is weakened and easier next time.',
  },
  'guide.cards': {
    say: () => 'Events and Items',
  },
  'guide.cards.text': {
    say: () =>
      `“!” spaces draw an Event that happens at once. Items stay in your hand, up to ${HAND_LIMIT}. Your Trainer card helps you all the time.`,
  },
  'guide.family': {
    say: () => 'Collect families',
  },
  'guide.family.text': {
    say: () =>
      `Two of one evolution line give the strongest +${EVOLUTION_BONUS[1]} power, three +${EVOLUTION_BONUS[2]}.`,
  },
  'guide.gym': {
    say: () => 'Beat Leaders',
  },
  'guide.gym.text': {
    say: () =>
      `In a city you may fight its Leader: power, +${ADVANTAGE} for each type you are strong against, an Item and your die. A draw is a win.`,
  },
  'guide.badge': {
    say: () => 'Grow with badges',
  },
  'guide.badge.text': {
    say: () =>
      'At first only Pink, Green and Starter Pokémon obey you. Each badge brings an Item, and stronger colours follow.',
  },
  'guide.wins': {
    say: () =>
      `With ${BADGES_NEEDED} badges enter Indigo Plateau, walk its loop once, and start the League. Whoever wins it wins the game.`,
  },
} satisfies Words;

export type GuideText = typeof guideText;
