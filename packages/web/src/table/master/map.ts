/** The map of the adventure, either side of it. */
import {
  chip,
  MASTER_SIZE,
  type MasterPlace,
  masterMark,
  masterObstacle,
  masterReach,
  masterToken,
  TYPE_COLOUR,
  typeNamed,
} from '@indigo/art';
import type { Piece, Place, Scene } from '@indigo/kernel';
import { type Board, boardFor, FOES, type MasterView, TYPES } from '@indigo/master';
import { charted } from '../board/chart.ts';
import { personToken } from '../drawings.ts';
import { plainBoard, plainPiece } from '../plain-skin.ts';
import type { BoardLook, PieceLook } from '../skin.ts';
import { creature } from './creature.ts';

const CHART = { x: -189, y: -90, width: 1728, height: 1180 };
const FILES = {
  full: () => import('@indigo/art/maps/master.svg?raw'),
  simple: () => import('@indigo/art/maps/master-simple.svg?raw'),
};
type Side = keyof typeof FILES;
/** Those that have been fetched: a table shows one of them. */
const grounds = new Map<Side, string>();
const PAWN_SCALE = 0.8;
const TOKEN = { width: 60, height: 60, foot: [30, 30] as const, scale: 1 };
/** A Leader looks out at the upper right of the Gym. */
const GYM = { width: 100, height: 100, foot: [0, 100] as const, scale: 0.28 };
const SCALES: { readonly [kind: string]: number } = { 'token-legendary': 0.52, 'token-trade-center': 0.3 };

/** Who turned up there. In a trade center it waits beside the counter. */
function turnedUp({ kind }: Piece, markup: string): PieceLook {
  const foot = kind === 'token-trade-center' ? ([-7, 107] as const) : ([50, 50] as const);
  return { markup, width: 100, height: 100, foot, scale: SCALES[kind] ?? 0.46 };
}

/** Who leads a Gym, or waits on the road: in the colour of the type of their first. */
function foe({ of = '' }: Piece): string | null {
  const first = FOES.find(({ id }) => id === of)?.pokemon[0];
  return first === undefined
    ? null
    : personToken(of, TYPE_COLOUR[typeNamed(TYPES[first.type].id) ?? 'normal']);
}

/** Tokens on the map: their backs, or who turned up. */
function piece(one: Piece, place: MasterPlace): PieceLook {
  if (!one.kind.startsWith('token-')) return plainPiece(one, PAWN_SCALE);
  const species = creature(one);
  if (species !== null) return turnedUp(one, chip(species, { rank: 'starter', size: 'board' }));
  if (one.kind === 'token-gym') return { ...GYM, markup: foe(one) ?? '' };
  const waiting = one.kind === 'token-trainer' ? foe(one) : null;
  if (waiting !== null) return turnedUp(one, waiting);
  if (one.kind === 'token-hm' || one.kind === 'token-trade-center') return { ...TOKEN, markup: '' };
  return { ...TOKEN, markup: masterToken(place) };
}

/** What bars the roads of this match. */
const barriers = ({ spaces, roads }: Board, dealt: MasterView['obstacles']): string =>
  roads
    .map(({ a, b, slot, obstacle }) => {
      const kind = slot >= 0 ? (dealt[slot] ?? 'none') : obstacle === 0 ? 'none' : 'key';
      return kind === 'none' ? '' : masterObstacle(kind, spaces[a], spaces[b]);
    })
    .join('');

function mapOf(board: Board, side: Side): BoardLook<MasterView> {
  const places = new Map<string, MasterPlace>(board.spaces.map((space) => [space.id, space]));
  const placeOf = ({ id }: Place): MasterPlace => places.get(id) ?? board.spaces[0];
  return {
    ...plainBoard(),
    size: MASTER_SIZE,
    beyond: 90,
    ground: () => grounds.get(side) ?? '',
    place: (place) => ({ markup: masterMark(placeOf(place)), r: masterReach(place) }),
    piece: (one, place) => piece(one, placeOf(place)),
    lying: ({ view }) => barriers(board, view.obstacles),
  };
}

export const MAPS: { readonly [side in Side]: BoardLook<MasterView> } = {
  full: mapOf(boardFor(false), 'full'),
  simple: mapOf(boardFor(true), 'simple'),
};

/** The ground of the side this match is played on. The field of the League needs none. */
export async function fetchGround({ board }: Scene): Promise<void> {
  const side = board === 'simple' ? 'simple' : 'full';
  if (board === 'field' || grounds.has(side)) return;
  grounds.set(side, charted((await FILES[side]()).default, CHART));
}
