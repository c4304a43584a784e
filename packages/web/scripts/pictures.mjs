// npm run pictures -w packages/web [-- hex home]: takes the pictures of the README anew, from matches bots played, the same each
// time. Run it on a built page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bring, browser, fromTests, played, serve, settle } from './matches.mjs';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Of each game: how long it is played, and which moment is which picture. */
const GAMES = {
  classic: {
    options: { maxTurns: 70 },
    shots: [
      ['board', 'table', DESK, 'light'],
      ['board', 'table-dark', DESK, 'dark'],
      ['battle', 'battle', DESK, 'light'],
      ['board', 'phone', PHONE, 'light'],
    ],
  },
  hex: {
    options: { maxTurns: 90 },
    shots: [
      ['board', 'hex-light', DESK, 'light'],
      ['board', 'hex-dark', DESK, 'dark'],
      ['battle', 'hex-battle', DESK, 'light'],
      ['board', 'hex-phone', PHONE, 'light'],
    ],
  },
  badges: {
    options: { maxTurns: 50 },
    shots: [
      ['board', 'badges-light', DESK, 'light'],
      ['board', 'badges-dark', DESK, 'dark'],
      ['battle', 'badges-gym', DESK, 'light'],
    ],
  },
  mit: {
    options: { maxTurns: 40 },
    shots: [
      ['board', 'mit-light', DESK, 'light'],
      ['board', 'mit-dark', DESK, 'dark'],
      ['battle', 'mit-battle', DESK, 'light'],
      ['battle', 'mit-phone', PHONE, 'light'],
    ],
  },
  master: {
    options: { maxRounds: 6 },
    shots: [
      ['board', 'master-light', DESK, 'light'],
      ['board', 'master-dark', DESK, 'dark'],
      ['battle', 'master-battle', DESK, 'light'],
      ['field', 'master-field', DESK, 'light'],
    ],
  },
};

/** The fullest moments of a match: where most can be chosen on a board, where most fight. */
async function moments(game) {
  const best = new Map();
  const keep = (name, full, at) => {
    if (full >= (best.get(name)?.full ?? 1)) best.set(name, { full, at });
  };
  const record = await played(game, GAMES[game].options, (scene, decision, at) => {
    const places = new Set(scene.places.map(({ id }) => id));
    const glowing = decision.options.filter((option) => places.has(option.at)).length;
    // Who only plays the other side of somebody's battle has a bot for that.
    if (scene.battle && scene.turn?.seat !== 0) return;
    if (scene.battle)
      keep('battle', scene.battle.sides.flatMap(({ fighters, cards }) => [...fighters, ...cards]).length, at);
    else if (scene.spread) return;
    else keep(scene.board === 'field' ? 'field' : 'board', glowing, at);
  });
  return { record, at: (name) => best.get(name)?.at };
}

const still = (page) => page.waitForTimeout(1500);
const shoot = (page, name) =>
  page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 78 }).then(() => console.log(name));

const INDIGO = fileURLToPath(new URL('../../cli/bin/indigo.js', import.meta.url));

/** A lab of quick bots, as a file that the page opens. */
function labIn(folder, name, ...more) {
  const file = join(folder, `${name}.json`);
  const args = ['lab', 'badges', '--bots', 'greedy,youngster', '--matches', '60', '--jobs', '--save', file];
  const { status, stderr } = spawnSync(process.execPath, [INDIGO, ...args, ...more], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return file;
}

async function shootLab() {
  const folder = mkdtempSync(join(tmpdir(), 'indigo-lab-'));
  try {
    const [four, three] = [labIn(folder, 'four'), labIn(folder, 'three', '--set', 'contests=3')];
    const context = await person(DESK, 'light');
    const page = await context.newPage();
    await page.goto('/lab');
    await page.locator('input[type=file]').first().setInputFiles(four);
    const drawn = page.locator('main [role=img] svg');
    await drawn.first().waitFor();
    await page.getByRole('heading', { name: 'Length' }).evaluate((head) => head.scrollIntoView());
    await still(page);
    await shoot(page, 'lab');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('input[type=file]').nth(1).setInputFiles(three);
    await page.getByRole('heading', { name: 'Wins' }).evaluate((head) => head.scrollIntoView());
    await still(page);
    await shoot(page, 'lab-beside');
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const decision = (page) => page.getByRole('region', { name: 'Your decision' });

/** Some way into a teaching match: the coach speaks of something to try. */
async function shootCoach() {
  const context = await person(DESK, 'light');
  const page = await context.newPage();
  await settle(page, { pace: 0, rollsItself: true, sound: false });
  await page.goto('/');
  const box = page.getByRole('article', { name: 'Four Badges' });
  await box.getByRole('button', { name: /^Learn/ }).click();
  const coach = page.getByRole('region', { name: 'Professor Hazel' });
  const next = coach.getByRole('button', { name: 'Next' });
  const show = coach.locator('button:enabled', { hasText: 'Show me' });
  await next.waitFor();
  while (!(await show.isVisible())) {
    await next.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  await show.click();
  await still(page);
  await shoot(page, 'coach');
  await context.close();
}

async function shootDex() {
  const context = await person(DESK, 'light');
  const page = await context.newPage();
  await page.goto('/dex/hex');
  await page.getByRole('status').first().waitFor();
  await still(page);
  await shoot(page, 'dex');
  await context.close();
}

/** A Pokémon of one's own team, closely. */
async function shootCloseUp(page) {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('button[data-piece]').last().focus();
  await page.keyboard.press('i');
  await page.locator('section[role="dialog"][tabindex="-1"]').waitFor();
  await still(page);
  await shoot(page, 'close-up');
}

/** The badge that wins a match: it turns in the light over the board, on its way into its slot. */
async function shootCeremony() {
  let at = null;
  const record = await played('badges', { maxTurns: 90 }, undefined, ({ ceremony }, before) => {
    if (ceremony?.kind === 'badge') at = before;
  });
  if (at === null) throw new Error('nobody won a badge');
  const context = await person(DESK, 'light', 'no-preference');
  const page = await context.newPage();
  await settle(page, { pace: 0.25, sound: false });
  const replay = await bring(page, record);
  // Time stands still while the picture is taken.
  await page.clock.install();
  await page.goto(`${replay}?ceremony#at=${at - 2}`);
  await page.clock.runFor(2000);
  await page.getByLabel('Seen by').selectOption('0');
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const badge = page.locator('[data-ceremony="badge"]');
  while (!(await badge.isVisible())) await page.clock.runFor(500);
  // Half way it faces whoever looks.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = animation.effect.getComputedTiming().duration / 2;
    }
  });
  await shoot(page, 'ceremony');
  await context.close();
}

/** From its last question a match is played to its end, and analysed. */
async function shootEnd() {
  let last = 0;
  const record = await played('badges', {}, (_scene, _decision, at) => {
    last = at;
  });
  const context = await person({ width: DESK.width, height: 1440 }, 'light');
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await settle(page, { pace: 0, oneTap: true, rollsItself: true, sound: false });
  const replay = await bring(page, record);
  await page.goto(`${replay}?end#at=${last}`);
  await page.getByLabel('Seen by').selectOption('0');
  await page.getByRole('button', { name: 'Fork from here' }).click();
  const over = page.getByRole('region', { name: 'The match is over' });
  const { Player, mouse } = await fromTests('../test/tour/player.ts', '../test/tour/hand.ts');
  const player = new Player(page, mouse, (problem) => console.warn(problem), 1);
  for (let state = await player.state(); state !== null && !state.over; state = await player.state())
    await player.act(state);
  const analyse = over.getByRole('button', { name: 'Analyse the match' });
  if (await analyse.isVisible()) await analyse.click();
  await over.getByRole('button', { name: 'The whole analysis' }).waitFor();
  await still(page);
  await shoot(page, 'end');
  await context.close();
}

const wanted = process.argv.slice(2);
const server = await serve();
const chrome = await browser();
const person = (viewport, colorScheme, reducedMotion = 'reduce') =>
  chrome.newContext({
    baseURL: server.base,
    viewport,
    colorScheme,
    reducedMotion,
    serviceWorkers: 'block',
  });
try {
  if (wanted.length === 0 || wanted.includes('home')) {
    const context = await person(DESK, 'light');
    const page = await context.newPage();
    await page.goto('/');
    await still(page);
    await shoot(page, 'home');
    await context.close();
  }
  if (wanted.length === 0 || wanted.includes('lab')) await shootLab();
  if (wanted.length === 0 || wanted.includes('coach')) await shootCoach();
  if (wanted.length === 0 || wanted.includes('dex')) await shootDex();
  if (wanted.length === 0 || wanted.includes('ceremony')) await shootCeremony();
  if (wanted.length === 0 || wanted.includes('end')) await shootEnd();
  for (const game of Object.keys(GAMES)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    const { record, at } = await moments(game);
    const context = await person(DESK, 'light');
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await settle(page, { pace: 0, oneTap: false, sound: false });
    const replay = await bring(page, record);
    for (const [moment, name, viewport, colorScheme] of GAMES[game].shots) {
      if (at(moment) === undefined) throw new Error(`${game} has no ${moment}`);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${replay}?${name}#at=${at(moment)}`);
      await page.getByLabel('Seen by').selectOption('0');
      await page.getByRole('button', { name: 'Fork from here' }).click();
      await decision(page).waitFor();
      await still(page);
      await shoot(page, name);
      if (name === 'table') await shootCloseUp(page);
    }
    await context.close();
  }
} finally {
  await chrome.close();
  await server.stop();
}
