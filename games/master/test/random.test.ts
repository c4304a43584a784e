/** Whole adventures at random, up to the League: every turn can be played, and the phase ends. */
import { bots } from '@indigo/bots';
import { Match, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { master } from '../src/index.ts';

describe.each([2, 3, 4])('%i players at random', (seats) => {
  it.each([1, 2, 3])('play to the League, seed %i', (seed) => {
    const rng = seeded(seed * 10 + seats);
    const options = { maxRounds: 30, simplified: seed === 2, quickTable: seed === 3 };
    const match = Match.start(master, { seats, options }, { rng, strict: true });
    for (let asked = 0; !match.over && match.s.phase !== 'league'; asked++) {
      expect(asked).toBeLessThan(20_000);
      const [seat] = match.open();
      expect(match.submit(seat, match.no, bots.random.answer(match, seat, rng))).toEqual({ ok: true });
    }
    expect(match.s.seeds).toHaveLength(seats);
  });
});
