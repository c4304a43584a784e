import { analyse, bots, ready } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type AnyRuleset, Match, type MatchRecord, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';

const TURNS = 8;
const FUTURES = 3;
/** Nobody's rest is more: generous, for so few futures say little. */
const MOST = 0.9;

/** The beginning of a match: a result would be decided by chance alone. */
function begun(ruleset: AnyRuleset, seed: number): MatchRecord {
  const match = Match.start(ruleset, { seats: 2 }, { rng: seeded(seed) });
  const rng = seeded(seed + 1000);
  while (!match.over && match.turn < TURNS) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.youngster.answer(match.outlook(seat), rng));
  }
  return match.record;
}

describe('what neither luck nor answers explain', () => {
  it.each(catalog.ids)('is little in %s, and what one has of it the other lacks', async (id) => {
    const ruleset = await catalog.load(id);
    await ready(ruleset);
    for (const seed of [1, 2]) {
      const { accounts } = analyse(ruleset, begun(ruleset, seed), { futures: FUTURES, seed });
      const rests = accounts.map(({ rest }) => rest);
      // What answers bring beyond habit is everybody's: a rest that keeps one's own of it is above 0 for all.
      expect(rests[0] + rests[1]).toBeCloseTo(0, 9);
      for (const rest of rests) expect(Math.abs(rest)).toBeLessThan(MOST);
    }
  });
});
