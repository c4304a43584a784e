/** HMs and TMs in one row: first the HMs, then the gym TMs, then the deck. */
import { GYM_TMS, HMS, TM_DECK } from './data/machines.ts';
import { POKEMON } from './data/pokemon.ts';
import type { Card, Machine, Master, Type } from './state.ts';
import { typeOfId } from './types.ts';

export interface MachineRow {
  readonly kind: 'hm' | 'gym' | 'deck';
  /** The number printed on it. */
  readonly number: number;
  /** The attack it teaches, by id. */
  readonly attack: string;
}

export const MACHINES: readonly MachineRow[] = [
  ...HMS.map(({ hm, attack }) => ({ kind: 'hm' as const, number: hm, attack })),
  ...GYM_TMS.map(({ tm, attack }) => ({ kind: 'gym' as const, number: tm, attack })),
  ...TM_DECK.map(({ tm, attack }) => ({ kind: 'deck' as const, number: tm, attack })),
];
/** Where in MACHINES the gym TMs and the deck begin. */
export const FIRST_GYM_TM: Machine = HMS.length;
const FIRST_DECK_TM: Machine = HMS.length + GYM_TMS.length;
export const DECK: readonly Machine[] = TM_DECK.map((_, i) => FIRST_DECK_TM + i);

export const machineOf = (attack: string): Machine => MACHINES.findIndex((row) => row.attack === attack);

/** M-HM-10: the dice one of which an HM asks for. */
export const HM_DICE: readonly (readonly Type[])[] = HMS.map(({ dice }) => dice.map(typeOfId));

const TM_TYPE: readonly Type[] = [...GYM_TMS, ...TM_DECK].map(({ type }) => typeOfId(type));
const LISTED: readonly (readonly boolean[])[] = POKEMON.map(({ tms }) =>
  [...GYM_TMS, ...TM_DECK].map(({ tm }) => tms.includes(tm)),
);
/** M-SHOP-08: a Pokémon whose type now is this is able to learn a TM. */
export const isAble = (card: Card, type: Type, machine: Machine): boolean =>
  TM_TYPE[machine - FIRST_GYM_TM] === type || LISTED[card][machine - FIRST_GYM_TM];

export function knows(s: Master, card: Card, machine: Machine): boolean {
  const taught = s.taught[card];
  for (let i = 0; i < taught.length; i++) if (taught[i] === machine) return true;
  return false;
}
