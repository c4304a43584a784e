/** How likely those win who are laid down for a battle. */
import type { Choice, Odds, Seat } from '@indigo/kernel';
import type { MitView } from '../view.ts';
import { type Chosen, gymOdds, leaderOdds, playerOdds, wildOdds } from './fights.ts';

export const playsLeader = ({ battle }: MitView, seat: Seat): boolean =>
  (battle?.sides ?? []).some(({ owner, chooser }) => owner < 0 && chooser === seat);

/** None where nobody is laid down. */
export function laidDown(
  { view, seat, decision }: Omit<Choice<MitView>, 'option'>,
  pick: Chosen,
): Odds | null {
  const [, first, second] = decision.say as readonly [string, number, number];
  switch (decision.kind) {
    case 'select-wild':
      return wildOdds(view, seat, [first], pick);
    case 'select-gym':
      if (!playsLeader(view, seat)) return gymOdds(view, seat, first, pick);
      return leaderOdds(view, view.active, first, pick.lead ?? pick.exactly?.[0] ?? -1);
    case 'select-player':
      return playerOdds(view, seat, first, second, pick);
    default:
      return null;
  }
}
