/** H-COMP-02: the backs, weakest first; grey is kept for Starters and stands outside the order. */
export const COLOURS = ['pink', 'green', 'blue', 'red', 'yellow', 'grey'] as const;

export type Colour = (typeof COLOURS)[number];

/** H-CAP-02: the faces of the die that catch a Pokémon of each colour. */
export const CATCHES: readonly (readonly number[])[] = [[2, 3, 4, 5], [3, 4, 5], [4, 5], [5], [6], []];

/** H-SETUP-09: the most slots of each colour a board can have. */
export const MOST_SLOTS: readonly number[] = [18, 18, 19, 14];
