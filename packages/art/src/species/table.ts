import type { Figure, Figures } from '../figures/pen.ts';
import type { BodyColour } from '../palette.ts';
import type { TypeName } from '../types.ts';

export type Shape =
  | 'armor'
  | 'arms'
  | 'ball'
  | 'blob'
  | 'bug-wings'
  | 'fish'
  | 'heads'
  | 'humanoid'
  | 'legs'
  | 'quadruped'
  | 'squiggle'
  | 'tentacles'
  | 'upright'
  | 'wings';

/** The facts a creature is drawn from. A game's own stage or types may replace those of the table. */
export interface Species {
  readonly dex: number;
  readonly name: string;
  readonly types: readonly [TypeName] | readonly [TypeName, TypeName];
  readonly colour: BodyColour;
  readonly shape: Shape;
  /** Number of the family: relatives share ears, eyes and markings. */
  readonly family: number;
  /** 0 for the first of its line. Babies that joined a family later count as first stages, too. */
  readonly stage: number;
  /** How many stages the line has. */
  readonly line: number;
  readonly legend: boolean;
  /** How it is drawn by hand; without it, it is drawn from the facts above. */
  readonly figure?: Figure;
}

/** Reads rows of `name,types,colour,shape,family,stage/line[,rank]`; the first has the number `from`. */
export const table = (from: number, rows: string): readonly Species[] =>
  rows
    .trim()
    .split('\n')
    .map((row, i) => {
      const [name, types, colour, shape, family, stages, rank] = row.split(',');
      const [stage, line] = stages.split('/').map(Number);
      return {
        dex: from + i,
        name,
        types: types.split(' ') as unknown as Species['types'],
        colour: colour as BodyColour,
        shape: shape as Shape,
        family: Number(family),
        stage,
        line,
        legend: rank !== undefined,
      };
    });

/** The same species, with the figures there are of them. */
export const portrayed = (all: readonly Species[], figures: Figures): readonly Species[] =>
  all.map((species) =>
    Object.hasOwn(figures, species.name) ? { ...species, figure: figures[species.name] } : species,
  );
