import type { Guide } from '@indigo/kernel';
import { type GuideText, guideText } from './text/guide.ts';

export const guide: Guide<GuideText> = {
  goal: ['guide.goal'],
  steps: [
    { title: ['guide.roll'], text: ['guide.roll.text'], shows: [{ pawn: 1 }, { die: 5 }] },
    {
      title: ['guide.catch'],
      text: ['guide.catch.text'],
      shows: [
        { token: { kind: 'wild', of: 'joltik', figure: 1 } },
        { die: 3 },
        { card: { kind: 'item', of: 'ultra-ball' } },
      ],
    },
    {
      title: ['guide.cards'],
      text: ['guide.cards.text'],
      shows: [{ card: { kind: 'item', of: 'potion' } }, { card: { kind: 'trainer', of: 'blue' } }],
    },
    {
      title: ['guide.family'],
      text: ['guide.family.text'],
      shows: [
        { token: { kind: 'member', of: 'chimchar', figure: 4 } },
        { token: { kind: 'member', of: 'monferno', figure: 8 } },
      ],
    },
    {
      title: ['guide.gym'],
      text: ['guide.gym.text'],
      shows: [
        { token: { kind: 'badge', of: 'gardenia' } },
        { token: { kind: 'member', of: 'charmander', figure: 4 } },
        { die: 6 },
      ],
    },
    {
      title: ['guide.badge'],
      text: ['guide.badge.text'],
      shows: [
        { token: { kind: 'badge', of: 'gardenia' } },
        { token: { kind: 'wild', of: 'articuno', figure: 11 } },
      ],
    },
  ],
  wins: ['guide.wins'],
  words: guideText,
};
