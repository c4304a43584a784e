/** Parts of sentences that several chapters need. */
import { CATCHES } from '../data/colours.ts';
import { POKEMON } from '../pokemon.ts';
import type { Reach } from '../rules/capture.ts';
import { itemName, trainerName } from './names.ts';
import { or } from './speech.ts';

const PURPOSE: { readonly [why: string]: string } = {
  move: 'zum Gehen',
  catch: 'zum Fangen',
  battle: 'im Kampf',
  elite: 'im Kampf',
  'event-die': 'für das Ereignis',
  tie: 'für die Entscheidung',
};
/** What a die was rolled for. */
export const purpose = (why: string): string => PURPOSE[why] ?? why;

/** The faces that catch it: `4 oder 5`. */
export const facesOf = (mon: number): string => or(CATCHES[POKEMON[mon].colour].map(String));

/** `Superball ±1`. */
export const helpWords = ([what, value, of]: Reach): string =>
  `${what === 'weakened' ? 'geschwächt' : what === 'ball' ? itemName(of) : trainerName(of)} ±${value}`;

/** What a capture roll needs, and what helps it: ` (es braucht 2 oder 3; Superball ±1)`. */
export const needs = (mon: number, helps: readonly Reach[]): string => {
  const more = helps.length > 0 ? `; ${helps.map(helpWords).join(', ')}` : '';
  return ` (es braucht ${facesOf(mon)}${more})`;
};
