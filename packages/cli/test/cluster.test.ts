import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { balanceOf } from '@indigo/lab';
import { describe, expect, it } from 'vitest';
import { playShareOf } from '../src/cluster/playing.ts';
import { firstsOf, indexesOf, sizeFor } from '../src/cluster/spec.ts';
import { packed, unpacked } from '../src/cluster/train.ts';
import { races, run } from './run.ts';

const [store, redis] = ['postgres://indigo:hush@127.0.0.1:1/indigo', 'redis://:hush@127.0.0.1:1'];

describe('asked wrongly', () => {
  it.each([
    ['a worker', ['worker'], {}, '--store (INDIGO_STORE)'],
    ['a worker without Redis', ['worker', '--store', store], {}, '--redis (INDIGO_REDIS)'],
    ['simulate', ['simulate', 'dice-race', '--cluster'], { INDIGO_REDIS: redis }, '--store (INDIGO_STORE)'],
    ['arena', ['arena', 'dice-race', '--bots', 'greedy,random', '--cluster'], {}, '--store (INDIGO_STORE)'],
    ['train', ['train', 'dice-race', '--cluster'], {}, '--store (INDIGO_STORE)'],
    ['with jobs', ['simulate', 'dice-race', '--cluster', '--jobs', '2'], {}, 'without --jobs'],
    [
      'no Redis',
      ['worker'],
      { INDIGO_STORE: store, INDIGO_REDIS: 'http://:hush@x' },
      'INDIGO_REDIS: it takes',
    ],
  ])('%s says so in one line', async (_, args, env, why) => {
    const { code, out, err } = await run(args, { env, games: races });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
    expect(err).not.toContain('hush');
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['worker', ['worker']],
    ['simulate', ['simulate', 'dice-race', '--cluster']],
  ])('%s says in one line that nobody answers, and that may pass', async (_, args) => {
    const env = { INDIGO_STORE: store, INDIGO_REDIS: redis };
    const { code, out, err } = await run(args, { env, games: races });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^indigo: cannot keep results in postgres:\/\/127.0.0.1:1\/indigo: nobody answers.*\n$/,
    );
  });
});

it('a server takes a folder beside a database, as the image names one', async () => {
  const env = { INDIGO_DATA: '/data', INDIGO_STORE: store, INDIGO_SECRET: 'a-secret-between-servers' };
  const { code, out, err } = await run(['serve'], { env, games: races });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    /^indigo: cannot keep matches in postgres:\/\/127.0.0.1:1\/indigo: nobody answers.*\n$/,
  );
});

it.each([
  ['backup', ['backup', join(tmpdir(), `indigo-${process.pid}.db`)]],
  ['tidy', ['tidy', '--keep-finished', '9', '--secret', 'a-secret-between-servers']],
  ['admin', ['admin', 'list', '--secret', 'a-secret-between-servers']],
])('%s says in one line that the database does not answer, and that may pass', async (_, args) => {
  const { code, out, err } = await run([...args, '--store', `${store}?sslmode=require`], { games: races });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^indigo: cannot .* postgres:\/\/127.0.0.1:1\/indigo: nobody answers.*\n$/);
});

describe('a lesson', () => {
  it('comes back as it was sent, to the last bit', () => {
    const features = Float64Array.of(0, -0, 1 / 3, Number.MIN_VALUE, -1e300, 0, 0);
    const lesson = { seats: 2, positions: 1, features, won: [0.5, 0.5] };
    const sent = JSON.parse(JSON.stringify(packed(7, lesson)));
    expect(sent.index).toBe(7);
    expect(unpacked(sent)).toEqual(lesson);
  });
});

describe('a series in shares', () => {
  it('has every match in one of them, a hundred to a share and fewer in short series', () => {
    for (const matches of [1, 33, 320, 3_201, 100_000]) {
      const spec = { matches, size: sizeFor(matches) };
      expect(spec.size).toBeLessThanOrEqual(100);
      const all = firstsOf(spec).flatMap((first) => indexesOf(first, spec));
      expect(all).toEqual(Array.from({ length: matches }, (_, i) => i));
    }
    expect(sizeFor(100_000)).toBe(100);
    expect(sizeFor(10)).toBe(1);
  });

  const series = {
    game: 'dice-race',
    seats: 2,
    options: {},
    seed: 1,
    bots: ['random', 'random'] as const,
    maxDecisions: 1000,
    counts: false,
  };
  const spec = {
    kind: 'simulate',
    matches: 4,
    size: 2,
    version: diceRace.version,
    series,
    changes: [],
    records: false,
  } as const;

  it('counts the same as here when its matches come from elsewhere', () => {
    const began = { 'turn order': Object.assign(new Array<string>(2), { 1: 'second' }) };
    const played = [
      {
        index: 0,
        decisions: 1,
        turns: 2,
        winners: [1],
        counted: { began, used: {}, users: {}, holders: {} },
      },
    ];
    const balance = (all: typeof played) => balanceOf(diceRace, 2, all, (seat) => `seat ${seat}`);
    const here = balance(played);
    expect(here.starts).toHaveLength(1);
    expect(balance(JSON.parse(JSON.stringify(played)))).toEqual(here);
  });

  it('is not played by other rules', async () => {
    expect(await playShareOf(races, { ...spec, version: 99 }, 0)).toEqual({
      wrong: `a worker has version ${diceRace.version} of the rules of dice-race, not 99: all must run the same Indigo.`,
    });
    expect(await playShareOf(catalogOf({}), spec, 0)).toMatchObject({
      wrong: expect.stringContaining('dice-race'),
    });
  });

  it('says which match cannot be played, and why', async () => {
    const broken = {
      ...diceRace,
      turn: () => {
        throw new Error('the die fell off the table');
      },
    };
    const games = catalogOf({ 'dice-race': async () => broken });
    expect(await playShareOf(games, spec, 2)).toEqual({
      wrong: 'match 2 of seed 1: the die fell off the table',
    });
  });
});
