import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { scratch } from './house.ts';

const SERVER = fileURLToPath(new URL('../dist/index.js', import.meta.url));
const SHARED = fileURLToPath(new URL('../dist/shared.js', import.meta.url));

/** Which of the packages for several servers a process has loaded after this. */
async function loadedBy(script: string): Promise<string[]> {
  const look = `
    import { createRequire } from 'node:module';
    ${script}
    const names = Object.keys(createRequire(import.meta.url).cache).map((file) => /node_modules\\/([^/]+)/.exec(file)?.[1]);
    console.log(JSON.stringify([...new Set(names)].filter((name) => /^(pg|pg-.*|ioredis|redis|bullmq)$/.test(name))));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', look]);
  return JSON.parse(stdout.trim().split('\n').at(-1) as string) as string[];
}

test('one server alone loads nothing that only several need', async () => {
  const serve = `
    import { serve } from '${SERVER}';
    await serve({ port: 0, host: '127.0.0.1', data: '${scratch()}', log: 'silent' });`;
  expect(await loadedBy(serve)).toEqual([]);
  expect(await loadedBy(`import '${SHARED}';`)).toContain('pg');
});
