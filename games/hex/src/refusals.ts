/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import type { Asking, Refused, Seat } from '@indigo/kernel';
import { monPiece } from './faces.ts';
import { POKEMON } from './pokemon.ts';
import type { Hex } from './state.ts';
import { obeys } from './team.ts';

type Why = (s: Hex, seat: Seat, asking: Asking) => Refused[];

const WHY: { readonly [kind: string]: Why } = {
  send: disobedient,
  'send-next': disobedient,
  'send-gym': disobedient,
};

export const refused = (s: Hex, asking: Asking, seat: Seat): readonly Refused[] =>
  WHY[asking.question.kind]?.(s, seat, asking) ?? [];

/** H-OBEY-05, H-OBEY-07. */
function disobedient(s: Hex, seat: Seat): Refused[] {
  const me = s.players[seat];
  return [...new Set(me.team)]
    .filter((mon) => !obeys(me, mon))
    .map((mon) => ({
      id: POKEMON[mon].id,
      say: ['mon', mon],
      why: ['why.disobeys', mon],
      clause: 'H-OBEY-07',
      at: monPiece(mon, seat),
    }));
}
