import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, catalogOf } from '@indigo/catalog';
import { interval } from '@indigo/lab';
import { describe, expect, it } from 'vitest';
import { Test } from '../src/arena/certainty.ts';
import { Lineups } from '../src/arena/lineups.ts';
import { ratingsOf } from '../src/arena/ratings.ts';
import { Standing } from '../src/arena/standing.ts';
import { lines, run, scratch } from './run.ts';

const fought = (index: number, winners: readonly number[] | null) => ({
  index,
  winners,
  turns: 1,
  answers: [1, 1],
  ms: [4, 2],
});

describe('who sits where', () => {
  it('lets two bots sit both ways with the same dice', () => {
    const lineups = new Lineups(['greedy', 'random'], 2);
    expect([0, 1, 2].map((index) => lineups.bout(index))).toEqual([
      { group: 0, round: 0, lineup: ['greedy', 'random'] },
      { group: 0, round: 0, lineup: ['random', 'greedy'] },
      { group: 0, round: 1, lineup: ['greedy', 'random'] },
    ]);
  });

  it('lets bots take seats in turn where there are more seats, in every order that differs', () => {
    const { groups } = new Lineups(['greedy', 'random'], 4);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toHaveLength(6);
    expect(new Set(groups[0].map((lineup) => lineup.join())).size).toBe(6);
  });

  it('lets every group meet where there are more bots', () => {
    const { groups } = new Lineups(['champion', 'greedy', 'random'], 2);
    expect(groups.map(([first]) => first)).toEqual([
      ['champion', 'greedy'],
      ['champion', 'random'],
      ['greedy', 'random'],
    ]);
  });
});

describe('certainty', () => {
  it('has intervals as Wilson has them', () => {
    const { low, high } = interval(18, 20);
    expect(low).toBeCloseTo(0.699, 3);
    expect(high).toBeCloseTo(0.9721, 3);
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('is sure after 17 wins without a loss, whoever wins, and that equals are equal after many', () => {
    const won = (first: number, second: number, rounds: number): Test['verdict'] => {
      const test = new Test(0.6);
      for (let i = 0; i < rounds; i++) test.add(first, second);
      return test.verdict;
    };
    expect(won(1, 0, 16)).toBeNull();
    expect(won(1, 0, 17)).toBe('first');
    expect(won(0, 1, 17)).toBe('second');
    expect(won(1, 1, 20)).toBeNull();
    expect(won(1, 1, 80)).toBe('neither');
  });

  it('rates by how often one wins, with one draw nobody played', () => {
    const seats = new Map([
      ['a', 1],
      ['b', 1],
    ]);
    const wins = new Map([
      ['a', 30],
      ['b', 10],
    ]);
    const ratings = ratingsOf(['a', 'b'], [{ seats, matches: 40, wins }]);
    const [a, b] = [ratings.get('a'), ratings.get('b')];
    expect((a?.rating ?? 0) - (b?.rating ?? 0)).toBeCloseTo(400 * Math.log10(30.5 / 10.5), 3);
    expect((a?.rating ?? 0) + (b?.rating ?? 0)).toBeCloseTo(3000, 3);
    expect(a?.error).toBeCloseTo(((1.96 * 400) / Math.LN10 / Math.sqrt(41 * 0.7439 * 0.2561)) as number, 0);
  });

  it('counts wins by bot, not by seat, and what nobody won for neither', () => {
    const standing = new Standing(['greedy', 'random'], new Lineups(['greedy', 'random'], 2), 0.6);
    standing.add(fought(0, [0]));
    standing.add(fought(1, [1]));
    standing.add(fought(2, [1]));
    standing.add(fought(3, null));
    const { bots, pairs, matches } = standing.report('orchard', 2);
    expect(matches).toBe(4);
    expect(bots.map(({ name, wins, share }) => [name, wins, share])).toEqual([
      ['greedy', 2, 0.5],
      ['random', 1, 0.25],
    ]);
    expect(bots[0].msPerDecision).toBe(3);
    expect(pairs).toMatchObject([
      { a: 'greedy', b: 'random', matches: 4, wins: 2.5, losses: 1.5, better: null },
    ]);
  });
});

const arena = (...more: string[]): string[] => [
  'arena',
  'badges',
  '--bots',
  'greedy,random',
  '--seed',
  '3',
  '--json',
  ...more,
];
const games = { games: catalog };
type Reported = { bots: { msPerDecision?: number }[] };
const report = (out: string): Reported => {
  const { bots, ...rest } = JSON.parse(out) as Reported;
  return { ...rest, bots: bots.map(({ msPerDecision: _, ...bot }) => bot) };
};

describe('an arena', () => {
  it('reports as JSON of this very shape, and as a table', async () => {
    const { out, code, err } = await run(arena('--matches', '4'), games);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = JSON.parse(out);
    expect(Object.keys(told)).toEqual(['game', 'seats', 'matches', 'bots', 'pairs']);
    expect(told).toMatchObject({ game: 'badges', seats: 2, matches: 4 });
    for (const bot of told.bots) {
      expect(Object.keys(bot)).toEqual(['name', 'wins', 'share', 'low', 'high', 'rating', 'msPerDecision']);
    }
    expect(told.bots[0]).toMatchObject({ name: 'greedy', wins: 4, share: 1 });
    expect(told.bots[0].msPerDecision).toBeGreaterThan(0);
    const table = await run(['arena', 'badges', '--bots', 'greedy,random', '--matches', '2'], games);
    expect(table.out).toMatch(/greedy +2 +100\.0%/);
    expect(table.out).toContain('Not sure yet who of greedy and random is better.');
  });

  it('comes to the same on workers and after a break', async () => {
    const whole = report((await run(arena('--matches', '6'), games)).out);
    expect(report((await run(arena('--matches', '6', '--jobs', '2'), games)).out)).toEqual(whole);
    const file = join(scratch(), 'arena.json');
    await run(arena('--matches', '2', '--save', file), games);
    expect(JSON.parse(readFileSync(file, 'utf8')).fought).toHaveLength(2);
    const resumed = await run(arena('--matches', '6', '--save', file, '--resume'), games);
    expect(report(resumed.out)).toEqual(whole);
    expect(JSON.parse(readFileSync(file, 'utf8')).fought).toHaveLength(6);
  });

  it('stops once it is sure', async () => {
    const { out } = await run(arena('--matches', '100', '--until-sure', '--margin', '90'), games);
    const { matches, pairs } = JSON.parse(out);
    expect(matches).toBeLessThan(20);
    expect(pairs[0].better).toBe('greedy');
  });

  it.each([
    [['--bots', 'greedy'], /at least two bots/],
    [['--bots', 'greedy,greedy'], /"greedy" is named twice/],
    [['--bots', 'gredy,random'], /Did you mean "greedy"\?/],
    [['--resume'], /--resume needs --save/],
    [['--margin', '50'], /above 50 and below 100/],
    [['--seats', '9'], /players/],
    [['--save', '/dev/null/x'], /cannot write \/dev\/null\/x/],
  ])('%j: one line, exit code 2', async (more, message) => {
    const { code, out, err } = await run(arena('--matches', '2', ...more), games);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err)).toHaveLength(1);
    expect(err).toMatch(message);
  });

  it('goes on with nothing but its own file', async () => {
    const file = join(scratch(), 'arena.json');
    await run(arena('--matches', '2', '--save', file), games);
    expect((await run(arena('--save', file), games)).err).toMatch(/is there already/);
    expect((await run(arena('--save', file, '--resume', '--seed', '4'), games)).err).toMatch(
      /its seed differs/,
    );
    for (const more of [
      ['--bots', 'random,greedy'],
      ['--set', 'maxTurns=9'],
      ['--seats', '3'],
    ]) {
      const { code, err } = await run(arena('--save', file, '--resume', ...more), games);
      expect(code).toBe(2);
      expect(err).toMatch(/holds another arena: its .* differs/);
    }
    writeFileSync(file, '{}');
    expect((await run(arena('--save', file, '--resume'), games)).err).toMatch(/holds no arena/);
    writeFileSync(file, '{');
    const broken = await run(arena('--save', file, '--resume'), games);
    expect(broken).toMatchObject({ code: 2, out: '' });
    expect(broken.err).toMatch(/is not JSON/);
  });
});

describe('an arena that goes on', () => {
  it('refuses where its bots know or do something else by now', async () => {
    const file = join(scratch(), 'arena.json');
    await run(arena('--matches', '2', '--save', file), games);
    const badges = await catalog.load('badges');
    const changed = (change: object) => ({
      games: catalogOf({ badges: async () => ({ ...badges, ...change }) }),
    });
    const learned = async () => ({ ...(await badges.mind?.()), learned: undefined });
    for (const change of [
      { mind: learned },
      { evaluate: (s: never, seat: number) => -(badges.evaluate?.(s, seat) ?? 0) },
    ]) {
      const { code, err } = await run(arena('--save', file, '--resume'), changed(change));
      expect(code).toBe(2);
      expect(err).toMatch(/holds matches of other bots/);
    }
    expect((await run(arena('--matches', '2', '--save', file, '--resume'), games)).code).toBe(0);
  });
});

describe('simulate', () => {
  it('says who plays at random because the game says nothing of how a position looks', async () => {
    const blind = await run(['simulate', 'orchard', '--bots', 'greedy,random', '--matches', '1']);
    expect(blind.code).toBe(0);
    expect(lines(blind.err)).toEqual([
      'indigo: Orchard does not say how a position looks: there greedy can only play at random.',
    ]);
    expect((await run(['simulate', 'orchard', '--matches', '1'])).err).toBe('');
  });

  it('seats bots seat by seat', async () => {
    const { out } = await run(
      ['simulate', 'badges', '--bots', 'random,greedy', '--matches', '2', '--json'],
      games,
    );
    expect(JSON.parse(out)).toMatchObject({ bot: 'random,greedy', winsBySeat: [0, 2] });
    const wrong = await run(['simulate', 'badges', '--bots', 'random,greedy', '--seats', '3'], games);
    expect(wrong).toMatchObject({ code: 2, out: '' });
  });

  it.each(['badges', 'classic', 'hex', 'master', 'mit'])(
    'plays the very same matches of %s recorded or not',
    async (game) => {
      const facts = async (...more: string[]) => {
        const args = [
          'simulate',
          game,
          '--bot',
          'greedy',
          '--matches',
          '1',
          '--seed',
          '6',
          '--max-decisions',
          '40',
        ];
        const { decisions, turns, winsBySeat } = JSON.parse(
          (await run([...args, '--json', ...more], games)).out,
        );
        return { decisions, turns, winsBySeat };
      };
      const plain = await facts();
      expect(await facts('--save', scratch())).toEqual(plain);
    },
  );
});
