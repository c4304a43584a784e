/** Gaining type tokens (M-TYPE). */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { TYPE_TOKEN } from '../questions.ts';
import type { Master, Type } from '../state.ts';
import { type T, tell } from '../table.ts';
import { isFit, typeOf } from '../team.ts';

/** M-TYPE-10, M-LEG-03: types left in the supply. */
export const typesLeft = (s: Master): Type[] => [...s.types.keys()].filter((type) => s.types[type] > 0);

/** M-TYPE-02: the type is chosen; with none left the reward is void (M-TYPE-10), and M-SIMP-04: there are none in that game. */
export function* gainTypeToken(t: T, seat: Seat): Rules {
  const { s } = t;
  if (s.options.simplified || typesLeft(s).length === 0) return;
  const type = yield* t.ask(seat, TYPE_TOKEN, () => typesLeft(s));
  s.types[type]--;
  addTypeToken(s, seat, type, 1);
  tell(t, ALL, 'type-token', seat, type);
}

/** M-TYPE-05, M-TYPE-07: hearts of fit Pokémon of that type go with the token, whichever way it goes. */
function addTypeToken(s: Master, seat: Seat, type: Type, by: 1 | -1): void {
  const player = s.players[seat];
  player.types[type] += by;
  for (const card of player.team) {
    if (typeOf(s, card) === type && isFit(s, card)) s.hearts[card] += by;
  }
}
