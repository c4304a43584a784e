/** How badges is played, on one page. */
import type { Words } from '@indigo/kernel';
import { BADGES_TO_WIN, CONTEST_NEEDS } from './data/rules.ts';
import { NEEDED } from './data/types.ts';

export const guideText = {
  'guide.goal': {
    say: () =>
      `Be the first with ${BADGES_TO_WIN} badges. Every Gym and every Contest gives each player one.`,
  },
  'guide.roll': {
    say: () => 'Roll and walk',
  },
  'guide.roll.text': {
    say: () =>
      'Two dice say how many squares you may walk. You need not use them all. Shrubs and water are in the way.',
  },
  'guide.hm': {
    say: () => 'Use an HM',
  },
  'guide.hm.text': {
    say: () =>
      'Some Pokémon in your Party know one: Cut removes a shrub for good, Surf crosses water, Fly goes straight on instead of walking. It costs no action.',
  },
  'guide.capture': {
    say: () => 'Capture',
  },
  'guide.capture.text': {
    say: () =>
      'On a route you may draw the top card of its pile. It always works. The six bubbles show which types are in the pile.',
  },
  'guide.gym': {
    say: () => 'Beat Gyms',
  },
  'guide.gym.text': {
    say: () =>
      `Beside a Gym, beat its three Pokémon one after the other with a die each. The better type needs ${NEEDED.super} or more, an even one ${NEEDED.effective}, the worse one ${NEEDED.weak}. Who loses faints.`,
  },
  'guide.contest': {
    say: () => 'Win Contests',
  },
  'guide.contest.text': {
    say: () => `Beside a Contest, ${CONTEST_NEEDS} Pokémon of its type in your Party win it. No dice.`,
  },
  'guide.center': {
    say: () => 'Heal and trade',
  },
  'guide.center.text': {
    say: () =>
      'The Pokémon Center heals everybody and lets you swap Party and Box. With any player, near or far, you may trade one for one.',
  },
  'guide.wins': {
    say: () =>
      `Walking is free within your roll; after it you take one action, and your turn ends. ${BADGES_TO_WIN} badges win at once.`,
  },
} satisfies Words;

export type GuideText = typeof guideText;
