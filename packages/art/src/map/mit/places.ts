import { mix } from '../../colour.ts';
import { type SignId, sign } from '../../signs/signs.ts';
import { escaped, legible, svg } from '../../svg.ts';
import { stand } from '../scenery.ts';

/** Size of the map of the loop; a place at x, y of 0..1 stands at x * width, y * height. */
export const MIT_SIZE = { width: 1400, height: 1000 } as const;

/** A square of the game's scene, in the order of the loop: `colour` is that of its route. */
export interface MitPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly colour?: string;
}

/** What is written beside a city: its name, and who waits in its Gym. */
export interface MitCity {
  /** The id of its Center. */
  readonly id: string;
  readonly name: string;
  readonly leader?: string;
}

export interface At {
  readonly x: number;
  readonly y: number;
}

export const at = ({ x, y }: MitPlace): At => ({ x: x * MIT_SIZE.width, y: y * MIT_SIZE.height });

/** The sign of a route, and whether it takes dark ink. */
const ROUTES: Readonly<Record<string, readonly [SignId, 'light' | 'dark']>> = {
  'route-1': ['t-normal', 'dark'],
  'viridian-forest': ['t-bug', 'light'],
  'mt-moon': ['t-dark', 'light'],
  'routes-5-6': ['t-ground', 'dark'],
  'routes-11-12': ['t-electric', 'dark'],
  'routes-7-8': ['t-psychic', 'light'],
  'cycling-road': ['g-tree', 'light'],
  'sea-routes': ['t-water', 'light'],
};
const INK = { light: '#fff', dark: 'var(--tile-ink)' };

export const isAtSea = ({ id }: MitPlace): boolean => id.startsWith('sea-routes');

/** A tile lies as the road runs. */
function tile(place: MitPlace, turn: number): string {
  const { x, y } = at(place);
  const [mark, ink] = ROUTES[place.id.replace(/-\d+$/, '')] ?? ['t-normal', 'dark'];
  const colour = place.colour ?? '#9ccc65';
  const slab = (dy: number, paint: string): string =>
    svg`<rect x="${x - 19}" y="${y - 17 + dy}" width="38" height="34" rx="11" transform="rotate(${Math.round(turn)} ${x} ${y})" ${paint}/>`;
  return (
    slab(2, `fill="${mix(colour, '#2b2750', 0.45)}"`) +
    slab(0, `fill="${mix(colour, '#ffffff', 0.12)}" stroke="#fffaf0" stroke-width="2.5"`) +
    slab(0, 'fill="var(--dusk)"') +
    sign(mark, x, y - 1, 20, INK[ink])
  );
}

const STOPS: Readonly<Record<string, readonly [SignId, string]>> = {
  gym: ['g-gym', '#c2621b'],
  center: ['g-center', '#c2418a'],
};

function stop(place: MitPlace): string {
  const { x, y } = at(place);
  const [mark, ink] = STOPS[place.kind];
  return (
    svg`<circle cx="${x}" cy="${y + 4}" r="25" fill="#10142e" opacity=".25"/>` +
    svg`<circle cx="${x}" cy="${y}" r="25" fill="#fffaf0" stroke="${ink}" stroke-width="4"/>` +
    sign(mark, x, y, 28, ink)
  );
}

/** A square as it lies on the map, drawn again over what makes it glow. `turn`: how the road runs, in degrees. */
export const mitMark = (place: MitPlace, turn: number): string =>
  place.kind === 'route' ? tile(place, turn) : stop(place);

/** How far a square reaches. */
export const mitReach = ({ kind }: MitPlace): number => (kind === 'route' ? 22 : 26);

/** How the road runs at each square, in degrees, by id. */
export function mitTurns(places: readonly MitPlace[]): ReadonlyMap<string, number> {
  const n = places.length;
  return new Map(
    places.map(({ id }, i) => {
      const [before, after] = [at(places[(i + n - 1) % n]), at(places[(i + 1) % n])];
      return [id, (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI];
    }),
  );
}

/** The roofs have the colour of the city's name; its houses and its name stand so far from its stops. */
const CITIES: Readonly<Record<string, readonly [roof: string, dx: number, dy: number]>> = {
  pallet: ['#b58a6b', 104, 6],
  viridian: ['#4f9e58', -124, 8],
  pewter: ['#858ca0', -12, -104],
  cerulean: ['#3f93dc', -36, 88],
  vermilion: ['#e06a34', -120, 8],
  lavender: ['#9a79cb', 6, -62],
  saffron: ['#dca52a', 0, 84],
  celadon: ['#3fae92', 0, -80],
  fuchsia: ['#d45b9f', 6, -80],
  cinnabar: ['#c23d3a', -174, 0],
};

const widthOf = (text: string): number => text.length * 10.6 + 24;

const plaque = (x: number, y: number, text: string): string => {
  const width = widthOf(text);
  return svg`<rect x="${x - width / 2}" y="${y - 6}" width="${width}" height="27" rx="13.5"/><text x="${x}" y="${y + 13}" font-size="17.5" text-anchor="middle">${escaped(text)}</text>`;
};

const under = (x: number, y: number, text: string): string =>
  svg`<text x="${x}" y="${y + 38}" font-size="14.5" font-weight="700" text-anchor="middle" class="sub">${escaped(text)}</text>`;

/** So far beside its stops a name stands next to them, not above or below. */
const BESIDE = 90;
/** From the middle of a name to the foot of what stands under it. */
const FOOT = 42;

/** Houses, name and Leader of a city beside its stops. Where they must grow to be read, they grow away from these. */
export function mitCity({ id, name, leader }: MitCity, stops: readonly MitPlace[]): string {
  const [roof, dx, dy] = CITIES[id] ?? ['#8a7256', 0, 84];
  const x = stops.reduce((sum, stop) => sum + at(stop).x, 0) / stops.length + dx;
  const y = stops.reduce((sum, stop) => sum + at(stop).y, 0) / stops.length + dy;
  const side = Math.abs(dx) < BESIDE ? 0 : Math.sign(dx);
  return (
    stand('house', x - 26, y - 6, 38, 38, roof) +
    stand('tower', x + 2, y - 6, 30, 52, roof) +
    stand('house', x + 30, y - 6, 38, 38, roof) +
    `<g class="plaque">${legible(x - side * (widthOf(name) / 2), dy < 0 ? y + FOOT : y, 14.5, plaque(x, y, name) + (leader === undefined ? '' : under(x, y, leader)))}</g>`
  );
}
