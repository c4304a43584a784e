import { ALL, type Seat } from '@indigo/kernel';
import { BADGES_TO_WIN } from '../data/rules.ts';
import { type T, tell } from '../table.ts';

/** B-GEN-02: from Gyms and Contests only. B-GEN-01, B-END-01: the fourth wins at once. Everybody can get each (B-LIM-01). */
export function winBadge(t: T, seat: Seat, site: number): void {
  const { s } = t;
  const { badges } = s.trainers[seat];
  badges.push(site);
  tell(t, ALL, 'won-badge', seat, site, badges.length);
  if (badges.length < BADGES_TO_WIN) return;
  s.winner = seat;
  tell(t, ALL, 'won', seat, badges);
}
