/** What several games draw alike. */
import {
  badge,
  type ChipLook,
  chip,
  legible,
  medallion,
  pawn,
  personNamed,
  type Rank,
  SEATS,
  type SignId,
  type Species,
  sign,
  type TypeName,
} from '@indigo/art';
import type { Art } from '@indigo/kernel';
import { isOut } from './pieces.ts';
import type { PieceLook } from './skin.ts';

const DARK = '#262250';
const PAPER = '#fffaf0';

/** A creature as a chip, with what is left of it. */
export const chipOf = (
  art: Art,
  species: Species,
  rank: Rank,
  size: NonNullable<ChipLook['size']>,
  look: Pick<ChipLook, 'power' | 'attack'> = {},
): string => chip(species, { rank, size, ko: isOut(art), ...look });

/** A thing that lies on a place: a disc of 100 x 100 over its shadow. */
export const onPlace = (markup: string, scale: number): PieceLook => ({
  markup: `<circle cx="50" cy="57" r="48" fill="#10142e" opacity=".25"/>${markup}`,
  width: 100,
  height: 100,
  foot: [50, 50],
  scale,
});

/** A badge in a box of 100 x 100. */
export const badgeToken = (kind: Parameters<typeof badge>[0], type: TypeName): string =>
  `<g transform="scale(2.5)">${badge(kind, type)}</g>`;

/** A pawn in a box of 100 x 100. */
export const pawnToken = (seat = 0): string =>
  `<g transform="translate(17 2) scale(1.12)">${pawn(seat % SEATS.length)}</g>`;

/** A person on a disc of this colour, in a box of 100 x 100; null: nobody is drawn by this id. */
export function personToken(id: string, colour: string): string | null {
  const who = personNamed(id);
  return who === undefined ? null : medallion(who, colour);
}

/** A sign on a disc. */
export const signToken = (mark: SignId, fill: string, edge: string): string =>
  `<circle cx="50" cy="50" r="46" fill="${fill}" stroke="${edge}" stroke-width="4"/>${sign(mark, 50, 50, 58, '#fff')}`;

/** What stands for the kinds of places and conditions, wherever they are seen by themselves. */
// biome-ignore format: a table
const KINDS: { readonly [kind: string]: readonly [SignId, string, string] } = {
  city: ['g-home', '#8a5a2c', '#4f3214'], center: ['g-center', '#b3405a', '#6e1f33'], 'poke-center': ['g-center', '#b3405a', '#6e1f33'],
  gym: ['g-gym', '#b8651b', '#6b3708'], contest: ['g-contest', '#7a3f9e', '#47215f'], route: ['g-tree', '#3f7a3a', '#22481f'],
  road: ['g-flag', '#8a6a3c', '#4f3b1c'], path: ['g-flag', '#8a6a3c', '#4f3b1c'], shrub: ['g-cut', '#3f7a3a', '#22481f'],
  water: ['g-surf', '#2f6fb8', '#173d6b'], final: ['g-crown', '#5a4bb0', '#322873'], arrival: ['g-flag', '#5a4bb0', '#322873'],
  'catch-any': ['g-ball', '#b3405a', '#6e1f33'], dungeon: ['g-dungeon', '#4b4a68', '#262540'], deck: ['g-cards', '#5a4bb0', '#322873'],
  lab: ['g-lab', '#2f7a63', '#17493a'], wild: ['g-ball', '#3f7a3a', '#22481f'], legendary: ['g-crown', '#b3821b', '#6b4a00'],
  trainer: ['g-trainer', '#2f7a63', '#17493a'], item: ['g-item', '#3d5fb5', '#22386f'], 'token-item': ['g-item', '#3d5fb5', '#22386f'],
  'poke-mart': ['g-shop', '#2f6fb8', '#173d6b'], 'department-store': ['g-shop', '#2f6fb8', '#173d6b'], giovanni: ['g-key', '#4b4a68', '#262540'],
  dojo: ['g-fight', '#b3261e', '#6e120c'], 'trade-center': ['g-trade', '#0b7f60', '#064936'], hm: ['g-disc', '#4a43b8', '#28236e'],
  machine: ['g-disc', '#4a43b8', '#28236e'], obstacle: ['g-boulder', '#6b5a45', '#3c3124'], condition: ['g-heart', '#7a3f9e', '#47215f'],
  ability: ['g-attack', '#a8661a', '#633a08'], event: ['g-event', '#6a4bb0', '#3f2c73'],
};

/** A sign for a thing that has no picture of its own; null: nothing stands for its kind. */
export const kindToken = (kind: string): string | null =>
  Object.hasOwn(KINDS, kind) ? signToken(...KINDS[kind]) : null;

const BAR = { good: '#1c7a4d', fair: '#b8651b', poor: '#b3261e' };

/** How well it is. */
export const wellness = (now: number, most: number): 'good' | 'fair' | 'poor' =>
  now * 2 > most ? 'good' : now * 4 > most ? 'fair' : 'poor';

/** What is left of it, across the foot of a chip. */
export function healthFoot({ health }: Art): string {
  if (health === undefined) return '';
  const { now, most } = health;
  const width = most === 0 ? 0 : Math.round((84 * Math.min(now, most)) / most);
  return legible(
    50,
    100,
    16,
    `<rect x="6" y="83" width="88" height="21" rx="10.5" fill="${DARK}" stroke="${PAPER}" stroke-width="1.6"/><rect x="8" y="85" width="${width}" height="17" rx="8.5" fill="${BAR[wellness(now, most)]}"/><text x="50" y="99.2" class="num" font-size="16" text-anchor="middle" fill="#fff">${now}/${most}</text>`,
  );
}

/** How many of it there are, at its lower right. */
export const countMark = ({ count = 1 }: Art): string =>
  count < 2
    ? ''
    : legible(
        82,
        82,
        23,
        `<circle cx="82" cy="82" r="17" fill="${DARK}" stroke="${PAPER}" stroke-width="3"/><text x="82" y="90" class="num" font-size="23" text-anchor="middle" fill="#fff">${count}</text>`,
      );

/** The drawing of a board that stays the same while its key does. */
export function drawnOnce<A>(key: (of: A) => string, draw: (of: A) => string): (of: A) => string {
  let last: { readonly key: string; readonly markup: string } | null = null;
  return (of) => {
    const now = key(of);
    if (last?.key !== now) last = { key: now, markup: draw(of) };
    return last.markup;
  };
}
