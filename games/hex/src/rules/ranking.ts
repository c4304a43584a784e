/** Events that point at whoever meets a condition. */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { SEAT } from '../answers.ts';
import { about } from '../questions.ts';
import { type T, tell } from '../table.ts';

const TIE = about<[card: string]>('settle-tie', 'H-EVT-02');

type Score = (seat: Seat) => number;

/** H-EVT-02, H-EVT-58: where several meet it alike, the player who drew the card chooses among them. */
function* chosen(t: T, chooser: Seat, card: string, tied: readonly Seat[]): Rules<Seat> {
  return (yield* t.ask(chooser, TIE(card), () => tied.map((seat) => SEAT[seat]))).seat;
}

/** Who has the least of something, and why. */
export function* least(
  t: T,
  chooser: Seat,
  card: LeastCard,
  seats: readonly Seat[],
  score: Score,
): Rules<Seat> {
  const fewest = Math.min(...seats.map(score));
  const tied = seats.filter((seat) => score(seat) === fewest);
  const seat = yield* chosen(t, chooser, card, tied);
  tell(t, ALL, 'has-least', card, seat, fewest, tied, chooser);
  return seat;
}

/** Cards that look for somebody who has the least of something. */
export type LeastCard = 'professor-birch' | 'mr-fuji' | 'pokemon-day-care';

/** The first places by a score, the most first; fewer if there are not so many players. */
export function* places(
  t: T,
  chooser: Seat,
  card: string,
  seats: readonly Seat[],
  score: Score,
  count: number,
): Rules<Seat[]> {
  const order: Seat[] = [];
  while (order.length < count && order.length < seats.length) {
    const rest = seats.filter((seat) => !order.includes(seat));
    const most = Math.max(...rest.map(score));
    order.push(
      yield* chosen(
        t,
        chooser,
        card,
        rest.filter((seat) => score(seat) === most),
      ),
    );
  }
  return order;
}
