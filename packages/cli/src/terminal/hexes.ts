import type { Piece, Place, Scene } from '@indigo/kernel';
import { text } from '../text.ts';
import type { BoardLook } from './board.ts';
import { crop } from './crop.ts';
import { letterOf, seatPaint } from './signs.ts';
import { clip, glue, pad, widthOf, wrapGlued } from './width.ts';

/** A hex is at most this wide, with its wall: then a name and hearts fit. */
const WIDEST = 11;
const NARROWEST = 6;

/** Is this a board of hexes? Then rows of cells tell more than signs and roads. */
export const isHexes = ({ places }: Scene): boolean =>
  places.length > 0 && places.every(({ kind }) => kind.split('-')[0] === 'hex');

/** `hex:3,4` is known by its coordinates. */
const coordinates = ({ id }: Place): string => id.slice(id.indexOf(':') + 1);

/** Rows of hexes, each second one half a hex aside; then who stands where. */
export function drawHexes(look: BoardLook, targets: ReadonlyMap<string, string>): string[] {
  const { scene, width, height, paint } = look;
  const rows = rowsOf(scene.places);
  const gap = Math.min(...rows.flatMap((row) => row.slice(1).map(({ x }, i) => x - row[i].x)));
  const left = Math.min(...scene.places.map(({ x }) => x));
  const across = (Math.max(...scene.places.map(({ x }) => x)) - left) / gap + 1;
  const cell = Math.max(NARROWEST, Math.min(WIDEST, Math.floor((width - 2) / across)));
  const drawn = rows.map((row) => {
    const indent = ' '.repeat(1 + Math.round(((row[0].x - left) / gap) * cell));
    const cells = row.map(
      (place) => `${paint.dim('│')}${inside(look, place, targets.get(place.id), cell - 1)}`,
    );
    return `${indent}${cells.join('')}${paint.dim('│')}`;
  });
  const list = standing(look);
  if (height === null || drawn.length + list.length <= height) return [...drawn, ...list];
  const rowsWith = (isIt: (id: string) => boolean): number[] =>
    rows.flatMap((row, i) => (row.some(({ id }) => isIt(id)) ? [i] : []));
  const mine = new Set(scene.pieces.filter(({ seat }) => seat === look.seat).map(({ at }) => at));
  const focus = { own: rowsWith((id) => mine.has(id)), asked: rowsWith((id) => targets.has(id)) };
  return crop(drawn, focus, height, paint);
}

function rowsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const rows = new Map<number, Place[]>();
  for (const place of places) {
    const key = Math.round(place.y * 1000);
    rows.set(key, [...(rows.get(key) ?? []), place]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.toSorted((a, b) => a.x - b.x));
}

/** The number of the option, then who stands there, what lies there, or where it is. */
function inside(look: BoardLook, place: Place, numbers: string | undefined, room: number): string {
  const { scene, paint } = look;
  const piece = scene.pieces.find(({ at }) => at === place.id);
  const number = numbers === undefined ? '' : paint.inverse(paint.bold(numbers));
  const space = room - widthOf(number) - 1;
  const before = numbers === undefined ? ' ' : `${number} `;
  if (piece === undefined) return before + paint.dim(pad(clip(coordinates(place), space), space));
  if (piece.seat === undefined) return before + pad(clip(piece.kind, space), space);
  const others = scene.pieces.filter(({ seat }) => seat !== undefined).map(nameOf);
  const who = pad(clip(called(piece, others, space), space), space);
  return before + seatPaint(paint, piece.seat)(who);
}

const nameOf = ({ kind, of }: Piece): string => {
  const name = kind === 'tail' ? kind : (of ?? kind);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** `A Pikac 5`: the player, the start of its name, and its hearts or the figure on it. */
function called(piece: Piece, others: readonly string[], space: number): string {
  const { seat, health, figure } = piece;
  const number = health?.now ?? figure;
  const after = number === undefined ? '' : ` ${number}`;
  const room = Math.max(1, space - 2 - after.length);
  return `${letterOf(seat as number)} ${shortened(nameOf(piece), others, room)}${after}`;
}

/** The start of a name; where another begins alike, its first letter and what tells them apart: `H…lee`, `H…cha`. */
export function shortened(name: string, others: readonly string[], room: number): string {
  const start = name.slice(0, room);
  const like = others.filter((other) => other !== name && other.slice(0, room) === start);
  if (name.length <= room || like.length === 0 || room < 3) return start;
  const shared = Math.max(...like.map((other) => [...name].findIndex((letter, i) => letter !== other[i])));
  return `${name.charAt(0)}…${name.slice(shared, shared + room - 2)}`;
}

/** Who stands where, in words, with what else is marked. */
function standing({ scene, label, name, paint, width }: BoardLook): string[] {
  const at = new Map(scene.places.map((place) => [place.id, place]));
  const parts = scene.pieces.flatMap((piece) => {
    const place = at.get(piece.at);
    if (place === undefined || piece.seat === undefined) return [];
    const { marks = [] } = piece;
    const more = marks.length === 0 ? '' : `, ${marks.join(', ')}`;
    const said = `${letterOf(piece.seat)} ${name(piece)} ${label(place)}${more}`;
    return [said];
  });
  const signs = text.board.signs.map(glue).join('  ');
  return [
    ...wrapGlued(parts.map((part) => ` ${glue(part)}`).join(' ·'), width, ' '),
    ...wrapGlued(` ${signs}`, width, ' ').map(paint.dim),
  ];
}
