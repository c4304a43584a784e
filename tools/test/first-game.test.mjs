// Does what docs/first-game.md says, block by block, in a clone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneInto } from '../new-game/clone.mjs';
import { blocksOf } from '../pack/blocks.mjs';
import { root } from '../pack/packages.mjs';

const temp = mkdtempSync(join(tmpdir(), 'indigo-first-game-'));
const clone = join(temp, 'indigo');

const env = { ...process.env, CI: '', NO_COLOR: '1' };
const sh = (line) => spawnSync(line, { cwd: clone, shell: true, encoding: 'utf8', env });

/** Runs a line of the page. What it printed. */
function obey(line) {
  const { status, stdout, stderr } = sh(line);
  if (status !== 0) throw new Error(`${line} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  mkdirSync(clone);
  cloneInto(root, clone);
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

test('an id that cannot be is refused in one line, and nothing is written', () => {
  const before = readFileSync(join(clone, 'tsconfig.json'), 'utf8');
  for (const [args, why] of [
    ['', 'usage: npm run new-game <id>'],
    ['a b', 'usage: npm run new-game <id>'],
    ['Berries', '"Berries" is no id: small letters and figures, with hyphens between words, 20 at most'],
    [
      '../berries',
      '"../berries" is no id: small letters and figures, with hyphens between words, 20 at most',
    ],
    ['class', '"class" is a word of the language, or of every game: take another id'],
    ['default', '"default" is a word of the language, or of every game: take another id'],
    ['text', '"text" is a word of the language, or of every game: take another id'],
    ['docs', 'there is a package @indigo/docs already: take another id'],
    ['classic', 'games/classic is there already'],
    ['kernel', 'packages/kernel is there already'],
  ]) {
    const { status, stderr, stdout } = sh(`node scripts/new-game.mjs ${args}`);
    expect({ status, stderr, stdout }).toEqual({ status: 2, stderr: `new-game: ${why}\n`, stdout: '' });
  }
  expect(readFileSync(join(clone, 'tsconfig.json'), 'utf8')).toBe(before);
  expect(existsSync(join(clone, 'games/class'))).toBe(false);
});

test('the page leads from nothing to a game that is played', () => {
  let said = '';
  const written = [];
  for (const { language, name, code } of blocksOf(join(root, 'docs/first-game.md'))) {
    if (language === 'sh' && name === null) said = code.trim().split('\n').map(obey).join('\n');
    else if (language === 'text') for (const line of code.trim().split('\n')) expect(said).toContain(line);
    else if (name?.includes('/')) {
      mkdirSync(dirname(join(clone, name)), { recursive: true });
      writeFileSync(join(clone, name), code);
      written.push(name);
    } else expect(name).toBe('play');
  }
  expect(written).toHaveLength(10);

  // Its types and its lines, and those of the files that were changed for it.
  const tests = { extends: './tsconfig.test.json', include: ['games/berries/test'] };
  writeFileSync(join(clone, 'tsconfig.berries.json'), JSON.stringify(tests));
  obey('npx tsc -p tsconfig.berries.json');
  obey('npx biome check games/berries packages/catalog tsconfig.json tsconfig.test.json package-lock.json');
  obey('node tools/layers.mjs && node tools/yield-star.mjs');
  // What `npx indigo play berries` asks, and that it takes an answer.
  const played = spawnSync('npx indigo play berries --names Ann --bots 1 --seed 3', {
    cwd: clone,
    shell: true,
    encoding: 'utf8',
    input: '1\n',
    env: { ...env, XDG_DATA_HOME: temp },
  });
  expect(played.stdout).toMatch(/Which berry do you play\? \[E-TURN-01\]/);
  expect(played.stdout).toMatch(/Ann plays an? \w+ Berry\./);
});
