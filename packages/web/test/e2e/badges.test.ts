import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectFingers, main, playUntil, question, SOON, targets, watchIt } from './match.ts';
import { choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

/** Nothing moves, but a first tap only chooses. */
const STILL = { ...HASTY, oneTap: false };
/** Long enough for captures, fights and trades, short enough for a test: nobody need win. */
const TURNS = '24';

/** Two seats, one of them a bot, for so many turns. */
async function open(page: Page, turns = TURNS): Promise<void> {
  await choose(page, STILL);
  await page.goto('/');
  await page.getByRole('article', { name: 'Four Badges' }).getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('dialog').locator('summary').click();
  await page.locator('#rule-maxTurns').fill(turns);
  await page.locator('#rule-firstSeat').fill('1');
  await page.getByRole('dialog').locator('button.main').click();
  await decision(page).waitFor();
}

/** By what glows on the board and beside it; what can be done where one stands comes first. */
async function answer(page: Page, turn: number): Promise<void> {
  const asked = decision(page);
  const act = asked.locator('button.btn:enabled').filter({ hasText: /^Capture/ });
  const close = page
    .locator('section[class*="_close_"] button:enabled')
    .or(asked.locator('li button:enabled'));
  const sites = page.locator('[data-target]:is([aria-label^="Challenge"], [aria-label^="Compete"])');
  const squares = page.locator('[data-target]:not([aria-label^="Offer"])');
  const tap = async (one: Locator): Promise<void> => {
    await one.click({ force: true, ...SOON });
    await main(page).last().click(SOON);
  };
  if ((await sites.count()) > 0) await tap(sites.first());
  else if ((await act.count()) > 0) await act.first().click(SOON);
  else if ((await squares.count()) > 0) await tap(squares.nth((turn * 7) % (await squares.count())));
  else if ((await close.count()) > 0) await tap(close.first());
  else if ((await asked.locator('fieldset:visible').count()) > 0 && (await main(page).count()) === 0) {
    for (const side of await asked.locator('fieldset:visible').all())
      await side.locator('button').first().click(SOON);
    await main(page).last().click(SOON);
  } else await main(page).or(asked.locator('button.btn:enabled')).last().click(SOON);
}

describe.skipIf(CHROMIUM === undefined)('Four Badges', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a match against a bot is clicked to its end', async () => {
    const page = await world.person();
    await open(page);
    await playUntil(page, answer);
    const told = (await story(page)).join(' ');
    expect(await page.getByRole('region', { name: 'Party' }).getByRole('button').count()).toBeGreaterThan(0);
    expect(told).toMatch(/without a winner|win.* the match/);
    await watchIt(page);
  });

  test('a square is chosen by the first tap, which shows the way, and walked to by the second', async () => {
    const page = await world.person();
    await open(page);
    const before = await question(page);
    const far = targets(page).last();
    await far.click({ force: true });
    await page.locator('path.walk').waitFor();
    expect(await main(page).textContent()).toMatch(/^Walk \d+ squares?/);
    await far.click({ force: true });
    await expect.poll(() => question(page).catch(() => before), SOON).not.toBe(before);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => question(page).catch(() => ''), SOON).toBe(before);
  });

  test('a tap on a square belongs to that square alone', async () => {
    const page = await world.person();
    await open(page);
    const glowing = targets(page);
    for (const i of [0, 3, (await glowing.count()) - 1]) {
      const one = glowing.nth(i);
      const box = await one.locator('rect').first().boundingBox();
      if (box === null) throw new Error('it has no place');
      // Near its corner, where a neighbour would be if squares overlapped.
      await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4);
      await expect.poll(() => one.getAttribute('aria-pressed'), SOON).toBe('true');
    }
  });

  test('what cannot be done says why, with its rule', async () => {
    const page = await world.person();
    await open(page);
    await page.locator('circle[data-at="15-5"]').click({ force: true });
    const bubble = page.getByRole('dialog').filter({ hasText: 'Surf' });
    await bubble.waitFor();
    expect(await bubble.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/badges#B-/);
  });

  test('a phone shows it whole, by night too, and squares fit a finger', async () => {
    const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
    await open(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectFingers(page);
    await expectAccessible(page);
    for (const tab of ['Badges', 'Goals', 'Players', 'Log', 'Party'])
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  });
});
