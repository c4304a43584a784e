import { svg } from '../../svg.ts';
import { stand } from '../scenery.ts';
import { type Spot, terrain } from '../terrain.ts';
import { at, isAtSea, MIT_SIZE, type MitCity, type MitPlace, mitCity, mitMark, mitTurns } from './places.ts';

const { width, height } = MIT_SIZE;

/** In shares of the map, radii in its units. */
const scaled = (spots: readonly Spot[]): readonly Spot[] =>
  spots.map(([x, y, r, ...to]): Spot => {
    const [toX, toY] = to;
    return toX === undefined || toY === undefined
      ? [x * width, y * height, r]
      : [x * width, y * height, r, toX * width, toY * height];
  });

// biome-ignore format: a table
const LAND = scaled([
  [.06, .08, 200], [.3, .02, 190], [.5, 0, 170], [.72, .03, 170], [.92, .1, 170], [.05, .35, 130], [.3, .3, 150], [.5, .26, 140],
  [.45, .5, 150], [.55, .62, 120], [.78, .25, 150], [.77, .5, 110], [.1, .6, 100], [.26, .55, 60], [.45, .66, 90], [.95, .35, 90],
  [.139, .925, 52],
]);
const WATER = scaled([
  [0.6, 0.73, 40, 0.68, 0.77],
  [0.245, 0.7, 26, 0.26, 0.79],
]);
// biome-ignore format: a table
const FORESTS = scaled([
  [.12, .36, 130], [.27, .4, 100], [.45, .6, 110], [.55, .3, 80], [.77, .28, 80], [.06, .6, 80], [.76, .5, 60],
]);
// biome-ignore format: a table
const PEAKS = scaled([
  [.4, .05, 100], [.3, .06, 80], [.05, .1, 120], [.75, .1, 110], [.9, .16, 110], [.45, .25, 60], [.03, .42, 70], [.95, .36, 60],
]);

/** The road between two squares, counted from `from` on, as one smooth curve. */
function curve(places: readonly MitPlace[], from: number, to: number): string {
  const spot = (i: number): { readonly x: number; readonly y: number } =>
    at(places[(i + places.length) % places.length]);
  let path = svg`M${spot(from).x} ${spot(from).y}`;
  for (let i = from; i < to; i++) {
    const [o, a, b, c] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)];
    path += svg`C${a.x + (b.x - o.x) / 6} ${a.y + (b.y - o.y) / 6} ${b.x - (c.x - a.x) / 6} ${b.y - (c.y - a.y) / 6} ${b.x} ${b.y}`;
  }
  return path;
}

const stretch = (spots: readonly MitPlace[], i: number, r: number): Spot => {
  const [a, b] = [at(spots[i]), at(spots[(i + 1) % spots.length])];
  return [a.x, a.y, r, b.x, b.y];
};

/** Which squares the road is paved between: first what passes under, then what passes over. */
function paved(places: readonly MitPlace[]): string {
  const index = (id: string): number => places.findIndex((place) => place.id === id);
  const way = (from: string, to: string): string => {
    const path = curve(places, index(from), index(to));
    return `<path d="${path}" class="paved-edge"/><path d="${path}" class="paved"/>`;
  };
  const lane = curve(places, index('fuchsia-gym'), places.length);
  return (
    way('cerulean-gym', 'vermilion-gym') +
    way('lavender', 'fuchsia-gym') +
    way('pallet', 'routes-5-6-1') +
    way('vermilion', 'routes-7-8-1') +
    `<path d="${lane}" class="sealane wide"/><path d="${lane}" class="seadots"/>`
  );
}

/** Each city's stops, by the id of its Center. */
const stopsOf = (places: readonly MitPlace[], id: string): readonly MitPlace[] =>
  places.filter((place) => place.id === id || place.id === `${id}-gym`);

function country(places: readonly MitPlace[], cities: readonly MitCity[]) {
  const onLand = places.flatMap((place, i): Spot[] =>
    isAtSea(place) || isAtSea(places[(i + 1) % places.length]) ? [] : [stretch(places, i, i < 51 ? 74 : 64)],
  );
  const home = at(places[0]);
  const round = cities.flatMap(({ id }): Spot[] => {
    const stops = stopsOf(places, id).map(at);
    const x = stops.reduce((sum, stop) => sum + stop.x, 0) / stops.length;
    const y = stops.reduce((sum, stop) => sum + stop.y, 0) / stops.length;
    return [
      [x, y - 50, 60],
      [x, y + 50, 60],
      [x + 80, y, 50],
      [x - 80, y, 50],
    ];
  });
  const road = places.flatMap((place, i): Spot[] => [stretch(places, i, 30), [at(place).x, at(place).y, 38]]);
  return terrain({
    ...{ width, height, seed: 'mit-5', view: [-120, -110, width + 240, height + 220] },
    land: [...onLand, [home.x, home.y, 70], ...LAND],
    ...{ water: WATER, keep: [...road, ...round], forests: FORESTS, peaks: PEAKS },
    ...{ pad: 18, rough: 22, soft: 24 },
  });
}

/** The layers of the map, from below. */
export interface MitBoard {
  readonly ground: string;
  readonly roads: string;
  readonly details: string;
  readonly scenery: string;
  readonly spaces: string;
  readonly towns: string;
}

/** One paved loop round Kanto with an underpass, out of the places of the game's scene. Takes a second: draw it when building. */
export function mitBoard(places: readonly MitPlace[], cities: readonly MitCity[]): MitBoard {
  const { sea, ground, details, scenery } = country(places, cities);
  const turns = mitTurns(places);
  return {
    ground: sea + ground + stand('boat', 0.66 * width + 31, 0.79 * height + 58, 62, 58),
    roads: paved(places),
    details,
    scenery,
    spaces: places.map((place) => mitMark(place, turns.get(place.id) ?? 0)).join(''),
    towns: cities.map((city) => mitCity(city, stopsOf(places, city.id))).join(''),
  };
}

/** The map as a file. Its layers are groups, so that a page can hide some. */
export function mitMap(places: readonly MitPlace[], cities: readonly MitCity[]): string {
  const layers = Object.entries(mitBoard(places, cities));
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="-100 14 1600 997" aria-hidden="true">${layers
    .map(([name, markup]) => `<g class="map-${name}">${markup}</g>`)
    .join('')}</svg>\n`;
}
