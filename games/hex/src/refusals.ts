/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import type { Asking, Refused, Seat } from '@indigo/kernel';
import { OFFER } from './answers.ts';
import { monPiece } from './faces.ts';
import { POKEMON } from './pokemon.ts';
import { offersOf } from './rules/trade.ts';
import type { Hex } from './state.ts';
import { obeys, tradable } from './team.ts';

type Why = (s: Hex, seat: Seat, asking: Asking) => Refused[];

const WHY: { readonly [kind: string]: Why } = {
  send: disobedient,
  'send-next': disobedient,
  'send-gym': disobedient,
  'offer-cards': lockedAway,
  turn: offersMade,
  after: offersMade,
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

/** H-LOCK-05: of either side. */
function lockedAway(s: Hex, seat: Seat, { question }: Asking): Refused[] {
  const other = question.about?.[0] as Seat;
  return [seat, other].flatMap((owner) => {
    const player = s.players[owner];
    return [...new Set(player.team)]
      .filter((mon) => !tradable(player, mon))
      .map((mon): Refused => {
        const [id, say]: [string, Refused['say']] =
          owner === seat
            ? [POKEMON[mon].id, ['mon', mon]]
            : [`${POKEMON[mon].id}:${owner}`, ['theirs', mon, owner]];
        return { id, say, why: ['why.locked', mon], clause: 'H-LOCK-05', at: monPiece(mon, owner) };
      });
  });
}

/** H-TRADE-11. */
function offersMade(s: Hex, seat: Seat): Refused[] {
  const { offers } = s.options;
  if (offers === 0 || offersOf(s, seat) < offers) return [];
  return [{ id: OFFER.do, say: ['do.offer'], why: ['why.offers', offers], clause: 'H-TRADE-11' }];
}
