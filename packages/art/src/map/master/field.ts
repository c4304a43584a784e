import { mix } from '../../colour.ts';
import { chip } from '../../pieces/chip.ts';
import { SEATS, seatShape } from '../../seats.ts';
import { type SignId, sign } from '../../signs/signs.ts';
import type { Species } from '../../species/table.ts';
import { legible, polygon, svg } from '../../svg.ts';
import { TYPE_COLOUR } from '../../types.ts';
import { stand } from '../scenery.ts';

/** Size of the field of the League: seven hexes wide and nine rows high, with a rim. */
export const FIELD_SIZE = { width: 875, height: 1000 } as const;
const { width, height } = FIELD_SIZE;
/** From the middle of a hex to its corner. */
const SIDE = width / 7.6 / Math.sqrt(3);
/** How far the rows are apart. */
export const FIELD_ROW = 1.5 * SIDE;

/** A hex of the game's scene. */
export interface FieldPlace {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
}

const spot = ({ x, y }: FieldPlace): { readonly x: number; readonly y: number } => ({
  x: x * width,
  y: y * height,
});
const hexagon = (x: number, y: number, share: number, paint: string): string =>
  `<path d="${polygon(6, x, y, SIDE * share)}" ${paint} stroke-linejoin="round"/>`;

/** A start row has the colour of its side: the upper one cool, the lower one warm. */
const sandOf = ({ x, y, kind }: FieldPlace): string => {
  if (kind === 'hex-start') return y < 0.5 ? 'var(--field-upper)' : 'var(--field-lower)';
  return Math.round(x * 14 + y * 9) % 4 < 2 ? 'var(--field-a)' : 'var(--field-b)';
};

/** A hex as it lies there, drawn again over what makes it glow. */
function hexMark(place: FieldPlace): string {
  const { x, y } = spot(place);
  const slab =
    hexagon(x, y + 6, 0.955, 'fill="var(--field-d)"') + hexagon(x, y, 0.955, `fill="${sandOf(place)}"`);
  if (place.kind === 'hex-start')
    return (
      slab +
      hexagon(
        x,
        y,
        0.8,
        'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.6" stroke-dasharray="5 8"',
      )
    );
  return slab;
}

/** A hex that can be chosen. */
export function hexGlow(place: FieldPlace, chosen: boolean): string {
  const { x, y } = spot(place);
  return hexagon(x, y, 1.04, `class="halo${chosen ? ' on' : ''}"`);
}

/** The same over the hex, so that its sand glows too. */
export function hexLit(place: FieldPlace): string {
  const { x, y } = spot(place);
  return (
    hexMark(place) +
    hexagon(x, y, 0.86, 'fill="#ffb81c" fill-opacity=".34" stroke="#b87700" stroke-width="4"') +
    svg`<circle cx="${x}" cy="${y}" r="8" fill="#8a5a00" opacity=".75"/>`
  );
}

// biome-ignore format: a table
const TREES: readonly (readonly ['tree' | 'pine' | 'tuft', number, number])[] = [
  ['tree', -190, 210], ['pine', -300, 330], ['tree', -150, 420], ['pine', -420, 520], ['tree', -260, 640], ['pine', -130, 800], ['tree', -380, 860],
  ['pine', 1050, 150], ['tree', 1190, 260], ['pine', 1010, 430], ['tree', 1280, 520], ['pine', 1120, 610], ['tree', 1040, 780], ['pine', 1240, 880],
  ['tuft', -100, 280], ['tuft', -240, 480], ['tuft', -330, 720], ['tuft', -180, 930], ['tuft', -460, 260], ['tuft', 980, 300], ['tuft', 1100, 500],
  ['tuft', 1180, 720], ['tuft', 990, 900], ['tuft', 1330, 380], ['pine', -560, 300], ['tree', -540, 760], ['pine', 1400, 700], ['tree', 1420, 220],
];

/** The arena on its meadow. */
export function fieldGround(places: readonly FieldPlace[]): string {
  const meadow = '<rect x="-3000" y="-3000" width="7000" height="7000" fill="var(--grass)"/>';
  const round = svg`<rect x="8" y="22" width="${width - 16}" height="${height - 24}" rx="60" fill="var(--field-edge-d)"/><rect x="8" y="6" width="${width - 16}" height="${height - 24}" rx="60" fill="var(--field-edge)"/>`;
  const trees = TREES.map(([what, x, y]) =>
    what === 'tuft' ? stand(what, x, y, 34, 20) : stand(what, x, y, 64, 80),
  );
  return meadow + trees.join('') + round + places.map(hexMark).join('');
}

/** A boulder, in a box of 100 x 100 around the middle of its hex. */
export const boulder = (): string =>
  `<g class="boulder">${stand('hill', 54, 88, 92, 60)}${stand('hill', 28, 94, 44, 28)}</g>`;

/** A Pokémon on the field. */
export interface Standing {
  readonly seat: number;
  readonly hearts: number;
  readonly most: number;
  readonly conditions: readonly string[];
  /** The colour of a condition's marker, where it has one of its own. */
  readonly tints: { readonly [condition: string]: string };
  /** It is its activation, it has had it, or neither. */
  readonly turn: 'now' | 'done' | 'later';
}

const CONDITIONS: Readonly<Record<string, readonly [string, SignId]>> = {
  poisoned: [TYPE_COLOUR.poison, 't-poison'],
  asleep: [TYPE_COLOUR.ghost, 'g-time'],
  flinched: ['#8a5a00', 'g-attack'],
  blinded: [TYPE_COLOUR.dark, 't-dark'],
};
const SLOWED: readonly [string, SignId] = [TYPE_COLOUR.ice, 't-ice'];

/** Hearts across the foot of a chip, at most ten; more stand as a figure. A box of 100 x 100. */
export function heartRow(hearts: number, most: number, rim: string): string {
  const step = most > 7 ? 66 / (most - 1) : 11;
  const wide = most > 10 ? 58 : (most - 1) * step + 18;
  const plate = svg`<rect x="${50 - wide / 2}" y="84" width="${wide}" height="19" rx="9.5" fill="#fffaf0" stroke="${rim}" stroke-width="1.6"/>`;
  if (most > 10)
    return legible(
      50,
      100,
      13.5,
      plate +
        sign('g-heart', 31, 93.5, 13, '#d8323f') +
        svg`<text x="57" y="98.5" class="num" font-size="13.5" text-anchor="middle" fill="#262250">${hearts}/${most}</text>`,
    );
  return (
    plate +
    Array.from({ length: most }, (_, i) =>
      sign('g-heart', 50 + (i - (most - 1) / 2) * step, 93.5, 12, i < hearts ? '#d8323f' : '#b9b3c9'),
    ).join('')
  );
}

/** Its chip in a ring of its seat's colour and shape, hearts at its foot, conditions at its head; a box of 100 x 100. */
export function standing(
  species: Species,
  { seat, hearts, most, conditions, tints, turn }: Standing,
): string {
  const { colour, dark } = SEATS[seat];
  const marks = conditions.map((id, i) => {
    const [paint, mark] = CONDITIONS[id.split(':')[0]] ?? SLOWED;
    const x = 84 - i * 20;
    return svg`<circle cx="${x}" cy="10" r="11" fill="${tints[id] ?? paint}" stroke="#fff" stroke-width="2"/>${sign(mark, x, 10, 14, '#fff')}`;
  });
  const halo =
    turn === 'now'
      ? '<circle cx="50" cy="46" r="52" fill="none" stroke="#fff" stroke-width="5"/><circle cx="50" cy="46" r="52" fill="none" stroke="#ffb81c" stroke-width="3"/>'
      : '';
  return (
    `${halo}<circle cx="50" cy="50" r="46" fill="#10142e" opacity=".28"/><circle cx="50" cy="46" r="46" fill="${colour}" stroke="${dark}" stroke-width="2"/>` +
    `<g transform="translate(11 7) scale(.78)"${turn === 'done' ? ' opacity=".62"' : ''}>${chip(species, { rank: 'starter', size: 'board' })}</g>` +
    `<circle cx="12" cy="18" r="11" fill="#fffaf0" stroke="${dark}" stroke-width="1.6"/>${seatShape(seat, 12, 18, 6.4, colour)}` +
    heartRow(hearts, most, mix(colour, '#2b2750', 0.4)) +
    marks.join('')
  );
}

/** The tail of one that takes two hexes, in a box of 100 x 100. */
export const tail = (seat: number): string =>
  `<circle cx="50" cy="50" r="30" fill="${SEATS[seat].colour}" stroke="${SEATS[seat].dark}" stroke-width="3"/><circle cx="50" cy="50" r="20" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-dasharray="5 5"/>`;
