/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import type { Asking, Refused, Seat } from '@indigo/kernel';
import { board, OBSTACLES, obstacleOn } from './board.ts';
import { STARTER_CARDS } from './cards.ts';
import { POKEMON } from './data/pokemon.ts';
import { CAMP_COST, INTERACT_COST } from './data/rules.ts';
import { cardPiece, figurePiece } from './faces.ts';
import { kindNo } from './kinds.ts';
import { leagueWhy } from './league/refusals.ts';
import { goodId, partId, placeNo } from './names.ts';
import { canCatch } from './rules/catch.ts';
import { inReach } from './rules/deeds/trade.ts';
import { CLOSED, canCross, costOf } from './rules/roads.ts';
import { type Buy, GOODS, lastShop, MART, mostOf } from './rules/shop/goods.ts';
import { canInteract, spaceRules } from './rules/spaces/index.ts';
import { canGive, tradePart } from './rules/trade/parts.ts';
import { type Card, EMPTY, FACE_DOWN, type Master, OWNED } from './state.ts';
import { isFit, isMaxLevel } from './team.ts';

type Why = (s: Master, seat: Seat, asking: Asking) => Refused[];

const WHY: { readonly [kind: string]: Why } = {
  starter: (s) =>
    STARTER_CARDS.filter((card) => s.where[card] === OWNED).map((card) => ({
      id: POKEMON[card].id,
      say: ['do.starter', card],
      why: ['why.taken', card],
      clause: 'M-SETUP-15',
      at: cardPiece(card),
    })),
  act: (s, seat) => [...roads(s, seat), ...interacting(s, seat), ...camping(s), ...trading(s, seat)],
  wild: (s, seat, { question }) =>
    canCatch(s, seat, question.about?.[0] as Card)
      ? []
      : [{ id: 'catch', say: ['do.catch'], why: ['why.no-ball'], clause: 'M-CATCH-08' }],
  // Candies and friendly battles take fainted ones too (M-GROW-17, M-FRIEND-19).
  xp: (s, seat, asking) => {
    const offered = asking.options(seat);
    return s.players[seat].team.flatMap((card) => (offered.includes(card) ? [] : cannotGrow(s, card)));
  },
  commit: (s, seat) =>
    s.players[seat].team.filter((card) => !isFit(s, card)).map((card) => fainted(s, card, 'M-BATTLE-26')),
  basket: notForSale,
  offer: (s, seat) => stuckBike(s, seat, seat),
  counter: (s, seat, { question }) => stuckBike(s, seat, question.about?.[0] as Seat),
  ...leagueWhy,
};

export const refused = (s: Master, asking: Asking, seat: Seat): readonly Refused[] =>
  WHY[asking.question.kind]?.(s, seat, asking) ?? [];

/** Roads that lead away and cannot be used now. */
function roads(s: Master, seat: Seat): Refused[] {
  const map = board(s);
  return map.ways[s.players[seat].at].flatMap(({ road, to }): Refused[] => {
    if (canCross(s, seat, map.roads[road])) return [];
    const { id } = map.spaces[to];
    const cost = costOf(s, seat, map.roads[road]);
    const kind = OBSTACLES[obstacleOn(s, map.roads[road])];
    const one = { id: `move:${id}`, say: ['do.move', placeNo(s, to), Math.max(0, cost)], at: id } as const;
    if (cost === CLOSED) {
      const clause = kind === 'key' ? 'M-OBS-04' : 'M-OBS-03';
      return [{ ...one, why: ['why.obstacle', kind], clause }];
    }
    if (cost === 0) return [{ ...one, why: ['why.walked'], clause: 'M-TURN-11' }];
    return [{ ...one, why: ['why.actions', cost, s.left], clause: 'M-TURN-05' }];
  });
}

function interacting(s: Master, seat: Seat): Refused[] {
  const { at } = s.players[seat];
  const { id, kind } = board(s).spaces[at];
  if (spaceRules(kind).interact === undefined || canInteract(s, seat)) return [];
  const one = { id: 'interact', say: ['do.interact', kindNo(kind)], at: id } as const;
  if (s.left < INTERACT_COST)
    return [{ ...one, why: ['why.actions', INTERACT_COST, s.left], clause: 'M-TURN-05' }];
  if (s.spots[at] === FACE_DOWN) return [{ ...one, why: ['why.face-down'], clause: 'M-INT-02' }];
  const isShop = kind === 'poke-mart' || kind === 'department-store';
  const clause = s.spots[at] === EMPTY && !isShop ? 'M-INT-05' : 'M-INT-06';
  return [{ ...one, why: ['why.nothing-here'], clause }];
}

const camping = (s: Master): Refused[] =>
  s.left >= CAMP_COST
    ? []
    : [
        {
          id: 'camp',
          say: ['do.camp', CAMP_COST],
          why: ['why.actions', CAMP_COST, s.left],
          clause: 'M-TURN-05',
        },
      ];

const fainted = (s: Master, card: Card, clause: string): Refused => ({
  id: POKEMON[card].id,
  say: ['do.choose', card, s.stage[card], s.hearts[card]],
  why: ['why.fainted', card],
  clause,
  at: cardPiece(card),
});

function cannotGrow(s: Master, card: Card): Refused[] {
  if (!isFit(s, card)) return [fainted(s, card, 'M-GROW-10')];
  if (!isMaxLevel(s, card)) return [];
  return [{ ...fainted(s, card, 'M-GROW-10'), why: ['why.max-level', card] }];
}

/** M-TRADE-11: players in reach who have had all offers of this turn. */
const trading = (s: Master, seat: Seat): Refused[] =>
  [...s.players.keys()]
    .filter(
      (other) =>
        other !== seat && inReach(s, seat, other) && s.players[seat].offers[other] >= s.options.offers,
    )
    .map((other) => ({
      id: `trade:${other + 1}`,
      say: ['do.trade', other],
      why: ['why.offers'],
      clause: 'M-TRADE-11',
      at: figurePiece(other),
    }));

/** What a shop sells and this player cannot have or pay. */
function notForSale(s: Master, seat: Seat, asking: Asking): Refused[] {
  const shop = s.phase === 'intermediate' ? lastShop(s) : MART;
  const offered = asking.options(seat) as readonly Buy[];
  return shop.sells.flatMap((good): Refused[] => {
    if (offered.some((buy) => buy.good === good)) return [];
    const { sort, price } = GOODS[good];
    const one = { id: goodId(good), say: ['do.buy-good', good, price] } as const;
    if (sort === 'bike' && s.players[seat].bike > 0)
      return [{ ...one, why: ['why.one-bike'], clause: 'M-BIKE-04' }];
    // TMs nobody here can learn, and what is sold out, are not worth a word each.
    if (mostOf(s, seat, GOODS[good]) === 0) return [];
    return [{ ...one, why: ['why.price', price], clause: 'M-MART-03' }];
  });
}

/** M-BIKE-05: the bike of the player whose turn it is, while its actions are spent already. */
function stuckBike(s: Master, seat: Seat, rider: Seat): Refused[] {
  const { bike } = s.players[rider];
  if (bike === 0 || canGive(s, rider, bike === 1 ? [1, 0] : [0, 1])) return [];
  const part = tradePart(rider === seat, 'bike', bike, 0);
  return [{ id: partId(part), say: ['do.part', part], why: ['why.bike-actions'], clause: 'M-BIKE-05' }];
}
