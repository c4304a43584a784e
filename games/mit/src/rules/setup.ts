import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { CARDS, STARTER_CARDS } from '../cards.ts';
import { START } from '../data/squares.ts';
import { STARTER } from '../questions.ts';
import { IN_STACK, IN_TEAM, type Mit, type Options, OUT } from '../state.ts';
import { type T, tell } from '../table.ts';
import { rollDie } from './dice.ts';
import { TURN } from './turn.ts';

/**
 * The table before anything is rolled. Every card lies in its stack (L-SETUP-01), whose order nobody knows: a route's card
 * is drawn when it is turned up, from those that lie there (L-SETUP-08).
 */
export function createMit(seats: number, options: Options): Mit {
  return {
    agenda: [{ do: 'setup' }],
    options, // frozen, and shared by all copies of the state
    turn: 0,
    active: 0,
    winner: -1,
    stopped: false,
    // L-SETUP-06, L-SETUP-07: at the start square, which is the first last Center, with nothing.
    trainers: Array.from({ length: seats }, () => ({ at: START, center: START, team: [], badges: 0 })),
    where: CARDS.map(() => IN_STACK),
    damage: CARDS.map(() => 0),
    battle: null,
  };
}

/** L-SETUP-02, L-SETUP-04: the highest roll begins; from there clockwise everybody picks a starter, in the open. */
export function* setup(t: T): Rules {
  const { s } = t;
  const [first, pips] = yield* whoGoesFirst(t);
  tell(t, ALL, 'goes-first', first, pips);
  const free = () => STARTER_CARDS.filter((card) => s.where[card] === IN_STACK);
  for (const seat of t.from(first)) {
    const card = yield* t.ask(seat, STARTER, free);
    s.where[card] = IN_TEAM;
    s.trainers[seat].team.push(card);
    tell(t, ALL, 'chose-starter', seat, card);
  }
  for (const card of free()) {
    s.where[card] = OUT; // L-SETUP-05
    tell(t, ALL, 'starter-left', card);
  }
  s.active = first;
  s.agenda.push(TURN);
}

/** L-SETUP-03: a die each; those tied for the highest roll again. */
function* whoGoesFirst(t: T): Rules<readonly [Seat, number]> {
  let tied = t.from(0);
  let highest = 0;
  while (tied.length > 1) {
    const dice: number[] = [];
    for (const seat of tied) {
      const pips = yield* rollDie(t, 'first');
      tell(t, ALL, 'rolled', seat, pips, 'first');
      dice.push(pips);
    }
    highest = Math.max(...dice);
    tied = tied.filter((_, i) => dice[i] === highest);
  }
  return [tied[0], highest];
}
