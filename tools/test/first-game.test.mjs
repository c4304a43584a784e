// Does what docs/first-game.md says, block by block, in a clone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
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
    ['class', '"class" is a word of the language: take another id'],
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

const path = process.env.INDIGO_BROWSER ? findChromium() : undefined;

// Building the page takes longer than everything else here: INDIGO_BROWSER=1 does this, too.
test.skipIf(path === undefined)('and in the browser: Solo, and choose berries', async () => {
  obey('npm run --silent build -w packages/web');
  const { chromium } = createRequire(join(root, 'packages/web/package.json'))('playwright-core');
  const serve = ['packages/cli/bin/indigo.js', 'serve', '--port', '0', '--host', '127.0.0.1', '--data', temp];
  const server = spawn(process.execPath, serve, { cwd: clone, env, stdio: 'pipe' });
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENT);
    const broken = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await page.goto(await addressOf(server));
    await page.getByRole('button', { name: 'Solo' }).first().click();
    await page.getByRole('combobox').first().selectOption('berries');
    await page.getByRole('dialog').locator('button.main:enabled').click();
    await page.getByText('Which berry do you play?').first().waitFor();
    // The button takes what most would do next, or the one that is chosen.
    await page.locator('button', { hasText: /Berry/ }).last().click();
    await page
      .getByText(/ plays an? .* Berry/)
      .first()
      .waitFor();
    expect(broken).toEqual([]);
  } finally {
    await browser.close();
    server.kill();
  }
});

/** Whatever takes longer hangs. */
const PATIENT = 60_000;

/** Where it says that it serves. */
async function addressOf({ stdout }) {
  let said = '';
  for await (const chunk of stdout) {
    said += chunk;
    const found = /http:\/\/[\w.]+:\d+/.exec(said);
    if (found) return found[0];
  }
  throw new Error(`it does not serve: ${said}`);
}
