import type { Face, OptionMeaning, Piece } from '@indigo/kernel';
import type { Targets } from './targets.ts';

/** A thing of one's own, and what it is good for now. */
export interface InUse {
  readonly piece: Piece;
  readonly name: string;
  /** What choosing it would be; undefined: it cannot be chosen. */
  readonly option: Face | undefined;
  readonly meaning: OptionMeaning;
}

const chanceOf = ({ odds }: OptionMeaning): number => odds?.chance ?? -1;
/** What it musters, where the odds say. */
const sumOf = ({ odds }: OptionMeaning): number =>
  odds?.sum?.parts.reduce((sum, { value }) => sum + (value ?? 0), 0) ?? -1;

/** What is of use now comes first: what can be chosen, by its chance, by what it musters; else by the figure on it and by name. */
export function byUse(
  pieces: readonly Piece[],
  targets: Pick<Targets, 'pieces'>,
  meaning: (face: Face) => OptionMeaning,
  nameOf: (piece: Piece) => string,
): readonly InUse[] {
  const all = pieces.map((piece): InUse => {
    const option = targets.pieces.get(piece.id)?.options[0];
    return { piece, name: nameOf(piece), option, meaning: option === undefined ? {} : meaning(option) };
  });
  return all.sort(
    (a, b) =>
      Number(b.option !== undefined) - Number(a.option !== undefined) ||
      chanceOf(b.meaning) - chanceOf(a.meaning) ||
      sumOf(b.meaning) - sumOf(a.meaning) ||
      (b.piece.figure ?? 0) - (a.piece.figure ?? 0) ||
      a.name.localeCompare(b.name),
  );
}
