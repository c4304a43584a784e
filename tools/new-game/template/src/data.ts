/** Every figure of the game. */
export const SIDES = 6;
/** This roll loses the pot. */
export const LOSES = 1;
export const WIN_POINTS = 20;
