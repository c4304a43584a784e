import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { EVOLUTIONS_OF, type Evolution } from '../answers.ts';
import { BADGE_FOR, EVOLVED_CARDS, FACE_OF, HP_OF } from '../cards.ts';
import { EVOLVED_LEAST_HP } from '../data/rules.ts';
import { EVOLVE } from '../questions.ts';
import { type Card, IN_TEAM, type Mit, type Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { inStack, isFit } from '../team.ts';
import { putBack } from './capture.ts';
import { rollFor } from './dice.ts';

/**
 * L-EVO-02: after a won battle, one try for one Pokémon, by one stage, if the player likes. It succeeds on `most` or less:
 * one number after a player or a Leader (L-EVO-04), another after a wild Pokémon (L-EVO-05).
 */
export function* tryEvolution(t: T, seat: Seat, side: Side, most: number): Rules {
  const { s } = t;
  const choice: Evolution | 'leave' = yield* t.ask(seat, EVOLVE(most), () => [
    ...evolutions(s, seat, side),
    'leave' as const,
  ]);
  if (choice === 'leave') return;
  side.dice.length = 0;
  const pips = yield* rollFor(t, side, 'evolve');
  if (pips > most) {
    tell(t, ALL, 'evolution-failed', seat, choice.card, pips, most); // L-EVO-08
    return;
  }
  const into = evolve(s, seat, choice);
  tell(t, ALL, 'evolved', seat, choice.card, into, pips, most);
}

/** L-EVO-03: those selected for the battle and fit at its end, with the badge of their stage. */
function evolutions(s: Mit, seat: Seat, side: Side): Evolution[] {
  const { badges } = s.trainers[seat];
  const list: Evolution[] = [];
  for (const { card } of side.fighters) {
    if (!isFit(s, card) || (badges & BADGE_FOR[FACE_OF[card]]) === 0) continue; // L-EVO-01
    for (const evolution of EVOLUTIONS_OF[card]) {
      if (inStack(s, EVOLVED_CARDS[evolution.into]) >= 0) list.push(evolution); // L-EVO-10, L-EVO-13
    }
  }
  return list;
}

/** L-EVO-06: the next stage takes its place with its damage (L-EVO-09); the lower card goes back (L-EVO-07). */
function evolve(s: Mit, seat: Seat, { card, into }: Evolution): Card {
  const { team } = s.trainers[seat];
  const higher = inStack(s, EVOLVED_CARDS[into]);
  team[team.indexOf(card)] = higher;
  s.where[higher] = IN_TEAM;
  s.damage[higher] = Math.min(s.damage[card], HP_OF[higher] - EVOLVED_LEAST_HP);
  putBack(s, card);
  return higher;
}
