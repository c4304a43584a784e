import {
  boulder,
  FIELD_ROW,
  FIELD_SIZE,
  fieldGround,
  hexGlow,
  hexLit,
  standing,
  TYPE_COLOUR,
  type TypeName,
  tail,
} from '@indigo/art';
import type { Piece, Place, Plain, Say, Scene } from '@indigo/kernel';
import { ATTACKS } from '@indigo/master';
import { plainPiece } from '../plain-skin.ts';
import type { Blow, PieceLook, Skin } from '../skin.ts';
import { cardOfId, creatureOf, numberOf, stageOf } from './facts.ts';

const BOX = { width: 100, height: 100, foot: [50, 50] as const };
/** A chip fills its hex but for a rim. */
const FIGHTER = 1.02;

const isHex = ({ kind }: Place): boolean => kind.startsWith('hex');
export const isField = ({ places }: Scene): boolean => places.length > 0 && isHex(places[0]);

type Walked = { readonly piece: string; readonly path: readonly string[] };

const WALKERS = new Set(['fighter', 'tail']);
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

const fighterOf = ({ pieces }: Scene, seat: Plain | undefined, form: Plain | undefined): Piece | undefined =>
  pieces.find(({ kind, say }) => kind === 'fighter' && say[1] === seat && say[2] === form);

/** A step from hex to hex, of its own will or not. */
export function steppedOn([key, seat, form, hex]: Say, scene: Scene): Walked | null {
  const one = key === 'f.moved-to' ? fighterOf(scene, seat, form) : undefined;
  const to = scene.places.find(({ say }) => say[1] === hex);
  return one === undefined || to === undefined ? null : { piece: one.id, path: [one.at, to.id] };
}

const HURT = '#b3261e';
const CURED = '#1c7a4d';

/** What is done to those on the field, and the name of the attack that does it. */
export function blowOn([key, seat, form, fact]: Say, scene: Scene): Blow | null {
  const at = fighterOf(scene, seat, form)?.at;
  if (at === undefined) return null;
  const active = scene.pieces.find(({ marks }) => marks?.includes('active'))?.at ?? null;
  switch (key) {
    case 'f.used-attack': {
      const { name, type } = ATTACKS[numberOf(fact)];
      return { at, from: null, word: name, colour: TYPE_COLOUR[type as TypeName] };
    }
    case 'f.lost-hearts':
      return { at, from: active, word: `−${numberOf(fact)} ♥`, colour: HURT };
    case 'f.regained':
      return { at, from: null, word: `+${numberOf(fact)} ♥`, colour: CURED };
    case 'f.unharmed':
      return { at, from: active, word: 'unharmed', colour: '#4b4a68' };
    case 'f.fainted':
      return { at, from: null, word: 'K.O.', colour: '#262250' };
    default:
      return null;
  }
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
    walks: ({ kind }) => WALKERS.has(kind),
    lying: () => '',
  };
}
