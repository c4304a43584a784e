import { mix } from '../../colour.ts';
import { type SignId, sign } from '../../signs/signs.ts';
import { escaped, legible, lies, svg } from '../../svg.ts';
import { TYPE_COLOUR, type TypeName } from '../../types.ts';
import { stand } from '../scenery.ts';

/** A square of the board, in units of the map. */
export const SQUARE = 42;
/** Size of the map of Four Badges: 23 x 18 squares. */
export const BADGES_SIZE = { width: 23 * SQUARE, height: 18 * SQUARE } as const;

/** A place of the game's scene: `colour` is the type of a site, and `route-5` on the squares of a route. */
export interface BadgesPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly colour?: string;
}

const ROUTE_COLOURS = [
  '#e8c27a',
  '#e3a892',
  '#9fc6e6',
  '#a9d39a',
  '#c2dd93',
  '#efb48d',
  '#8fbfe0',
  '#d3b3dd',
] as const;
const ROAD = '#f6ead0';

/** The route a square belongs to, from 1; 0 for none. */
const routeOf = ({ colour }: BadgesPlace): number => Number(/^route-(\d)$/.exec(colour ?? '')?.[1] ?? 0);

const colourOf = (route: number): string => (route === 0 ? ROAD : ROUTE_COLOURS[route - 1]);

export const middle = ({ x, y }: BadgesPlace): { readonly x: number; readonly y: number } => ({
  x: x * BADGES_SIZE.width,
  y: y * BADGES_SIZE.height,
});

const box = (x: number, y: number, width: number, height: number, rx: number, paint: string): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" ${paint}/>`;

/** The earth under a tile: drawn for all squares before any tile. */
export function bed(place: BadgesPlace): string {
  const { x, y } = middle(place);
  const half = SQUARE / 2;
  return box(x - half - 3, y - half + 1, SQUARE + 6, SQUARE + 5, 9, 'fill="var(--road-edge)"');
}

/** A square to walk on, tinted by its route; at night dimmed. */
export function tile(place: BadgesPlace): string {
  const { x, y } = middle(place);
  const route = routeOf(place);
  const [left, top] = [x - SQUARE / 2, y - SQUARE / 2];
  return (
    box(left + 1.5, top + 1.5, SQUARE - 3, SQUARE - 3, 9, `fill="${colourOf(route)}"`) +
    box(left + 4, top + 4, SQUARE - 8, SQUARE - 8, 7, `fill="#fff" opacity="${route > 0 ? '.22' : '.35'}"`) +
    box(left + 1.5, top + 1.5, SQUARE - 3, SQUARE - 3, 9, 'fill="var(--dusk)"')
  );
}

const SITE = {
  gym: { paper: '#fff3e2', ink: '#c2621b', sign: 'g-gym' },
  contest: { paper: '#f4ecff', ink: '#7a3f9e', sign: 'g-contest' },
} as const;

function site(kind: 'gym' | 'contest', type: TypeName, x: number, y: number): string {
  const { paper, ink, sign: mark } = SITE[kind];
  const [left, top] = [x - SQUARE / 2 - 5, y - SQUARE / 2 - 12];
  const house = (dy: number, paint: string): string =>
    box(left, top + dy, SQUARE + 10, SQUARE + 16, 12, paint);
  return (
    house(5, 'fill="#10142e" opacity=".2"') +
    house(0, `fill="${paper}" stroke="${ink}" stroke-width="3.5"`) +
    sign(mark, x, y - 15, 27, ink) +
    svg`<circle cx="${x}" cy="${y + 12}" r="12.5" fill="${TYPE_COLOUR[type]}" stroke="#fff" stroke-width="2"/>` +
    sign(`t-${type}`, x, y + 12, 16, '#fff')
  );
}

const center = (x: number, y: number): string =>
  stand('house', x, y + SQUARE / 2 + 2, 62, 62, '#d8423a') +
  svg`<circle cx="${x}" cy="${y - 17}" r="11" fill="#fff"/>` +
  sign('g-center', x, y - 18, 15, '#c2418a');

/** A building as it stands on the map, drawn again over what makes it glow. Empty for squares one walks on. */
export function badgesMark(place: BadgesPlace): string {
  const { x, y } = middle(place);
  if (place.kind === 'gym' || place.kind === 'contest')
    return site(place.kind, place.colour as TypeName, x, y);
  return place.kind === 'center' ? center(x, y) : '';
}

/** Gold over the square, or round the building, that can be chosen. */
export function badgesGlow(place: BadgesPlace, chosen: boolean): string {
  const { x, y } = middle(place);
  const on = chosen ? ' on' : '';
  const built = badgesMark(place) !== '';
  const more = (built ? 9 : 0) + (chosen ? 5 : 0);
  const side = SQUARE + 2 * more;
  const frame = box(
    x - side / 2,
    y - side / 2 - (built ? 4 : 0),
    side,
    side + (built ? 6 : 0),
    built ? 16 : 11,
    `class="tile-glow${on}"`,
  );
  const dot = built || chosen ? '' : svg`<circle cx="${x}" cy="${y}" r="5.5" class="tile-dot"/>`;
  return frame + dot;
}

/** Where the plaque of each route's pile lies, in squares: beside its route, on no square. */
const PLAQUES: readonly (readonly [number, number])[] = [
  [8.02, 12.4],
  [4.2, 7.85],
  [8.2, 6.1],
  [16.4, 10.35],
  [4.2, 3.25],
  [15.7, 1.9],
  [16.5, 14.85],
  [5.6, 16.3],
];
export const PLAQUE = { width: 122, height: 42 } as const;

/** The upper left corner of a route's plaque. */
export const plaqueAt = (route: number): { readonly x: number; readonly y: number } => ({
  x: PLAQUES[route - 1][0] * SQUARE - 6,
  y: PLAQUES[route - 1][1] * SQUARE - 4,
});

/** The Wild pile of a route, from 1: its name, how many cards it has, and the types they were dealt by. */
export function badgesPile(route: number, name: string, types: readonly TypeName[], cards: number): string {
  const { x, y } = plaqueAt(route);
  const edge = mix(ROUTE_COLOURS[route - 1], '#3a2f52', 0.45);
  const bubble = (type: TypeName, i: number): string => {
    const id: SignId = `t-${type}`;
    const at = x + 16 + i * 18;
    return svg`<circle cx="${at}" cy="${y + 29}" r="8" fill="${BUBBLE[type] ?? TYPE_COLOUR[type]}"/>${sign(id, at, y + 29, 10.5, '#fff')}`;
  };
  return lies(
    `pile:${route}`,
    legible(
      x + PLAQUE.width / 2,
      y + PLAQUE.height / 2,
      11.5,
      box(x, y, PLAQUE.width, PLAQUE.height, 12, `class="pile-paper" stroke="${edge}"`) +
        svg`<text x="${x + 10}" y="${y + 15}" class="num pile-name" font-size="13">${escaped(name)}</text>` +
        svg`<text x="${x + 114}" y="${y + 15}" class="pile-size" font-size="11.5" text-anchor="end">${cards}</text>` +
        sign('g-cards', x + (cards < 10 ? 99 : 92), y + 11, 14, edge) +
        types.map(bubble).join(''),
    ),
    cards === 0 ? 'bare' : '',
  );
}

/** Bubbles have the rulebook's colours: red, blue, green, grey. */
const BUBBLE: Partial<Record<TypeName, string>> = {
  fire: '#d8452e',
  water: '#2e7fd6',
  grass: '#3a9447',
  normal: '#8f8574',
};

/** A shrub in a box of a square, as high as it stands. */
export const shrub = (): string => stand('tree', 20, 46, 40, 46);

/** A badge in a box of 40 x 40: a shield in the colour of its type, a Gym's with the type, a Contest's with a rosette. */
export function badge(kind: 'gym' | 'contest', type: TypeName): string {
  const colour = BUBBLE[type] ?? TYPE_COLOUR[type];
  const small =
    kind === 'contest'
      ? svg`<circle cx="32" cy="31" r="7.5" fill="#fffaf0" stroke="${mix(colour, '#2b2750', 0.45)}" stroke-width="1.6"/>${sign(`t-${type}`, 32, 31, 10, colour)}`
      : '';
  return `${shield(`fill="${colour}" stroke="${mix(colour, '#2b2750', 0.45)}"`)}${sign(kind === 'gym' ? `t-${type}` : 'g-contest', 20, 19, 19, '#fff')}${small}`;
}

const shield = (paint: string): string =>
  `<path d="M20 2l15 5.5v11c0 9-6 15.5-15 18.5-9-3-15-9.5-15-18.5v-11z" stroke-width="2.4" ${paint}/>`;
