/** The field. No picture of it survives: its form, start hexes and boulder spots are `proposed`; the six spots, one for each face of a die, are real. */

/** Pointy hexes in rows; every second row is one wider and begins half a hex further out. */
export const ROW_WIDTHS: readonly number[] = [6, 7, 6, 7, 6, 7, 6, 7, 6];

/** M-PREP-04: the rows whose hexes lie nearest to a side. */
export const START_ROWS: readonly [number, number] = [0, 8];

/** M-PREP-01: where the boulder of each face goes, as row and column. */
export const BOULDER_SPOTS: readonly (readonly [row: number, col: number])[] = [
  [2, 1],
  [2, 4],
  [3, 3],
  [5, 3],
  [6, 1],
  [6, 4],
];

/** M-PREP-01: dice thrown for boulders. */
export const BOULDER_DICE = 6;
/** M-PREP-04: Pokémon a player commits. */
export const TEAM_SIZE = 3;

/** M-ATK-11: what every Pokémon knows. */
export const TACKLE = 'tackle';
/** M-SUD-02: hearts lost at the start of a round of sudden death. */
export const SUDDEN_HEARTS = 1;
/** M-SUD-06, `proposed`: asked after so many rounds without progress, and from this round on, when bots agree, after each. */
export const QUIET_ROUNDS = 3;
export const SUDDEN_ROUND = 20;
/** M-SUD-11, `proposed`: a guard against endless matches. */
export const SUDDEN_GUARD = 60;
/** M-SUD-10, `proposed`: rounds of sudden death in a row without a faint. */
export const SUDDEN_STALL = 10;
