import type { MeaningTables } from '@indigo/kernel';
import { SITES } from '../data/sites.ts';
import type { words } from '../text.ts';
import type { BadgesView } from '../view.ts';
import { cardNear, siteNear } from './things.ts';

export const questions: MeaningTables<typeof words, BadgesView>['questions'] = {
  move: ({ view }, steps) => ({ hint: ['hint.move', steps], dice: view.dice }),
  exchange: ({ view: { drawn } }) => ({
    hint: ['hint.exchange'],
    ...(drawn !== null &&
      drawn.card !== null && {
        subject: cardNear(drawn.card, false, [['came-from', drawn.no, drawn.from]]),
      }),
  }),
  rearrange: ({ view }) => ({
    hint: ['hint.rearrange', view.options.partyMax],
    sends: (shifts) => ['sends-shifts', shifts],
  }),
  offer: () => ({ hint: ['hint.offer'], sends: () => ['sends-offer'] }),
  'answer-offer': (_at, from, offered, _want, fainted) => ({
    hint: ['hint.answer-offer', from],
    subject: cardNear(offered, fainted),
  }),
  fight: (_at, site) => {
    const gym = siteNear({ kind: 'gym', of: SITES[site].id });
    return { hint: ['hint.fight'], ...(gym !== null && { subject: gym }) };
  },
};
