import {
  BADGES_SIZE,
  badgesGlow,
  badgesMark,
  badgesPile,
  chipBack,
  legible,
  PORTRAITS,
  type Rank,
  type SignId,
  type Species,
  SQUARE,
  shrub,
  sign,
  TYPE_COLOUR,
} from '@indigo/art';
import map from '@indigo/art/maps/badges.svg?raw';
import { type BadgesView, CARDS, type CardFacts, ROUTES, SITES } from '@indigo/badges';
import type { Art } from '@indigo/kernel';
import { charted } from '../board/chart.ts';
import { badgeToken, chipOf, kindToken, pawnToken, personToken } from '../drawings.ts';
import { plainBoard, plainPiece, plainSkin } from '../plain-skin.ts';
import type { BoardLook, Skin, TokenSize } from '../skin.ts';

const GROUND = charted(map, { x: -189, y: -109, width: 1344, height: 974 });
const PAWN_SCALE = 0.74;

const byDex = new Map(CARDS.map((card) => [String(card.dex), card]));
const siteById = new Map(SITES.map((site) => [site.id, site]));

/** A species of the one type its card has. */
function creature({ of = '' }: Art): Species | null {
  const species = PORTRAITS[Number(of) - 1];
  const card = byDex.get(of);
  if (species === undefined) return null;
  return card === undefined ? species : { ...species, types: [card.type] };
}

const rank = ({ kind, of = '' }: Art): Rank =>
  kind === 'defender' ? 'red' : byDex.get(of)?.legendary ? 'yellow' : 'starter';

const title = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

const HM_SIGNS: { readonly [hm in NonNullable<CardFacts['hm']>]: SignId } = {
  cut: 'g-cut',
  surf: 'g-surf',
  fly: 'g-fly',
};

/** The HM of a card as a small flag at the foot of its chip. */
const flag = (hm: NonNullable<CardFacts['hm']>): string =>
  legible(
    65,
    98,
    15,
    `<rect x="29" y="83" width="75" height="21" rx="10.5" fill="#262250" stroke="#fffaf0" stroke-width="1.6"/>${sign(HM_SIGNS[hm], 40, 93.5, 15, '#fff')}<text x="49" y="98.5" class="num" font-size="15" fill="#fff">${title(hm)}</text>`,
  );

function token(art: Art, _name: string, size: TokenSize): string {
  const { kind, of = '', seat } = art;
  if (kind === 'mover') return pawnToken(seat);
  const site = siteById.get(of);
  if (site !== undefined)
    return (
      (kind === 'gym' && personToken(site.type, TYPE_COLOUR[site.type])) || badgeToken(site.kind, site.type)
    );
  const species = creature(art);
  if (species === null) return kindToken(kind) ?? chipBack('starter');
  const hm = byDex.get(of)?.hm ?? null;
  return chipOf(art, species, rank(art), size) + (size === 'team' && hm !== null ? flag(hm) : '');
}

/** Open country. */
const country: BoardLook<BadgesView> = {
  ...plainBoard(),
  size: BADGES_SIZE,
  beyond: 90,
  grid: SQUARE,
  ground: () => GROUND,
  place: (place) => ({ markup: badgesMark(place), r: SQUARE / 2 }),
  glow: (place, _spot, _r, chosen) => badgesGlow(place, chosen),
  piece: (piece) =>
    piece.kind === 'mover'
      ? plainPiece(piece, PAWN_SCALE)
      : { markup: shrub(), width: 40, height: 46, foot: [20, 26], scale: 1 },
  lying: ({ view }) =>
    view.routes
      .map(({ wild, under }, i) => {
        const { name, bubbles } = ROUTES[i];
        return badgesPile(i + 1, name, bubbles, wild + under.length);
      })
      .join(''),
};

/** Four Badges. */
export const badgesSkin: Skin<BadgesView> = {
  ...plainSkin(),
  board: () => country,
  cards: [],
  token,
  creature,
  rank,
};
