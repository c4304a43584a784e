import type { Guide } from '@indigo/kernel';
import { type GuideText, guideText } from './text/guide.ts';

export const guide: Guide<GuideText> = {
  goal: ['guide.goal'],
  steps: [
    {
      title: ['guide.actions'],
      text: ['guide.actions.text'],
      shows: [{ pawn: 3 }, { token: { kind: 'ball', of: 'poke', count: 3 } }],
    },
    {
      title: ['guide.wild'],
      text: ['guide.wild.text'],
      shows: [
        { token: { kind: 'token-wild', of: 'tentacool', form: 0 } },
        { token: { kind: 'ball', of: 'poke', count: 2 } },
        { die: 4 },
      ],
    },
    {
      title: ['guide.grow'],
      text: ['guide.grow.text'],
      shows: [
        { token: { kind: 'card', of: 'charmander', form: 0 } },
        { token: { kind: 'card', of: 'charmander', form: 1 } },
      ],
    },
    {
      title: ['guide.trainer'],
      text: ['guide.trainer.text'],
      shows: [
        { token: { kind: 'adversary', of: 'youngster' } },
        { token: { kind: 'adversary', of: 'blaine' } },
        { die: 5 },
      ],
    },
    {
      title: ['guide.heal'],
      text: ['guide.heal.text'],
      shows: [{ token: { kind: 'card', of: 'pikachu', form: 0, health: { now: 3, most: 3 } } }],
    },
    {
      title: ['guide.league'],
      text: ['guide.league.text'],
      shows: [
        { token: { kind: 'fighter', of: 'pikachu', form: 0, seat: 1, health: { now: 5, most: 5 } } },
        { token: { kind: 'fighter', of: 'charmander', form: 2, seat: 0, health: { now: 4, most: 6 } } },
      ],
    },
  ],
  wins: ['guide.wins'],
  words: guideText,
};
