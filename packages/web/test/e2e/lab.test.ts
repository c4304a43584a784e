import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

/** Matches that are cut short: what is tried here is the lab, not the game. */
async function setUp(page: Page, matches: number): Promise<void> {
  await page.goto('/lab');
  await page.getByLabel('Bot 1').selectOption('greedy');
  await page.getByLabel('Bot 2').selectOption('greedy');
  await page.getByLabel('Matches').fill(String(matches));
  await page.getByText('as in the rulebook').click();
  await page.locator('#rule-maxTurns').fill('4');
}

const plots = (page: Page) => page.locator('main [role="img"] svg');

describe.skipIf(CHROMIUM === undefined)('the lab', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('plays, draws, saves, and opens what was saved beside the next', async () => {
    const page = await world.person();
    await setUp(page, 40);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Four Badges · 2 seats · Greedy · 40 matches · maxTurns = 4').waitFor();
    await plots(page).first().waitFor();
    // All are played: nothing is left to stop or to go on with.
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await expectAccessible(page);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save report' }).click();
    const file = await (await saving).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).played).toHaveLength(40);
    const tabling = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save table' }).click();
    const table = readFileSync(await (await tabling).path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(81);

    await page.locator('input[type="file"]').first().setInputFiles(file);
    // What is open stays open.
    await page.reload();
    await page.getByText('· 40 matches').waitFor();
    await page.getByRole('button', { name: 'Play 100 more' }).click();
    await page.getByText('· 140 matches').waitFor();
    await page.getByRole('button', { name: 'Compare with this' }).click();
    // The same beside itself: nothing differs.
    await page.getByRole('heading', { name: 'Side by side' }).waitFor();
    await page.getByText('No difference that chance would not explain.').waitFor();
    await expect.poll(() => plots(page).count()).toBeGreaterThanOrEqual(2);
    // How many there are of each does not matter then.
    await plots(page).getByText('Matches, %').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Put away' }).click();
    await page.getByRole('heading', { name: 'Side by side' }).waitFor({ state: 'detached' });
  });

  test('stops, goes on, and fits a phone', async () => {
    const page = await world.person({ viewport: PHONE, colorScheme: 'dark' });
    await setUp(page, 100_000);
    await page.getByRole('button', { name: 'Start' }).click();
    const count = async (): Promise<number> => {
      const said = (await page.getByRole('status').textContent()) ?? '';
      return Number(/([\d,]+) of 100,000 matches/.exec(said)?.[1].replaceAll(',', ''));
    };
    await expect.poll(count).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    const stopped = await count();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(count).toBeGreaterThan(stopped);
    // A page that is closed stops it, too, and it goes on from there.
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    const left = await count();
    expect(left).toBeGreaterThanOrEqual(stopped);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(count).toBeGreaterThan(left);
    await page.getByRole('button', { name: 'Stop' }).click();
    await plots(page).first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test('plays with other figures than those of the game, and says so', async () => {
    const page = await world.person();
    await setUp(page, 3);
    await page.getByText('as it is').click();
    await page.getByLabel('Table').selectOption('cards/CARDS');
    await page.getByLabel('Row').selectOption('vulpix');
    await page.getByLabel('Column').selectOption('name');
    await page.getByLabel('Instead of "Vulpix"').fill('Ninetails');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByText('cards/CARDS/vulpix/name: "Vulpix" → "Ninetails"').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('With changed data: cards/CARDS/vulpix/name = "Ninetails"').waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save report' }).click();
    const { setting, cards } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(setting.changes).toEqual([{ path: 'cards/CARDS/vulpix/name', to: 'Ninetails' }]);
    // The rules themselves were played with it.
    expect(cards).toContain('Ninetails');
    expect(cards).not.toContain('Vulpix');
    await page.getByRole('button', { name: 'Undo the change of cards/CARDS/vulpix/name' }).click();
    await page.getByText('as it is').waitFor();
  });

  test('says what is wrong with a file', async () => {
    const page = await world.person();
    await page.goto('/');
    await page.getByRole('link', { name: 'Lab: how balanced are the games?' }).click();
    const files = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') };
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await page.getByRole('alert').getByText('This file holds no report of a lab.').waitFor();
  });
});
