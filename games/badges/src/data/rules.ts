/** The figures of the rulebook that stand on no card or square, and those the ledger rules where it has none. */

/** B-GEN-03: how many can play (a ruling). */
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** B-TURN-02: two dice, each with so many sides. */
export const DIE_SIDES = 6;

/** B-GEN-01: badges that win. */
export const BADGES_TO_WIN = 4;

/** B-PC-02, B-LIM-01. */
export const BOX_MAX = 5;

/** B-CAP-08, B-OPT-02: the Party (a ruling, hence an option). */
export const PARTY_MAX = 6;
export const PARTY_LEAST = 4;

/** B-HM-04, B-OPT-03. */
export const HM_USES = 1;
export const HM_USES_MOST = 3;

/** B-CON-02: Pokémon of its type that win a Contest. */
export const CONTEST_NEEDS = 4;
