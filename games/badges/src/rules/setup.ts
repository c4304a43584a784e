import { ALL, pileOf, type Rules, SetupError } from '@indigo/kernel';
import { START } from '../board.ts';
import { CARDS } from '../data/cards.ts';
import { ROUTES } from '../data/routes.ts';
import { BADGES_TO_WIN } from '../data/rules.ts';
import { CONTESTS, SITES } from '../data/sites.ts';
import { type Badges, type Options, STILL } from '../state.ts';
import { type T, tell } from '../table.ts';
import { TURN } from './end.ts';

/**
 * The table before anything happened. B-SETUP-01, B-SETUP-02, B-SETUP-05: piles nobody has looked into need no shuffling: which
 * card of the fitting type lies where is drawn when it is first seen (`wild.ts`).
 */
export function createBadges(seats: number, options: Options): Badges {
  if (options.firstSeat > seats) {
    throw new SetupError(`seat ${options.firstSeat} cannot begin: there are only ${seats}`);
  }
  // B-END-02: with fewer badges on the map nobody could win.
  if (SITES.length - CONTESTS + options.contests < BADGES_TO_WIN) {
    throw new SetupError(`the map offers fewer than ${BADGES_TO_WIN} badges`);
  }
  return {
    agenda: [{ do: 'setup' }],
    options, // frozen, and shared by all copies of the state
    turn: 0,
    active: 0,
    winner: -1,
    stopped: false,
    // B-GEN-03, B-SETUP-06: everybody at the Center, with nothing.
    trainers: Array.from({ length: seats }, () => ({
      at: START,
      party: [],
      box: [],
      fainted: [],
      badges: [],
    })),
    cards: pileOf(CARDS.map(() => 1)),
    from: [],
    placed: [],
    wild: ROUTES.map(({ bubbles }) => bubbles.length), // B-SETUP-04
    under: ROUTES.map(() => []),
    drawn: -1,
    cut: 0,
    dice: [0, 0],
    steps: 0,
    moved: STILL,
    hms: 0,
    asked: 0,
    gym: null,
  };
}

/** B-TURN-01: the host names who begins, or chance does. */
export function* setup(t: T): Rules {
  const { s } = t;
  const { firstSeat } = s.options;
  s.active = firstSeat > 0 ? firstSeat - 1 : yield* t.chance('first', t.n);
  tell(t, ALL, 'goes-first', s.active, firstSeat === 0);
  s.agenda.push(TURN);
}
