import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bin, scratch } from './run.ts';

/** What only other commands need, and what only servers need that share a database. */
const NEEDLESS = /\/packages\/(lab|env|bench)\/|\/node_modules\/(pg|pg-[^/]+|ioredis|bullmq)\//;
const COMMANDS = /\/packages\/cli\/dist\/commands\/(.+)\.js$/;

/** All that a server has loaded by the time it says where it is, as the engine itself tells. */
async function loadedByServer(): Promise<string[]> {
  const told = scratch();
  const server = spawn(
    process.execPath,
    [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', scratch()],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_V8_COVERAGE: told } },
  );
  const ended = once(server, 'exit');
  // Read to its end: nobody writes to a pipe that was closed.
  for await (const said of server.stdout)
    if (String(said).includes('Matches are kept')) server.kill('SIGTERM');
  await ended;
  return readdirSync(told).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(told, file), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
}

test('a server loads what it needs, and nothing of the other commands', async () => {
  const loaded = await loadedByServer();
  const commands = loaded.flatMap((url) => COMMANDS.exec(url)?.[1] ?? []);
  expect([...new Set(commands)].sort()).toEqual(['serve', 'tidy']);
  expect(loaded.filter((url) => NEEDLESS.test(url))).toEqual([]);
});
