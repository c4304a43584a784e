import { mix } from '../../colour.ts';
import { type SignId, sign } from '../../signs/signs.ts';
import { legible, polygon, svg } from '../../svg.ts';

/** Size of the adventure map; a location at x, y of 0..1 stands at x * width, y * height. */
export const MASTER_SIZE = { width: 1350, height: 1000 } as const;

/** A location: `back` is the area or the tier its token belongs to, `city` the number of its city, -1 outside. */
export interface MasterPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly back: string | null;
  readonly city: number;
}

export const at = ({ x, y }: Pick<MasterPlace, 'x' | 'y'>): { readonly x: number; readonly y: number } => ({
  x: x * MASTER_SIZE.width,
  y: y * MASTER_SIZE.height,
});

const PAPER = '#fffaf0';
const INK = '#2b2750';

/** Wild areas: a colour and a sign of their own. */
const AREAS: Readonly<Record<string, readonly [string, SignId]>> = {
  'route-1': ['#a87b0c', 't-normal'],
  'viridian-forest': ['#3f8f46', 't-bug'],
  'mt-moon': ['#7a5c9e', 't-dark'],
  'rock-tunnel': ['#8c6d45', 't-rock'],
  'pokemon-tower': ['#5a4a9a', 't-ghost'],
  'cycling-road': ['#3d7fb2', 'g-disc'],
  safari: ['#b8622c', 'g-tree'],
  'seafoam-islands': ['#2b6fb8', 't-water'],
};
const BUILDINGS: Readonly<Record<string, readonly [string, SignId]>> = {
  lab: ['#4a43b8', 'g-lab'],
  'poke-center': ['#c2418a', 'g-center'],
  'poke-mart': ['#2e7fd6', 'g-shop'],
  'department-store': ['#2e7fd6', 'g-shop'],
  gym: ['#c2511f', 'g-gym'],
  giovanni: ['#453e50', 'g-gym'],
  dojo: ['#b23c2e', 't-fighting'],
  'trade-center': ['#3a7f3f', 'g-trade'],
  hm: ['#0b7f60', 'g-disc'],
};
const TIERS: Readonly<Record<string, readonly [string, number]>> = {
  bronze: ['#b9743a', 1],
  silver: ['#9aa5b5', 2],
  gold: ['#e0ae2c', 3],
};
const ITEM = '#6a4bb0';

const hexagon = (x: number, y: number, r: number, paint: string): string =>
  `<path d="${polygon(6, x, y, r, 0)}" ${paint} stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, paint: string): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`;

/** A wild token face down, a trainer, an item ball, a legend: what lies on a location, around x, y. */
function token({ kind, back }: Pick<MasterPlace, 'kind' | 'back'>, x: number, y: number): string {
  if (kind === 'wild') {
    const [colour, mark] = AREAS[back ?? ''] ?? AREAS['route-1'];
    return (
      hexagon(x, y + 3, 19, 'fill="#10142e" opacity=".22"') +
      hexagon(x, y, 19, `fill="${colour}" stroke="${PAPER}" stroke-width="3"`) +
      sign(mark, x, y, 19, '#fff')
    );
  }
  if (kind === 'trainer') {
    const [colour, studs] = TIERS[back ?? ''] ?? TIERS.bronze;
    const stud = (i: number): string =>
      disc(x + (i - (studs - 1) / 2) * 8, y + 17, 3.4, `fill="${PAPER}" stroke="#3d2f20" stroke-width="1.6"`);
    return (
      disc(x, y, 17, `fill="${colour}" stroke="#3d2f20" stroke-width="2.5"`) +
      sign('g-trainer', x, y - 1, 21, '#2a2034') +
      Array.from({ length: studs }, (_, i) => stud(i)).join('')
    );
  }
  if (kind === 'item')
    return (
      disc(x, y, 14.5, `fill="${PAPER}" stroke="${ITEM}" stroke-width="2.5"`) + sign('g-item', x, y, 19, ITEM)
    );
  return (
    disc(x, y, 21, 'fill="#f2bd33" stroke="#7a5200" stroke-width="3"') +
    disc(x, y, 21, 'fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 4.6"') +
    sign('g-crown', x, y, 24, '#5b3a00')
  );
}

/** The token of a location as it lies on it, in a box of 60 x 60. */
export const masterToken = (place: Pick<MasterPlace, 'kind' | 'back'>): string => token(place, 30, 30);

/** Where a token has lain: its colour stays as a rim. */
function bare({ kind, back }: MasterPlace, x: number, y: number): string {
  if (kind === 'wild') {
    const [colour] = AREAS[back ?? ''] ?? AREAS['route-1'];
    return hexagon(x, y, 15, `fill="var(--place)" fill-opacity=".85" stroke="${colour}" stroke-width="3.4"`);
  }
  const colour =
    kind === 'trainer' ? (TIERS[back ?? ''] ?? TIERS.bronze)[0] : kind === 'item' ? ITEM : '#b98410';
  return disc(x, y, 11.5, `fill="var(--place)" fill-opacity=".85" stroke="${colour}" stroke-width="3"`);
}

const building = (kind: string, x: number, y: number): string => {
  const [colour, mark] = BUILDINGS[kind] ?? BUILDINGS.lab;
  return (
    svg`<rect x="${x - 17}" y="${y - 15}" width="34" height="36" rx="10" fill="#10142e" opacity=".2"/>` +
    svg`<rect x="${x - 17}" y="${y - 17}" width="34" height="34" rx="10" fill="${PAPER}" stroke="${mix(colour, INK, 0.25)}" stroke-width="2.5"/>` +
    sign(mark, x, y, 23, colour)
  );
};

const BARE = new Set(['wild', 'trainer', 'item', 'legendary']);

/** A location as it lies on the map without a token, drawn again over what makes it glow. */
export function masterMark(place: MasterPlace): string {
  const { x, y } = at(place);
  if (place.kind === 'path')
    return disc(x, y, 9, 'fill="var(--place)" stroke="var(--road-edge)" stroke-width="3"');
  return BARE.has(place.kind) ? bare(place, x, y) : building(place.kind, x, y);
}

/** How far a location reaches. */
export const masterReach = ({ kind }: Pick<MasterPlace, 'kind'>): number =>
  kind === 'path' ? 12 : kind === 'legendary' ? 21 : 18;

const OBSTACLES: Readonly<Record<string, readonly [string, SignId]>> = {
  tree: ['#3a7f3f', 'g-tree'],
  water: ['#2e7fd6', 'g-surf'],
  wing: ['#5d78c4', 'g-fly'],
  key: ['#8f6508', 'g-key'],
};

/** What bars a road, halfway along it: a need, or what it costs. */
export function masterObstacle(kind: string, a: MasterPlace, b: MasterPlace): string {
  const [from, to] = [at(a), at(b)];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const known = OBSTACLES[kind];
  const body = disc(x, y, 11, `fill="${known?.[0] ?? '#3a3157'}" stroke="${PAPER}" stroke-width="2"`);
  if (known !== undefined) return body + sign(known[1], x, y, 14, '#fff');
  const words = svg`<text x="${x}" y="${y + 5}" class="num" font-size="14" text-anchor="middle" fill="#fff">${kind}</text>`;
  return legible(x, y, 14, body + words);
}
