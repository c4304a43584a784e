import { mix } from '../../colour.ts';
import { hash, random } from '../../random.ts';
import { polygon, svg } from '../../svg.ts';
import type { TypeName } from '../../types.ts';
import { type Scenery, stand } from '../scenery.ts';
import { type At, RADIUS } from './places.ts';

/** A hexagon on its slot: its middle in units of the map, and the land it wears. */
export interface Tile {
  readonly id: string;
  readonly middle: At;
  readonly land: TypeName | 'home' | 'league';
}

// biome-ignore format: a table
const LANDS: Readonly<Record<Tile['land'], string>> = {
  home: '#c8e0a0', league: '#c9c4ee',
  normal: '#d7d3b2', fire: '#e5bfa0', water: '#b7dcb0', grass: '#b4d98a', electric: '#e3dc95', ice: '#d9ecef',
  fighting: '#dcbfa8', poison: '#cdb9d6', ground: '#dfc592', flying: '#c6dcd9', psychic: '#e6c3d2', bug: '#cbd98c',
  rock: '#d9c8a4', ghost: '#c3b8d8', dragon: '#b9c3e2', dark: '#b7b1c1', steel: '#c9d3d8', fairy: '#edcfe0',
};

// biome-ignore format: a table
const GROWTH: Partial<Record<Tile['land'], readonly Scenery[]>> = {
  rock: ['hill', 'peak', 'tuft'], ground: ['hill', 'tuft'], fire: ['hill', 'peak', 'tuft'], steel: ['hill', 'peak', 'tuft'],
  fighting: ['hill', 'tuft', 'tree'], dragon: ['peak', 'pine', 'hill'], ice: ['pine', 'peak', 'tuft'],
  water: ['tree', 'tuft', 'tree'], grass: ['tree', 'tree', 'pine'], bug: ['tree', 'tree', 'tuft'],
  ghost: ['pine', 'pine', 'tuft'], dark: ['pine', 'hill', 'tuft'],
};
const WILD: readonly Scenery[] = ['tree', 'tuft', 'pine'];

/** Width, and height in widths. */
const SIZES: Partial<Record<Scenery, readonly [number, number]>> = {
  tree: [24, 1.2],
  pine: [24, 1.3],
  hill: [34, 0.6],
  peak: [46, 0.8],
  tuft: [13, 0.58],
};

const shape = ({ middle: { x, y } }: Tile, share: number, dy = 0): string =>
  polygon(6, x, y + dy, RADIUS * share);

/** A band of shallow water round the whole island, so that any eight hexagons are one. */
export const surf = (tiles: readonly Tile[], share: number, colour: string): string =>
  tiles
    .map(
      (tile) =>
        `<path d="${shape(tile, share, 14)}" fill="${colour}" stroke="${colour}" stroke-width="40" stroke-linejoin="round"/>`,
    )
    .join('');

/** The edge of the slab, seen from the front. */
export function edge(tile: Tile): string {
  const colour = mix(LANDS[tile.land], '#3a2f52', 0.5);
  return (
    `<path d="${shape(tile, 0.97, 16)}" fill="${colour}" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${shape(tile, 0.97, 16)}" fill="var(--dusk)" stroke="var(--dusk)" stroke-width="8" stroke-linejoin="round"/>`
  );
}

/** Land with a lit rim. */
export function slab(tile: Tile): string {
  const land = LANDS[tile.land];
  return (
    `<path d="${shape(tile, 0.965)}" fill="${land}" stroke="${mix(land, '#ffffff', 0.45)}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${shape(tile, 0.88)}" fill="${mix(land, '#ffffff', 0.13)}"/>` +
    `<path d="${shape(tile, 0.985)}" fill="var(--dusk)" stroke="var(--dusk)" stroke-width="2" stroke-linejoin="round"/>`
  );
}

/** What nothing may grow on. */
export interface Kept {
  readonly spots: readonly At[];
  readonly lines: readonly (readonly [At, At])[];
  /** Middle, size and lines of a name. */
  readonly name: At & { readonly width: number; readonly height: number; readonly lines: readonly string[] };
}

function offLine({ x, y }: At, [a, b]: readonly [At, At]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

const away = (a: At, b: At, squash = 1): number => Math.hypot(a.x - b.x, (a.y - b.y) * squash);

const MOST = 34;
const TRIES = 700;

interface Grown extends At {
  readonly what: Scenery;
  readonly width: number;
}

/** The same tile grows the same things wherever it lies. */
function grown({ id, middle, land }: Tile, { spots, lines, name }: Kept): readonly Grown[] {
  const chance = random(hash(id));
  const kinds = GROWTH[land] ?? WILD;
  const found: Grown[] = [];
  for (let i = 0; i < TRIES && found.length < MOST; i++) {
    const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * 0.9];
    const what = kinds[Math.floor(chance() * kinds.length)];
    const width = (SIZES[what]?.[0] ?? 20) * (0.9 + chance() * 0.3);
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (Math.abs(dx) > 0.74 || Math.abs(dy) > 0.9 - Math.abs(dx) * 0.577) continue;
    const here = { x: middle.x + dx * RADIUS, y: middle.y + dy * RADIUS };
    const need = width / 2;
    const waist = { x: here.x, y: here.y - width * 0.38 };
    const free =
      spots.every((spot) => away(spot, waist) > 24 + need) &&
      lines.every((line) => offLine(waist, line) > 10 + need * 0.8) &&
      (Math.abs(name.x - here.x) > name.width / 2 + need ||
        Math.abs(name.y - waist.y) > name.height / 2 + 4 + need) &&
      found.every((other) => away(other, here, 1.5) > need + 5);
    if (free) found.push({ ...here, what, width });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** What grows on a tile: grass, which is a detail, and what stands. */
export function growth(tile: Tile, kept: Kept): { readonly details: string; readonly scenery: string } {
  const all = grown(tile, kept);
  const draw = ({ what, x, y, width }: Grown): string =>
    stand(what, x, y, width, width * (SIZES[what]?.[1] ?? 1));
  return {
    details: all
      .filter(({ what }) => what === 'tuft')
      .map(draw)
      .join(''),
    scenery: all
      .filter(({ what }) => what !== 'tuft')
      .map(draw)
      .join(''),
  };
}

/** A road with a slight bend, always to the same side of its way. */
export function bend(a: At, b: At): string {
  const [x, y] = [(a.x + b.x) / 2 + (b.y - a.y) * 0.08, (a.y + b.y) / 2 - (b.x - a.x) * 0.08];
  return svg`M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** The middle of such a road. */
export const halfway = (a: At, b: At): At => ({
  x: (a.x + b.x) / 2 + (b.y - a.y) * 0.04,
  y: (a.y + b.y) / 2 - (b.x - a.x) * 0.04,
});

/** Between two spaces so near to each other a gate stands beside the road. */
const CRAMPED = 72;

export function gateSpot(a: At, b: At): At {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const { x, y } = halfway(a, b);
  if (far > CRAMPED) return { x, y };
  const aside = CRAMPED - far > 20 ? 24 : 14;
  return { x: x + (dy / far) * aside, y: y - (dx / far) * aside };
}
