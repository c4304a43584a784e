import type { Guide } from '@indigo/kernel';
import { type GuideText, guideText } from './text/guide.ts';

export const guide: Guide<GuideText> = {
  goal: ['guide.goal'],
  steps: [
    { title: ['guide.roll'], text: ['guide.roll.text'], shows: [{ pawn: 0 }, { die: 4 }] },
    {
      title: ['guide.catch'],
      text: ['guide.catch.text'],
      shows: [
        { token: { kind: 'chip', of: '25', figure: 3 } },
        { die: 5 },
        { card: { kind: 'card', of: 'great-ball' } },
      ],
    },
    {
      title: ['guide.cards'],
      text: ['guide.cards.text'],
      shows: [{ card: { kind: 'card', of: 'potion' } }, { card: { kind: 'card', of: 'fly' } }],
    },
    { title: ['guide.meet'], text: ['guide.meet.text'], shows: [{ pawn: 0 }, { pawn: 1 }] },
    {
      title: ['guide.battle'],
      text: ['guide.battle.text'],
      shows: [
        { token: { kind: 'chip', of: '6', figure: 6 } },
        { die: 6 },
        { card: { kind: 'card', of: 'attack-bonus-3' } },
      ],
    },
    {
      title: ['guide.revive'],
      text: ['guide.revive.text'],
      shows: [
        { token: { kind: 'chip', of: '4', figure: 4, marks: ['ko'] } },
        { card: { kind: 'card', of: 'potion' } },
      ],
    },
  ],
  wins: ['guide.wins'],
  words: guideText,
};
