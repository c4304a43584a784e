import { cardBack, glow, itemCard, pawn, RANKS, SEATS, seatShape } from '@indigo/art';
import { type Art, isMover, type Piece, type Place, type Scene } from '@indigo/kernel';
import type { BoardLook, PieceLook, Skin } from './skin.ts';

const HEIGHT = 1000;
/** A card is about a quarter of the board high. */
const CARD_SCALE = 1.5;
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
  if (isMover(piece)) {
    const markup = plinth(piece.colour) + pawn(piece.seat % SEATS.length);
    return { markup, width: 60, height: 84, foot: [30, 74], scale };
  }
  if (piece.kind === 'card' || piece.kind === 'deck') {
    const markup = piece.of === undefined ? cardBack() + howMany(piece.count) : plainCard(piece.of);
    return { markup, width: 120, height: 168, foot: [60, 84], scale: CARD_SCALE };
  }
  return { markup: disc(piece.of ?? piece.kind), width: 100, height: 100, foot: [50, 50], scale: 0.46 };
}

/** What a figure stands on, where it has a colour besides that of its seat. */
const plinth = (colour: string | undefined): string =>
  colour === undefined
    ? ''
    : `<ellipse cx="30" cy="74" rx="24" ry="9" fill="${escaped(colour)}" stroke="#fffaf0" stroke-width="2.5"/>`;

/** A colour for a thing nobody has given one, the same wherever it lies. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

/** Face up on the board, where it must be read from afar. */
function plainCard(name: string): string {
  const hue = hueOf(name);
  return `<rect x="1" y="1" width="118" height="166" rx="12" fill="#fffaf0" stroke="#d7c9ab" stroke-width="2"/><rect x="9" y="9" width="102" height="108" rx="8" fill="hsl(${hue} 52% 78%)"/><text x="60" y="82" class="num" font-size="52" text-anchor="middle" fill="hsl(${hue} 45% 28%)">${escaped(initials(name))}</text><text x="60" y="148" class="num" font-size="${name.length > 8 ? 16 : 24}" text-anchor="middle" fill="${WORD}">${escaped(name)}</text>`;
}

/** On the back of a deck. */
const howMany = (count: number | undefined): string =>
  count === undefined
    ? ''
    : `<circle cx="60" cy="84" r="30" fill="#fffaf0"/><text x="60" y="96" class="num" font-size="34" text-anchor="middle" fill="${WORD}">${count}</text>`;

function disc(name: string): string {
  const hue = hueOf(name);
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
