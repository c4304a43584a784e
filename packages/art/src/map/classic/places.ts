import { RANKS, type Rank } from '../../ranks.ts';
import { type SignId, sign } from '../../signs/signs.ts';
import { escaped, legible, svg } from '../../svg.ts';
import { figure } from '../marks.ts';
import { stand } from '../scenery.ts';

/** Size of the classic map; a place at x, y of 0..1 stands at x * width, y * height. */
export const CLASSIC_SIZE = { width: 1448, height: 1000 } as const;

/** A place of the classic board as the game's scene tells it; towns also have a name. */
export interface ClassicPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly colour?: string;
  readonly name?: string;
}

/** What a town looks like: its roofs, its sign, whether a high house stands in it. */
interface Town {
  readonly roof: string;
  readonly sign: 'cards' | 'center' | 'home';
  readonly high?: 'middle' | 'side';
}

/** The roofs have the colour of the town's name. */
const TOWNS: Readonly<Record<string, Town>> = {
  pallet: { roof: '#b58a6b', sign: 'home' },
  viridian: { roof: '#4f9e58', sign: 'cards' },
  pewter: { roof: '#858ca0', sign: 'cards' },
  cerulean: { roof: '#3f93dc', sign: 'center' },
  lavender: { roof: '#9a79cb', sign: 'cards', high: 'side' },
  saffron: { roof: '#dca52a', sign: 'cards', high: 'middle' },
  celadon: { roof: '#3fae92', sign: 'cards', high: 'middle' },
  vermilion: { roof: '#e06a34', sign: 'center' },
  fuchsia: { roof: '#d45b9f', sign: 'cards' },
  cinnabar: { roof: '#c23d3a', sign: 'cards' },
};
const SIGN_INK = { center: '#c2418a', cards: '#3d5fb5', home: '#8a7256' };

/** How many cards the spaces of the plateau give. */
const CARDS: Readonly<Record<string, number>> = { i02: 1, i04: 3, i07: 2, i14: 2 };

const PLATEAU_KINDS = ['arrival', 'draw', 'final', 'catch-any'];
export const onPlateau = ({ kind, colour }: ClassicPlace): boolean =>
  PLATEAU_KINDS.includes(kind) || (kind === 'event' && colour === undefined);

export const at = ({ x, y }: ClassicPlace): { readonly x: number; readonly y: number } => ({
  x: x * CLASSIC_SIZE.width,
  y: y * CLASSIC_SIZE.height,
});

const disc = (x: number, y: number, r: number, fill: string, edge: string, width: number): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;

function townMark(id: string, x: number, y: number): string {
  const mark = TOWNS[id]?.sign ?? 'cards';
  return svg`<circle cx="${x}" cy="${y + 4}" r="22" class="place"/>${sign(`g-${mark}`, x, y + 4, 24, SIGN_INK[mark])}`;
}

function roadMark(kind: string, rank: Rank, x: number, y: number): string {
  const { colour, dark, light } = RANKS[rank];
  if (kind === 'event')
    return (
      disc(x, y, 17, '#fffaf0', dark, 3) +
      svg`<circle cx="${x}" cy="${y}" r="12.5" fill="${colour}"/>` +
      sign('g-event', x, y, 17, '#fff')
    );
  return disc(x, y, 15, light, dark, 3.2) + svg`<circle cx="${x}" cy="${y}" r="5.5" fill="${colour}"/>`;
}

/** Ground, sign and ink of the spaces on the plateau. */
const PLATEAU_MARKS: Readonly<Record<string, readonly [string, SignId, string]>> = {
  arrival: ['#fffaf0', 'g-flag', '#5a45a6'],
  draw: ['#dfe5ff', 'g-cards', '#3c4db0'],
  event: ['#efe0ff', 'g-event', '#5a45a6'],
  final: ['#ffd34e', 'g-crown', '#7a4b00'],
  'catch-any': ['', 'g-ball', '#fff'],
};

function plateauMark({ id, kind, colour }: ClassicPlace, x: number, y: number): string {
  const [ground, mark, ink] = PLATEAU_MARKS[kind];
  const fill = kind === 'catch-any' ? RANKS[colour as Rank].colour : ground;
  const body = disc(x, y, 19, fill, 'var(--plateau-ink)', 3);
  if (kind !== 'draw') return body + sign(mark, x, y, 23, ink);
  return body + sign(mark, x - 5, y, 20, ink) + figure(x + 9, y, 16, CARDS[id] ?? '');
}

/** The face of a place alone: what to draw again on top of a ring that makes it glow. Empty for circles and decks. */
export function classicMark(place: ClassicPlace): string {
  const { x, y } = at(place);
  if (place.kind === 'city') return townMark(place.id, x, y);
  if (onPlateau(place)) return plateauMark(place, x, y);
  if (place.kind === 'event' || place.kind === 'catch')
    return roadMark(place.kind, place.colour as Rank, x, y);
  return '';
}

/** A word on a plaque, its upper edge at y. */
export function plaque(x: number, y: number, text: string, size = 19): string {
  const width = text.length * size * 0.6 + 22;
  return `<g class="plaque">${legible(
    x,
    y,
    size,
    svg`<rect x="${x - width / 2}" y="${y}" width="${width}" height="${size + 11}" rx="${(size + 11) / 2}"/><text x="${x}" y="${y + size + 1}" font-size="${size}" text-anchor="middle">${escaped(text)}</text>`,
  )}</g>`;
}

/** Houses, the mark and the name of a town. */
export function town(place: ClassicPlace): string {
  const { x, y } = at(place);
  const { roof, high } = TOWNS[place.id] ?? { roof: '#8a7256' };
  const middle =
    high === 'middle' ? stand('tower', x - 4, y - 14, 34, 62, roof) : stand('house', x, y - 20, 42, 42, roof);
  return (
    svg`<ellipse cx="${x}" cy="${y + 2}" rx="52" ry="32" fill="var(--plaza)"/>` +
    (high === 'middle' ? middle : '') +
    stand('house', x - 36, y - 6, 40, 40, roof) +
    stand('house', x + 36, y - 8, 38, 38, roof) +
    (high === 'middle' ? '' : middle) +
    (high === 'side' ? stand('tower', x + 62, y + 10, 30, 56, roof) : '') +
    townMark(place.id, x, y) +
    plaque(x, y + 32, place.name ?? place.id)
  );
}
