import type { State } from '@indigo/kernel';
import type { GameFacts, Point } from '../game.ts';
import { difference } from '../leaves.ts';
import { playOn } from '../play.ts';

/** Nothing is made or lost on the way to the next decisions. */
export function checkConserved({ match, rng, facts }: Point): void {
  const first = match.ruleset.create(match.seats, match.options);
  checkCount(first, match.s, facts, 'the match');
  for (let i = 0; i < 10 && !match.over; i++) {
    playOn(match, 1, rng);
    checkCount(first, match.s, facts, 'the match');
  }
}

export function checkCount(before: State, after: State, facts: GameFacts, what: string): void {
  if (facts.count === undefined) return;
  const wrong = difference(facts.count(before), facts.count(after));
  if (wrong !== null) throw new Error(`${what} made or lost something: ${wrong}`);
}
