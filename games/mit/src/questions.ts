/** Every question of the game, with the clause it follows. Those that speak of something are made when asked. */
import type { Plain, Question } from '@indigo/kernel';

const ask = (kind: string, clause: string): Question => ({ kind, clause });
const about =
  <F extends readonly Plain[]>(kind: string, clause: string, secret = false) =>
  (...facts: F): Question =>
    secret ? { kind, clause, about: facts, secret } : { kind, clause, about: facts };

export const STARTER = ask('starter', 'L-SETUP-04');
export const TURN_ACT = ask('turn', 'L-TURN-01');
export const WALK = about<[pips: number]>('walk', 'L-MOVE-01');
export const CALL_BATTLE = about<[lander: number]>('call', 'L-REACT-01');
export const GYM = about<[leader: number]>('gym', 'L-LAND-01');
export const SELECT_WILD = about<[card: number]>('select-wild', 'L-WILD-02', true);
export const SELECT_GYM = about<[leader: number, most: number]>('select-gym', 'L-REACT-02', true);
export const SELECT_PLAYER = about<[one: number, other: number]>('select-player', 'L-REACT-02', true);
export const ACT = about<[card: number, hp: number, enemy: number, left: number]>('act', 'L-BAT-06');
export const ACT_LEADER = about<[card: number, hp: number, enemy: number, left: number]>(
  'act-leader',
  'L-REACT-06',
);
export const REPLACE = about<[card: number]>('replace', 'L-REACT-03');
export const RELEASE = ask('release', 'L-REACT-05');
export const EVOLVE = about<[most: number]>('evolve', 'L-REACT-04');
