import type { Art, Piece, Scene } from '@indigo/kernel';

/** What lies in these zones. */
export const piecesIn = ({ pieces }: Pick<Scene, 'pieces'>, zones: readonly string[]): readonly Piece[] =>
  pieces.filter(({ at }) => zones.includes(at));

/** It is knocked out, fainted: it lies there, but can do nothing. */
export const isOut = ({ health, marks = [] }: Art): boolean =>
  health?.now === 0 || marks.includes('ko') || marks.includes('fainted');
