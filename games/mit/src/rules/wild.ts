import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { ROUTE_AT } from '../board.ts';
import { ROUTE_CARDS } from '../cards.ts';
import { EVOLVE_WILD } from '../data/rules.ts';
import { type Battle, IN_STACK, type Mit, WILD } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hasFit, inStack } from '../team.ts';
import { joinTeam } from './capture.ts';
import { sendToCenter } from './center.ts';
import { tryEvolution } from './evolution.ts';
import { battleOf, fighterOf, SELECT, sideOf, stood, wildSide } from './sides.ts';

/** L-TURN-02: on a route square whose stack still holds a card, with a fit Pokémon. */
export function canBattleWild(s: Mit, seat: Seat): boolean {
  const route = ROUTE_AT[s.trainers[seat].at];
  return route >= 0 && inStack(s, ROUTE_CARDS[route]) >= 0 && hasFit(s, s.trainers[seat]);
}

/** L-WILD-01: the top card of the route's stack, for all to see; it fights alone, at full HP. */
export function* meetWild(t: T, seat: Seat): Rules {
  const { s } = t;
  const stack = ROUTE_CARDS[ROUTE_AT[s.trainers[seat].at]];
  const drawn = yield* t.weighted(
    'wild',
    stack.map((card) => (s.where[card] === IN_STACK ? 1 : 0)),
  );
  const card = stack[drawn];
  s.where[card] = WILD;
  tell(t, ALL, 'appeared', seat, card);
  const battle = battleOf('wild', card, sideOf(seat), wildSide());
  battle.sides[1].fighters.push(fighterOf(card, true));
  s.battle = battle;
  s.agenda.push(SELECT);
}

/** What a battle with a wild Pokémon leads to. A capture is no win (L-BALL-07). */
export function* afterWild(t: T, battle: Battle): Rules {
  const { sides, winner, ended, foe: card } = battle;
  const seat = sides[0].owner;
  if (ended === 'caught') {
    yield* joinTeam(t, seat, card);
    return;
  }
  const { turns } = battle;
  if (winner === 0) tell(t, ALL, 'beat-wild', seat, card, turns, stood(t, sides[0]));
  else if (winner === 1) tell(t, ALL, 'lost-wild', seat, card, turns, stood(t, sides[1]));
  // L-WILD-06, L-WILD-07, L-TEAM-07: back into its stack, which is shuffled, without its damage.
  t.s.where[card] = IN_STACK;
  t.s.damage[card] = 0;
  if (winner === 0) yield* tryEvolution(t, seat, sides[0], EVOLVE_WILD);
  if (winner === 1 || ended === 'double') sendToCenter(t, seat); // L-WILD-08
}
