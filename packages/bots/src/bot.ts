import type { Match, Plain, Rng, Run, Seat, State } from '@indigo/kernel';

/**
 * Somebody who plays any game. A bot sees what its seat sees: of a match the decision, the view and the worlds of its
 * seat, of a run its options and worlds; never the state itself.
 */
export interface Bot {
  readonly name: string;
  /** One line for people who choose an opponent. */
  readonly about: string;
  /** Looks ahead: its runs must keep what is needed to copy them. */
  readonly keeps: boolean;
  /** In a playout: one of `run.options()`, for the seat whose answer is due. */
  choose<S extends State>(run: Run<S>, rng: Rng): Plain;
  /** In a match: the answer of a seat that has been asked, as an option id or the ids of its parts. */
  answer<S extends State>(match: Match<S>, seat: Seat, rng: Rng): string | readonly string[];
}
