import type { MeaningTables, QuestionMeaning, Seat } from '@indigo/kernel';
import { FACE_OF } from '../cards.ts';
import { BATTLE_MAX } from '../data/rules.ts';
import type { words } from '../text.ts';
import type { MitView } from '../view.ts';
import { leaderNear, pokemonNear } from './things.ts';

const playsLeader = ({ battle }: MitView, seat: Seat): boolean =>
  (battle?.sides ?? []).some(({ owner, chooser }) => owner < 0 && chooser === seat);

const laysDown = (most: number): QuestionMeaning => ({
  hint: ['hint.select', most],
  sends: (count) => ['sends-lay', Math.max(1, count)],
});

export const questions: MeaningTables<typeof words, MitView>['questions'] = {
  starter: () => ({ hint: ['hint.starter'] }),
  turn: () => ({ hint: ['hint.turn'] }),
  walk: (_at, pips) => ({ hint: ['hint.walk'], dice: [pips] }),
  call: () => ({ hint: ['hint.call'] }),
  gym: (_at, leader) => ({ hint: ['hint.gym', leader], subject: leaderNear(leader) }),
  'select-wild': (_at, card) => ({
    hint: ['hint.select-wild'],
    subject: pokemonNear(FACE_OF[card]), // at full HP (L-WILD-01)
    sends: (count) => ['sends-fight', Math.max(1, count)],
  }),
  'select-gym': ({ view, seat }, leader, most) =>
    playsLeader(view, seat) ? { hint: ['hint.lead', leader], sends: () => ['sends-lead'] } : laysDown(most),
  'select-player': () => laysDown(BATTLE_MAX),
  act: () => ({ hint: ['hint.act'] }),
  'act-leader': () => ({ hint: ['hint.act'] }),
  replace: () => ({ hint: ['hint.replace'] }),
  release: () => ({ hint: ['hint.release'] }),
  evolve: () => ({ hint: ['hint.evolve'] }),
};
