import { type SignId, sign } from '../signs/signs.ts';
import { escaped, legible, place, polygon } from '../svg.ts';

const LOOKS: Readonly<Record<string, readonly [string, SignId]>> = {
  'attack-bonus': ['#c2412d', 'g-attack'],
  'great-ball': ['#2f6fb8', 'g-great-ball'],
  'ultra-ball': ['#b3821b', 'g-ultra-ball'],
  'master-ball': ['#7a3f9e', 'g-master-ball'],
  'time-machine': ['#3f57b5', 'g-time'],
  fly: ['#3d8fb0', 'g-fly'],
  potion: ['#b8487d', 'g-potion'],
  'poke-doll': ['#9a6a3c', 'g-doll'],
};
/** An item this package knows nothing of still gets a card. */
const OTHER: readonly [string, SignId] = ['#5a5383', 'g-item'];

export interface ItemLook {
  /** `great-ball`, `attack-bonus-3`; a number at the end is written into the sign. */
  readonly id: string;
  readonly name: string;
  /** When it may be played. */
  readonly hint?: string;
  /** For an item only its game knows. */
  readonly look?: readonly [colour: string, sign: SignId];
  /** In place of the sign, in a box of 100 x 100. */
  readonly picture?: string;
}

const FRAME =
  '<rect x="1" y="1" width="118" height="166" rx="12" fill="#fffaf0" stroke="#d7c9ab" stroke-width="2"/>';

const word = (text: string, y: number, size: number, ink: string, style: 'num' | 'lab'): string =>
  `<text x="60" y="${y}" class="${style}" font-size="${size}" text-anchor="middle" fill="${ink}">${escaped(text)}</text>`;

/** As many letters fit on a line. */
const LONGEST = 13;

/** At the left, where a fan of cards leaves it to be read. */
const named = (text: string, y: number): string =>
  `<text x="11" y="${y}" class="num" font-size="15" fill="#2b2750">${escaped(text)}</text>`;

/** Names of several words stand on two lines, and so do long ones with a hyphen. */
function title(name: string): readonly string[] {
  const words = name.split(name.length > LONGEST ? /(?<=[ -])/ : /(?<= )/);
  if (name.length <= 7 || words.length === 1) return [name];
  const splits = words.slice(1).map((_, i) => [
    words
      .slice(0, i + 1)
      .join('')
      .trimEnd(),
    words.slice(i + 1).join(''),
  ]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((a, b) => (longest(b) < longest(a) ? b : a));
}

/** An Item Card face up, in a box of 120 x 168. Needs the page's `sprite()`. */
export function itemCard({ id, name, hint = '', look = OTHER, picture }: ItemLook): string {
  const bonus = /^(.+)-(\d)$/.exec(id);
  const [colour, mark] = LOOKS[bonus ? bonus[1] : id] ?? look;
  // In a fan the sign may be hidden: its number stands under the name, too.
  const lines = bonus ? [...title(name.replace(/ ?\+\d$/, '')), `+${bonus[2]}`] : title(name);
  return (
    `${FRAME}<path d="M7 19A12 12 0 0 1 19 7H101A12 12 0 0 1 113 19V88Q60 108 7 88z" fill="${colour}"/><path d="M7 60Q60 84 113 40V88Q60 108 7 88z" fill="#000" opacity=".12"/><circle cx="60" cy="50" r="33" fill="#fff" opacity=".16"/>` +
    (picture === undefined ? sign(mark, 60, 50, bonus ? 60 : 48, '#fff') : place(picture, 14, 4, 0.92)) +
    (bonus ? legible(60, 50, 27, word(`+${bonus[2]}`, 59, 27, colour, 'num')) : '') +
    `<g class="only-held">${legible(11, 118, 15, lines.map((line, i) => named(line, 118 + i * 17)).join(''))}</g>` +
    (hint ? `<g class="only-large">${word(hint, 155, 11, '#5b5583', 'lab')}</g>` : '')
  );
}

/** The back of a hidden card, in a box of 120 x 168. Seats may give their own colours. */
export function cardBack(colour = '#413b86', dark = '#2f2a63'): string {
  const hexagon = (x: number, y: number, r: number, fill: string, stroke: string): string =>
    `<path d="${polygon(6, x, y, r, 0)}" fill="${fill}" ${stroke} stroke-linejoin="round"/>`;
  const corners = [
    [24, 26],
    [96, 26],
    [24, 142],
    [96, 142],
  ];
  return (
    `${FRAME}<rect x="7" y="7" width="106" height="154" rx="8" fill="${colour}"/>` +
    hexagon(60, 84, 44, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="2.4"') +
    hexagon(60, 84, 34, dark, 'stroke="#fff" stroke-opacity=".5" stroke-width="2.4"') +
    hexagon(60, 84, 16, '#f2bd33', 'stroke="#fffaf0" stroke-width="2.4"') +
    corners
      .map(([x, y]) => hexagon(x, y, 8, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="2"'))
      .join('')
  );
}
