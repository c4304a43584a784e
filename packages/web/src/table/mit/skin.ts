import {
  chipBack,
  KANTO,
  MIT_SIZE,
  mitMark,
  mitReach,
  mitTurns,
  type Rank,
  type Species,
  TYPE_COLOUR,
  typeNamed,
} from '@indigo/art';
import map from '@indigo/art/maps/mit.svg?raw';
import type { Art } from '@indigo/kernel';
import { LEADERS, type MitView, POKEMON, SQUARES } from '@indigo/mit';
import { charted } from '../board/chart.ts';
import { badgeToken, chipOf, healthFoot, kindToken, pawnToken, personToken } from '../drawings.ts';
import { plainBoard, plainPiece, plainSkin } from '../plain-skin.ts';
import type { BoardLook, Skin, TokenSize } from '../skin.ts';

const GROUND = charted(map, { x: -119, y: -90, width: 1638, height: 1180 });
const TURNS = mitTurns(SQUARES);
const PAWN_SCALE = 0.84;

const byId = new Map(POKEMON.map((face) => [face.id, face]));
const leaderById = new Map(LEADERS.map((leader) => [leader.id, leader]));

/** A creature with the types and the stage its card has. */
function creature({ of = '' }: Art): Species | null {
  const face = byId.get(of);
  if (face === undefined) return null;
  const [first = 'normal', second] = face.types.flatMap((name) => typeNamed(name) ?? []);
  return {
    ...KANTO[face.dex - 1],
    types: second === undefined ? [first] : [first, second],
    stage: face.stage - 1,
  };
}

/** As many pips as stages. */
const RANKS: readonly Rank[] = ['starter', 'pink', 'green', 'blue'];
const rank = ({ of = '' }: Art): Rank => RANKS[byId.get(of)?.stage ?? 0];

function token(art: Art, _name: string, size: TokenSize): string {
  const { kind, of = '', seat } = art;
  if (kind === 'mover') return pawnToken(seat);
  const leader = leaderById.get(of);
  if (leader !== undefined) {
    const type = typeNamed(leader.type) ?? 'normal';
    return (kind === 'leader' && personToken(of, TYPE_COLOUR[type])) || badgeToken('gym', type);
  }
  const species = creature(art);
  if (species === null) return kindToken(kind) ?? chipBack('starter');
  return chipOf(art, species, rank(art), size) + (size === 'team' ? healthFoot(art) : '');
}

/** The loop round Kanto. */
const loop: BoardLook<MitView> = {
  ...plainBoard(),
  size: MIT_SIZE,
  beyond: 80,
  ground: () => GROUND,
  place: (place) => ({ markup: mitMark(place, TURNS.get(place.id) ?? 0), r: mitReach(place) }),
  piece: (piece) => plainPiece(piece, PAWN_SCALE),
};

/** The Board Game. */
export const mitSkin: Skin<MitView> = { ...plainSkin(), board: () => loop, cards: [], token, creature, rank };
