import type { Plain, Seat } from './plain.ts';

/** Where a report on balance is written down. */
export interface Tally {
  /** A player began so. `sort` names the choice ("starter"); of a sort only the first of a seat counts. */
  began(sort: string, seat: Seat, choice: string): void;
  /** A card did what it is there for, for this player; null: for none in particular. */
  used(card: string, seat: Seat | null): void;
  /** A card came into the hands of a player, whatever becomes of it there. What is used need not be told here. */
  held(card: string, seat: Seat): void;
}

/** What a report on the balance of a game counts. It listens to the story, so that no rule need count anything. */
export interface Balance {
  /** Every card there is: a report names those nobody has used. */
  readonly cards: readonly string[];
  hear(tally: Tally, what: string, facts: readonly Plain[]): void;
}
