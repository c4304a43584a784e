import { ALL, type Card, type Seat } from '@indigo/kernel';
import { CONTEST_NEEDS } from '../data/rules.ts';
import { CONTESTS, SITES } from '../data/sites.ts';
import { countsAs, SITE_TYPE } from '../kinds.ts';
import type { Badges, Kind, Options } from '../state.ts';
import { type T, tell } from '../table.ts';
import { kindsOf, showInParty } from '../team.ts';
import { winBadge } from './badge.ts';

/** B-CON-08, B-OPT-05: with three Contests the last is left out. */
export const isHeld = ({ contests }: Options, site: number): boolean =>
  site < SITES.length - CONTESTS + contests;

/** B-CON-01, B-CON-05: a Contest whose badge one has not; also with too few to win (B-CON-03). */
export const mayCompete = (s: Badges, seat: Seat, site: number): boolean =>
  SITES[site].kind === 'contest' && isHeld(s.options, site) && !s.trainers[seat].badges.includes(site);

/** Does a Pokémon of the Party count in this Contest, fainted or not (B-FAINT-02)? The Box does not count. */
export const isContestant = (options: Options, kind: Kind, site: number): boolean =>
  countsAs(kind, SITE_TYPE[site], options.legendaryContestType === 'pile');

/** B-CON-02, B-CON-06: no dice and no opponent, four of the type win. */
export function compete(t: T, seat: Seat, site: number): void {
  const { s } = t;
  const entered = s.trainers[seat].party.filter((card) => isContestant(s.options, s.cards.kind[card], site));
  if (entered.length < CONTEST_NEEDS) {
    tell(t, ALL, 'outshone', seat, site); // B-CON-03
    return;
  }
  // B-CON-07: four are shown, best those all know already; they are kept (B-CON-04).
  const known = (card: Card): number => (s.cards.seen[card] === ALL ? 0 : 1);
  const shown = entered.sort((a, b) => known(a) - known(b)).slice(0, CONTEST_NEEDS);
  const kinds = kindsOf(s, shown);
  for (const kind of kinds) showInParty(t, seat, kind);
  tell(t, ALL, 'shone', seat, site, kinds, shown);
  winBadge(t, seat, site);
}
