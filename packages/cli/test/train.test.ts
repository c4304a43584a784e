import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { describe, expect, it } from 'vitest';
import { lines, run, scratch } from './run.ts';

const games = { games: catalog };
/** It says nothing of how its positions look. */
const race = { games: catalogOf({ 'dice-race': async () => diceRace }) };
const train = (...more: string[]): string[] => [
  'train',
  'badges',
  '--seed',
  '3',
  '--set',
  'maxTurns=20',
  ...more,
];

/** What was learned, without the line that says from what. */
const learned = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(1).join('\n');

describe('train', () => {
  it('learns the same on workers and after a break, and writes data of the game', async () => {
    const folder = scratch();
    const [one, two, kept] = ['one.ts', 'two.ts', 'kept.json'].map((name) => join(folder, name));
    const { code, out, err } = await run(train('--matches', '34', '--jobs', '2', '--out', one), games);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^badges: learned from 34 matches\. .* of 0\.\d{3} a position; .* it is 0\.693\.\n/);
    expect(learned(one)).toMatch(
      /export const LEARNED: Learned = \{\n {2}game: 'badges',\n {2}version: \d+,/,
    );
    expect(readFileSync(one, 'utf8')).toContain('`indigo train badges --matches 34 --seed 3`');

    await run(train('--matches', '32', '--save', kept, '--out', two), games);
    expect(learned(two)).not.toBe(learned(one));
    await run(train('--matches', '34', '--save', kept, '--resume', '--out', two), games);
    expect(learned(two)).toBe(learned(one));

    expect((await run(train('--save', kept), games)).err).toMatch(/is there already/);
    const other = await run(train('--save', kept, '--resume', '--seed', '4'), games);
    expect(other.err).toMatch(/holds another training/);
    writeFileSync(kept, '{}');
    expect((await run(train('--save', kept, '--resume'), games)).err).toMatch(/holds no training/);
  });

  it.each([
    [['train', 'dice-race'], /says nothing a bot could learn from/],
    [['train', 'badges', '--resume'], /--resume needs --save/],
    [['train', 'badges', '--matches', '0'], /from 1 to/],
    [['train', 'badges', '--seats', '9'], /players/],
  ])('%j: one line, exit code 2, nothing written', async (args, message) => {
    const file = join(scratch(), 'learned.ts');
    const { code, out, err } = await run([...args, '--out', file], args[1] === 'dice-race' ? race : games);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err)).toHaveLength(1);
    expect(err).toMatch(message);
    expect(existsSync(file)).toBe(false);
  });
});
