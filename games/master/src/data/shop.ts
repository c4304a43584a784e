/** M-MART-02, M-SHOP: goods and prices, real but for the TM's. */

export type BallId = 'poke' | 'great' | 'ultra' | 'master';
/** M-CATCH-04: from the cheapest to the dearest. */
export const BALLS: readonly BallId[] = ['poke', 'great', 'ultra', 'master'];

export type StoneId = 'fire' | 'water' | 'thunder' | 'leaf' | 'moon';
/** M-MART-07. */
export const STONES: readonly StoneId[] = ['fire', 'water', 'thunder', 'leaf', 'moon'];

export const BALL_PRICES: readonly number[] = [1, 2, 3];
export const STONE_PRICE = 5;
export const PORYGON_PRICE = 6;
export const BIKE_PRICE = 7;
export const MACH_BIKE_PRICE = 7;
/** M-SHOP-15: intermediate phase only. */
export const CANDY_PRICE = 4;
/** M-SHOP-16, `proposed`: intermediate phase only. */
export const TM_PRICE = 3;

/** M-DEPT-04: so much handed in at the department store counts as so much. */
export const DEPT_GIVES = 2;
export const DEPT_COUNTS = 3;

/** M-SETUP-02 to M-SETUP-05: what each place in turn order begins with; balls by kind, money tokens by value. */
export const KITS: readonly { readonly balls: readonly number[]; readonly money: readonly number[] }[] = [
  { balls: [3, 0, 0, 0], money: [] },
  { balls: [3, 0, 0, 0], money: [1] }, // M-SETUP-03
  { balls: [4, 0, 0, 0], money: [] }, // M-SETUP-04
  { balls: [3, 1, 0, 0], money: [] },
];
