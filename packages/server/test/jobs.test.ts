import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { scratch } from './house.ts';
import { endPostgres, eventually, postgres } from './nodes.ts';
import { freePort, hasPostgres } from './postgres.mjs';
import { hasRedis, OwnRedis } from './redis.ts';

const INDIGO = fileURLToPath(new URL('../../cli/bin/indigo.js', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command in a process of its own, while it runs. */
class Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ran>;
  out = '';
  err = '';

  constructor(args: readonly string[], env: { readonly [name: string]: string } = {}) {
    const { INDIGO_STORE: _, INDIGO_REDIS: __, ...own } = process.env;
    this.child = spawn(process.execPath, [INDIGO, ...args], { env: { ...own, ...env } });
    this.child.stdout?.on('data', (data) => {
      this.out += data;
    });
    this.child.stderr?.on('data', (data) => {
      this.err += data;
    });
    this.ended = once(this.child, 'close').then(([code]) => ({ code, out: this.out, err: this.err }));
  }
}

const indigo = (args: readonly string[], env = {}): Promise<Ran> => new Running(args, env).ended;

describe.skipIf(!hasPostgres || !hasRedis)('playing together', () => {
  let redis: OwnRedis;
  let url: string;
  let env: { readonly INDIGO_STORE: string; readonly INDIGO_REDIS: string };
  beforeAll(async () => {
    redis = await OwnRedis.start();
    url = await (await postgres()).database();
    env = { INDIGO_STORE: url, INDIGO_REDIS: redis.url };
  });
  afterAll(async () => {
    await redis.down();
    await endPostgres();
  });

  const worker = async (): Promise<Running> => {
    const running = new Running(['worker', '--jobs', '1'], env);
    onTestFinished(() => {
      running.child.kill('SIGKILL');
    });
    await eventually(() => running.out.includes('Playing'), 'a worker');
    return running;
  };
  const rows = async (query: string): Promise<readonly { readonly [name: string]: unknown }[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  };
  /** Without what depends on how fast a machine is. */
  const timeless = (out: string): unknown =>
    JSON.parse(out, (key, value) => (/PerSecond$|^msPerDecision$/.test(key) ? 0 : value));

  test('a lab with changed data comes to the same, and is gone on with', async () => {
    const folder = scratch();
    const [changes, kept] = [join(folder, 'changes.json'), join(folder, 'lab.json')];
    writeFileSync(changes, JSON.stringify({ 'cards/CARDS/wingull/name': 'Pelipper' }));
    await worker();
    const lab = (matches: number, ...more: readonly string[]): readonly string[] => [
      ...['lab', 'badges', '--bot', 'random', '--max-decisions', '60', '--changes', changes, '--json'],
      ...['--matches', String(matches), ...more],
    ];
    const first = await indigo(lab(3, '--cluster', '--save', kept), env);
    expect(first).toMatchObject({ code: 0, err: '' });
    const [whole, alone] = await Promise.all([
      indigo(lab(8, '--cluster', '--save', kept, '--resume'), env),
      indigo(lab(8)),
    ]);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(whole.out)).toEqual(JSON.parse(alone.out));
    const { played } = JSON.parse(readFileSync(kept, 'utf8'));
    expect(played).toHaveLength(8);
    expect(JSON.stringify(played)).toContain('Pelipper');
    expect(JSON.stringify(played)).not.toContain('Wingull');
  });

  test('comes to the same as playing alone, and leaves nothing behind', async () => {
    const working = await worker();
    const arena = [
      'arena',
      'badges',
      '--bots',
      'greedy,random',
      '--matches',
      '8',
      '--json',
      '--max-decisions',
      '40',
    ];
    const simulate = [
      'simulate',
      'badges',
      '--matches',
      '8',
      '--max-decisions',
      '90',
      '--report',
      '--json',
      '--save',
    ];
    const folders = [scratch(), scratch()];
    const train = ['train', 'badges', '--matches', '2', '--seed', '3', '--out'];
    const learned = [join(scratch(), 'a.ts'), join(scratch(), 'b.ts')];
    const ran = await Promise.all([
      indigo([...arena, '--cluster'], env),
      indigo(arena),
      indigo([...simulate, folders[0], '--cluster'], env),
      indigo([...simulate, folders[1]]),
      indigo([...train, learned[0], '--cluster'], env),
      indigo([...train, learned[1]]),
    ]);
    for (const { code, err } of ran) expect({ code, err }).toEqual({ code: 0, err: '' });
    const [fought, foughtAlone, simulated, simulatedAlone] = ran.slice(0, 4).map(({ out }) => timeless(out));
    expect(fought).toEqual(foughtAlone);
    expect(simulated).toEqual(simulatedAlone);
    expect(readFileSync(learned[0], 'utf8')).toBe(readFileSync(learned[1], 'utf8'));
    const [ours, theirs] = folders.map((folder) =>
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
    expect(ours).toHaveLength(8);
    expect(ours).toEqual(theirs);
    expect(await rows('select id from series')).toEqual([]);
    expect(await rows('select first from shares')).toEqual([]);
    working.child.kill('SIGTERM');
    const { code, out } = await working.ended;
    expect(code).toBe(0);
    expect(out).toMatch(/Played \d+ shares, thought about 0 answers\.\n$/);
  });

  test('loses nothing to a killed worker and an emptied Redis', async () => {
    const args = [
      'simulate',
      'badges',
      '--matches',
      '16',
      '--bot',
      'greedy',
      '--max-decisions',
      '40',
      '--json',
    ];
    const series = new Running([...args, '--cluster'], env);
    const first = await worker();
    await eventually(async () => (await rows('select first from shares')).length >= 2, 'shares');
    first.child.kill('SIGKILL');
    await redis.empty();
    await redis.down();
    await redis.up();
    const second = await worker();
    const together = await series.ended;
    expect(together.code).toBe(0);
    expect(timeless(together.out)).toEqual(timeless((await indigo(args)).out));
    expect(second.child.exitCode).toBeNull();
  });

  test('tells what is wrong with a match, and whom it waits for', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const args = ['simulate', 'mit', '--matches', '2', '--cluster'];
    const waiting = new Running(args, env);
    await eventually(() => waiting.err.includes('nobody plays for us yet'), 'a word about it');
    // Some worker has other rules.
    const wrong = 'a worker has version 0 of the rules of mit, not 1: all must run the same Indigo.';
    await client.query('insert into shares (series, first, result) select id, 0, $1 from series', [
      JSON.stringify({ wrong }),
    ]);
    await client.end();
    expect(await waiting.ended).toMatchObject({ code: 1, out: '' });
    expect(waiting.err).toContain(wrong);
  });

  test('takes back what it asked for when it is told to stop', async () => {
    const waiting = new Running(['simulate', 'mit', '--matches', '500', '--cluster'], env);
    await eventually(async () => (await rows('select id from series')).length === 1, 'a series');
    waiting.child.kill('SIGINT');
    await waiting.ended;
    expect(await rows('select id from series')).toEqual([]);
  });

  test('says in one line what does not answer', async () => {
    const port = await freePort();
    const away = { ...env, INDIGO_REDIS: `redis://:hush@127.0.0.1:${port}` };
    const { code, err } = await indigo(['worker'], away);
    expect({ code, err }).toEqual({
      code: 1,
      err: `indigo: Redis does not answer at 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
    });
  });
});
