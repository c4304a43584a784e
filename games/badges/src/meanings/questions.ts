import type { MeaningTables, Say, Subject } from '@indigo/kernel';
import { CARDS } from '../data/cards.ts';
import type { Kind } from '../state.ts';
import type { words } from '../text.ts';
import type { BadgesView } from '../view.ts';

function subject(kind: Kind, fainted: boolean, lines: readonly Say[]): Subject {
  const { dex, hm } = CARDS[kind];
  return {
    kind: 'card',
    of: String(dex),
    ...(fainted && { marks: ['fainted'] }),
    say: ['card', kind],
    tag: ['type-tag', kind],
    lines: [
      ...(hm === null ? [] : [['lends-hm', kind] as const]),
      ...(fainted ? [['has-fainted'] as const] : []),
      ...lines,
    ],
  };
}

export const questions: MeaningTables<typeof words, BadgesView>['questions'] = {
  move: ({ view }, steps) => ({ hint: ['hint.move', steps], dice: view.dice }),
  exchange: ({ view: { drawn } }) => ({
    hint: ['hint.exchange'],
    ...(drawn !== null &&
      drawn.card !== null && {
        subject: subject(drawn.card, false, [['came-from', drawn.no, drawn.from]]),
      }),
  }),
  rearrange: ({ view }) => ({
    hint: ['hint.rearrange', view.options.partyMax],
    sends: (shifts) => ['sends-shifts', shifts],
  }),
  offer: () => ({ hint: ['hint.offer'], sends: () => ['sends-offer'] }),
  'answer-offer': (_at, from, offered, _want, fainted) => ({
    hint: ['hint.answer-offer', from],
    subject: subject(offered, fainted, []),
  }),
  fight: () => ({ hint: ['hint.fight'] }),
};
