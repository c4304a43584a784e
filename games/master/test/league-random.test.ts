/** Whole Leagues at random: whatever is chosen, they end. */
import { Run, readOptions, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { leagueOnly } from './league-only.ts';

describe('Leagues at random', () => {
  const game = leagueOnly();
  it.each([2, 3, 4])('M-FLOW-04 every League of %i players ends and names one winner', (seats) => {
    for (let seed = 1; seed <= 12; seed++) {
      const rng = seeded(seed * 10 + seats);
      const options = { abilities: seed % 3 > 0, initiative: seed % 4 === 0, flips: seed % 2 === 0 };
      const run = Run.at(game, game.create(seats, readOptions(game, options)), seats, { rng });
      for (let asked = 0; run.pending !== null; asked++) {
        expect(asked).toBeLessThan(20_000);
        const ways = run.options();
        run.play(ways[rng(ways.length)]);
      }
      expect(run.winners).toHaveLength(1);
    }
  });
});
