import {
  CLASSIC_SIZE,
  cardBack,
  chipBack,
  classicMark,
  dungeonChips,
  itemCard,
  KANTO,
  RANKS,
  type Rank,
  SEATS,
  type Species,
} from '@indigo/art';
import map from '@indigo/art/maps/classic.svg?raw';
import { CHIPS, type Chip, type ClassicView } from '@indigo/classic';
import type { Art } from '@indigo/kernel';
import { charted } from '../board/chart.ts';
import { chipOf, kindToken, onPlace, pawnToken } from '../drawings.ts';
import { plainBoard, plainPiece, plainSkin } from '../plain-skin.ts';
import type { BoardLook, Skin, TokenSize } from '../skin.ts';

const GROUND = charted(map, { x: -111, y: -112, width: 1670, height: 1224 });
const REACH: { readonly [kind: string]: number } = { city: 24, circle: 30, dungeon: 46, deck: 34, event: 17 };
const CHIP_SCALE = 0.6;
const DUNGEON = { id: 'dungeon', kind: 'dungeon', x: 0.8934, y: 0.8689, colour: 'yellow' };
/** Chips of the dungeon are the last colour. */
const DUNGEON_COLOUR = 4;

const isRank = (name: string | undefined): name is Rank => name !== undefined && name in RANKS;
const rankNamed = (name: string | undefined): Rank => (isRank(name) ? name : 'pink');

const printed = ({ of }: Art): Chip | undefined => CHIPS[Number(of) - 1];
const creature = ({ of }: Art): Species | null => KANTO[Number(of) - 1] ?? null;
const rank = (art: Art): Rank => rankNamed(printed(art)?.colour);

function token(art: Art, _name: string, size: TokenSize): string {
  const [species, chip] = [creature(art), printed(art)];
  if (art.kind === 'mover') return pawnToken(art.seat);
  if (species === null || chip === undefined) return kindToken(art.kind) ?? chipBack('pink');
  return chipOf(art, species, rank(art), size, { power: art.figure ?? chip.power, attack: chip.attack });
}

/** The road through Kanto, a town map. */
const road: BoardLook<ClassicView> = {
  ...plainBoard(),
  size: CLASSIC_SIZE,
  beyond: 80,
  ground: () => GROUND,
  place: (place, name) => ({
    markup: classicMark(place.kind === 'city' ? { ...place, name } : place),
    r: REACH[place.kind] ?? 16,
  }),
  piece: (piece, { colour }) => {
    if (piece.kind === 'mover') return plainPiece(piece);
    const species = creature(piece);
    const face =
      species === null ? chipBack(rankNamed(colour)) : chipOf(piece, species, rank(piece), 'board');
    return onPlace(face, CHIP_SCALE);
  },
  lying: ({ view }) => dungeonChips(DUNGEON, view.unseen[DUNGEON_COLOUR]?.length ?? 0),
};

/** Master Trainer. */
export const classicSkin: Skin<ClassicView> = {
  ...plainSkin(),
  board: () => road,
  card: ({ of, seat }, name, hint) => {
    if (of !== undefined) return itemCard({ id: of, name, ...(hint !== null && { hint }) });
    const { colour, dark } = SEATS[(seat ?? 0) % SEATS.length];
    return cardBack(colour, dark);
  },
  token,
  creature,
  rank,
};
