import { analyse, bots, ready } from '@indigo/bots';
import { Match, type MatchRecord, seeded } from '@indigo/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { badges } from '../src/index.ts';

const MATCHES = 12;

function played(seed: number): MatchRecord {
  const match = Match.start(badges, { seats: 2, options: { maxTurns: 10 } }, { rng: seeded(seed) });
  const rng = seeded(seed + 1000);
  while (!match.over) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
  }
  return match.record;
}

describe('luck in badges', () => {
  beforeAll(() => ready(badges));

  it('is nothing on average, within its interval, and what it comes to adds up', () => {
    const luck = Array.from({ length: MATCHES }, (_, i) => {
      const { accounts, moments } = analyse(badges, played(i), { futures: 2, seed: i });
      for (const { start, luck: lucky, error, others, rest, result } of accounts)
        expect(start + lucky + error + others + rest).toBeCloseTo(result, 9);
      // A route has more cards than are tried one by one; a die has not.
      expect(moments.some(({ sampled }) => sampled)).toBe(true);
      expect(moments.some(({ luck: own, sampled }) => own !== undefined && !sampled)).toBe(true);
      return accounts[0].luck;
    });
    const mean = luck.reduce((sum, one) => sum + one, 0) / MATCHES;
    const spread = Math.sqrt(luck.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (MATCHES - 1));
    expect(spread).toBeGreaterThan(0.02);
    expect(Math.abs(mean)).toBeLessThan((3.3 * spread) / Math.sqrt(MATCHES));
  }, 240_000);
});
