import { boulder, FIELD_ROW, FIELD_SIZE, fieldGround, hexGlow, hexLit, standing, tail } from '@indigo/art';
import type { Piece, Scene } from '@indigo/kernel';
import type { MasterView } from '@indigo/master';
import { drawnOnce } from '../drawings.ts';
import { plainBoard, plainPiece } from '../plain-skin.ts';
import type { BoardLook, PieceLook } from '../skin.ts';
import { creature } from './creature.ts';

const BOX = { width: 100, height: 100, foot: [50, 50] as const };
/** A chip fills its hex but for a rim. */
const FIGHTER = 1.02;
const STATES = ['active', 'done'];

function piece(one: Piece): PieceLook {
  const { kind, seat = 0, marks = [], tints = {}, health } = one;
  if (kind === 'boulder') return { ...BOX, markup: boulder(), scale: 1.1 };
  if (kind === 'tail') return { ...BOX, markup: tail(seat), scale: 1 };
  const species = creature(one);
  if (species === null) return plainPiece(one);
  const markup = standing(species, {
    seat,
    hearts: health?.now ?? 0,
    most: health?.most ?? 0,
    conditions: marks.filter((mark) => !STATES.includes(mark)),
    tints,
    turn: marks.includes('active') ? 'now' : marks.includes('done') ? 'done' : 'later',
  });
  return { ...BOX, markup, scale: FIGHTER };
}

const ground = drawnOnce<Scene>(
  ({ places }) => String(places.length),
  ({ places }) => fieldGround(places),
);

/** The hex field of the League, which takes the place of the map while a match is played. */
export const field: BoardLook<MasterView> = {
  ...plainBoard(),
  size: FIELD_SIZE,
  beyond: 60,
  grid: FIELD_ROW,
  walkers: ['mover', 'fighter', 'tail'],
  ground: ({ scene }) => ground(scene),
  place: (place) => ({ markup: hexLit(place), r: FIELD_ROW / 2 }),
  glow: (place, _spot, _r, chosen) => hexGlow(place, chosen),
  piece,
};
