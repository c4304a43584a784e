/** How mit is played, on one page. */
import type { Words } from '@indigo/kernel';
import { LEADERS } from './data/leaders.ts';
import { BATTLE_MAX, RESISTANCE, TEAM_MAX, WEAKNESS } from './data/rules.ts';

export const guideText = {
  'guide.goal': {
    say: () =>
      `Beat all ${LEADERS.length} Gym Leaders round the loop, and be the first to hold all their badges.`,
  },
  'guide.turn': {
    say: () => 'Move, or look for a Pokémon',
  },
  'guide.turn.text': {
    say: () =>
      'A turn is one of the two. Moving, you roll a die and go up to that far, forward or back. On a coloured square you may meet a wild Pokémon instead.',
  },
  'guide.battle': {
    say: () => 'Fight in turns',
  },
  'guide.battle.text': {
    say: () =>
      `Each attack says its damage and the highest roll that hits. A weakness adds ${WEAKNESS}, a resistance takes ${RESISTANCE} off. Up to ${BATTLE_MAX} Pokémon a side; switching takes your turn.`,
  },
  'guide.catch': {
    say: () => 'Catch',
  },
  'guide.catch.text': {
    say: () =>
      `Instead of attacking a wild Pokémon you may throw a Pokéball: the fewer HP it has left, the more rolls catch it. A team holds ${TEAM_MAX}.`,
  },
  'guide.heal': {
    say: () => 'Heal',
  },
  'guide.heal.text': {
    say: () =>
      'Wounds stay until you land on a Pokémon Center. Whoever loses a battle goes back to the last one they passed.',
  },
  'guide.gym': {
    say: () => 'Challenge Leaders',
  },
  'guide.gym.text': {
    say: () =>
      'On a Gym you may fight its Leader, for whom another player decides. You bring as many Pokémon as the Leader has.',
  },
  'guide.evolve': {
    say: () => 'Evolve',
  },
  'guide.evolve.text': {
    say: () =>
      'After a win a Pokémon you took into battle may try to evolve: the right badge and a lucky die.',
  },
  'guide.wins': {
    say: () => `All ${LEADERS.length} badges, in any order, win at once.`,
  },
} satisfies Words;

export type GuideText = typeof guideText;
