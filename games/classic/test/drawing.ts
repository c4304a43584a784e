/** A trainer who draws an Event Card, and one who enters a Final Battle. */
import { indexOf } from '../src/board.ts';
import { EVENT_INDEX, type EventId } from '../src/data/events.ts';
import type { Classic } from '../src/index.ts';
import type { Played } from './meeting.ts';
import { type Seated, type TableSetup, table } from './table.ts';

type More = Omit<TableSetup, 'trainers'>;

/** Seat 0 rolls 1 from p01 and draws this card on the pink space p02; the others stand on Pallet Town. */
export const drawing = (event: EventId, trainers: readonly Seated[], more?: More): Played =>
  rolling(trainers, 'p01', more).rolls(['move', 1], ['event', event]);

/** Seat 0 rolls 1 from i04 and enters a Final Battle on i05. */
export const entering = (trainers: readonly Seated[], more?: More): Played =>
  rolling(trainers, 'i04', more).rolls(['move', 1]);

/** Seat 0 is about to roll, from here unless its own setup says otherwise. */
export function rolling([me, ...others]: readonly Seated[], at: string, more: More = {}): Played {
  const t = table({ ...more, trainers: [{ at, ...me }, ...others] });
  if (t.match.chance === null) t.answer('roll');
  return t;
}

/** The Event deck as it lies, next first: nothing of it is unknown any more. */
export function stacked(s: Classic, ...events: readonly EventId[]): void {
  const kind = events.map((id) => EVENT_INDEX[id]);
  s.events.bag.fill(0);
  s.events.left = 0;
  s.events.kind = kind;
  s.events.seen = kind.map(() => 255);
  s.events.lot = kind.map(() => 0);
  s.events.under = [...kind.keys()];
}

/** All circles empty but these. */
export function clearCircles(s: Classic, ...but: readonly string[]): void {
  const kept = but.map(indexOf);
  s.circles.forEach((_, space) => {
    if (!kept.includes(space)) s.circles[space] = 0;
  });
}
