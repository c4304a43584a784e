import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lines, races, run } from './run.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const inRaces = (args: readonly string[], ...input: readonly string[]) =>
  run(['env', ...args], { input, games: races });

test('one line of JSON in, one out, until no more come', async () => {
  const { code, out, err } = await inRaces(
    ['dice-race', '--matches', '2', '--seats', '3', '--seed', '5', '--no-view'],
    '{"do":"about"}',
    '',
    'no JSON',
    '{"do":"reset"}',
    '{"do":"step","answers":[0,null]}',
  );
  const [about, wrong, begun, answered, ...more] = lines(out).map((line) => JSON.parse(line));
  expect({ code, err, more }).toEqual({ code: 0, err: '', more: [] });
  expect(about).toMatchObject({ game: 'dice-race', seats: 3, matches: 2 });
  expect(wrong).toEqual({ error: 'that line is not JSON' });
  expect(begun.matches).toMatchObject([{ decision: 0 }, { decision: 0 }]);
  expect(begun.matches[0].view).toBeUndefined();
  expect(answered.matches).toMatchObject([{ decision: 1 }, { decision: 0 }]);
});

test.each([
  [['races'], /there is no game "races"/],
  [['dice-race', '--seats', '9'], /takes 2 to 4 players, not 9/],
  [['dice-race', '--matches', '0'], /It takes a whole number, at least 1/],
  [['dice-race', '--matches', '5000'], /1 to 4096 matches at once, not 5000/],
  [['dice-race', '--set', 'fly=on'], /has no option "fly"/],
])('%j is refused in one line', async (args, why) => {
  const { code, out, err } = await inRaces(args, '{"do":"about"}');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(lines(err)).toHaveLength(1);
  expect(err).toMatch(why);
});

test('a line without end is refused', async () => {
  const { code, err } = await inRaces(['dice-race'], 'x'.repeat(1_100_000));
  expect({ code, err }).toEqual({ code: 2, err: 'indigo: a line is longer than 1,000,000 characters.\n' });
});

const python = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!python)('the example in Python plays', () => {
  const { stdout, stderr } = spawnSync('python3', ['docs/examples/env.py', 'master', '1'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout, stderr).toMatch(
    /^\d+ matches of master, \d+ answers a second\nseat 0: \d+%\nseat 1: \d+%\n$/,
  );
});
