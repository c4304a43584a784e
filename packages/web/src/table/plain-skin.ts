import { glow, itemCard, pawn, RANKS, SEATS, seatShape } from '@indigo/art';
import type { Piece, Place, Plain } from '@indigo/kernel';
import { shortest } from './paths.ts';
import { piecesOf } from './pieces.ts';
import type { PieceLook, Skin, Tray } from './skin.ts';

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
export function plainPiece(piece: Piece): PieceLook {
  if (piece.seat !== undefined && piece.seat < SEATS.length && piece.kind === 'mover') {
    return { markup: pawn(piece.seat), width: 60, height: 84, foot: [30, 74], scale: 0.86 };
  }
  return { markup: disc(piece.of ?? piece.kind), width: 100, height: 100, foot: [50, 50], scale: 0.46 };
}

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

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

const HAND: Tray = {
  title: 'Hand',
  holds: ({ kind }) => kind === 'hand',
  shows: 'cards',
  about: ({ scene, seat }) =>
    cards(scene.zones.find((zone) => zone.seat === seat && zone.kind === 'hand')?.count ?? 0),
  empty: 'No cards yet',
};

const TEAM: Tray = {
  title: 'Team',
  holds: ({ kind }) => kind !== 'hand',
  shows: { pixels: 64 },
  about: ({ scene, seat, say }) => {
    const gauge = scene.gauges.find((one) => one.seat === seat);
    if (gauge === undefined) return String(piecesOf(scene, seat, TEAM.holds).length);
    return `${gauge.value} ${say(gauge.say).toLowerCase().split(' ')[0]}`;
  },
  empty: '',
};

/** Draws any game from its scene. The board is as wide as `aspect` says: see `sized`. */
export function plainSkin(aspect = 1.4): Skin {
  const width = HEIGHT * aspect;
  return {
    board: () => null,
    size: { width, height: HEIGHT },
    beyond: 60,
    ground: null,
    place: (place) => plainPlace(place, width),
    grid: null,
    glow: (_, { x, y }, r, chosen) => glow(x, y, r, chosen),
    piece: plainPiece,
    walks: ({ kind }) => kind === 'mover',
    lying: () => '',
    card: (piece, name) => itemCard({ id: piece.of ?? piece.kind, name }),
    trays: [HAND, TEAM],
    counts: () => null,
    beside: (scene, seat) => piecesOf(scene, seat, TEAM.holds),
    token: (piece, name) =>
      piece.seat !== undefined && piece.of === undefined
        ? seatShape(piece.seat % SEATS.length, 50, 50, 40, SEATS[piece.seat % SEATS.length].colour)
        : disc(name),
    at: ({ at }) => at,
    path: (decision, face, scene) => {
      const mover = scene.pieces.find(({ kind, seat }) => kind === 'mover' && seat === decision.seat);
      const leads = face.at !== undefined && scene.places.some(({ id }) => id === face.at);
      return mover && leads ? shortest(scene.links, mover.at, face.at as string) : null;
    },
    walked: () => null,
    blow: () => null,
    thrown: () => [],
    dice: ({ kind, say: [, roll] }) =>
      kind === 'move' && typeof roll === 'number' && roll >= 1 && roll <= 6 ? [roll] : [],
    odds: () => null,
    act: ({ kind }, { at }, words) => (kind === 'move' && at !== undefined ? `Go to ${words}` : words),
    leads: () => false,
    brings: () => null,
    hint: () => null,
    note: () => null,
    closeUp: () => null,
    plays: () => null,
    composed: (_, count) => (count === 0 ? 'Choose nothing' : `Choose these ${count}`),
    isSecret: () => false,
    phase: () => null,
    extra: null,
    toMove: (view) => {
      const active = (view as { readonly active?: Plain } | null)?.active;
      return typeof active === 'number' && active >= 0 ? active : null;
    },
    turnOf: ([key, , turn]) => (key === 'turn' && typeof turn === 'number' ? turn : null),
    tone: () => null,
    Focus: null,
    focused: () => false,
    shows: () => false,
    unfold: (before) => before,
    pause: () => 0,
  };
}
