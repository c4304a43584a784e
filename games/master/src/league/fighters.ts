/** What is true of the Pokémon of a match at any moment. */
import type { Seat } from '@indigo/kernel';
import { TEAM_SIZE } from '../data/battlefield.ts';
import type { Master, Type } from '../state.ts';
import { add, DISTANCE, type Hex, type HexSet, OFF } from './field.ts';
import { FORMS } from './forms.ts';
import type { Fighter, League, Match, Side, SideIndex, Who } from './state.ts';

export const matchOf = (s: Master): Match => (s.league as League).match as Match;

export const sideOf = (who: Who): SideIndex => (who < TEAM_SIZE ? 0 : 1);
export const firstOf = (side: SideIndex): Who => (side === 0 ? 0 : TEAM_SIZE);
export const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);
/** Both sides, beginning with this one. */
export const bothFrom = (first: SideIndex): readonly SideIndex[] => BOTH[first];
const BOTH: readonly (readonly SideIndex[])[] = [
  [0, 1],
  [1, 0],
];
export const ownerOf = (m: Match, who: Who): Side => m.sides[sideOf(who)];
export const seatOf = (m: Match, who: Who): Seat => m.sides[sideOf(who)].seat;

/** Every Pokémon of a side, in card order; then those of the other. */
const ORDERS: readonly (readonly Who[])[] = [
  [0, 1, 2, 3, 4, 5],
  [3, 4, 5, 0, 1, 2],
];
export const inOrder = (first: SideIndex): readonly Who[] => ORDERS[first];
/** Those of one side, in card order. */
const ROWS: readonly (readonly Who[])[] = ORDERS.map((order) => order.slice(0, TEAM_SIZE));
export const rowOf = (side: SideIndex): readonly Who[] => ROWS[side];
export const EVERYBODY: readonly Who[] = ORDERS[0];

/** The side whose activation it is, or which begins the round. */
export const activeSide = (m: Match): SideIndex => (m.go === null ? m.begins : sideOf(m.go.who));

export const isOnField = (m: Match, who: Who): boolean => m.fighters[who].hex !== OFF;

/** M-MEND-01: one side was empty, and from that moment on nothing happens in the match. */
export const isOver = (m: Match): boolean => m.winner >= 0;

/** M-ABIL-02: another Pokémon of the same owner. */
export const areFriends = (a: Who, b: Who): boolean => a !== b && sideOf(a) === sideOf(b);
export const areFoes = (a: Who, b: Who): boolean => sideOf(a) !== sideOf(b);

/** M-ABIL-02, M-ABIL-66: distance 1 between a hex and a Pokémon's head or tail. */
export const isBeside = ({ hex, tail }: Fighter, at: Hex): boolean =>
  (hex !== OFF && DISTANCE[hex][at] === 1) || (tail !== OFF && DISTANCE[tail][at] === 1);

export function areAdjacent(m: Match, a: Who, b: Who): boolean {
  const [one, two] = [m.fighters[a], m.fighters[b]];
  if (two.hex === OFF) return false;
  return isBeside(one, two.hex) || (two.tail !== OFF && isBeside(one, two.tail));
}

/** How far a hex is from the nearer of head and tail. */
export const distanceTo = ({ hex, tail }: Fighter, at: Hex): number =>
  tail === OFF ? DISTANCE[hex][at] : Math.min(DISTANCE[hex][at], DISTANCE[tail][at]);

/** M-PREP-02, M-ACT-07, M-ABIL-66: no boulder and nobody's head or tail. */
export function isFree(m: Match, at: Hex): boolean {
  for (let i = 0; i < m.boulders.length; i++) if (m.boulders[i] === at) return false;
  for (let i = 0; i < m.fighters.length; i++) {
    const { hex, tail } = m.fighters[i];
    if (hex === at || tail === at) return false;
  }
  return true;
}

/** M-LOS-06: hexes with a boulder or with a Pokémon that is none of these. */
export function obstacles(m: Match, but: Who, orBut: Who = but): HexSet {
  const set = { lo: 0, hi: 0 };
  for (let i = 0; i < m.boulders.length; i++) add(set, m.boulders[i]);
  for (let i = 0; i < m.fighters.length; i++) {
    if (i === but || i === orBut) continue;
    const { hex, tail } = m.fighters[i];
    if (hex !== OFF) add(set, hex);
    if (tail !== OFF) add(set, tail);
  }
  return set;
}

export function nextToBoulder(m: Match, who: Who): boolean {
  for (let i = 0; i < m.boulders.length; i++) if (isBeside(m.fighters[who], m.boulders[i])) return true;
  return false;
}

/** Somebody of the other side stands next to a hex (or to the tail's). */
export function foeBeside(m: Match, who: Who, hex: Hex, tail: Hex): boolean {
  const row = rowOf(other(sideOf(who)));
  for (let i = 0; i < row.length; i++) {
    const foe = m.fighters[row[i]];
    if (foe.hex !== OFF && (isBeside(foe, hex) || (tail !== OFF && isBeside(foe, tail)))) return true;
  }
  return false;
}

export function friendOfType(m: Match, who: Who, type: Type): boolean {
  const row = rowOf(sideOf(who));
  for (let i = 0; i < row.length; i++) {
    const friend = m.fighters[row[i]];
    if (row[i] !== who && friend.hex !== OFF && friend.type === type) return true;
  }
  return false;
}

/** All hearts of a side on the field (M-SUD-06). */
export function heartsOf(m: Match, side: SideIndex): number {
  const row = rowOf(side);
  let sum = 0;
  for (let i = 0; i < row.length; i++) if (isOnField(m, row[i])) sum += m.fighters[row[i]].hearts;
  return sum;
}

/** M-SEQ-20: returns the hearts regained. */
export function regain(f: Fighter, hearts: number): number {
  if (f.hex === OFF || f.hearts >= f.max) return 0;
  const gained = Math.min(hearts, f.max - f.hearts);
  f.hearts += gained;
  return gained;
}

/** M-ATK-11: nothing exhausts Tackle. */
export function exhaust(f: Fighter, attack: number, tackle: number): boolean {
  if (attack === tackle || f.exhausted.includes(attack)) return false;
  f.exhausted.push(attack);
  return true;
}

/** What stands on its card now, for words: the card and the stage in one number. */
export const formOf = ({ card, stage }: Fighter): number => card * FORMS + stage;
