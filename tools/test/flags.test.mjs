import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test.each([
  ['crash', ['--nodes', '1'], /^--nodes takes a whole number, at least 2, not "1"\.$/],
  ['crash', ['--nodes'], /^Option '--nodes <value>' argument missing$/],
  ['crash', ['--nods', '3'], /^Unknown option '--nods'/],
  ['crash', ['--matches', '0'], /^--matches takes a whole number, at least 1/],
  ['crash', ['--faults', '--seed', '3'], /^Option '--faults/],
  ['load', ['--table', '3'], /^Unknown option '--table'/],
  ['load', ['--tables', 'many'], /^--tables takes a whole number/],
  ['load', ['--seconds', '0'], /^--seconds takes/],
  ['load', ['--warm', '-1'], /^Option '--warm/],
  ['load', ['--warm', '1.5'], /^--warm takes/],
  ['load', ['--steps', '1000,'], /^--steps takes/],
  ['load', ['--nodes', '1,two'], /^--nodes takes a whole number, at least 1, not "two"/],
])('npm run %s with %j is refused in one line', (script, args, why) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, `scripts/${script}.mjs`), ...args],
    { cwd: ROOT, encoding: 'utf8', timeout: 60_000 },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trim()).toMatch(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
