import type { Guide } from '@indigo/kernel';
import { type GuideText, guideText } from './text-guide.ts';

export const guide: Guide<GuideText> = {
  goal: ['guide.goal'],
  steps: [
    { title: ['guide.turn'], text: ['guide.turn.text'], shows: [{ pawn: 0 }, { die: 4 }] },
    {
      title: ['guide.battle'],
      text: ['guide.battle.text'],
      shows: [
        { token: { kind: 'card', of: 'squirtle', form: 0 } },
        { die: 2 },
        { token: { kind: 'card', of: 'rattata', form: 0 } },
      ],
    },
    {
      title: ['guide.catch'],
      text: ['guide.catch.text'],
      shows: [{ token: { kind: 'card', of: 'pidgey', form: 0, health: { now: 10, most: 40 } } }, { die: 4 }],
    },
    {
      title: ['guide.heal'],
      text: ['guide.heal.text'],
      shows: [{ token: { kind: 'card', of: 'bulbasaur', form: 0, health: { now: 50, most: 50 } } }],
    },
    {
      title: ['guide.gym'],
      text: ['guide.gym.text'],
      shows: [{ token: { kind: 'badge', of: 'brock' } }, { token: { kind: 'card', of: 'onix', form: 0 } }],
    },
    {
      title: ['guide.evolve'],
      text: ['guide.evolve.text'],
      shows: [
        { token: { kind: 'card', of: 'charmander', form: 0 } },
        { token: { kind: 'card', of: 'charmeleon', form: 1 } },
      ],
    },
  ],
  wins: ['guide.wins'],
  words: guideText,
};
