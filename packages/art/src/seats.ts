import { polygon, star, svg } from './svg.ts';

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';
export type Hat = 'cap' | 'beanie' | 'straw' | 'crown' | 'bow' | 'hood';

export interface SeatLook {
  readonly name: string;
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  /** Ink that reads on the colour. */
  readonly ink: string;
  readonly shape: SeatShape;
  readonly hat: Hat;
}

/** Six seats. Colour (after Okabe and Ito), shape and hat each tell them apart alone. */
// biome-ignore format: a table
export const SEATS: readonly SeatLook[] = [
  { name: 'Ember', colour: '#d5552a', dark: '#97340f', light: '#ffd9c7', ink: '#ffffff', shape: 'circle',   hat: 'cap' },
  { name: 'Tide',  colour: '#1f6fb8', dark: '#124a80', light: '#cbe3fa', ink: '#ffffff', shape: 'square',   hat: 'beanie' },
  { name: 'Fern',  colour: '#0f9a75', dark: '#08674d', light: '#c3efe0', ink: '#ffffff', shape: 'triangle', hat: 'straw' },
  { name: 'Sol',   colour: '#e8a317', dark: '#9c6905', light: '#fdebc0', ink: '#3d2700', shape: 'diamond',  hat: 'crown' },
  { name: 'Iris',  colour: '#c25f9f', dark: '#853769', light: '#f8d9ec', ink: '#ffffff', shape: 'hexagon',  hat: 'bow' },
  { name: 'Night', colour: '#4b4a68', dark: '#2c2b44', light: '#dcdbea', ink: '#ffffff', shape: 'star',     hat: 'hood' },
];

/** The seat's shape around x, y. All shapes of one `r` look equally big. */
export function seatShape(seat: number, x: number, y: number, r: number, fill: string): string {
  const { shape } = SEATS[seat];
  if (shape === 'circle') return svg`<circle cx="${x}" cy="${y}" r="${r * 0.92}" fill="${fill}"/>`;
  if (shape === 'square') {
    const side = r * 0.84;
    return svg`<rect x="${x - side}" y="${y - side}" width="${2 * side}" height="${2 * side}" rx="${r * 0.22}" fill="${fill}"/>`;
  }
  const outlines = {
    triangle: () => polygon(3, x, y + r * 0.16, r * 1.18),
    diamond: () => polygon(4, x, y, r * 1.14),
    hexagon: () => polygon(6, x, y, r * 1.02, 0),
    star: () => star(x, y, r * 1.2),
  };
  return `<path d="${outlines[shape]()}" fill="${fill}"/>`;
}

/** The mark before a name or a line of the log, in a box of 20 x 20. */
export const seatMark = (seat: number): string => seatShape(seat, 10, 10, 8, SEATS[seat].colour);
