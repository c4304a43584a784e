// Does what docs/first-game.md says, block by block, in a clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playUntil } from '../../packages/web/test/e2e/match.ts';
import { answer, choose, decision, HASTY, story } from '../../packages/web/test/e2e/playing.ts';
import { CHROMIUM, launch } from '../../packages/web/test/e2e/world.ts';
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
  // As `npm install` left it: nothing is fetched again.
  const lock = createHash('sha256').update(readFileSync(join(clone, 'package-lock.json')));
  writeFileSync(join(clone, 'node_modules/.indigo-lock'), lock.digest('hex'));
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
    } else {
      expect(name).toBe('play');
      expect(code).toBe('npx indigo play berries\nnpm start\n');
    }
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

/** `npm start` as the page says, on a port of its own. Where it serves, and how to end it. */
async function start() {
  const npm = spawn('npm', ['start', '--silent', '--', '--port', '0', '--data', join(temp, 'data')], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  const base = await new Promise((found, failed) => {
    let said = '';
    npm.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /http:\/\/[\w.]+:\d+/.exec(said);
      if (address !== null) found(address[0]);
    });
    npm.once('exit', (code) => failed(new Error(`npm start ended with ${code}: ${said}`)));
  });
  const stop = () => {
    npm.kill('SIGTERM');
    return ended;
  };
  return { base, stop };
}

test.skipIf(CHROMIUM === undefined)('and to the browser, where a match is played to its end', async () => {
  const { base, stop } = await start();
  const browser = await launch();
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await choose(page, HASTY);
    await page.goto(base);
    await page.getByRole('button', { name: 'Solo' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Game' }).selectOption('berries');
    await page.getByRole('button', { name: 'Start' }).click();
    await decision(page).getByRole('heading', { name: 'Which berry do you play?' }).waitFor();
    await page.getByText('Your hand').waitFor();
    await playUntil(page, answer);
    // The last line of the story is on the page of the end, those before it in the log.
    expect((await story(page)).join('\n')).toMatch(/plays an? \w+ Berry/);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await stop();
  }
});
