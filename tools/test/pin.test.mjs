import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versionHere } from '../pin/manifest.mjs';
import { PINNED, ROOT, withOwnKernel, workingTree } from '../pin/source.mjs';

const pin = (...args) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/pin.mjs'), ...args], { cwd: ROOT, encoding: 'utf8' });

test.each([
  [[], /^pin: usage: npm run pin -- <game>/],
  [['hex', 'classic'], /^pin: usage/],
  [['hex', '--form', 'HEAD'], /^pin: Unknown option '--form'/],
  [['hex', '--store', '--from', 'HEAD'], /^pin: usage/],
  [['chess'], /^pin: there is no game "chess"; games: badges, classic/],
  [['chess', '--store'], /^pin: there is no game "chess"/],
  [['hex', '--from', 'nowhere'], /^pin: there is no commit "nowhere" here/],
])('%j is refused in one line', (args, why) => {
  const files = readdirSync(PINNED);
  const { status, stdout, stderr } = pin(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(PINNED)).toEqual(files);
});

test('every pinned file is listed, none of them of a present version', () => {
  const files = readdirSync(PINNED).filter((name) => /-\d+\.js$/.test(name));
  const manifest = readFileSync(join(PINNED, 'index.js'), 'utf8');
  expect(files.length).toBeGreaterThan(5);
  expect([...manifest.matchAll(/import\('\.\/(.+?)'\)/g)].map(([, name]) => name).sort()).toEqual(
    files.sort(),
  );
  for (const name of files) {
    const [, game, version] = /^(.+)-(\d+)\.js$/.exec(name);
    expect(Number(version)).toBeLessThan(versionHere(game));
  }
});

test('what a game fetches only where a bot thinks is in its one file', async () => {
  const { ruleset } = await withOwnKernel(workingTree('badges'), 'badges');
  expect((await ruleset.mind()).learned.version).toBe(ruleset.version);
});
