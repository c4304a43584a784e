/** What is true of a team and its Pokémon at any moment. */
import type { Seat } from '@indigo/kernel';
import { DICE_AT, HP, MAX_LEVEL, TYPE_AT } from './cards.ts';
import { type Card, type Master, OWNED, type Type } from './state.ts';
import { heartsLost } from './types.ts';

export const typeOf = (s: Master, card: Card): Type => TYPE_AT[card][s.stage[card]];
export const diceOf = (s: Master, card: Card): readonly Type[] => DICE_AT[card][s.stage[card]];
export const isFit = (s: Master, card: Card): boolean => s.hearts[card] > 0;
export const isMaxLevel = (s: Master, card: Card): boolean => s.level[card] >= MAX_LEVEL[card];

/** M-TYPE-03, M-TYPE-04, M-TYPE-11: hearts by type tokens, for each Pokémon; flipped ones give none (M-EXP-04). */
export function tokenHearts(s: Master, seat: Seat, type: Type): number {
  const { types, flipped } = s.players[seat];
  return types[type] - flipped[type];
}

/** M-GROW-03, M-CAMP-04: hearts above the level counter, and one for each matching type token. */
export const maxHearts = (s: Master, seat: Seat, card: Card): number =>
  HP[card][s.level[card] - 1] + tokenHearts(s, seat, typeOf(s, card));

/** The owner of a card, -1 if nobody owns it. */
export function ownerOf(s: Master, card: Card): Seat | -1 {
  if (s.where[card] !== OWNED) return -1;
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat].team.includes(card)) return seat;
  return -1;
}

export function hasFit(s: Master, seat: Seat): boolean {
  const { team } = s.players[seat];
  for (let i = 0; i < team.length; i++) if (s.hearts[team[i]] > 0) return true;
  return false;
}
export const fitTeam = (s: Master, seat: Seat): Card[] =>
  s.players[seat].team.filter((card) => s.hearts[card] > 0);

/** M-GROW-04, M-GROW-05, M-TYPE-06, M-WILD-06: one damage of a type, never below no hearts. Returns the hearts lost. */
export function hurt(s: Master, card: Card, damage: Type): number {
  const lost = heartsLost(s.hearts[card], damage, typeOf(s, card));
  s.hearts[card] -= lost;
  return lost;
}
