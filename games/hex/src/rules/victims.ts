import type { Rules, Seat } from '@indigo/kernel';
import { DO, SEAT } from '../answers.ts';
import { about } from '../questions.ts';
import type { T } from '../table.ts';
import { strikes } from './hit.ts';
import { opponents } from './window.ts';

const FIRST = about<[card: string]>('victim', 'H-SUP-15');
const SECOND = about<[card: string, first: number]>('second-victim', 'H-SUP-15');
const BOTH = DO('same-again');

/** Who is hit, and how hard. */
export interface Hit {
  readonly victim: Seat;
  readonly times: number;
}

/**
 * H-SUP-15, H-SUP-16, H-SUP-27, H-SUP-28: one opponent twice or two opponents once. All are named first, then each may block
 * the whole of it with a Poké Doll, in table order (H-REACT-36): those who are hit.
 */
export function* oneTwiceOrTwo(t: T, seat: Seat, card: string): Rules<Hit[]> {
  const all = opponents(t, seat);
  const { seat: first } = yield* t.ask(seat, FIRST(card), () => all.map((other) => SEAT[other]));
  const answer = yield* t.ask(seat, SECOND(card, first), () => [
    BOTH,
    ...all.filter((other) => other !== first).map((other) => SEAT[other]),
  ]);
  const second = 'seat' in answer ? answer.seat : first;
  const hits: Hit[] = [];
  for (const victim of all) {
    if (victim !== first && victim !== second) continue;
    if (yield* strikes(t, card, [victim], [seat])) hits.push({ victim, times: first === second ? 2 : 1 });
  }
  return hits;
}

/** H-EVT-10, H-REACT-36: each of these may block what a card does to them; those who do not, in their order. */
export function* unblocked(t: T, card: string, owner: Seat, seats: readonly Seat[]): Rules<Seat[]> {
  const hit: Seat[] = [];
  for (const seat of seats) {
    // H-REACT-26: nobody answers a Doll against what one's own Event does to oneself.
    if (yield* strikes(t, card, [seat], seat === owner ? [] : [owner])) hit.push(seat);
  }
  return hit;
}
