/** The figures of the rulebook that stand on no card and no square. */

/** L-GEN-01: how many can play. */
export const MIN_SEATS = 2;
export const MAX_SEATS = 3;

export const DIE_SIDES = 6;

/** L-TEAM-01: Pokémon a player may own. */
export const TEAM_MAX = 6;

/** L-BAT-01: Pokémon a side may use in one battle. */
export const BATTLE_MAX = 3;

/** L-ATT-07: what a weakness adds and a resistance takes off. */
export const WEAKNESS = 10;
export const RESISTANCE = 10;

/** L-ATT-05: the least an attack with printed damage deals. */
export const LEAST_DAMAGE = 10;

/** L-MOD-02: counters on a new modifier. */
export const COUNTERS = 2;

/** L-STAT-03: damage for each counter that leaves Poison. */
export const POISON = 10;

/** L-STAT-04: what Burn takes off. */
export const BURN = 10;

/** L-STAT-05: the damage of a failed Confusion roll. */
export const CONFUSION = 10;

/** L-STAT-05, L-STAT-06: the highest die with which the attack goes ahead. */
export const GATE = 3;

/** L-WILD-04: the highest die for a wild Pokémon's first attack. */
export const WILD_FIRST = 3;

/** L-BALL-02: the highest die that catches, by the HP left; more HP than the table has cannot be caught (L-BALL-03). */
export const BALL: { readonly [hp: number]: number } = { 10: 5, 20: 4, 30: 3, 40: 2, 50: 1 };

/** L-EVO-05: the highest die that evolves after a battle with a wild Pokémon; L-OPT-03 has the other one. */
export const EVOLVE_WILD = 2;

/** L-EVO-01: the badge that opens the step up from a stage, by the Leader who gives it. */
export const EVOLVE_BADGE: { readonly [stage: number]: string } = { 1: 'misty', 2: 'koga' };

/** L-AMB-25: no Pokémon is left with less when it evolves. */
export const EVOLVED_LEAST_HP = 10;

/** L-END-02: turns after which a battle is stopped without a result. */
export const BATTLE_GUARD = 200;
