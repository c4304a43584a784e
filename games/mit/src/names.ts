/** What things are called, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { CARDS, FACE_OF } from './cards.ts';
import { ATTACKS } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
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
export function whosePokemon(r: Reader, owner: Seat | -1, card: Card): string {
  if (owner >= 0) return `${r.you === owner ? 'your' : `${r.name(owner)}'s`} ${pokemon(card)}`;
  const { back, of } = CARDS[card];
  return back === 'gym' ? `${leaderName(of)}'s ${pokemon(card)}` : `the wild ${pokemon(card)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
