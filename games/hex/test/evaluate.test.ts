import { bots } from '@indigo/bots';
import { Run, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { OFFER } from '../src/answers.ts';
import { hex } from '../src/index.ts';
import { type Seated, table } from './table.ts';

const worth = (me: Seated, other: Seated = {}): number => {
  const t = table({ players: [me, other] });
  if (t.match.chance !== null) t.expectChance('move');
  return hex.evaluate?.(t.s, 0) as number;
};
const FIVE = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers'];

describe('The evaluation', () => {
  it('likes badges, a better team, cards and being near a Leader who can be beaten', () => {
    const plain = worth({});
    expect(worth({ badges: ['brock'] })).toBeGreaterThan(plain);
    expect(worth({ team: ['bulbasaur', 'gastly'] })).toBeGreaterThan(plain);
    expect(worth({ hand: ['potion'] })).toBeGreaterThan(plain);
    const strong = { team: ['squirtle', 'wartortle', 'blastoise'] };
    expect(worth({ ...strong, at: 'pewter-7' })).toBeGreaterThan(worth({ ...strong, at: 'new-bark-3' }));
  });

  it('draws who has all badges to the Plateau, and round the loop', () => {
    const badges = [...FIVE, 'blaine'];
    const way = ['new-bark-0', 'spikemuth-0', 'league-0', 'league-5'].map((at) =>
      worth({ badges, at, entered: at.startsWith('league') }),
    );
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect(worth({ badges, at: 'league-5', entered: true, laps: 1 })).toBeGreaterThan(way[3]);
  });

  it('would rather have a badge than the prospect of it', () => {
    const team = ['squirtle', 'wartortle', 'blastoise'];
    expect(worth({ team, badges: ['brock'] })).toBeGreaterThan(worth({ team, at: 'pewter-0' }));
  });

  it('minds what the others have, and lies between 0 and 1', () => {
    expect(worth({}, { badges: FIVE })).toBeLessThan(worth({}));
    const most = [...FIVE, 'blaine'];
    for (const value of [worth({}, { badges: most }), worth({ badges: most })]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('likes a position less for every trade offered on the way to it, even over skipped turns', () => {
    const after = (offered: number, offers: number): number => {
      const s = hex.clone(table({ players: [{}, {}] }).expectChance('move').s);
      s.turn = 12;
      Object.assign(s.players[0], { offered, offers });
      return hex.evaluate?.(s, 0) as number;
    };
    const ways = [after(9, 1), after(9, 2), after(12, 1), after(12, 6)];
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
    expect(new Set(ways).size).toBe(4);
  });

  it('leads a match of those who look one step ahead to its end, without a trade offered for nothing', () => {
    const options = Object.fromEntries(hex.options.map(({ key, default: value }) => [key, value]));
    const rng = seeded(1);
    const run = Run.at(hex, hex.create(2, options), 2, { rng, keep: true });
    let offers = 0;
    while (run.pending !== null && run.s.turn < 600) {
      const answer = bots.greedy.choose(run.glance(), rng);
      if (answer === OFFER) offers++;
      run.play(answer);
    }
    expect(run.winners).toHaveLength(1);
    expect(offers).toBe(0);
  });
});
