import { stand } from '../map/scenery.ts';
import { pawn } from '../pieces/pawn.ts';
import { type SignId, sign } from '../signs/signs.ts';
import { place, svg } from '../svg.ts';
import { DUSK } from './parts.ts';

const CELL = 34;
// biome-ignore format: a table
const PATH: readonly (readonly [number, number])[] = [
  [0, 4], [1, 4], [2, 4], [3, 4], [3, 3], [3, 2], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1], [8, 1], [8, 2], [8, 3], [8, 4],
  [9, 4], [10, 4], [11, 4],
];
/** Four routes share the path. */
const ROUTES = ['#d3b3dd', '#c2dd93', '#efb48d', '#8fbfe0', '#8fbfe0'];
// biome-ignore format: a table
const TREES = [[30, 60], [62, 84], [30, 110], [70, 50], [340, 60], [372, 84], [330, 100], [366, 40], [240, 30], [180, 28]];
const BADGES: readonly (readonly [string, SignId, number, number])[] = [
  ['#e2562a', 't-fire', 92, 24],
  ['#2e7fd6', 't-water', 268, 70],
  ['#3a9447', 't-grass', 122, 60],
  ['#7a3f9e', 'g-contest', 310, 118],
];

const box = (x: number, y: number, width: number, height: number, rx: number, paint: string): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" ${paint}/>`;

function tile(x: number, y: number, i: number): string {
  const route = ROUTES[Math.min(4, Math.floor(i / 4))];
  return (
    box(x * CELL - 5, y * CELL + 4, CELL - 2, CELL - 2, 8, `fill="${route}"`) +
    box(x * CELL - 2, y * CELL + 7, CELL - 8, CELL - 8, 6, 'fill="#fff" opacity=".3"') +
    box(x * CELL - 5, y * CELL + 4, CELL - 2, CELL - 2, 8, `fill="${DUSK}"`)
  );
}

/** A grid of routes round a lake, and the badges to win. */
export const badgesCover = (): string =>
  '<rect width="400" height="190" fill="var(--grass)"/>' +
  box(4.4 * CELL, 2.4 * CELL, 3.2 * CELL, 3.4 * CELL, 20, 'fill="var(--sand)"') +
  box(4.6 * CELL, 2.6 * CELL, 2.8 * CELL, 3.4 * CELL, 16, 'fill="var(--sea)"') +
  stand('wave', 190, 130, 30, 9) +
  stand('wave', 222, 160, 30, 9) +
  PATH.map(([x, y]) =>
    box(x * CELL - 9, y * CELL + 2, CELL + 6, CELL + 6, 8, 'fill="var(--road-edge)"'),
  ).join('') +
  PATH.map(([x, y], i) => tile(x, y, i)).join('') +
  TREES.map(([x, y], i) => stand(i % 2 ? 'tree' : 'pine', x, y, 28, 34)).join('') +
  BADGES.map(([colour, id, x, y]) =>
    place(
      `<path d="M20 2l15 5.5v11c0 9-6 15.5-15 18.5-9-3-15-9.5-15-18.5v-11z" fill="${colour}" stroke="#fffaf0" stroke-width="2.5"/>${sign(id, 20, 19, 19, '#fff')}`,
      x,
      y,
      1.25,
    ),
  ).join('') +
  place(pawn(2), 52, 96, 0.82);
