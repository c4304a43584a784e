/** The badges there are, and who has them. */
import type { Progress, ProgressRow } from '@indigo/kernel';
import { LEADER_AT } from './board.ts';
import { LEADERS } from './data/leaders.ts';
import { placeOf } from './known.ts';
import type { MitView } from './view.ts';

export const progressIn = (view: MitView): Progress => ({
  say: ['goals'],
  lines: [['goal']],
  groups: [{ say: ['leaders'], rows: LEADERS.map((_, leader) => rowOf(view, leader)) }],
});

function rowOf(view: MitView, leader: number): ProgressRow {
  const { id } = LEADERS[leader];
  const owners = [...view.trainers.keys()].filter((seat) => view.trainers[seat].badges.includes(id));
  const there = view.seat in view.trainers && LEADER_AT[placeOf(view, view.seat)] === leader;
  return {
    id,
    kind: 'badge',
    of: id,
    say: ['badge', leader],
    about: [
      ['leader-city', leader],
      ['leader-team', leader],
    ],
    state: owners.includes(view.seat) ? 'done' : there ? 'now' : 'later',
    owners,
  };
}
