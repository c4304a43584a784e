import type { Piece, Place, Scene, Seat } from '@indigo/kernel';
import type { Paint } from '../io.ts';
import { text } from '../text.ts';
import { Canvas } from './canvas.ts';
import { crop, type Focus } from './crop.ts';
import { drawHexes, isHexes } from './hexes.ts';
import { labelsOf } from './labels.ts';
import { type Cell, type Layout, layOut } from './layout.ts';
import { withoutSatellites } from './satellites.ts';
import { colourPaint, FACE_DOWN, FACE_UP, isMover, letterOf, seatPaint, signsFor } from './signs.ts';
import { glue, widthOf, wrapGlued } from './width.ts';

export interface BoardLook {
  readonly scene: Scene;
  readonly width: number;
  /** Rows to spare: the legend goes first, then what is far away. Null: everything, however high. */
  readonly height: number | null;
  readonly paint: Paint;
  readonly label: (place: Place) => string;
  readonly name: (piece: Piece) => string;
  /** The numbers of the options that point at a place, a piece or a zone, by its id. */
  readonly targets: ReadonlyMap<string, string>;
  /** Whose surroundings matter where not everything fits. */
  readonly seat: Seat | null;
}

/** More places of a kind than this go without their names. */
const NAMED = 12;

/** The board in characters: signs, roads, movers as letters, targets as option numbers; then the legend. */
export function drawBoard(whole: BoardLook): string[] {
  const { scene, hostOf } = withoutSatellites(whole.scene);
  const look = { ...whole, scene };
  const { width } = look;
  if (scene.places.length === 0) return [];
  if (isHexes(scene)) return drawHexes(look, targetPlaces(look, hostOf));
  const layout = layOut(scene.places, width - 2);
  const canvas = new Canvas(width - 2, layout.height);
  const targets = targetPlaces(look, hostOf);
  drawLinks(look, layout, canvas);
  for (const place of scene.places) drawPlace(look, layout, canvas, place, targets.get(place.id));
  const names = labelsOf(scene.places, look.label);
  for (const place of named(scene.places, targets)) {
    drawLabel(look.paint, names.get(place.id) ?? [], layout.cells.get(place.id) as Cell, canvas);
  }
  const rows = canvas.rows().map((row) => ` ${row}`.trimEnd());
  const signs = legend(look);
  if (look.height === null || rows.length + signs.length <= look.height) return [...rows, ...signs];
  return crop(rows, focusOf(look, layout, targets), look.height, look.paint);
}

function drawLinks({ scene, paint }: BoardLook, layout: Layout, canvas: Canvas): void {
  for (const [a, b] of scene.links) {
    const from = layout.cells.get(a);
    const to = layout.cells.get(b);
    if (from && to) canvas.line(from, to, paint.dim);
  }
}

/** Which places to number: an option may point at a place or at something lying there. */
function targetPlaces({ scene, targets }: BoardLook, hostOf: (id: string) => string): Map<string, string> {
  const board = new Set(scene.places.map(({ id }) => id));
  const places = new Map<string, string>();
  const add = (place: string, numbers: string | undefined): void => {
    if (numbers === undefined) return;
    const before = places.get(place);
    places.set(place, before === undefined ? numbers : `${before.replace('+', '')}+`);
  };
  for (const [id, numbers] of targets) if (board.has(hostOf(id))) add(hostOf(id), numbers);
  for (const { id, at } of scene.pieces) if (id !== at && board.has(at)) add(at, targets.get(id));
  return places;
}

const piecesAt = (scene: Scene, place: string): Piece[] => scene.pieces.filter(({ at }) => at === place);

function drawPlace(
  look: BoardLook,
  layout: Layout,
  canvas: Canvas,
  place: Place,
  numbers: string | undefined,
): void {
  const { scene, paint } = look;
  const { col, row } = layout.cells.get(place.id) as Cell;
  const movers = piecesAt(scene, place.id).filter(isMover);
  const tokens: [string, (text: string) => string][] = [];
  if (numbers !== undefined) tokens.push([numbers, (token) => paint.inverse(paint.bold(token))]);
  for (const { seat } of movers) tokens.push([letterOf(seat as Seat), seatPaint(paint, seat as Seat)]);
  if (tokens.length === 0) tokens.push([signAt(scene, place), colourPaint(paint, place.colour)]);
  const length = tokens.reduce((sum, [token]) => sum + token.length, 0);
  let at = Math.min(col, canvas.width - length);
  for (const [token, style] of tokens) {
    canvas.write(at, row, token, style);
    at += token.length;
  }
}

/** What lies there shows before what the place is. */
function signAt(scene: Scene, place: Place): string {
  const lying = piecesAt(scene, place.id).filter((piece) => !isMover(piece));
  if (lying.some(({ of }) => of !== undefined)) return FACE_UP;
  if (lying.length > 0) return FACE_DOWN;
  return signsFor(scene.places).get(place.kind) as string;
}

/** Targets are named first, then the kinds there are few of. */
function named(places: readonly Place[], targets: ReadonlyMap<string, string>): Place[] {
  const count = new Map<string, number>();
  for (const { kind } of places) count.set(kind, (count.get(kind) ?? 0) + 1);
  const few = places.filter(({ kind }) => (count.get(kind) as number) <= NAMED);
  return [...few.filter(({ id }) => targets.has(id)), ...few.filter(({ id }) => !targets.has(id))];
}

/** The first of these names there is room for. */
function drawLabel(paint: Paint, names: readonly string[], { col, row }: Cell, canvas: Canvas): void {
  for (const shown of names) {
    const length = widthOf(shown);
    let right = col + 1;
    while (right < canvas.width && !canvas.fits(right, row, 1, 0)) right++;
    const middle = Math.min(Math.max(0, col - (length >> 1)), canvas.width - length);
    const spots: [number, number][] = [
      [right + 1, row],
      [col - length - 1, row],
      [middle, row + 1],
      [middle, row - 1],
    ];
    const spot = spots.find(([c, r]) => canvas.fits(c, r, length, 0) && roomy(canvas, c, r, length));
    if (spot === undefined) continue;
    canvas.write(spot[0], spot[1], shown, paint.white);
    return;
  }
}

/** A free column at both ends, so that two names never run together. */
const roomy = (canvas: Canvas, col: number, row: number, length: number): boolean =>
  (col === 0 || canvas.fits(col - 1, row, 1, 0)) &&
  (col + length >= canvas.width || canvas.fits(col + length, row, 1, 0));

/** The rows of what can be chosen, and of oneself. */
function focusOf({ scene, seat }: BoardLook, layout: Layout, targets: ReadonlyMap<string, string>): Focus {
  const mine = scene.pieces.filter((piece) => isMover(piece) && piece.seat === seat).map(({ at }) => at);
  const rows = (ids: readonly string[]): number[] => ids.flatMap((id) => layout.cells.get(id)?.row ?? []);
  return { own: rows(mine), asked: rows([...targets.keys()]) };
}

function legend({ scene, paint, width }: BoardLook): string[] {
  const signs = [...signsFor(scene.places)].filter(([kind]) =>
    scene.places.some((place) => shows(scene, place, kind)),
  );
  const parts = signs.map(([kind, sign]) => `${sign} ${text.board.kind(kind)}`);
  const lying = scene.pieces.filter(
    (piece) => !isMover(piece) && scene.places.some(({ id }) => id === piece.at),
  );
  if (lying.some(({ of }) => of === undefined)) parts.push(`${FACE_DOWN} ${text.board.faceDown}`);
  if (lying.some(({ of }) => of !== undefined)) parts.push(`${FACE_UP} ${text.board.faceUp}`);
  parts.push(...text.board.signs);
  // A sign stays on one line with its meaning.
  return wrapGlued(` ${parts.map(glue).join('  ')}`, width, ' ').map((line) => paint.dim(line.trimEnd()));
}

const shows = (scene: Scene, place: Place, kind: string): boolean =>
  place.kind === kind && !scene.pieces.some(({ at }) => at === place.id);
