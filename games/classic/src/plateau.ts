/** How soon a mover that goes round on the plateau comes to an ENTER space. For bots; no rule depends on it. */
import { ARRIVAL, SPACES } from './board.ts';
import { FACES } from './rules/dice.ts';

const RING = SPACES.length - ARRIVAL;
export const after = (at: number, pips: number): number => ARRIVAL + ((at - ARRIVAL + pips) % RING);
export const isFinal = (at: number): boolean => SPACES[at].kind === 'final';
const mean = (of: readonly number[]): number => of.reduce((sum, figure) => sum + figure, 0) / of.length;
const ROUNDS = 200;

/** The chance that the next move leads to one, by space of the plateau. */
const NEXT: readonly number[] = Array.from({ length: RING }, (_, i) =>
  mean(FACES.map((pips) => (isFinal(after(ARRIVAL + i, pips)) ? 1 : 0))),
);

/** The turns it takes on average. */
const TURNS: readonly number[] = (() => {
  let turns = NEXT.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    turns = turns.map(
      (_, i) =>
        1 +
        mean(
          FACES.map((pips) => {
            const end = after(ARRIVAL + i, pips);
            return isFinal(end) ? 0 : turns[end - ARRIVAL];
          }),
        ),
    );
  }
  return turns;
})();

export const nextFinal = (at: number): number => NEXT[at - ARRIVAL];
export const turnsToFinal = (at: number): number => TURNS[at - ARRIVAL];
