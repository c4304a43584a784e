/** Figures that stand in the texts of abilities, all the designer's own. Which card has which: `pokemon.ts`. */

/** M-EXP-09: hearts left at which Overgrow, Blaze and Torrent are on. */
export const LOW_HEARTS = 2;
/** M-ABIL-10: hexes Charge must begin away from its target. */
export const CHARGE_DISTANCE = 4;
/** M-ABIL-13, M-ABIL-14. */
export const SNIPER_RANGE = 2;
export const TONGUE_RANGE = 1;
/** M-ABIL-17. */
export const SKY_HIGH = 1;
/** M-ABIL-23. */
export const RELENTLESS_ATTACKS = 2;
/** M-ABIL-31: free moves. */
export const BLAZE_SPEED = 1;
export const SWIFT_SWIM = 2;
/** M-ABIL-36: slowed by. */
export const CHILL = 1;
/** M-ABIL-37: steps a target is moved. */
export const SHEER_FORCE = 1;
/** M-ABIL-39: hearts less. */
export const REDUCTION = 1;
export const REGAL = 2;
/** M-ABIL-40: hearts lost at most. */
export const ROCK_BODY = 3;
/** M-ABIL-41: hearts left at least. */
export const STURDY = 1;
/** M-ABIL-47, M-ABIL-51: free moves. */
export const ANGER_MOVES = 2;
export const REVENGE_MOVES = 3;
/** M-ABIL-57. */
export const BAD_DREAMS = 2;
export const RESTFUL_SLEEP = 4;
/** M-ABIL-60: the one attack of a TM or HM that Mew cannot learn. */
export const UNLEARNABLE = 'synthesis';
/** M-ABIL-58: hearts. */
export const HEALER = 1;
export const HARVEST = 1;
