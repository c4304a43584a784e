import { describe, expect, it } from 'vitest';
import { mit } from '../src/index.ts';
import { type Seated, type Told, table } from './table.ts';

const worth = (me: Seated, other: Seated = {}): number => {
  const t: Told = table({ trainers: [me, other] });
  if (t.match.chance !== null) t.expectChance('move');
  // Before anybody has moved all look alike.
  return mit.evaluate?.({ ...t.s, turn: 9 }, 0) as number;
};

describe('The evaluation', () => {
  it('likes badges, a better team, health and being near a Leader who can be beaten', () => {
    const plain = worth({});
    expect(worth({ badges: ['brock'] })).toBeGreaterThan(plain);
    expect(worth({ team: ['charmander', 'pikachu'] })).toBeGreaterThan(plain);
    expect(worth({ team: ['charizard'] })).toBeGreaterThan(plain);
    expect(worth({ hp: { charmander: 10 } })).toBeLessThan(plain);
    const strong = { team: ['blastoise', 'raichu', 'golem'] };
    expect(worth({ ...strong, at: 'pewter' })).toBeGreaterThan(worth({ ...strong, at: 'pewter-gym' }));
  });

  it('would rather have a badge than the prospect of it', () => {
    const team = ['venusaur', 'raichu', 'golem'];
    expect(worth({ team, badges: ['brock'], at: 'pallet' })).toBeGreaterThan(worth({ team, at: 'pewter' }));
  });

  it('minds what the others have, and lies between 0 and 1', () => {
    expect(worth({}, { badges: ['brock', 'misty'] })).toBeLessThan(worth({}));
    const most = ['brock', 'misty', 'lt-surge', 'erika', 'koga', 'sabrina', 'blaine'];
    for (const value of [worth({}, { badges: most }), worth({ badges: most })]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
