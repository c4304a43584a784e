/** What a player has, and what lies on the map, as pictures. */
import {
  chip,
  chipBack,
  heartRow,
  inkOnType,
  type SignId,
  sign,
  TYPE_COLOUR,
  type TypeName,
} from '@indigo/art';
import type { Piece } from '@indigo/kernel';
import { cardOfId, creatureOf, numberOf, stageOf } from './facts.ts';

const INK = '#2b2750';
const PAPER = '#fffaf0';

const SIGNS: { readonly [of: string]: readonly [SignId, string] } = {
  poke: ['g-ball', '#c0392f'],
  great: ['g-great-ball', '#1f6fb8'],
  ultra: ['g-ultra-ball', '#5a4a12'],
  master: ['g-master-ball', '#6a4bb0'],
  candy: ['g-chance', '#4a43b8'],
  revive: ['g-potion', '#a8661a'],
  bike: ['g-swirl', '#0b7f60'],
};
const STONES: { readonly [of: string]: TypeName } = {
  fire: 'fire',
  water: 'water',
  thunder: 'electric',
  leaf: 'grass',
  moon: 'ghost',
};

const counted = (n: number): string =>
  n < 2
    ? ''
    : `<circle cx="82" cy="82" r="17" fill="${INK}" stroke="${PAPER}" stroke-width="3"/><text x="82" y="90" class="num" font-size="23" text-anchor="middle" fill="#fff">${n}</text>`;
const plate = (mark: SignId, ink: string): string =>
  `<rect x="6" y="6" width="88" height="88" rx="24" fill="${PAPER}" stroke="#c9b98f" stroke-width="3"/>${sign(mark, 50, 50, 62, ink)}`;
const typed = (type: TypeName, round: boolean): string =>
  (round
    ? `<circle cx="50" cy="50" r="44" fill="${TYPE_COLOUR[type]}" stroke="${PAPER}" stroke-width="5"/>`
    : `<path d="M50 4L92 38L74 92H26L8 38z" fill="${TYPE_COLOUR[type]}" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"/>`) +
  sign(`t-${type}`, 50, 52, 50, inkOnType(type));

/** Balls, stones and the like: a sign, and how many. */
function good({ kind, of = '', say }: Piece): string {
  if (kind === 'power') return plate('g-event', '#8a5a00');
  const n = of === 'bike' ? 1 : numberOf(say.at(-1));
  if (kind === 'type') return typed(of as TypeName, true) + counted(n);
  if (kind === 'stone') return typed(STONES[of] ?? 'normal', false) + counted(n);
  const [mark, ink] = SIGNS[of] ?? ['g-item', INK];
  return plate(mark, ink) + counted(n);
}

/** A Pokémon as a chip; of a team with its hearts. */
export function token(piece: Piece, _: string, size: 'dot' | 'team'): string {
  if (piece.kind !== 'card' && piece.kind !== 'fighter') return good(piece);
  const { of, say, marks } = piece;
  const card = cardOfId(of);
  if (card === undefined) return chipBack('starter');
  const body = chip(creatureOf(card, stageOf(say)), {
    rank: 'starter',
    size,
    ko: marks?.includes('fainted') ?? false,
  });
  const [key, , , hearts, most] = say;
  if (size !== 'team' || key !== 'member') return body;
  return body + heartRow(numberOf(hearts), numberOf(most), INK);
}
