import { boulder, FIELD_ROW, FIELD_SIZE, fieldGround, hexGlow, hexLit, standing, tail } from '@indigo/art';
import type { Piece, Place, Scene } from '@indigo/kernel';
import { plainPiece } from '../plain-skin.ts';
import type { PieceLook, Skin } from '../skin.ts';
import { cardOfId, creatureOf, numberOf, stageOf } from './facts.ts';

const BOX = { width: 100, height: 100, foot: [50, 50] as const };
/** A chip fills its hex but for a rim. */
const FIGHTER = 1.02;

const isHex = ({ kind }: Place): boolean => kind.startsWith('hex');
export const isField = ({ places }: Scene): boolean => places.length > 0 && isHex(places[0]);

const STATES = new Set(['active', 'done']);

function piece(one: Piece): PieceLook {
  const { kind, of, seat = 0, say, marks = [] } = one;
  if (kind === 'boulder') return { ...BOX, markup: boulder(), scale: 1.1 };
  if (kind === 'tail') return { ...BOX, markup: tail(seat), scale: 1 };
  const card = cardOfId(of);
  if (kind !== 'fighter' || card === undefined) return plainPiece(one);
  const markup = standing(creatureOf(card, stageOf(say)), {
    seat,
    hearts: numberOf(say[3]),
    most: numberOf(say[4]),
    conditions: marks.slice(1).filter((mark) => !STATES.has(mark)),
    turn: marks.includes('active') ? 'now' : marks.includes('done') ? 'done' : 'later',
  });
  return { ...BOX, markup, scale: FIGHTER };
}

/** The hex field of the League, which takes the place of the map while a match is played. */
export function fieldSkin(map: Skin, scene: Scene): Skin {
  return {
    ...map,
    size: FIELD_SIZE,
    beyond: 60,
    ground: fieldGround(scene.places),
    place: (place) => ({ markup: hexLit(place), r: FIELD_ROW / 2 }),
    grid: FIELD_ROW,
    glow: (place, _, __, chosen) => hexGlow(place, chosen),
    piece,
    lying: () => '',
  };
}
