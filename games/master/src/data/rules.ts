/** The figures of the rulebook that stand on no card, no token and no map. */

/** M-GEN-01, M-VAR-01, M-VAR-02: how many can play. */
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export const DIE_SIDES = 6;

/** M-TURN-01: actions of a turn. */
export const ACTIONS = 5;
/** M-MOVE-01, M-INT-01, M-CAMP-01: what they cost. */
export const MOVE_COST = 1;
export const INTERACT_COST = 1;
export const CAMP_COST = 2;
/** M-OBS-01, M-OBS-06: the whole cost of a road with such an obstacle. */
export const OBSTACLE_COST: { readonly [kind: string]: number } = { '2': 2, '3': 3 };

/** M-BIKE-01, M-BIKE-02, by bike owned: none, bike, mach bike. */
export const BIKE_EXTRA: readonly number[] = [0, 2, 4];
/** M-BOPT-02: before and after the first gym leader has been beaten. */
export const BIKE_EXTRA_LATE: readonly [before: number, after: number] = [1, 2];

/** M-BATTLE-02: Pokémon that may be committed. */
export const COMMIT_MAX = 3;
/** M-BATTLE-06: the lowest die that hits. */
export const HIT = 4;

/** M-WILD-02, M-LEG-02, M-SIMP-03, M-BATTLE-20, M-FRIEND-13. */
export const XP_WILD = 1;
export const XP_LEGENDARY = 1;
export const XP_LEGENDARY_SIMPLE = 3;
export const XP_BATTLE = 1;
export const XP_FRIENDLY = 1;
export const XP_FRIENDLY_WON_SIMPLE = 3;
/** M-GROW-17. */
export const XP_CANDY = 1;
/** M-SIMP-02: what a leader token is exchanged for. */
export const XP_LEADER_TOKEN = 3;

/** M-DOJO-03. */
export const KARATE_WINS = 2;

/** M-END-02, by number of players; with two `proposed` (M-VAR-07). */
export const END_MAX_LEVEL: readonly number[] = [0, 0, 3, 2, 2];
/** M-END-03, by number of players; with three `proposed` (M-VAR-07). */
export const END_TRAINERS: readonly number[] = [0, 0, 2, 3, 2];
/** M-SIMP-07. */
export const END_TRAINERS_SIMPLE = 1;
/** M-END-02: as with four. */
export const END_MAX_LEVEL_SIMPLE = 2;

/** M-TURN-11, M-TRADE-11, M-END-08: guards against endless play, `proposed`, so that everything ends (M-FLOW-04). */
export const FREE_STEPS = 10;
export const OFFERS = 6;
export const MAX_ROUNDS = 100;

/** M-GTM-04: hearts that Synthesis gives back on the map. */
export const SYNTHESIS = 1;

/** M-POW-07, M-POW-09: what Power Surge adds and Second Wind gives back. */
export const POWER_SURGE = 1;
export const SECOND_WIND = 2;
