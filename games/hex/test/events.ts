/** Where tests of Events begin: a pawn has just stopped on a "!" space and this card comes up. */
import type { Seat } from '@indigo/kernel';
import { spaceOf } from '../src/board.ts';
import type { EventId } from '../src/data/events.ts';
import type { SuperEventId } from '../src/data/super-events.ts';
import { type Seated, type TableSetup, type Told, table } from './table.ts';

/** "!" spaces whose colour is Pink, Green, Blue and Red (H-EVT-04), and a yellow one in the last hexagon. */
export const PINK_EVENT = 'new-bark-5';
export const GREEN_EVENT = 'pewter-3';
export const BLUE_EVENT = 'ecruteak-1';
export const RED_EVENT = 'spikemuth-1';
const SUPER = 'league-1';

/** Somebody who is out of the way. */
export const AWAY: Seated = { at: 'eterna-0' };

interface Beginning extends TableSetup {
  /** Where seat 0 stands. */
  readonly on?: string;
}

function landed(setup: Beginning, at: string): Told {
  const [me, ...others] = setup.players;
  const active: Seat = setup.active ?? 0;
  return table({
    ...setup,
    active,
    players: [{ at, ...me }, ...(others.length > 0 ? others : [AWAY])],
    also: (s) => {
      s.turn = 1;
      s.agenda = [{ do: 'end' }, { do: 'after' }, { do: 'landing', at: spaceOf(at) }];
      setup.also?.(s);
    },
  });
}

/** Seat 0 draws this Event. */
export const event = (id: EventId, setup: Beginning): Told =>
  landed(setup, setup.on ?? PINK_EVENT).roll('event', id);

/** Seat 0 draws this Super Event. */
export const superEvent = (id: SuperEventId, setup: Beginning): Told =>
  landed(setup, setup.on ?? SUPER).roll('super', id);

/** Two players, and three: the others out of the way. */
export const two = (me: Seated = {}, other: Seated = AWAY) => ({ players: [me, other] });
export const three = (me: Seated, b: Seated, c: Seated) => ({
  players: [me, { ...AWAY, ...b }, { ...AWAY, ...c }],
});
