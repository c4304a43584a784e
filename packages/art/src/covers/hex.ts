import { mix } from '../colour.ts';
import { type Scenery, stand } from '../map/scenery.ts';
import { pawn } from '../pieces/pawn.ts';
import { place, polygon } from '../svg.ts';
import { TYPE_COLOUR } from '../types.ts';
import { chipAt, DUSK } from './parts.ts';

/** A tile of the island: its ground, what grows on it (offset and width), the roofs of its town. */
type Tile = readonly [
  x: number,
  y: number,
  ground: string,
  growth: readonly (readonly [Scenery, number, number, number])[],
  roof: string,
];

const INDIGO = '#4a43b8';
// biome-ignore format: a table
const TILES: readonly Tile[] = [
  [48, 148, '#c8e0a0', [['tree', -22, 14, 22], ['tree', 20, 26, 22]], INDIGO],
  [99, 60, '#d9c8a4', [['peak', -14, 10, 44], ['peak', 18, 26, 34]], TYPE_COLOUR.rock],
  [150, 148, '#b4d98a', [['tree', -24, 6, 22], ['tree', 24, 10, 22], ['pine', 4, 30, 22]], TYPE_COLOUR.grass],
  [201, 60, '#c3b8d8', [['pine', -24, 18, 24], ['pine', 24, 22, 24]], TYPE_COLOUR.ghost],
  [252, 148, '#e5bfa0', [['peak', 16, 26, 42]], TYPE_COLOUR.fire],
  [330, 52, '#c9c4ee', [['pine', -24, 16, 22]], INDIGO],
];

const slab = ([x, y, ground]: Tile): string =>
  `<path d="${polygon(6, x, y + 8, 58)}" fill="${mix(ground, '#3a2f52', 0.5)}"/><path d="${polygon(6, x, y, 57)}" fill="${ground}" stroke="${mix(ground, '#ffffff', 0.5)}" stroke-width="4" stroke-linejoin="round"/><path d="${polygon(6, x, y + 2, 60)}" fill="${DUSK}"/>`;

const growing = ([x, y, , growth, roof]: Tile): string =>
  growth
    .map(([what, dx, dy, width]) => stand(what, x + dx, y + dy, width, width * (what === 'peak' ? 0.8 : 1.2)))
    .join('') +
  stand('house', x - 12, y + 6, 22, 22, roof) +
  stand('tower', x + 8, y + 8, 20, 36, roof);

/** An island of hexagons, one tile just being added. */
export const hexCover = (): string =>
  '<rect width="400" height="190" fill="var(--sea-deep)"/><rect width="400" height="190" fill="var(--sea)" opacity=".5"/>' +
  stand('wave', 40, 40, 34, 10) +
  stand('wave', 360, 160, 34, 10) +
  TILES.map(slab).join('') +
  TILES.map(growing).join('') +
  chipAt('Lucario', 'red', 60, 104, 0.48) +
  chipAt('Garchomp', 'red', 226, 14, 0.5) +
  place(pawn(1), 136, 92, 0.72) +
  '<path d="M303 66l14 -4" stroke="#fff" stroke-width="3" stroke-dasharray="3 5"/>';
