import { mix } from '../colour.ts';
import { creature } from '../creature/creature.ts';
import { RANKS, type Rank } from '../ranks.ts';
import { type SignId, sign } from '../signs/signs.ts';
import type { Species } from '../species/table.ts';
import { legible, polar, polygon, star, svg } from '../svg.ts';
import { inkOnType, TYPE_COLOUR, type TypeName } from '../types.ts';

export interface ChipLook {
  readonly rank: Rank;
  /** dot: 20 to 30 px. board: 40 to 50 px. team: 60 px and more, with figures and type badges. */
  readonly size?: 'dot' | 'board' | 'team';
  /** Shown on a chip of size `team`. */
  readonly power?: number;
  readonly attack?: number;
  readonly ko?: boolean;
}

const PAPER = '#fffdf6';
const INK = '#2f2a63';

/** Rim with the pips of its rank. Where figures stand at the upper right, the pips make room for them. */
function rim(rank: Rank, figures: boolean): string {
  const { colour, dark, pips } = RANKS[rank];
  const [middle, step, r] = figures ? [-104, 14, 3.6] : [-90, 17, 4.6];
  const dots = Array.from({ length: pips }, (_, i) => {
    const [x, y] = polar(50, 50, 43.5, middle + (i - (pips - 1) / 2) * step);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf4" stroke="${dark}" stroke-width="1.6"/>`;
  });
  const marks =
    rank === 'yellow'
      ? `<path d="${star(50, 6.5, 8.5)}" fill="#fffdf4" stroke="${dark}" stroke-width="2"/>`
      : dots.join('');
  const groove =
    rank === 'starter'
      ? 'stroke-width="3" stroke-dasharray="6 5.4"'
      : 'stroke-opacity=".32" stroke-width="2"';
  return `<circle cx="50" cy="50" r="48" fill="${colour}" stroke="${dark}" stroke-width="2.4"/><circle cx="50" cy="50" r="43.5" fill="none" stroke="#fff" ${groove}/>${marks}`;
}

const badge = (type: TypeName, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="11.5" fill="${TYPE_COLOUR[type]}" stroke="#fff" stroke-width="2.4"/>${sign(`t-${type}`, x, y, 15.64, inkOnType(type))}`;

function badges([first, second]: Species['types']): string {
  return second === undefined ? badge(first, 17, 82) : badge(first, 13, 75) + badge(second, 30, 90);
}

const word = (text: string | number, x: number, y: number, size: number, ink: string): string =>
  `<text x="${x}" y="${y}" class="num" font-size="${size}" text-anchor="middle" fill="${ink}">${text}</text>`;

const powerMark = (power: number): string =>
  legible(
    84,
    17,
    18,
    `<path d="${polygon(6, 84, 17, 16)}" fill="${PAPER}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>${word(power, 84, 23.5, 18, INK)}`,
  );

const attackMark = (attack: number): string =>
  legible(
    84,
    83,
    16.5,
    sign('g-attack', 84, 83, 40, PAPER) +
      sign('g-attack', 84, 83, 34, INK) +
      word(attack, 84, 89, 16.5, '#fff'),
  );

/** The disc in the colours of the types; two types share it along the diagonal. */
function ground([first, second]: Species['types'], plain: boolean): string {
  const tint = (type: TypeName): string => mix(TYPE_COLOUR[type], '#fff6e4', 0.5);
  const half =
    second === undefined ? '' : `<path d="M77.6 22.4A39 39 0 0 1 22.4 77.6z" fill="${tint(second)}"/>`;
  const behind: SignId = `t-${first}`;
  return `<circle cx="50" cy="50" r="39" fill="${tint(first)}"/>${half}${plain ? '' : `<g opacity=".34">${sign(behind, 50, 46, 66, '#fff')}</g>`}<circle cx="50" cy="50" r="39" fill="url(#art-lit)"/><ellipse cx="50" cy="81" rx="25" ry="6" fill="#000" opacity=".14"/>`;
}

const drained = (body: string): string => `<g filter="url(#art-drained)" opacity=".78">${body}</g>`;

/** Drained of colour, with the word across it. */
export const knockedOut = (body: string, x = 50, y = 52): string =>
  drained(body) +
  legible(
    x,
    y,
    16,
    `<g transform="rotate(-14 ${x} ${y})"><rect x="${x - 30}" y="${y - 11}" width="60" height="22" rx="6" fill="#2b2750"/>${word('K.O.', x, y + 5.5, 16, '#fff')}</g>`,
  );

/** The same where there is no room for a word: a band without one. */
const struckOut = (body: string): string =>
  `${drained(body)}<path d="M16 62L84 42" stroke="#2b2750" stroke-width="15" stroke-linecap="round"/>`;

/** A chip face up, in a box of 100 x 100. Figures may reach 4 units beyond it. Needs the page's `sprite()`. */
export function chip(
  species: Species,
  { rank, size = 'board', power, attack, ko = false }: ChipLook,
): string {
  const team = size === 'team';
  const figures = team
    ? badges(species.types) +
      (power === undefined ? '' : powerMark(power)) +
      (attack === undefined ? '' : attackMark(attack))
    : '';
  const body = `${rim(rank, team)}${ground(species.types, size === 'dot')}<g clip-path="url(#art-disc)"><g transform="translate(10.5 10) scale(.79)">${creature(species)}</g></g><circle cx="50" cy="50" r="39" fill="none" stroke="${RANKS[rank].dark}" stroke-width="2"/>${figures}`;
  if (!ko) return body;
  return size === 'dot' ? struckOut(body) : knockedOut(body);
}

/** Where the pips stand in the clasp, by their number. */
const CLASP: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-7, 0],
    [7, 0],
  ],
  [
    [0, -8],
    [-8, 6],
    [8, 6],
  ],
  [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
  ],
];

/** A chip face down, in a box of 100 x 100: rank colour, and a hexagon clasp that holds the pips. */
export function chipBack(rank: Rank): string {
  const { colour, dark, light, pips } = RANKS[rank];
  const marks =
    rank === 'yellow'
      ? `<path d="${star(50, 51, 15)}" fill="${light}"/>`
      : CLASP[pips]
          .map(
            ([x, y]) =>
              svg`<circle cx="${50 + x}" cy="${50 + y}" r="${pips === 1 ? 7 : 5.2}" fill="${light}"/>`,
          )
          .join('');
  return `<circle cx="50" cy="50" r="48" fill="${colour}" stroke="${dark}" stroke-width="2.4"/><circle cx="50" cy="50" r="43.5" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/><circle cx="50" cy="50" r="37" fill="${mix(colour, dark, 0.55)}"/><path d="M14 58A37 37 0 0 0 86 58L68 54H32z" fill="${dark}"/><path d="M13.5 54.5H32M68 54.5H86.5" stroke="${light}" stroke-opacity=".55" stroke-width="4"/><path d="${polygon(6, 50, 50, 24, 0)}" fill="${dark}" stroke="${light}" stroke-width="3.4" stroke-linejoin="round"/>${marks}<circle cx="50" cy="50" r="48" fill="url(#art-lit)" opacity=".7"/>`;
}
