import { hash, type Random, random } from '../random.ts';
import { contours, sample } from './contours.ts';
import { type Field, noise } from './noise.ts';
import { outline } from './outline.ts';
import { type Scenery, stand } from './scenery.ts';

/** A disc, or a stroke from x, y to a second point; r is the radius or half the width. */
export type Spot =
  | readonly [x: number, y: number, r: number]
  | readonly [x: number, y: number, r: number, toX: number, toY: number];

export interface Country {
  readonly width: number;
  readonly height: number;
  /** The same seed makes the same country. */
  readonly seed: string;
  readonly land: readonly Spot[];
  /** Cut out of the land. */
  readonly water?: readonly Spot[];
  /** Where nothing may grow: roads, places, words. */
  readonly keep?: readonly Spot[];
  readonly forests?: readonly Spot[];
  readonly peaks?: readonly Spot[];
  /** How far the coast strays, and how softly pieces of land flow together. */
  readonly rough?: number;
  readonly soft?: number;
  /** More than 1 for denser woods. */
  readonly trees?: number;
  /** How far the country is worked out beyond its edge, in steps of the grid. */
  readonly pad?: number;
  /** What is seen, if more than the country itself: x, y, width, height. */
  readonly view?: readonly [number, number, number, number];
}

/** Layers from below: the sea with its shallows, the ground, flat details (grass, flowers, waves), and what stands. */
export interface Terrain {
  readonly sea: string;
  readonly ground: string;
  readonly details: string;
  readonly scenery: string;
}

const STEP = 9;
const PAD = 14;
const FLOWERS = ['#f28aa5', '#fff', '#f6c94c', '#b48be0'];
/** Height of a drawing as a share of its width. */
const SHAPE: Partial<Record<Scenery, number>> = {
  tree: 1.2,
  pine: 1.3,
  peak: 0.8,
  hill: 0.6,
  tuft: 0.58,
  wave: 0.3,
};

function distance(x: number, y: number, spot: Spot): number {
  const [ax, ay, , bx = ax, by = ay] = spot;
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** How strongly a place is pulled to a spot: 1 in its middle, 0 at its edge. */
const pull = (x: number, y: number, spot: Spot, reach = 1): number =>
  Math.max(0, reach - distance(x, y, spot) / spot[2]);

interface Fields {
  /** Above the sea. */
  readonly height: Field;
  /** Above 0 where trees like to stand. */
  readonly woods: Field;
  readonly kinds: Field;
  readonly coast: Field;
}

/** Land is what lies near: a smooth union of spots, bent by noise. */
function fields({
  seed,
  land,
  water = [],
  forests = [],
  peaks = [],
  rough = 20,
  soft = 26,
}: Country): Fields {
  const coast = noise(hash(seed));
  const kinds = noise(hash(`${seed}b`));
  const height: Field = (x, y) => {
    let sum = 0;
    for (const spot of land) {
      const near = (spot[2] - distance(x, y, spot)) / soft;
      if (near > -9) sum += Math.exp(Math.min(near, 40));
    }
    let h = sum > 0 ? soft * Math.log(sum) : -9 * soft;
    for (const spot of water) h = Math.min(h, distance(x, y, spot) - spot[2]);
    return Math.min(h, 200) + coast(x / 85, y / 85) * rough;
  };
  const woods: Field = (x, y) => {
    let sum = kinds(x / 120, y / 120) * 1.1 - 0.28;
    for (const spot of forests) sum += pull(x, y, spot) * 1.6;
    for (const spot of peaks) sum -= pull(x, y, spot, 1.1) * 1.5;
    return sum;
  };
  return { height, woods, kinds, coast };
}

/** Paths are in half units, see outline.ts. */
const area = (d: string, fill: string, shift = ''): string =>
  d && `<path d="${d}" fill="var(--${fill})" transform="${shift}scale(.5)"/>`;

function surfaces(
  country: Country,
  { height, woods, kinds, coast }: Fields,
): { sea: string; ground: string } {
  const { width, height: depth, peaks = [], pad = PAD, view = [0, 0, width, depth] } = country;
  const grid = sample(height, width, depth, STEP, pad);
  const level = (at: number): string => outline(contours(grid, at), 60, 5);
  const patch = (field: Field, step: number, at: number, smallest: number): string =>
    outline(contours(sample(field, width, depth, STEP * step, pad), at), smallest, 12);

  const [x, y, w, h] = view;
  const sea =
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--sea-deep)"/>` +
    area(level(-62), 'sea') +
    area(level(-27), 'sea-shallow') +
    area(level(-8), 'foam');

  const shore = level(-1);
  const meadow = patch(
    (mx, my) => Math.min(kinds(mx / 150 + 40, my / 150) * 60 - 6, height(mx, my) - 26),
    1.8,
    2,
    500,
  );
  const wood = patch((mx, my) => Math.min(woods(mx, my) * 40, height(mx, my) - 22), 1.6, 2, 500);
  const rocky: Field = (mx, my) => {
    const near = Math.max(...peaks.map((spot) => spot[2] * 0.92 - distance(mx, my, spot)));
    return Math.min(near + coast(mx / 50, my / 50) * 26, height(mx, my) - 18);
  };
  const ground =
    area(shore, 'sand-d', 'translate(0 5)') +
    area(shore, 'sand') +
    area(level(13), 'grass') +
    area(meadow, 'grass-l') +
    area(wood, 'grass-d') +
    (peaks.length > 0 ? area(patch(rocky, 1.6, 0, 300), 'stone') : '');
  return { sea, ground };
}

interface Item {
  readonly what: Scenery;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: string;
}

/** Peaks where ridges pull, trees where woods do, grass, flowers and waves anywhere: never where `keep` forbids. */
function grow(country: Country, { height, woods, kinds }: Fields, chance: Random): readonly Item[] {
  const { width, height: depth, keep = [], peaks = [], trees = 1, view = [0, 0, width, depth] } = country;
  const items: Item[] = [];
  const free = (x: number, y: number, margin: number): boolean =>
    keep.every((spot) => distance(x, y, spot) > spot[2] + margin);
  const apart = (x: number, y: number, least: number): boolean =>
    items.every((item) => Math.abs(item.x - x) > least || Math.abs(item.y - y) > least * 0.62);

  for (const [px, py, r] of peaks)
    for (let i = 0; i < (r * r) / 300; i++) {
      const angle = chance() * 6.283;
      const away = Math.sqrt(chance()) * r * 0.92;
      const x = px + Math.cos(angle) * away;
      const y = py + Math.sin(angle) * away * 0.85;
      const big = away < r * 0.72 && chance() > 0.16;
      const size = big ? 58 + chance() * 34 : 30 + chance() * 14;
      const solid = height(x, y) > 16 && height(x, y - size * 0.4) > 4;
      if (solid && free(x, y - size * 0.3, size * 0.46) && apart(x, y, size * 0.6))
        items.push({ what: big ? 'peak' : 'hill', x, y, size });
    }

  const [left, top, w, h] = view;
  const cell = 21;
  for (let gridY = top; gridY < top + h; gridY += cell * 0.8)
    for (let gridX = left; gridX < left + w; gridX += cell) {
      const x = gridX + chance() * cell;
      const y = gridY + chance() * cell * 0.7;
      const up = height(x, y);
      if (up > 20 && woods(x, y) > 0.12 * (2 - trees) && chance() < 0.86 && free(x, y - 10, 15)) {
        const what = kinds(x / 60, y / 60 + 9) > 0.05 ? 'pine' : 'tree';
        if (apart(x, y, 15)) items.push({ what, x, y, size: 25 + chance() * 8 });
      } else if (up > 16 && chance() < 0.1 && free(x, y, 8) && apart(x, y, 14)) {
        const what = chance() < 0.62 ? 'tuft' : 'flower';
        items.push({ what, x, y, size: chance() * 3 + 11, ink: FLOWERS[Math.floor(chance() * 4)] });
      } else if (up < -46 && chance() < 0.06 && free(x, y, 14) && apart(x, y, 46))
        items.push({ what: 'wave', x, y, size: 26 + chance() * 14 });
    }
  return items.sort((a, b) => a.y - b.y);
}

const FLAT: readonly Scenery[] = ['tuft', 'flower', 'wave'];

/** A country out of a few spots. All its colours are CSS variables, so night is only a theme. */
export function terrain(country: Country): Terrain {
  const field = fields(country);
  const items = grow(country, field, random(hash(`${country.seed}c`)));
  const draw = (flat: boolean): string =>
    items
      .filter(({ what }) => FLAT.includes(what) === flat)
      .map(({ what, x, y, size, ink }) => {
        const width = Math.round(size);
        const tall = Math.round(size * (SHAPE[what] ?? 1));
        return stand(
          what,
          Math.round(x - width / 2) + width / 2,
          Math.round(y),
          width,
          tall,
          what === 'flower' ? ink : '',
        );
      })
      .join('');
  return { ...surfaces(country, field), details: draw(true), scenery: draw(false) };
}
