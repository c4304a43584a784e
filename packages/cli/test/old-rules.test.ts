import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { catalog } from '@indigo/catalog';
import { expect, test } from 'vitest';
import { run, scratch } from './run.ts';

/** A match that version 4 of hex has played itself, not over yet. */
const OLD = fileURLToPath(new URL('../../catalog/test/stored/hex-4/early.json.gz', import.meta.url));

test('a record of older rules is verified and replayed by them', async () => {
  const file = join(scratch(), 'old.json.gz');
  cpSync(OLD, file);
  const verified = await run(['verify', file], { games: catalog });
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toMatch(/^ok {2}/);
  const replayed = await run(['replay', file], { games: catalog });
  expect(replayed).toMatchObject({ code: 0, err: '' });
  expect(replayed.out).toMatch(/not over/i);
});

test('a saved match of older rules goes on by them', async () => {
  const data = scratch();
  mkdirSync(join(data, 'matches'), { recursive: true });
  const record = JSON.parse(gunzipSync(readFileSync(OLD)).toString('utf8'));
  const bots = Array.from({ length: record.seats }, () => null);
  const file = join(data, 'matches', 'hex-old.json');
  writeFileSync(file, JSON.stringify({ ...record, about: { names: bots.map((_, i) => `P${i}`), bots } }));
  const { err } = await run(['play', '--resume', 'hex-old', '--data', data], {
    games: catalog,
    input: ['1', '1', '1', '1', '1', '1'],
  });
  expect(err).toBe('');
  const after = JSON.parse(readFileSync(file, 'utf8'));
  expect(after.version).toBe(4);
  expect(after.entries.length).toBeGreaterThan(record.entries.length);
  expect((await run(['verify', file], { games: catalog })).code).toBe(0);
});
