import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { lineTo, oneMove, request, Visitor } from './client.ts';
import { scratch } from './house.ts';

const INDIGO = fileURLToPath(new URL('../../cli/bin/indigo.js', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command, in a process of its own. */
function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; ended: Promise<Ran> } {
  const child = spawn(process.execPath, [INDIGO, ...args], { env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.err += data;
  });
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said }))) };
}

const indigo = (...args: readonly string[]): Promise<Ran> => start(args).ended;

/** A server in a process of its own, set up by the environment alone. Resolves with the port it says it listens on. */
async function serving(
  data: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ address: string; said: string; stop(): Promise<Ran> }> {
  const { child, ended } = start(['serve'], {
    INDIGO_PORT: '0',
    INDIGO_HOST: '127.0.0.1',
    INDIGO_DATA: data,
    INDIGO_PUBLIC_URL: 'https://games.example',
    ...env,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      said += text;
      if (said.includes('Matches are kept in')) resolve();
    });
    void ended.then(({ err }) => reject(new Error(err)));
  });
  const port = /listens on port (\d+)/.exec(said)?.[1];
  return {
    address: `http://127.0.0.1:${port}`,
    said,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

test('a server is set up by its environment, and says where people find it', async () => {
  const data = scratch();
  const { address, said, stop } = await serving(data, {
    INDIGO_METRICS_TOKEN: 'figures',
    INDIGO_TRUST_PROXY: '127.0.0.1',
    INDIGO_LOG_LEVEL: 'info',
  });
  expect(said).toContain('Indigo is ready: https://games.example\n');
  expect(said).toContain(`Matches are kept in ${data}.`);
  expect((await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figures' } })).status).toBe(
    200,
  );
  expect((await request(address, 'GET', '/api/openapi.json')).body.servers).toEqual([
    { url: 'https://games.example' },
  ]);
  // Its page is served over https by somebody else: a page from there may talk to it, and cookies are for https alone.
  const made = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://games.example' },
    body: '{"name":"Ann"}',
  });
  expect([made.status, made.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/; Secure/)]);
  const second = await indigo('serve', '--port', '0', '--data', data);
  // It may be over in a moment: whoever starts it again is not kept from it.
  expect(second).toEqual({ code: 1, out: '', err: `indigo: a server runs on ${data} already.\n` });
  const { code, out } = await stop();
  expect(code).toBe(0);
  // At this level the server tells where it listens, too.
  expect(out).toContain('"level":30');
});

test('backup, restore, admin and tidy beside a server under play', async () => {
  const data = scratch();
  const first = await serving(data);
  const ann = await Visitor.named(first.address, 'Ann');
  const { id } = await ann.create({ game: 'classic', seats: ['me', 'me'], cover: false });
  const lines = [await lineTo(ann, id, { seat: 0 }), await lineTo(ann, id, { seat: 1 })];
  const rng = seeded(4);
  for (let i = 0; i < 5; i++) await oneMove(lines, rng);
  const before = lines.map(({ table }) => table?.seq ?? 0);
  const file = join(scratch(), 'backup.db');
  let copied: Ran | null = null;
  void indigo('backup', '--data', data, file).then((ran) => {
    copied = ran;
  });
  // Play goes on all the while, no faster than the server lets people play.
  let moves = 0;
  while (copied === null) {
    if (await oneMove(lines, rng)) moves++;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(moves).toBeGreaterThan(0);
  expect(copied).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/1 match, \d+ acts, .*, checked\./),
  });
  expect(await indigo('restore', '--data', data, file)).toMatchObject({
    code: 1,
    err: `indigo: a server runs on ${data} already.\n`,
  });

  const elsewhere = join(scratch(), 'new');
  expect((await indigo('restore', '--data', elsewhere, file)).code).toBe(0);
  const second = await serving(elsewhere);
  const there = new Visitor(second.address, ann.key);
  const again = [await lineTo(there, id, { seat: 0 }), await lineTo(there, id, { seat: 1 })];
  for (const [seat, { table }] of again.entries()) expect(table?.seq).toBeGreaterThanOrEqual(before[seat]);
  for (let i = 0; i < 3; i++) expect(await oneMove(again, rng)).toBe(true);
  await second.stop();

  expect((await indigo('admin', 'end', id, '--data', data)).code).toBe(0);
  await lines[1].until(({ table }) => table?.won !== null, 'the end');
  await first.stop();

  const db = new SqliteDatabase(join(data, 'indigo.db'));
  db.exec('update matches set updated = 0');
  db.close();
  const archive = join(scratch(), 'archive');
  const tidied = await indigo('tidy', '--keep-finished', '30', '--to', archive, '--data', data);
  expect(tidied).toMatchObject({ code: 0, out: expect.stringContaining('Removed 1 match') });
  const [record] = readdirSync(archive);
  expect(JSON.parse(readFileSync(join(archive, record), 'utf8'))).toMatchObject({ game: 'classic' });
});
