import type { Glance, Outlook, Plain, Rng, Ruleset, State } from '@indigo/kernel';

/** Somebody who plays any game, and is handed what its seat may know: never the state itself. */
export interface Bot {
  readonly name: string;
  /** As people call it. */
  readonly title: string;
  /** One line for people who choose an opponent. */
  readonly about: string;
  /** Looks ahead: its runs must keep what is needed to copy them. */
  readonly keeps: boolean;
  /** About how long it thinks about an answer, in milliseconds: call `ready` before. Without it, it needs nothing. */
  readonly ms?: number;
  /** Sees nothing in this game, for want of a word on it, and plays at random there. */
  isBlind?<S extends State>(ruleset: Ruleset<S>): boolean;
  /** In a playout: one of the options, for the seat whose answer is due. */
  choose<S extends State>(glance: Glance<S>, rng: Rng): Plain;
  /** In a match: the answer of a seat that is asked, as an option id or the ids of its parts. */
  answer<S extends State, V extends Plain>(
    outlook: Outlook<S, V>,
    rng: Rng,
    /** Somebody waits, and has waited long enough once this says so. */
    hurry?: () => boolean,
  ): string | readonly string[];
}
