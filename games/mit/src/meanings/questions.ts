import type { Choice, MeaningTables, QuestionMeaning } from '@indigo/kernel';
import { FACE_OF } from '../cards.ts';
import { BATTLE_MAX } from '../data/rules.ts';
import type { Card } from '../state.ts';
import type { words } from '../text.ts';
import type { MitView } from '../view.ts';
import { laidDown, playsLeader } from './laying.ts';
import { leaderNear, pokemonNear } from './things.ts';

type At = Omit<Choice<MitView>, 'option'>;

/** How likely those win who have been chosen so far. */
const together = (at: At): Pick<QuestionMeaning, 'together'> => ({
  together: (parts) => {
    const exactly = parts.map(({ say }) => say[1] as Card);
    const odds = exactly.length === 0 ? null : laidDown(at, { exactly });
    return odds === null ? {} : { odds };
  },
});

const laysDown = (at: At, most: number): QuestionMeaning => ({
  hint: ['hint.select', most],
  sends: (count) => ['sends-lay', Math.max(1, count)],
  ...together(at),
});

export const questions: MeaningTables<typeof words, MitView>['questions'] = {
  starter: () => ({ hint: ['hint.starter'] }),
  turn: () => ({ hint: ['hint.turn'] }),
  walk: (_at, pips) => ({ hint: ['hint.walk'], dice: [pips] }),
  call: () => ({ hint: ['hint.call'] }),
  gym: (_at, leader) => ({ hint: ['hint.gym', leader], subject: leaderNear(leader) }),
  'select-wild': (at, card) => ({
    hint: ['hint.select-wild'],
    subject: pokemonNear(FACE_OF[card]), // at full HP (L-WILD-01)
    sends: (count) => ['sends-fight', Math.max(1, count)],
    ...together(at),
  }),
  'select-gym': (at, leader, most) =>
    playsLeader(at.view, at.seat)
      ? { hint: ['hint.lead', leader], sends: () => ['sends-lead'], ...together(at) }
      : laysDown(at, most),
  'select-player': (at) => laysDown(at, BATTLE_MAX),
  act: () => ({ hint: ['hint.act'] }),
  'act-leader': () => ({ hint: ['hint.act'] }),
  replace: () => ({ hint: ['hint.replace'] }),
  release: () => ({ hint: ['hint.release'] }),
  evolve: () => ({ hint: ['hint.evolve'] }),
};
