import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildOnce } from '../../scripts/built.mjs';
import { isInstalled } from '../../scripts/installed.mjs';

const scratch = () => mkdtempSync(join(tmpdir(), 'indigo-'));

const OUTPUTS = ['packages/cli/dist/main.js', 'packages/web/dist/index.html', 'games/one/dist/.tsbuildinfo'];

it('npm start builds once, and again only when something has changed', () => {
  const root = scratch();
  const write = (file, content) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  let builds = 0;
  let code = 0;
  const start = () => {
    const before = builds;
    const ended = buildOnce(root, () => {
      builds++;
      for (const file of OUTPUTS) write(file, `built ${builds}`);
      return code;
    });
    expect(ended).toBe(builds === before ? 0 : code);
    return builds - before;
  };
  write('games/one/src/index.ts', 'one');
  expect([start(), start()]).toEqual([1, 0]);
  // Tests are not built, sources are.
  write('games/one/test/index.test.ts', 'a test');
  expect(start()).toBe(0);
  write('games/one/src/index.ts', 'two');
  expect([start(), start()]).toEqual([1, 0]);
  // Somebody builds otherwise, or throws away what was built.
  utimesSync(join(root, OUTPUTS[2]), 1, 1);
  expect([start(), start()]).toEqual([1, 0]);
  rmSync(join(root, 'packages/web/dist'), { recursive: true });
  expect([start(), start()]).toEqual([1, 0]);
  // What failed is tried again.
  write('games/one/src/index.ts', 'three');
  code = 1;
  expect([start(), start()]).toEqual([1, 1]);
  code = 0;
  expect([start(), start()]).toEqual([1, 0]);
});

it('npm start installs what the lock says, but not again what npm install has put there', () => {
  const root = scratch();
  const write = (file, packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  const one = { version: '1.0.0', integrity: 'sha512-one' };
  const here = { resolved: 'packages/here', link: true };
  const lock = {
    '': { name: 'all' },
    'node_modules/one': one,
    'node_modules/here': here,
    'node_modules/elsewhere': { version: '2.0.0', integrity: 'sha512-two', optional: true },
  };
  write('package-lock.json', lock);
  expect(isInstalled(root)).toBe(false);
  mkdirSync(join(root, 'node_modules'));
  const has = (packages) => {
    write('node_modules/.package-lock.json', packages);
    return isInstalled(root);
  };
  const there = { 'node_modules/one': one, 'node_modules/here': here };
  expect(has(there)).toBe(true);
  expect(has({ 'node_modules/one': one })).toBe(false);
  expect(has({ ...there, 'node_modules/one': { ...one, version: '1.0.1' } })).toBe(false);
  expect(has({ ...there, 'node_modules/one': { ...one, integrity: 'sha512-other' } })).toBe(false);
  expect(has({ ...there, 'node_modules/elsewhere': { version: '1.0.0' } })).toBe(false);
});

/** A script as npm starts it: `npm` is to start a shell, which stays between. */
function startedBy(command, ...before) {
  const file = join(scratch(), 'ended');
  const parent = new URL('../../scripts/parent.mjs', import.meta.url).href;
  const script = `
    const { endWithParent } = await import('${parent}');
    process.once('SIGTERM', () => { require('node:fs').writeFileSync('${file}', 'ended'); process.exit(); });
    endWithParent();
    console.log('here');
    setInterval(() => {}, 1000);`;
  const code = `(async () => {${script}})()`;
  const child = spawn(command, [...before, '-c', '"$0" -e "$1"; true', process.execPath, code], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const begun = new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = () => vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 15_000 });
  return { child, begun, ended };
}

it('what npm starts ends with the shell between, as a signal ends it', async () => {
  const { child, begun, ended } = startedBy('sh');
  await begun;
  child.kill('SIGTERM');
  await ended();
});

// Elsewhere nothing tells of it.
it.runIf(process.platform === 'linux')(
  'what npm starts ends with npm, though the shell between stays',
  async () => {
    const npm = "require('node:child_process').spawn('sh', process.argv.slice(1), { stdio: 'inherit' })";
    const { child, begun, ended } = startedBy(process.execPath, '-e', npm, '--');
    await begun;
    child.kill('SIGKILL');
    await ended();
  },
);
