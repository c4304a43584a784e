/** The badges there are: who has them, and how near the one who looks is to each. */
import type { Progress, ProgressRow, Say } from '@indigo/kernel';
import { SITES_BY } from './board.ts';
import { SITES } from './data/sites.ts';
import { chanceIn, contestantsIn, placeOf } from './known.ts';
import { isHeld } from './rules/contest.ts';
import type { BadgesView } from './view.ts';

export const progressIn = (view: BadgesView): Progress => ({
  say: ['goals'],
  lines: [['goal']],
  groups: [
    { say: ['gyms'], rows: rowsOf(view, 'gym') },
    { say: ['contests'], rows: rowsOf(view, 'contest') },
  ],
});

function rowsOf(view: BadgesView, kind: 'gym' | 'contest'): readonly ProgressRow[] {
  return [...SITES.keys()]
    .filter((site) => SITES[site].kind === kind && isHeld(view.options, site))
    .map((site): ProgressRow => {
      const owners = [...view.trainers.keys()].filter((seat) => view.trainers[seat].badges.includes(site));
      const done = owners.includes(view.seat);
      const own = done ? [] : nearness(view, site);
      return {
        id: SITES[site].id,
        kind: 'badge',
        of: SITES[site].id,
        say: ['badge-of', site],
        about: [kind === 'gym' ? ['gym-team', site] : ['contest-asks', site], ...own],
        state: done ? 'done' : isThere(view, site) ? 'now' : 'later',
        owners,
      };
    });
}

const isThere = (view: BadgesView, site: number): boolean =>
  view.seat in view.trainers && SITES_BY[placeOf(view, view.seat)].includes(site);

/** Said only to players, of their own Party. */
function nearness(view: BadgesView, site: number): Say[] {
  const { seat } = view;
  if (!(seat in view.trainers)) return [];
  if (SITES[site].kind === 'gym') return [['chance-now', chanceIn(view, seat, site, 0)]];
  return [['you-have', contestantsIn(view, seat, site)]];
}
