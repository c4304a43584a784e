import { terrain } from '../map/terrain.ts';
import { sign } from '../signs/signs.ts';
import { place } from '../svg.ts';
import { creatureAt, roadAlong } from './parts.ts';

// biome-ignore format: a table
const STOPS: readonly (readonly [number, number, 'gym' | 'center' | 'tile'])[] = [
  [62, 148, 'tile'], [46, 104, 'gym'], [78, 55, 'tile'], [130, 40, 'center'], [180, 40, 'tile'], [230, 40, 'gym'],
  [282, 40, 'tile'], [334, 66, 'center'], [350, 108, 'tile'], [312, 152, 'gym'], [250, 168, 'tile'], [186, 171, 'tile'],
  [122, 168, 'center'],
];
const AREAS = ['#7fb24a', '#2e7d32', '#8d6e63', '#8e24aa', '#ec407a', '#1e88e5'];
const INK = { gym: '#c2621b', center: '#c2418a' };

function stop([x, y, kind]: (typeof STOPS)[number], i: number): string {
  if (kind === 'tile')
    return `<rect x="${x - 11}" y="${y - 10}" width="22" height="20" rx="6" fill="${AREAS[i % 6]}" stroke="#fffaf0" stroke-width="2"/>`;
  return `<circle cx="${x}" cy="${y}" r="14" fill="#fffaf0" stroke="${INK[kind]}" stroke-width="3"/>${sign(`g-${kind}`, x, y, 17, INK[kind])}`;
}

/** One paved loop with its stops. */
export function mitCover(): string {
  // biome-ignore format: a table
  const { ground, details, scenery } = terrain({
    width: 400, height: 190, seed: 'cover-m2', rough: 12,
    land: [[80, 90, 74], [200, 60, 80], [310, 90, 74], [200, 130, 60]],
    keep: [[200, 95, 66], [60, 100, 30, 130, 40], [130, 40, 30, 280, 40], [280, 40, 30, 345, 110], [330, 140, 30, 60, 150]],
  });
  const loop = 'M60 150C30 100 60 40 130 40H280C350 40 370 100 330 140S120 190 60 150z';
  const island =
    ground +
    roadAlong(loop, 24, 30) +
    details +
    scenery +
    STOPS.map(stop).join('') +
    ['Bulbasaur', 'Charmander', 'Squirtle']
      .map((name, i) => creatureAt(name, 104 + i * 64, 52, 0.84, 2.2))
      .join('');
  return `<rect width="400" height="190" fill="var(--sea-deep)"/>${place(island, 28, 11, 0.86)}`;
}
