import type { MeaningTables, QuestionMeaning, Seat, Subject } from '@indigo/kernel';
import { FACE_OF, HP_OF } from '../cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { BATTLE_MAX } from '../data/rules.ts';
import type { Card } from '../state.ts';
import type { words } from '../text.ts';
import type { MitView } from '../view.ts';

/** A wild Pokémon as it is turned up: at full HP (L-WILD-01). */
function wildOf(card: Card): Subject {
  const { id, stage } = POKEMON[FACE_OF[card]];
  const hp = HP_OF[card];
  return {
    kind: 'card',
    of: id,
    form: stage - 1,
    health: { now: hp, most: hp },
    say: ['fighter', card],
    tag: ['type-tag', card],
    lines: [
      ['hp-line', hp, hp],
      ['note.knows', card],
    ],
  };
}

const leaderOf = (leader: number): Subject => ({
  kind: 'leader',
  of: LEADERS[leader].id,
  say: ['leader-name', leader],
  tag: ['badge-tag', leader],
  lines: [['team-line', leader]],
});

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
  gym: (_at, leader) => ({ hint: ['hint.gym', leader], subject: leaderOf(leader) }),
  'select-wild': (_at, card) => ({
    hint: ['hint.select-wild'],
    subject: wildOf(card),
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
