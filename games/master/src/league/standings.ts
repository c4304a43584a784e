import type { Seat } from '@indigo/kernel';
import type { MasterView } from '../view.ts';

/** M-LEAGUE-01: the champion, the other finalist, then those who lost a semi-final, who never met each other; null before the end. */
export function standingsOf({ winner, seeds, league }: MasterView): Seat[][] | null {
  const final = league?.match ?? null;
  if (winner < 0 || final === null) return null;
  const finalists = final.sides.map(({ seat }) => seat);
  const rest = seeds.filter((seat) => !finalists.includes(seat));
  return [[winner], finalists.filter((seat) => seat !== winner), ...(rest.length > 0 ? [rest] : [])];
}
