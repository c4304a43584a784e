/** Whole adventures at random, up to the League: every turn can be played, and the phase ends. */
import { bots } from '@indigo/bots';
import { type Asking, Match, type OptionValues, type Plain, Run, type Seat, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { master } from '../src/index.ts';

const usual: OptionValues = Object.fromEntries(master.options.map((one) => [one.key, one.default]));

describe.each([2, 3, 4])('%i players at random', (seats) => {
  it.each([1, 2, 3])('play to the League, seed %i', (seed) => {
    const rng = seeded(seed * 10 + seats);
    const options = { maxRounds: 30, simplified: seed === 2, quickTable: seed === 3 };
    const match = Match.start(master, { seats, options }, { rng, strict: true });
    for (let asked = 0; !match.over && match.s.phase !== 'league'; asked++) {
      expect(asked).toBeLessThan(20_000);
      const [seat] = match.open();
      expect(match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng))).toEqual({
        ok: true,
      });
    }
    expect(match.s.seeds).toHaveLength(seats);
  });
});

/** Whether at least two answers can be put together. */
function isChoice(asking: Asking, seat: Seat): boolean {
  let found = 0;
  const walk = (list: readonly Plain[]): void => {
    if (asking.missing(list) === null) found++;
    for (const next of asking.fitting(seat, list)) {
      if (found > 1) return;
      walk([...list, next]);
    }
  };
  walk([]);
  return found > 1;
}

it('M-FLOW-02 M-FLOW-03 whatever is asked has more than one answer', () => {
  const asked = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const seats = 2 + (seed % 3);
    const options = {
      ...usual,
      maxRounds: 12,
      simplified: seed % 4 === 0,
      draft: seed % 2 === 0,
      flips: true,
    };
    const run = Run.at(master, master.create(seats, options), seats, { rng: seeded(seed) });
    const rng = seeded(seed + 100);
    let last: unknown = null;
    while (run.pending !== null) {
      const asking = run.pending as Asking;
      if (asking !== last && asking.parts !== null) {
        asked.add(asking.question.kind);
        expect([asking.question.kind, isChoice(asking, run.seat)]).toEqual([asking.question.kind, true]);
      } else if (asking !== last) expect(run.options().length).toBeGreaterThan(1);
      last = asking;
      run.play(bots.random.choose(run.glance(), rng));
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['balls', 'commit', 'field-commit', 'offer']));
});
