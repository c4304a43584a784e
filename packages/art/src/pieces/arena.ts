import { mix } from '../colour.ts';
import { creature } from '../creature/creature.ts';
import { type Scenery, stand } from '../map/scenery.ts';
import { SEATS } from '../seats.ts';
import type { Species } from '../species/table.ts';
import { svg } from '../svg.ts';
import { knockedOut } from './chip.ts';

const row = (y: number, what: readonly (readonly [x: number, size: number, what: Scenery])[]): string =>
  what.map(([x, size, kind]) => stand(kind, x, y, size, size * (kind === 'peak' ? 0.8 : 1.25))).join('');

const cloud = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 30Q2 8 26 12Q36 -12 64 2Q92 -8 98 16Q120 16 118 32z" fill="#fff" opacity=".75"/>`;

// biome-ignore format: a table
const PEAKS: readonly (readonly [number, number, Scenery])[] = [
  [120, 230, 'peak'], [300, 180, 'peak'], [1010, 250, 'peak'], [1240, 200, 'peak'], [1370, 220, 'peak'],
];

/**
 * The meadow of a battle in a box of 1400 x 620. Needs the page's `sprite()`. What lies in front goes a little further beyond the
 * edge: two meadows side by side would show a line where what lies behind shines through.
 */
export function arena(): string {
  const trees = Array.from({ length: 27 }, (_, i): [number, number, Scenery] => [
    20 + i * 53 + ((i * 37) % 23),
    50 + ((i * 29) % 22),
    i % 3 ? 'pine' : 'tree',
  ]);
  const tufts = Array.from({ length: 34 }, (_, i) =>
    stand('tuft', (i * 173) % 1400, 350 + ((i * 67) % 250), 22, 13),
  );
  return (
    '<rect width="1400" height="620" fill="url(#art-sky)"/><circle cx="1130" cy="92" r="46" fill="#fffbe8" opacity=".9"/>' +
    `<g class="clouds">${cloud(210, 96, 1)}${cloud(640, 60, 0.8)}${cloud(900, 130, 0.7)}</g>` +
    row(318, PEAKS) +
    '<path d="M-1 300H0Q260 250 520 292T1000 286T1400 268h1V620H-1z" fill="var(--grass-d)"/>' +
    row(312, trees) +
    '<path d="M-2 330H0Q300 300 700 318T1400 312h2V620H-2z" fill="var(--grass)"/><path d="M-3 420H0Q420 380 760 402T1400 396h3V620H-3z" fill="var(--grass-l)"/><path d="M470 620Q640 470 700 318Q770 470 940 620z" fill="var(--road)" opacity=".55"/>' +
    tufts.join('')
  );
}

/** Where the two sides stand on the meadow. Creatures are drawn looking left: the near one is turned to look right. */
const SIDES = {
  near: { x: 400, y: 478, scale: 1.12, turn: -1 },
  far: { x: 985, y: 372, scale: 0.9, turn: 1 },
};

/** A side of a battle: its ring in the colour of the seat (grey without one), and the creature that fights. */
export function fighter(side: 'near' | 'far', seat: number | null, species: Species | null): string {
  const { x, y, scale, turn } = SIDES[side];
  const colour = seat === null ? '#757b96' : SEATS[seat].colour;
  const size = Math.round(300 * scale) / 100;
  const ring = (dy: number, rx: number, ry: number, paint: string): string =>
    svg`<ellipse cx="${x}" cy="${y + dy}" rx="${rx * scale}" ry="${ry * scale}" ${paint}/>`;
  return (
    ring(8, 170, 42, `fill="${mix(colour, '#2b2750', 0.35)}" opacity=".35"`) +
    ring(0, 165, 39, `fill="var(--road)" stroke="${colour}" stroke-width="7"`) +
    ring(
      0,
      128,
      29,
      `fill="none" stroke="${colour}" stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round"`,
    ) +
    (species
      ? ring(-2, 82, 18, 'fill="#10142e" opacity=".2"') +
        `<g class="fighter"><g transform="translate(${Math.round(x - 150 * scale * turn)} ${Math.round(y - 268 * scale)}) scale(${size * turn} ${size})">${creature(species, 1.9)}</g></g>`
      : '')
  );
}

/** One of several on a side, in a box of 130 x 130: a small ring, and whoever stands in it. The near side looks right. */
export function ringed(side: 'near' | 'far', seat: number | null, species: Species, ko: boolean): string {
  const { turn } = SIDES[side];
  const colour = seat === null ? '#757b96' : SEATS[seat].colour;
  const body = `<g class="fighter"><g transform="translate(${turn > 0 ? 15 : 115} 8) scale(${turn} 1)">${creature(species, 1.9)}</g></g>`;
  return (
    `<ellipse cx="65" cy="113" rx="62" ry="15" fill="${mix(colour, '#2b2750', 0.35)}" opacity=".35"/>` +
    `<ellipse cx="65" cy="110" rx="60" ry="14" fill="var(--road)" stroke="${colour}" stroke-width="3"/>` +
    '<ellipse cx="65" cy="109" rx="32" ry="7" fill="#10142e" opacity=".2"/>' +
    (ko ? knockedOut(body, 65, 74) : body)
  );
}
