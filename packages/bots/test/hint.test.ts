import { diceRace, type Race } from '@indigo/dice-race';
import { Match, type Ruleset, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { givesHints, hintsFor } from '../src/index.ts';
import { knowing, type Sprint, sprint } from './sprint.ts';

/** The sprint with a word on how a position looks. */
const looked: Ruleset<Sprint> = {
  ...sprint,
  evaluate: (s, seat) => knowing.chances?.(s)[seat] ?? 0,
};

describe('a hint', () => {
  it('names the best answers with the chance of winning, the best first', () => {
    const match = Match.start(looked, { seats: 2 });
    const hints = hintsFor(match.outlook(0), seeded(1));
    expect(hints.map(({ ids }) => ids)).toEqual(['bold', 'steady']);
    // Two steps on average instead of one: known exactly, but for the turn it takes.
    expect(hints[0].chance).toBeGreaterThan(hints[1].chance + 0.1);
    expect(hintsFor(match.outlook(0), seeded(1))).toEqual(hints);
  });

  it('stops when its time is over', () => {
    let now = 0;
    const match = Match.start(looked, { seats: 2 });
    const hints = hintsFor(match.outlook(0), seeded(1), () => {
      now += 400;
      return now;
    });
    expect(hints).toHaveLength(2);
    expect(now).toBeLessThan(4000);
  });

  it('is not given where nobody says how a position looks', () => {
    expect(givesHints(looked)).toBe(true);
    expect(givesHints(diceRace)).toBe(false);
    const match = Match.start(diceRace as Ruleset<Race>, { seats: 2 }, { rng: seeded(1) });
    expect(hintsFor(match.outlook(match.open()[0]), seeded(1))).toEqual([]);
  });

  it('puts an answer together from parts', () => {
    /** Whoever takes most of what is good has most: `bad` is worth nothing. */
    const bag: Ruleset<Sprint> = {
      ...looked,
      steps: {
        *turn(t) {
          const parts = yield* t.compose(
            0,
            { kind: 'parts', clause: 'S-2' },
            () => ['good', 'bad', 'better'],
            { min: 0, max: 2 },
          );
          t.s.points = [parts.includes('bad') ? 0 : parts.length + (parts.includes('better') ? 1 : 0), 0];
          t.s.turn++;
          yield* t.ask(1, { kind: 'on', clause: 'S-3' }, () => ['on', 'end']);
          t.s.points[1] = 9;
        },
      },
      evaluate: (s, seat) => (seat === 0 ? s.points[0] / 10 : 1 - s.points[0] / 10),
    };
    const match = Match.start(bag, { seats: 2 });
    const [best, ...others] = hintsFor(match.outlook(0), seeded(2));
    expect([...best.ids].sort()).toEqual(['better', 'good']);
    expect(best.chance).toBeCloseTo(0.3, 9);
    const keys = [best, ...others].map(({ ids }) => [...ids].sort().join());
    expect(new Set(keys).size).toBe(keys.length);
    for (const { ids } of [best, ...others]) {
      const again = Match.start(bag, { seats: 2 });
      expect(again.submit(0, again.no, ids)).toEqual({ ok: true });
    }
  });
});
