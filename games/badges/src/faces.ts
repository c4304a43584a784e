/** How answers look: readable ids, words, and what to light up. Made only when somebody looks. */
import type { Asking, Face, Plain, Seat } from '@indigo/kernel';
import type { Answer, OfferPart, Shift } from './answers.ts';
import { DIRECTIONS, distancesFrom, routeAt, SQUARES, surfFrom } from './board.ts';
import { CARDS } from './data/cards.ts';
import { SITES } from './data/sites.ts';
import { TYPES } from './data/types.ts';
import { pipsNeeded } from './kinds.ts';
import { flight } from './rules/hm.ts';
import type { Badges, Challenge, Kind } from './state.ts';

export const moverPiece = (seat: Seat): string => `mover:${seat}`;
export const cardPiece = (kind: Kind): string => `card:${CARDS[kind].id}`;
/** A Pokémon of the Gym that is challenged. */
export const defenderPiece = (no: number): string => `defender:${no}`;
export const pileZone = (route: number): string => `pile:${route + 1}`;

/** Where a site stands. */
export const siteSquare = (site: number): string =>
  (SQUARES.find((square) => square.site === site) as { id: string }).id;

type Look = (s: Badges, value: never, seat: Seat) => Face;

const LOOKS: { readonly [kind: string]: Look } = {
  move: answer,
  exchange: answer,
  'answer-offer': answer,
  fight: answer,
  offer: part,
  rearrange: shift,
};

export function face(s: Badges, asking: Asking, value: Plain, seat: Seat): Face {
  return LOOKS[asking.question.kind](s, value as never, seat);
}

function answer(s: Badges, value: Answer, seat: Seat): Face {
  const { at } = s.trainers[seat];
  switch (value.do) {
    case 'go': {
      const { id } = SQUARES[value.to];
      return {
        id: `go:${id}`,
        say: ['go', value.to, distancesFrom(at, s.cut)[value.to]],
        at: id,
        clause: 'B-MOVE-01',
      };
    }
    case 'capture':
      return {
        id: 'capture',
        say: ['capture', routeAt(at)],
        at: pileZone(routeAt(at)),
        clause: 'B-CAP-01',
      };
    case 'challenge':
    case 'compete': {
      const clause = value.do === 'challenge' ? 'B-GYM-01' : 'B-CON-01';
      const { site } = value;
      return { id: `${value.do}:${SITES[site].id}`, say: [value.do, site], at: siteSquare(site), clause };
    }
    case 'swap':
      return { id: 'swap', say: ['swap'], at: CENTER_SQUARE, clause: 'B-PC-01' };
    case 'trade':
      return {
        id: `trade:${value.with}`,
        say: ['trade', value.with],
        at: moverPiece(value.with),
        clause: 'B-TRADE-01',
      };
    case 'cut': {
      const { id } = SQUARES[value.shrub];
      return {
        id: `cut:${CARDS[value.card].id}:${id}`,
        say: ['cut', value.card, value.shrub],
        at: id,
        clause: 'B-CUT-01',
      };
    }
    case 'surf':
    case 'fly': {
      const surfs = value.do === 'surf';
      const to = surfs ? surfFrom(at, value.way, s.cut) : flight(s, at, value.way);
      return {
        id: `${value.do}:${CARDS[value.card].id}:${DIRECTIONS[value.way]}`,
        say: [value.do, value.card, value.way, to],
        at: SQUARES[to].id,
        clause: surfs ? 'B-SURF-01' : 'B-FLY-01',
      };
    }
    case 'send': {
      const pips = pipsNeeded(value.card, (s.gym as Challenge).site);
      return {
        id: `send:${CARDS[value.card].id}`,
        say: ['send', value.card, pips],
        at: cardPiece(value.card),
      };
    }
    case 'give':
    case 'return':
      return {
        id: `${value.do}:${CARDS[value.card].id}`,
        say: [value.do, value.card],
        at: cardPiece(value.card),
      };
    case 'let-go': {
      const kind = s.cards.kind[s.drawn];
      return { id: 'let-go', say: ['let-go-of', kind], at: cardPiece(kind) };
    }
    default:
      return { id: value.do, say: [value.do] };
  }
}

export const CENTER_SQUARE = (SQUARES.find(({ kind }) => kind === 'center') as { id: string }).id;

function part(_s: Badges, value: OfferPart): Face {
  if ('give' in value) {
    return { id: `give:${CARDS[value.give].id}`, say: ['give', value.give], at: cardPiece(value.give) };
  }
  const what = 'want' in value ? CARDS[value.want].id : 'wantType' in value ? TYPES[value.wantType] : 'any';
  return { id: `want:${what}`, say: ['want', value], clause: 'B-TRADE-07' };
}

function shift(_s: Badges, value: Shift): Face {
  const toBox = 'toBox' in value;
  const kind = toBox ? value.toBox : value.toParty;
  return {
    id: `${toBox ? 'box' : 'party'}:${CARDS[kind].id}`,
    say: [toBox ? 'to-box' : 'to-party', kind],
    at: cardPiece(kind),
  };
}

/** Where somebody's badges lie. */
export const badgesZone = (seat: Seat): string => `badges:${seat}`;
