/** What bots make of offers. No rule depends on it. */
import type { Question, Seat } from '@indigo/kernel';
import { POKEMON } from './pokemon.ts';
import type { OpenPart } from './rules/trade.ts';
import type { Hex, Mon } from './state.ts';
import { powerOf } from './team.ts';

/** Whether somebody gets more by an offer than is given, as far as all can see: Items count alike. */
export function fair(s: Hex, seat: Seat, { about }: Question): boolean {
  const [, open, given, wanted] = about as unknown as readonly [Seat, readonly OpenPart[], number, number];
  const me = s.players[seat];
  const loses = (mon: Mon): number => powerOf(me, mon, s.options.lockBonus);
  let gain = ITEM * (given - wanted);
  for (const part of open) {
    if ('theirs' in part) gain -= loses(part.theirs);
    else if ('mon' in part) gain += POKEMON[part.mon].power;
  }
  return gain > 0;
}

/** What an Item is worth in points of power, about. */
const ITEM = 2;
