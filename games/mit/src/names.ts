/** What things are called, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { CARDS, FACE_OF, HP_OF } from './cards.ts';
import { ATTACKS, type Effect } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { LEAST_DAMAGE } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
import type { DamagePart } from './rules/attack.ts';
import type { Card } from './state.ts';

export const faceName = (face: number): string => POKEMON[face].name;
export const pokemon = (card: Card): string => faceName(FACE_OF[card]);
export const attackName = (attack: number): string => ATTACKS[attack].name;
export const leaderName = (leader: number): string => LEADERS[leader].name;
export const badgeName = (leader: number): string => LEADERS[leader].badge;
export const routeName = (route: number): string => ROUTES[route].name;

/** `Pewter City`, `Brock's Gym`, `Mt. Moon (mt-moon-2)`. */
export function squareName(at: number): string {
  const { id, kind, place, of } = SQUARES[at];
  if (kind === 'center') return `${place} Center`;
  if (kind === 'route') return `${place} (${id})`;
  return `${(LEADERS.find((leader) => leader.id === of) as { name: string }).name}'s Gym`;
}

/** `your Pidgey`, `Misty's Pidgey`, `Brock's Onix`, `the wild Pidgey`. */
function whosePokemon(r: Reader, owner: Seat | -1, card: Card): string {
  if (owner >= 0) return `${r.you === owner ? 'your' : `${r.name(owner)}'s`} ${pokemon(card)}`;
  const { back, of } = CARDS[card];
  return back === 'gym' ? `${leaderName(of)}'s ${pokemon(card)}` : `the wild ${pokemon(card)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** `You roll` to the one it is about, `Misty rolls` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));
export const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);
export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const one = (r: Reader, owner: Seat | -1, card: number): string => up(whosePokemon(r, owner, card));

/** The numbers a die may show. */
export const orLess = (most: number): string => (most === 1 ? '1' : `1-${most}`);

/** What is left after some damage. */
export const left = (hp: number): string => (hp === 0 ? 'knocked out' : `${hp} HP left`);

/** `burn`, `+20 damage dealt`, `−1 to hit`. */
export function effectName(does: Effect['does'], size: number): string {
  const signed = `${size > 0 ? '+' : '−'}${Math.abs(size)}`;
  switch (does) {
    case 'dealt-up':
    case 'dealt-down':
      return `${signed} damage dealt`;
    case 'taken-up':
    case 'taken-down':
      return `${signed} damage taken`;
    case 'accuracy-up':
    case 'accuracy-down':
      return `${signed} to hit`;
    case 'self-damage':
      return `${size} damage to itself`;
    case 'self-knockout':
      return 'knocks itself out';
    default:
      return does;
  }
}
const SLOT_NAMES: { readonly [K in Effect['does']]?: string } = {
  'dealt-up': 'more damage dealt',
  'dealt-down': 'less damage dealt',
  'taken-up': 'more damage taken',
  'taken-down': 'less damage taken',
  'accuracy-up': 'better aim',
  'accuracy-down': 'worse aim',
};
export const slotName = (does: Effect['does']): string => SLOT_NAMES[does] ?? does;

/** `Pidgey (Normal/Flying, 30/40 HP)`. */
export const valued = (card: number, hp: number): string =>
  `${pokemon(card)} (${POKEMON[FACE_OF[card]].types.join('/')}, ${hp}/${HP_OF[card]} HP)`;

/** `Pidgey (30/40)`. */
export const standing = (card: number, hp: number): string => `${pokemon(card)} (${hp}/${HP_OF[card]})`;

export const faceWords = (face: number): string => {
  const { name, types, hp } = POKEMON[face];
  return `${name} (${types.join('/')}, ${hp} HP)`;
};

/** `59 %`; what is hardly possible or nearly sure is not rounded to what it is not. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 'under 1 %';
  return whole === 100 && chance < 1 ? 'over 99 %' : `${whole} %`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What a part of damage is called, by whether it adds or takes off. */
const PART_NAMES: { readonly [part: string]: readonly [more: string, less: string] } = {
  dealt: ['damage dealt', 'damage dealt'],
  taken: ['damage taken', 'damage taken'],
  type: ['weakness', 'resistance'],
  burn: ['burn', 'burn'],
};

/** `20 (10, +10 weakness)`: damage and what it is made of. */
export function damageWords(damage: number, parts: readonly DamagePart[]): string {
  if (parts.length < 2) return String(damage);
  const each = parts.map(([part, value]) => {
    if (part === 'printed') return String(value);
    if (part === 'least') return `at least ${LEAST_DAMAGE}`;
    return value > 0 ? `+${value} ${PART_NAMES[part][0]}` : `−${-value} ${PART_NAMES[part][1]}`;
  });
  return `${damage} (${each.join(', ')})`;
}
