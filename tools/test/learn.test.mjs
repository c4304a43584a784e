import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../pin/source.mjs';

const learn = (...args) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/learn.mjs'), ...args], { cwd: ROOT, encoding: 'utf8' });

test.each([
  [[], /^learn: usage: npm run learn -- <game>/],
  [['classic', 'hex'], /^learn: usage/],
  [['classic', '--match', '250'], /^learn: Unknown option '--match'/],
  [['classic', '--matches', '3'], /^learn: --matches takes a multiple of 250/],
  [['classic', '--seed', 'x'], /^learn: --seed takes a whole number/],
  [['mit', '--matches', '250'], /^learn: .* has no habit or no features/],
  [['chess'], /^learn: .*chess/],
])('%j is refused in one line', (args, why) => {
  const { status, stdout, stderr } = learn(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('what it learns depends on the seed alone', () => {
  const [first, again, other] = ['1', '1', '2'].map((seed) =>
    learn('classic', '--matches', '250', '--seed', seed).stdout.replace(/--seed \d/, ''),
  );
  expect(first).toMatch(/weights: \[\n( +(-?[\d.e-]+, ?)+\n)+ +\],/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
}, 120_000);
