import { ALL, pileOf, type Rules, type Seat } from '@indigo/kernel';
import { CIRCLES_BY_COLOUR, PALLET, SPACES } from '../board.ts';
import { CHIPS, COLOURS } from '../data/chips.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import { type Classic, EMPTY, FACE_DOWN, type Options } from '../state.ts';
import { type T, tell } from '../table.ts';
import { join, power } from '../team.ts';
import { NOBODY, rollAll } from './dice.ts';
import { TURN } from './turn.ts';

/**
 * The table before anything is drawn. A chip or card nobody has seen is not dealt yet (it is drawn when first seen), so
 * a circle only knows that its chip lies face down (C-SETUP-01), and a pile only what is left in it.
 */
export function createClassic(seats: number, options: Options): Classic {
  const circles = new Array<number>(SPACES.length).fill(EMPTY);
  // C-SETUP-02: one on every circle. The rest is the tray (C-SETUP-04), or the Unknown Dungeon for yellow (C-SETUP-03).
  for (const space of CIRCLES_BY_COLOUR.flat()) circles[space] = FACE_DOWN;
  return {
    agenda: [{ do: 'setup' }],
    options, // frozen, and shared by all copies of the state
    turn: 0,
    active: 0,
    winner: -1,
    stopped: false,
    trainers: Array.from({ length: seats }, () => ({
      at: PALLET, // C-SETUP-10; the mover's colour is the seat's and has no effect (C-SETUP-09)
      roams: false,
      team: [],
      ko: [],
      hand: [], // C-SETUP-11
      aside: [],
    })),
    circles,
    unseen: COLOURS.map((colour) => CHIPS.filter((chip) => chip.colour === colour).map((chip) => chip.dex)),
    dungeon: 0,
    items: pileOf(ITEMS.map((item) => item.count)), // C-SETUP-08
    events: pileOf(EVENTS.map((event) => event.count)),
    rivals: pileOf(RIVALS.map(() => 1)), // C-SETUP-07
    event: -1,
    battle: null,
  };
}

const STARTERS = COLOURS.indexOf('starter');

/** C-SETUP-05: a Starter each, blind. Those not taken stay in the tray (C-SETUP-06) for good (C-SETUP-12). */
export function* setup(t: T): Rules {
  const { s } = t;
  const starters = s.unseen[STARTERS];
  for (let seat = 0; seat < t.n; seat++) {
    const index = yield* t.chance('starter', starters.length);
    join(s.trainers[seat], starters.splice(index, 1)[0]);
    tell(t, ALL, 'got-starter', seat, s.trainers[seat].team[0]);
  }
  const [first, pips] = yield* whoGoesFirst(t);
  s.active = first;
  tell(t, ALL, 'goes-first', first, s.trainers[first].team[0], pips);
  s.agenda.push(TURN);
}

/** C-FIRST-01: the weakest Starter; ties roll, the highest begins (C-FIRST-02), and roll again if need be (C-FIRST-03). */
function* whoGoesFirst(t: T): Rules<readonly [Seat, number]> {
  const powers = t.s.trainers.map(power);
  const fewest = Math.min(...powers);
  let tied = t.from(0).filter((seat) => powers[seat] === fewest);
  let highest = 0;
  while (tied.length > 1) {
    const dice = yield* rollAll(t, tied, 'first', NOBODY);
    highest = Math.max(...dice);
    tied = tied.filter((_, i) => dice[i] === highest);
  }
  return [tied[0], highest];
}
