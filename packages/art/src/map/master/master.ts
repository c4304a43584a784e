import { escaped, legible, svg } from '../../svg.ts';
import { roads } from '../roads.ts';
import { type Spot, type Terrain, terrain } from '../terrain.ts';
import { at, MASTER_SIZE, type MasterPlace, masterMark } from './places.ts';

const { width, height } = MASTER_SIZE;

/** A road between two locations, by their numbers; a white one costs nothing. */
export interface MasterRoad {
  readonly a: number;
  readonly b: number;
  readonly white: boolean;
  /** -1: nothing ever bars it. */
  readonly slot: number;
}

/** In shares of the map, radii in its units. */
const scaled = (spots: readonly (readonly [number, number, number])[]): readonly Spot[] =>
  spots.map(([x, y, r]): Spot => [x * width, y * height, r]);

// biome-ignore format: a table
const LAND = scaled([
  [.02, .1, 150], [.2, .05, 150], [.4, .02, 130], [.55, .04, 90], [.75, .03, 120], [.92, .08, 110], [.02, .3, 80], [.3, .35, 90],
  [.5, .3, 90], [.66, .33, 80], [.72, .5, 70], [.45, .52, 70], [.28, .68, 40], [.03, .58, 60], [.96, .2, 60],
]);
// biome-ignore format: a table
const FORESTS = scaled([[.19, .42, 120], [.52, .69, 120], [.3, .42, 70], [.03, .55, 60], [.46, .55, 60]]);
// biome-ignore format: a table
const PEAKS = scaled([
  [.38, .1, 90], [.3, .14, 70], [.47, .12, 60], [.02, .28, 90], [.03, .1, 100], [.85, .08, 90], [.77, .1, 50], [.96, .14, 80],
  [.2, .08, 80],
]);
const LAKE: Spot = [0.665 * width, 0.66 * height, 34, 0.72 * width, 0.63 * height];

/** The south-west of the map is open sea but for its islands. */
const isAtSea = ({ kind, back, city, x, y }: MasterPlace): boolean =>
  (kind === 'wild' && back === 'seafoam-islands') || (city < 0 && y > 0.84 && x < 0.46 && kind !== 'wild');

/** A shoal under a place that stands in the sea and is no part of it. */
const isIslet = (place: MasterPlace): boolean => isAtSea(place) && place.kind !== 'wild';

const ALONG = 46;

function country(places: readonly MasterPlace[], ways: readonly MasterRoad[]): Terrain {
  const stretch = ({ a, b }: MasterRoad, r: number): Spot => {
    const [from, to] = [at(places[a]), at(places[b])];
    return [from.x, from.y, r, to.x, to.y];
  };
  const disc = (place: MasterPlace, r: number): Spot => [at(place).x, at(place).y, r];
  return terrain({
    ...{ width, height, seed: 'master-3', view: [-190, -110, width + 380, height + 220] },
    land: [
      ...ways
        .filter(({ a, b }) => !isAtSea(places[a]) && !isAtSea(places[b]))
        .map((way) => stretch(way, ALONG)),
      ...places.filter((place) => !isAtSea(place)).map((place) => disc(place, place.city < 0 ? 44 : 56)),
      ...places.filter(isIslet).map((place) => disc(place, 26)),
      ...LAND,
    ],
    water: [LAKE],
    keep: [...ways.map((way) => stretch(way, 15)), ...places.map((place) => disc(place, 26))],
    ...{ forests: FORESTS, peaks: PEAKS, pad: 26, rough: 20, soft: 20 },
  });
}

const MARGIN = 40;
const LETTER = 10.2;

/** The name of a city where it hides no location: under its houses, over them, or beside them. */
function nameplate(name: string, stops: readonly MasterPlace[], taken: readonly Spot[]): string {
  const spots = stops.map(at);
  const wide = name.length * LETTER + 22;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [mean(xs), mean(ys)];
  const half = wide / 2 + 34;
  const [right, left, bottom, top] = [Math.max(...xs), Math.min(...xs), Math.max(...ys), Math.min(...ys)];
  const others = [0, 20, 40].flatMap((more): (readonly [number, number])[] => [
    [x, bottom + MARGIN + more],
    [x, top - MARGIN - more],
    [right + half + more, y],
    [left - half - more, y],
    [right + half - 20, bottom + MARGIN - 12 + more],
    [left - half + 20, top - MARGIN + 12 - more],
    [right + half - 20, top - MARGIN + 12 - more],
    [left - half + 20, bottom + MARGIN - 12 + more],
  ]);
  const room = ([atX, atY]: readonly [number, number]): number =>
    atY > height - 16 || atY < 16
      ? -99
      : Math.min(
          ...taken.map(
            ([spotX, spotY, r]) => Math.hypot(Math.max(0, Math.abs(spotX - atX) - wide / 2), spotY - atY) - r,
          ),
        );
  // The first that leaves enough room; else the one that leaves most.
  const best =
    others.find((spot) => room(spot) >= 14) ?? others.reduce((a, b) => (room(b) > room(a) ? b : a));
  const [midX, midY] = best;
  return `<g class="plaque">${legible(
    midX,
    midY,
    17,
    svg`<rect x="${midX - wide / 2}" y="${midY - 13}" width="${wide}" height="26" rx="13"/><text x="${midX}" y="${midY + 5.5}" font-size="17" text-anchor="middle">${escaped(name)}</text>`,
  )}</g>`;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function plaza(stops: readonly MasterPlace[]): string {
  const corners = stops.map((stop) => svg`${at(stop).x} ${at(stop).y}`);
  return `<path d="M${corners.join('L')}z" fill="var(--plaza)" stroke="var(--plaza)" stroke-width="62" stroke-linejoin="round"/>`;
}

/** Either side of the board as a file: locations, roads and cities are the game's, the country is ours. Its layers are groups. */
export function masterMap(
  places: readonly MasterPlace[],
  ways: readonly MasterRoad[],
  cities: readonly string[],
): string {
  const { sea, ground, details, scenery } = country(places, ways);
  const spots = new Map(places.map((place) => [place.id, at(place)]));
  const lines = roads(
    spots,
    ways.map(({ a, b }) => [places[a].id, places[b].id] as const),
  );
  const wet = ({ a, b }: MasterRoad): boolean => isAtSea(places[a]) || isAtSea(places[b]);
  const drawn = (test: (way: MasterRoad) => boolean, look: string): string =>
    `<path d="${lines.filter((_, i) => test(ways[i])).join('')}" class="${look}"/>`;
  const dry = (way: MasterRoad): boolean => !wet(way) && !way.white;
  const stopsOf = (city: number): readonly MasterPlace[] => places.filter((place) => place.city === city);
  const taken = [
    ...places.map((place): Spot => [at(place).x, at(place).y, 19]),
    ...ways
      .filter(({ slot }) => slot >= 0)
      .map(({ a, b }): Spot => {
        const [from, to] = [at(places[a]), at(places[b])];
        return [(from.x + to.x) / 2, (from.y + to.y) / 2, 11];
      }),
  ];
  const layers = {
    ground: sea + ground + cities.map((_, city) => plaza(stopsOf(city))).join(''),
    roads:
      drawn(wet, 'sealane') +
      drawn(wet, 'seadots') +
      drawn(dry, 'lane-edge') +
      drawn(dry, 'lane') +
      drawn(({ white }) => white, 'lane-white'),
    details,
    scenery,
    spaces: places.map(masterMark).join(''),
    towns: cities.map((name, city) => nameplate(name, stopsOf(city), taken)).join(''),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="-128 0 1606 1000" aria-hidden="true">${Object.entries(
    layers,
  )
    .map(([name, markup]) => `<g class="map-${name}">${markup}</g>`)
    .join('')}</svg>\n`;
}
