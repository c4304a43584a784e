import { Run, readOptions, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { badges } from '../src/index.ts';
import { type Seated, turnWith } from './table.ts';

const worth = (me: Seated, other: Seated = {}): number => {
  const t = turnWith(4, { seats: [me, other] });
  return evaluate(t.s, 0);
};

const FIRE = ['Vulpix', 'Growlithe', 'Ponyta', 'Magmar'];

describe('How a position looks', () => {
  it('between lost and won at every moment', () => {
    const rng = seeded(8);
    const run = Run.at(badges, badges.create(3, readOptions(badges)), 3, { rng, strict: true });
    for (let i = 0; i < 2000 && run.winners === null; i++) {
      const options = run.options();
      run.play(options[rng(options.length)]);
      for (const seat of [0, 1, 2]) {
        const value = evaluate(run.s, seat);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  });

  it('even when all are alike', () => {
    expect(worth({}, {})).toBe(0.5);
    expect(worth({ party: FIRE }, { party: ['Numel', 'Slugma', 'Flareon', 'Torchic'] })).toBeCloseTo(0.5);
  });

  it('better with badges, with Pokémon, with fit ones, and near the goal', () => {
    expect(worth({ badges: ['gym-fire'] })).toBeGreaterThan(worth({}));
    expect(worth({ party: FIRE })).toBeGreaterThan(worth({}));
    expect(worth({ party: FIRE })).toBeGreaterThan(worth({ party: FIRE, fainted: FIRE }));
    const gyms = { party: FIRE, badges: ['gym-fire', 'gym-water', 'gym-grass'] };
    expect(worth({ ...gyms, at: '2-15' })).toBeGreaterThan(worth({ ...gyms, at: '20-16' }));
    expect(worth({ party: FIRE })).toBeGreaterThan(worth({ box: FIRE }));
    expect(worth({}, { badges: ['gym-fire'] })).toBeLessThan(0.5);
  });

  it('won or lost once it is over', () => {
    const t = turnWith(4, {
      seats: [{ at: '2-15', party: FIRE, badges: ['gym-fire', 'gym-water', 'gym-grass'] }, {}],
    }).answer('compete:contest-fire');
    expect([evaluate(t.s, 0), evaluate(t.s, 1)]).toEqual([1, 0]);
  });
});
