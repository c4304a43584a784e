import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { CARDS } from '../cards.ts';
import { BALL, TEAM_MAX } from '../data/rules.ts';
import { RELEASE } from '../questions.ts';
import { type Battle, type Card, IN_STACK, IN_TEAM, type Mit, OUT } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hpOf } from '../team.ts';
import { rollFor } from './dice.ts';

/** L-BALL-02: the highest die that catches a Pokémon with so many HP left, 0 if none does (L-BALL-03). */
export const ballNumber = (hp: number): number => BALL[hp] ?? 0;

/** L-BALL-01: one die against the wild Pokémon's HP. There are as many Pokéballs as turns (L-BALL-04). */
export function* throwBall(t: T, battle: Battle): Rules {
  const [side] = battle.sides;
  const seat = side.owner;
  const { foe: card } = battle;
  const hp = hpOf(t.s, card);
  const needed = ballNumber(hp);
  const pips = yield* rollFor(t, side, 'ball');
  if (pips > needed) {
    tell(t, ALL, 'ball-missed', seat, card, pips, needed);
    return;
  }
  battle.ended = 'caught'; // L-BALL-05
  tell(t, ALL, 'caught', seat, card, pips, needed, hp);
}

/** The card joins with its damage (L-BALL-06). A seventh Pokémon means that one is released (L-TEAM-01). */
export function* joinTeam(t: T, seat: Seat, card: Card): Rules {
  const { s } = t;
  const { team } = s.trainers[seat];
  team.push(card);
  s.where[card] = IN_TEAM;
  if (team.length <= TEAM_MAX) return;
  const released = yield* t.ask(seat, RELEASE, () => team.slice());
  team.splice(team.indexOf(released), 1);
  tell(t, ALL, 'released', seat, released);
  putBack(s, released);
}

/**
 * L-TEAM-02, L-TEAM-04, L-EVO-07: to the stack its back names, a starter out of the game (L-TEAM-03); without damage (L-TEAM-07).
 * Nothing else takes a Pokémon away (L-TEAM-05).
 */
export function putBack(s: Mit, card: Card): void {
  s.where[card] = CARDS[card].back === 'starter' ? OUT : IN_STACK;
  s.damage[card] = 0;
}
