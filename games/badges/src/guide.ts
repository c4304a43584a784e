import type { Guide } from '@indigo/kernel';
import { type GuideText, guideText } from './text-guide.ts';

export const guide: Guide<GuideText> = {
  goal: ['guide.goal'],
  steps: [
    { title: ['guide.roll'], text: ['guide.roll.text'], shows: [{ pawn: 2 }, { die: 3 }, { die: 5 }] },
    {
      title: ['guide.hm'],
      text: ['guide.hm.text'],
      shows: [{ token: { kind: 'card', of: '4' } }, { token: { kind: 'card', of: '7' } }],
    },
    {
      title: ['guide.capture'],
      text: ['guide.capture.text'],
      shows: [{ token: { kind: 'card-back' } }, { token: { kind: 'card', of: '152' } }],
    },
    {
      title: ['guide.gym'],
      text: ['guide.gym.text'],
      shows: [{ token: { kind: 'card', of: '7' } }, { die: 3 }, { token: { kind: 'card', of: '37' } }],
    },
    {
      title: ['guide.contest'],
      text: ['guide.contest.text'],
      shows: [
        { token: { kind: 'card', of: '4' } },
        { token: { kind: 'card', of: '37' } },
        { token: { kind: 'card', of: '58' } },
        { token: { kind: 'card', of: '77' } },
      ],
    },
    { title: ['guide.center'], text: ['guide.center.text'], shows: [{ pawn: 2 }, { pawn: 1 }] },
  ],
  wins: ['guide.wins'],
  words: guideText,
};
