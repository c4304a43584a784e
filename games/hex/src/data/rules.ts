/** Figures of the rulebook that stand on no component. */
export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
export const DIE_SIDES = 6;
/** H-COMP-06. */
export const HAND_LIMIT = 6;
/** H-WEAK-03. */
export const WEAKENED_REACH = 1;
/** H-BAT-05: for each opposing type. */
export const ADVANTAGE = 2;
/** H-EVO-02, H-EVO-04: by the number of earlier stages of its line that are owned. */
export const EVOLUTION_BONUS: readonly number[] = [0, 2, 4];
/** H-LOCK-03, H-EVT-34. */
export const UPGRADE = 1;
/** H-GYM-01. */
export const BADGES_NEEDED = 6;
/** H-GYM-03. */
export const BADGES_PER_BAND = 2;
/** H-BADGE-01. */
export const ITEMS_PER_BADGE = 1;
/** H-LG-04. */
export const LEAGUE_ITEMS = 3;
/** H-LGB-01, H-E4-04: the Pokémon of a side. */
export const LEAGUE_TEAM = 3;
export const ELITE_TEAM = 2;
/** H-LG-11: each finalist's, before the final. */
export const LAST_TURNS = 3;
/** H-LG2-03, H-E4-10: what wins the match. */
export const LEAGUE_WINS = 2;
export const ELITES_NEEDED = 2;
/** H-SETUP-13: at the start. */
export const FIRST_ITEMS = 1;
/** H-SETUP-07: the starters of a roster. */
export const STARTERS = 6;
/** H-EEV-07 (proposed). */
export const EEVEE_COPIES = 4;

/** H-BADGE-02 to H-BADGE-07, in order: a colour that obeys, a free Pokémon, a lock. */
export const BADGE_REWARDS = [
  { obeys: 'blue' },
  { obeys: 'red' },
  { gives: 'blue' },
  { obeys: 'yellow' },
  { gives: 'red' },
  { locks: true },
] as const;
