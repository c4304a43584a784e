import { glow, itemCard, pawn, RANKS, SEATS, seatShape } from '@indigo/art';
import type { Art, Piece, Place, Scene } from '@indigo/kernel';
import type { BoardLook, PieceLook, Skin } from './skin.ts';

const HEIGHT = 1000;
const WORD = '#2b2750';

const COLOURS: { readonly [name: string]: string } = Object.fromEntries(
  Object.entries(RANKS).map(([name, { colour }]) => [name, colour]),
);
const colourOf = (name: string | undefined): string => COLOURS[name ?? ''] ?? '#cfc3a6';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Up to three letters that stand for a thing nobody has drawn. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 3);

/** The pawn of a seat, a disc for anything else. */
export function plainPiece(piece: Piece, scale = 0.86): PieceLook {
  if (piece.seat !== undefined && piece.kind === 'mover') {
    const markup = plinth(piece.colour) + pawn(piece.seat % SEATS.length);
    return { markup, width: 60, height: 84, foot: [30, 74], scale };
  }
  return { markup: disc(piece.of ?? piece.kind), width: 100, height: 100, foot: [50, 50], scale: 0.46 };
}

/** What a figure stands on, where it has a colour besides that of its seat. */
const plinth = (colour: string | undefined): string =>
  colour === undefined
    ? ''
    : `<ellipse cx="30" cy="74" rx="24" ry="9" fill="${escaped(colour)}" stroke="#fffaf0" stroke-width="2.5"/>`;

function disc(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<circle cx="50" cy="50" r="46" fill="hsl(${hue} 52% 78%)" stroke="hsl(${hue} 45% 34%)" stroke-width="5"/><text x="50" y="62" class="num" font-size="34" text-anchor="middle" fill="${WORD}">${escaped(initials(name))}</text>`;
}

function plainPlace({ x, y, colour }: Place, width: number): { markup: string; r: number } {
  const [cx, cy] = [Math.round(x * width), Math.round(y * HEIGHT)];
  return {
    markup: `<circle cx="${cx}" cy="${cy}" r="15" fill="${colourOf(colour)}" stroke="#6a5638" stroke-width="3"/>`,
    r: 15,
  };
}

/** A board of any shape, drawn from the scene: what a game's own board does not draw better. */
export function plainBoard(aspect = 1): BoardLook {
  const width = HEIGHT * aspect;
  return {
    size: { width, height: HEIGHT },
    beyond: 60,
    grid: null,
    walkers: ['mover'],
    ground: () => null,
    place: (place) => plainPlace(place, width),
    glow: (_, { x, y }, r, chosen) => glow(x, y, r, chosen),
    piece: (piece) => plainPiece(piece),
    lying: () => '',
  };
}

const plainToken = ({ seat, of }: Art, name: string): string =>
  seat !== undefined && of === undefined
    ? seatShape(seat % SEATS.length, 50, 50, 40, SEATS[seat % SEATS.length].colour)
    : disc(name);

/** Draws any game from its scene. */
export function plainSkin(): Skin {
  const boards = new Map<number, BoardLook>();
  const board = ({ aspect }: Scene): BoardLook => {
    const known = boards.get(aspect) ?? plainBoard(aspect);
    boards.set(aspect, known);
    return known;
  };
  return {
    board,
    card: (art, name, hint) => itemCard({ id: art.of ?? art.kind, name, ...(hint !== null && { hint }) }),
    cards: ['card', 'event'],
    token: plainToken,
    creature: () => null,
    rank: () => 'starter',
    print: (markup) => markup,
    health: 'bar',
  };
}
