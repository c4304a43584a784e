/** How classic is played, on one page. */
import type { Words } from '@indigo/kernel';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER, HAND_LIMIT, SPOILS } from '../data/rules.ts';

export const guideText = {
  'guide.goal': {
    say: () =>
      `Collect Pokémon worth ${GOAL_POWER} Power Points, then beat one Pokémon Master on Indigo Plateau.`,
  },
  'guide.roll': {
    say: () => 'Roll and walk',
  },
  'guide.roll.text': {
    say: () =>
      'One die moves you along the road, and you use the whole roll. As far as Cerulean City there is one way; after that you go where you like.',
  },
  'guide.catch': {
    say: () => 'Catch',
  },
  'guide.catch.text': {
    say: () =>
      'On a round space a chip is turned over. The little dice on it say which rolls catch it. A Ball card thrown first makes more rolls catch.',
  },
  'guide.cards': {
    say: () => 'Draw cards',
  },
  'guide.cards.text': {
    say: () =>
      `Towns give Item Cards for you alone, up to ${HAND_LIMIT} at the end of a turn. Event spaces turn over a card that happens at once.`,
  },
  'guide.meet': {
    say: () => 'Trade or fight',
  },
  'guide.meet.text': {
    say: () =>
      'Passing another trainer you may stop there to trade Pokémon or to challenge them, instead of the space you were headed for.',
  },
  'guide.battle': {
    say: () => 'Win battles',
  },
  'guide.battle.text': {
    say: () =>
      `Attack strength, one die and up to ${BONUS_CARDS_PER_BATTLE} Attack Bonus cards: the higher total wins ${SPOILS} Item Cards. The loser’s Pokémon is knocked out and counts for nothing.`,
  },
  'guide.revive': {
    say: () => 'Revive',
  },
  'guide.revive.text': {
    say: () =>
      'Potions, some Events and the Centers of Cerulean and Vermilion City bring knocked-out Pokémon back.',
  },
  'guide.wins': {
    say: () =>
      `With ${GOAL_POWER} points you are called to Cinnabar Island, and from there the way leads up to Indigo Plateau. An exact roll starts the Final Battle: beat the Master, and you win.`,
  },
} satisfies Words;

export type GuideText = typeof guideText;
