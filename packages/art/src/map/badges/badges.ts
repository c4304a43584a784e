import { svg } from '../../svg.ts';
import { stand } from '../scenery.ts';
import { type Spot, terrain } from '../terrain.ts';
import {
  BADGES_SIZE,
  type BadgesPlace,
  badgesMark,
  bed,
  middle,
  PLAQUE,
  plaqueAt,
  SQUARE,
  tile,
} from './places.ts';

const { width, height } = BADGES_SIZE;

/** In squares, radii in units of the map. */
const scaled = (spots: readonly Spot[]): readonly Spot[] =>
  spots.map(([x, y, r]): Spot => [x * SQUARE, y * SQUARE, r]);

/** One broad island, so that there is country round the grid. */
// biome-ignore format: a table
const LAND = scaled([
  [11.5, 9, 430], [4.6, 9, 300], [18.4, 9, 300], [5.75, 2.7, 190], [17.25, 2.7, 200], [4.6, 15.3, 190], [18.4, 15.3, 210],
]);
// biome-ignore format: a table
const FORESTS = scaled([
  [9, 6.5, 70], [5.2, 6, 90], [17.5, 12.5, 100], [9.4, 12.6, 70], [13.6, 11.5, 50], [12.5, 6.5, 50], [1, 6, 80],
]);
// biome-ignore format: a table
const PEAKS = scaled([[21.6, 5.5, 60], [6.4, 17.1, 46], [16.5, 1.1, 70], [21, 13.5, 40], [.6, 12.5, 44]]);

const WALKED_ON = ['route', 'road', 'shrub'];
const ROUTES = 8;

/** A rectangle of water squares as a lake with its beach. */
function lake(squares: readonly BadgesPlace[]): string {
  const spots = squares.map(middle);
  const left = Math.min(...spots.map(({ x }) => x)) - SQUARE / 2;
  const top = Math.min(...spots.map(({ y }) => y)) - SQUARE / 2;
  const right = Math.max(...spots.map(({ x }) => x)) + SQUARE / 2;
  const bottom = Math.max(...spots.map(({ y }) => y)) + SQUARE / 2;
  const ring = (k: number, colour: string): string =>
    svg`<rect x="${left - k}" y="${top - k}" width="${right - left + 2 * k}" height="${bottom - top + 2 * k}" rx="${26 + k}" fill="var(--${colour})"/>`;
  const waves = [
    [0.9, 1.1],
    [2.4, 2.3],
    [1.1, 3.4],
    [2.7, 4.3],
  ].map(([x, y]) => stand('wave', left + x * SQUARE, top + y * SQUARE, 30, 9));
  return ring(10, 'sand') + ring(2, 'foam') + ring(-3, 'sea-shallow') + ring(-14, 'sea') + waves.join('');
}

/** Water squares that touch belong to one lake. */
function lakes(water: readonly BadgesPlace[]): readonly (readonly BadgesPlace[])[] {
  const left = new Set(water);
  const found: BadgesPlace[][] = [];
  for (const first of water) {
    if (!left.delete(first)) continue;
    const one = [first];
    for (const { x, y } of one) {
      for (const other of left) {
        const far = Math.abs(other.x - x) * width + Math.abs(other.y - y) * height;
        if (far > SQUARE * 1.1) continue;
        left.delete(other);
        one.push(other);
      }
    }
    found.push(one);
  }
  return found;
}

/** Nothing grows on squares, buildings, lakes and plaques. */
function kept(places: readonly BadgesPlace[]): readonly Spot[] {
  const squares = places.map((place): Spot => {
    const { x, y } = middle(place);
    if (place.kind === 'water') return [x, y, 30];
    return [x, y + 6, WALKED_ON.includes(place.kind) ? 27 : 40];
  });
  const plaques = Array.from({ length: ROUTES }, (_, i): Spot => {
    const { x, y } = plaqueAt(i + 1);
    const end = PLAQUE.height / 2;
    return [x + end, y + end, end, x + PLAQUE.width - end, y + end];
  });
  return [...squares, ...plaques];
}

/** The layers of the map, from below. Shrubs and piles are no part of it: they change. */
export interface BadgesBoard {
  readonly ground: string;
  readonly lakes: string;
  readonly tiles: string;
  readonly details: string;
  readonly scenery: string;
  readonly buildings: string;
}

/** The grid as open country, out of the places of the game's scene. Takes a second: draw it when building. */
export function badgesBoard(places: readonly BadgesPlace[]): BadgesBoard {
  const walked = places.filter(({ kind }) => WALKED_ON.includes(kind));
  const dry = places.filter(({ kind }) => kind !== 'water');
  const country = terrain({
    ...{ width, height, seed: 'badges-2', view: [-190, -110, width + 380, height + 220] },
    land: [...LAND, ...dry.map((place): Spot => [middle(place).x, middle(place).y, 74])],
    ...{ forests: FORESTS, peaks: PEAKS, keep: kept(places) },
    ...{ rough: 18, soft: 24, trees: 1.25, pad: 24 },
  });
  return {
    ground: country.sea + country.ground,
    lakes: lakes(places.filter(({ kind }) => kind === 'water'))
      .map(lake)
      .join(''),
    tiles: walked.map(bed).join('') + walked.map(tile).join(''),
    details: country.details,
    scenery: country.scenery,
    buildings: places.map(badgesMark).join(''),
  };
}

/** The map as a file. Its layers are groups, so that a page can hide some. */
export function badgesMap(places: readonly BadgesPlace[]): string {
  const layers = Object.entries(badgesBoard(places));
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="-127 -4 1220 764" aria-hidden="true">${layers
    .map(([name, markup]) => `<g class="map-${name}">${markup}</g>`)
    .join('')}</svg>\n`;
}
