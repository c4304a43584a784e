import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectFingers, main, question, SOON, targets } from './match.ts';
import { choose, decision, HASTY } from './playing.ts';
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

describe.skipIf(CHROMIUM === undefined)('Four Badges', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

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
