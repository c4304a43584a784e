import { ALL, type Rules, type Seat } from '@indigo/kernel';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';
import { sendToCenter } from './center.ts';
import { tryEvolution } from './evolution.ts';
import { battleOf, SELECT, sideOf, stood } from './sides.ts';

/** L-PVP-01: the occupant is the initiator and has the first turn. */
export function callBattle(t: T, occupant: Seat, lander: Seat): void {
  tell(t, ALL, 'called-battle', occupant, lander);
  t.s.battle = battleOf('player', lander, sideOf(occupant), sideOf(lander));
  t.s.agenda.push(SELECT);
}

/**
 * L-PVP-03: the loser goes to the own last Center; the winner stays and may try an evolution, whoever's turn it is (L-EVO-12).
 * Both out by one attack: both go (L-PVP-04) and nobody has won (L-PVP-05).
 */
export function* afterPlayer(t: T, battle: Battle): Rules {
  const { sides, winner, ended, turns } = battle;
  if (ended === 'double') {
    tell(t, ALL, 'both-out', sides[0].owner, sides[1].owner, turns);
    for (const { owner } of sides) sendToCenter(t, owner);
  } else if (winner !== -1) {
    const [won, lost] = [sides[winner].owner, sides[1 - winner].owner];
    tell(t, ALL, 'won-player', won, lost, turns, stood(t, sides[winner]));
    yield* tryEvolution(t, won, sides[winner], t.s.options.evolveMax);
    sendToCenter(t, lost);
  }
}
