/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import type { Asking, Refused, Say, Seat } from '@indigo/kernel';
import { type Answer, OFFER } from './answers.ts';
import { ITEMS } from './data/items.ts';
import { TRAINERS } from './data/trainers.ts';
import type { FreePlay } from './effects.ts';
import { cardPiece, monPiece } from './faces.ts';
import { POKEMON } from './pokemon.ts';
import { itemEffects, trainerEffects } from './registry.ts';
import { isBall } from './rules/capture.ts';
import { offersOf } from './rules/trade.ts';
import { trainerOf } from './rules/trainer.ts';
import type { Hex, Sort } from './state.ts';
import { obeys, tradable } from './team.ts';

type Why = (s: Hex, seat: Seat, asking: Asking) => Refused[];

const WHY: { readonly [kind: string]: Why } = {
  send: disobedient,
  'send-next': disobedient,
  'send-gym': disobedient,
  'offer-cards': lockedAway,
  turn: (s, seat, asking) => [...unusable(s, seat, asking, 'travel'), ...offersMade(s, seat)],
  after: (s, seat, asking) => [...unusable(s, seat, asking, 'free'), ...offersMade(s, seat)],
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

/** The Items in hand, and the Trainer, that cannot be used at this moment. */
function unusable(s: Hex, seat: Seat, asking: Asking, moment: FreePlay['when']): Refused[] {
  const { hand } = s.players[seat];
  const offered = new Set(
    (asking.options(seat) as readonly Answer[]).flatMap((one) => ('use' in one ? [one.use] : [])),
  );
  const held = [...new Set(hand.map((card) => s.items.kind[card]))].sort((a, b) => a - b);
  const refusals = held.flatMap((sort): Refused[] => {
    const { id } = ITEMS[sort];
    if (offered.has(id)) return [];
    const [why, clause] = notNow(s, sort, moment);
    return [{ id, say: ['card', sort], why, clause, at: cardPiece(sort, 0) }];
  });
  const trainer = trainerOf(s, seat);
  const travel = trainer < 0 ? undefined : trainerEffects[trainer].travel;
  if (travel === undefined || offered.has(TRAINERS[trainer].id)) return refusals;
  const { id } = TRAINERS[trainer];
  const clause = travel.alone === undefined ? 'H-REACT-41' : 'H-TRN-29';
  const why = tooLate(s, id, travel, moment) ?? (['why.no-target'] as const);
  return [...refusals, { id, say: ['trainer', trainer], why, clause, at: `trainer:${id}` }];
}

/** H-ITEM-02: each Item has its time. */
function notNow(s: Hex, sort: Sort, moment: FreePlay['when']): readonly [why: Say, clause: string] {
  const { free } = itemEffects[sort];
  if (free !== undefined) {
    const late = tooLate(s, ITEMS[sort].id, free, moment);
    if (late === null) return [['why.no-target'], 'H-ITEM-08'];
    return [late, late[0] === 'why.travel' ? 'H-REACT-41' : 'H-ITEM-28'];
  }
  if (isBall(sort)) return [['why.ball'], 'H-ITEM-38'];
  const { class: kind } = ITEMS[sort];
  return kind === 'battle' ? [['why.battle'], 'H-ITEM-02'] : [['why.window'], 'H-ITEM-06'];
}

/** What must be the only action of a turn, and what comes before the move; null: it is neither. */
function tooLate({ deeds }: Hex, card: string, free: FreePlay, moment: FreePlay['when']): Say | null {
  if (deeds === 'only') return ['why.only'];
  if (free.alone !== undefined && deeds !== 'none') return ['why.alone', card];
  return free.when === 'travel' && moment !== 'travel' ? ['why.travel'] : null;
}
