import { stand } from '../map/scenery.ts';
import { type Spot, terrain } from '../map/terrain.ts';
import { pawn } from '../pieces/pawn.ts';
import { place } from '../svg.ts';
import { chipAt, roadAlong } from './parts.ts';

const W = 1400;
const H = 250;

/** Given in shares of the band; radii in its units. */
const scaled = (spots: readonly Spot[]): readonly Spot[] =>
  spots.map(
    ([x, y, r, toX, toY]): Spot =>
      toX === undefined ? [x * W, y * H, r] : [x * W, y * H, r, toX * W, (toY as number) * H],
  );

/** The band behind the question of the home page: words have room at the left. */
export function hero(): string {
  // biome-ignore format: a table
  const { sea, ground, details, scenery } = terrain({
    width: W, height: H, seed: 'hero-4', rough: 18,
    land: scaled([[.52, 1.2, 150], [.7, .95, 150], [.88, .8, 190], [1.02, .5, 170], [.3, 1.35, 120], [.1, 1.42, 110]]),
    keep: scaled([
      [.58, .88, 30, .74, .62], [.74, .62, 34, 1.02, .6], [.76, .55, 70], [.93, .62, 40], [.14, .4, 200], [.3, .5, 110],
    ]),
    forests: scaled([[.86, .86, 90], [.95, .35, 70]]),
    peaks: scaled([[.97, .3, 90], [.86, .38, 50]]),
  });
  const roof = '#4a43b8';
  return (
    sea +
    ground +
    roadAlong('M700 262.5C812 200 924 175 1064 165S1260 160 1428 150', 17, 24) +
    details +
    scenery +
    stand('house', 0.735 * W, 0.62 * H, 50, 50, roof) +
    stand('tower', 0.765 * W, 0.62 * H, 44, 78, roof) +
    stand('house', 0.798 * W, 0.62 * H, 50, 50, roof) +
    stand('boat', 0.5 * W, 0.5 * H, 74, 68) +
    chipAt('Pikachu', 'starter', 846, 138, 0.72) +
    place(pawn(0), 930, 92, 1.05) +
    place(pawn(2), 1240, 84, 0.95) +
    chipAt('Dragonite', 'red', 1126, 150, 0.66)
  );
}
