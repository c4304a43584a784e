/** What things on the field are called, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { ATTACKS } from '../data/attacks.ts';
import { CONDITIONS } from '../data/conditions.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { TYPES } from '../data/types.ts';
import { DIRECTIONS, HEXES } from './field.ts';
import { FORMS } from './forms.ts';

export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
export const name = (form: number): string => POKEMON[Math.floor(form / FORMS)].stages[form % FORMS].name;
/** `Your Pidgey`, `Misty's Pidgey`. */
export const whose = (r: Reader, seat: Seat, form: number): string =>
  `${r.you === seat ? 'Your' : `${r.name(seat)}'s`} ${name(form)}`;
/** `your Pidgey`, in the middle of a sentence. */
export const their = (r: Reader, seat: Seat, form: number): string =>
  `${r.you === seat ? 'your' : `${r.name(seat)}'s`} ${name(form)}`;
export const attack = (index: number): string => ATTACKS[index].name;
export const power = (index: number): string => POWERS[index].name;
export const type = (index: number): string => TYPES[index].id;
export const ability = (card: number): string => POKEMON[card].ability;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** `row 5, third from the left`. */
export const hexName = (hex: number): string =>
  `row ${HEXES[hex].row + 1}, ${ORDINALS[HEXES[hex].col]} from the left`;
/** By their place in DIRECTIONS. */
const WAYS = ['right', 'down and right', 'down and left', 'left', 'up and left', 'up and right'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** A way has two directions at most, by their place in DIRECTIONS: so many hexes one way, then so many the other. */
interface Way {
  readonly first: number;
  readonly one: number;
  readonly then: number;
  readonly two: number;
}
export function wayOf(from: number, to: number): Way | null {
  const q = HEXES[to].q - HEXES[from].q;
  const r = HEXES[to].r - HEXES[from].r;
  for (const [one, [q1, r1]] of DIRECTIONS.entries()) {
    const two = (one + 1) % DIRECTIONS.length;
    const [q2, r2] = DIRECTIONS[two];
    const first = q * r2 - r * q2;
    const then = q1 * r - r1 * q;
    if (first <= 0 || then < 0) continue;
    return { first, one, then, two };
  }
  return null;
}
/** `one hex left`, `two hexes up and right, then one right`. */
export function wayName(from: number, to: number): string {
  const way = wayOf(from, to);
  if (way === null) return 'nowhere';
  const { first, one, then, two } = way;
  const hexes = `${NUMBERS[first]} ${first === 1 ? 'hex' : 'hexes'} ${WAYS[one]}`;
  return then === 0 ? hexes : `${hexes}, then ${NUMBERS[then]} ${WAYS[two]}`;
}
/** `poisoned`, `slowed`: without its number. */
export const conditionName = (index: number): string => CONDITIONS[index].id.split('-')[0];
export const hearts = (n: number): string => (n === 1 ? '1 heart' : `${n} hearts`);
export const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
/** `poisoned`, `slowed to 2`. */
export const condition = (index: number, n: number): string => {
  const { id } = CONDITIONS[index];
  return id === 'slowed-to' ? `slowed to ${n}` : id === 'slowed-by' ? `slowed by ${n}` : id;
};
export const SIDE_NAMES = ['upper', 'lower'];
