import { type Spot, type Terrain, terrain } from '../terrain.ts';
import { at, CLASSIC_SIZE, type ClassicPlace } from './places.ts';

const { width, height } = CLASSIC_SIZE;

/** Spots below are given in shares of the map; radii in its units. */
const scaled = (spots: readonly Spot[]): readonly Spot[] =>
  spots.map(
    ([x, y, r, toX, toY]): Spot =>
      toX === undefined
        ? [x * width, y * height, r]
        : [x * width, y * height, r, toX * width, (toY as number) * height],
  );

/** Land beyond the road, so that the country fills its corners. */
// biome-ignore format: a table
const LAND = scaled([
  [.02, .06, 150], [.02, .25, 120], [.02, .45, 90], [.3, -.04, 150], [.5, -.05, 130], [.66, -.02, 110], [.86, .02, 170],
  [1, .12, 150], [.98, .3, 90], [.31, .24, 120], [.44, .24, 100], [.68, .24, 120], [.42, .42, 70], [.42, .59, 170],
  [.34, .67, 70], [.665, .42, 90], [.73, .53, 80], [.86, .75, 40], [.2, .64, 80], [.9, .2, 90], [.895, .868, 74],
]);
/** The lake south of Vermilion, and the straits that cut Cinnabar loose. */
const WATER = scaled([
  [0.605, 0.695, 40, 0.66, 0.668],
  [0.17, 0.835, 20, 0.295, 0.786],
  [0.295, 0.786, 11, 0.326, 0.815],
  [0.326, 0.815, 11, 0.327, 0.95],
]);
// biome-ignore format: a table
const FORESTS = scaled([
  [.13, .48, 150], [.06, .5, 110], [.2, .42, 110], [.56, .72, 80], [.67, .88, 90], [.33, .3, 100], [.68, .42, 70],
]);
// biome-ignore format: a table
const PEAKS = scaled([
  [.33, .04, 92], [.03, .1, 80], [.86, .08, 100], [.95, .1, 90], [.33, .215, 50], [.57, .05, 60], [.02, .68, 60],
  [.96, .3, 60], [.2, .28, 40],
]);
/** The dungeon and the plateau. */
const CLEAR = scaled([
  [0.895, 0.88, 92],
  [0.4206, 0.5925, 176],
]);

export type Stroke = readonly [from: ClassicPlace, to: ClassicPlace];

/** The country under the classic road: land lies along `ways`, `lanes` cross the sea, `stubs` lead to the circles. */
export function classicCountry(
  places: readonly ClassicPlace[],
  ways: readonly Stroke[],
  lanes: readonly Stroke[],
  stubs: readonly Stroke[],
): Terrain {
  const land: Spot[] = [];
  const keep: Spot[] = [];
  const stroke = ([from, to]: Stroke, r: number): Spot => {
    const [a, b] = [at(from), at(to)];
    return [a.x, a.y, r, b.x, b.y];
  };
  for (const way of ways) {
    land.push(stroke(way, 66));
    keep.push(stroke(way, 20));
  }
  for (const lane of lanes) keep.push(stroke(lane, 26));
  for (const place of places) {
    const { x, y } = at(place);
    keep.push([x, y, place.kind === 'city' ? 62 : 24]);
    if (place.kind !== 'city') continue;
    keep.push([x, y + 40, 50]);
    land.push([x, y, place.id === 'cinnabar' ? 62 : 92]);
  }
  for (const [space, circle] of stubs) {
    const { x, y } = at(circle);
    keep.push([x, y, 36], stroke([space, circle], 16));
    land.push([x, y, ['r09', 'r10'].includes(space.id) ? 40 : 58]);
  }
  return terrain({
    ...{ width, height, seed: 'kanto-7', view: [-110, -40, width + 220, height + 80] },
    ...{ land: [...land, ...LAND], water: WATER, forests: FORESTS, peaks: PEAKS, keep: [...keep, ...CLEAR] },
    ...{ rough: 22, soft: 22, trees: 1.1 },
  });
}
