/** The figures of the rulebook that stand on no card, chip or space. */

/** C-GEN-01: how many trainers can play. */
export const MIN_SEATS = 2;
export const MAX_SEATS = 6;

export const DIE_SIDES = 6;

/** C-PP-02: fit Pokémon worth this much open the way to Indigo Plateau. */
export const GOAL_POWER = 20;

/** C-ITEM-05: Item Cards a trainer may keep when a turn ends. */
export const HAND_LIMIT = 7;

/** C-BATTLE-05, C-ATK-02: Attack Bonus cards a side may use in one battle. */
export const BONUS_CARDS_PER_BATTLE = 2;

/** C-BATTLE-10: Item Cards the winner of a Trainer Battle takes. */
export const SPOILS = 2;

/** C-FINAL-14: Item Cards for the trainer who played the winning Master. */
export const MASTER_REWARD = 2;

/** C-REV-06: knocked-out Pokémon needed to take the Dice Challenge. */
export const DICE_CHALLENGE_NEEDS = 2;

/** C-REV-07: the faces that revive the whole team. */
export const DICE_CHALLENGE_FACES: readonly number[] = [1, 6];
