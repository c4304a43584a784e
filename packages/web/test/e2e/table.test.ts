import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectFingers, over } from './match.ts';
import { acting, choose, decision, HASTY } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

/** Nothing moves, but a first tap only chooses. */
const STILL = { ...HASTY, oneTap: false };

const question = async (page: Page): Promise<string> =>
  (await decision(page).getByRole('heading').textContent()) ?? '';

const targets = (page: Page): Locator => page.locator('[data-target]');
const live = (page: Page): Locator => page.locator('button[data-live="true"]');

async function solo(page: Page, settings: object = STILL): Promise<void> {
  await choose(page, settings);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await decision(page).waitFor();
}

/** Answers by what glows, if anything does: a space, a chip or a card; else by the first button. */
async function answerByGlow(page: Page, turn: number): Promise<void> {
  const asked = decision(page);
  const main = asked.locator('button.btn.main:enabled');
  for (const glowing of [targets(page), live(page)]) {
    const count = await glowing.count();
    if (count === 0) continue;
    const one = glowing.nth(turn % count);
    await one.click({ force: true, timeout: 3000 });
    if ((await main.count()) > 0) await main.first().click({ timeout: 4000 });
    return;
  }
  if ((await main.count()) > 0) await main.first().click({ timeout: 4000 });
  else if ((await asked.locator('li button').count()) > 0) {
    await asked.locator('li button').first().click({ timeout: 4000 });
    await main.first().click({ timeout: 4000 });
  } else await asked.locator('button.btn:enabled').first().click({ timeout: 4000 });
}

/** Plays on until this is asked. */
async function until(page: Page, wanted: (asked: string) => boolean, most = 150): Promise<void> {
  // The bots are good enough to win meanwhile: then there is another match.
  for (let i = 0; i < most; i++) {
    await decision(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) {
      await over(page).getByRole('button', { name: 'Play again' }).click();
      await decision(page).waitFor();
    }
    const asked = await question(page);
    if (wanted(asked)) return;
    await acting(page, () => answerByGlow(page, i)).catch(() => {});
  }
  throw new Error('that was never asked');
}

describe.skipIf(CHROMIUM === undefined)('the table', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => {
    expect(world.complaints.splice(0)).toEqual([]);
  });

  test('a turn needs nothing but the keyboard', async () => {
    const page = await world.person();
    await solo(page);
    await until(page, (asked) => asked.includes('Where do you go?'));
    // Tab leads to what glows, arrows from one to the next, Enter chooses and confirms.
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.hasAttribute('data-target') ?? false)) break;
    }
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    expect(await focused()).toMatch(/step/);
    await page.keyboard.press('Enter');
    expect(await decision(page).locator('button.btn.main').textContent()).toContain('Go to');
    await page.keyboard.press('Escape');
    expect(await decision(page).locator('button.btn.main').count()).toBe(0);
    const asked = await question(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page).catch(() => '')).not.toBe(asked);
    const aside = page.getByRole('button', { name: 'Players, log and chat' });
    if (await aside.isVisible()) await aside.click();
    await page.keyboard.press('l');
    await expect.poll(focused).toBe('Log');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: /Why can/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().close();
  });

  test('what cannot be done says why, with its rule', async () => {
    const page = await world.person();
    await solo(page);
    await until(page, (asked) => asked.includes('Where do you go?'));
    await page.locator('circle[data-at="i05"]').click({ force: true });
    const bubble = page.getByRole('dialog').filter({ hasText: 'plateau from Cinnabar' });
    await bubble.waitFor();
    expect(await bubble.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/classic#C-IND-/);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('the first tap shows the way, the second takes it, and undo takes it back', async () => {
    const page = await world.person();
    await solo(page);
    await until(page, (asked) => asked.includes('Where do you go?'));
    const asked = await question(page);
    await targets(page).first().click({ force: true });
    await page.locator('path.walk').waitFor();
    await targets(page).first().click({ force: true });
    await page.locator('path.walk').waitFor({ state: 'detached' });
    await expect.poll(() => question(page).catch(() => '')).not.toBe(asked);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => question(page).catch(() => '')).toBe(asked);
    await page.context().close();
  });

  test('a phone shows everything without scrolling aside, and targets are big enough', async () => {
    const page = await world.person({ viewport: PHONE, hasTouch: true });
    await solo(page);
    await until(page, (asked) => asked.includes('Where do you go?'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectFingers(page);
    await expectAccessible(page);
    for (const tab of ['Team', 'Players', 'Log', 'Rules', 'Chat', 'Hand'])
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('battles can be used by everybody (%s)', async (colorScheme) => {
    const page = await world.person({ colorScheme });
    await solo(page);
    await until(page, (asked) => asked.startsWith('Battle against'));
    await page.getByRole('region', { name: 'Trainer Battle' }).waitFor();
    await expectAccessible(page);
    await page.context().close();
  });

  test('the board can be read as a list', async () => {
    const page = await world.person();
    await solo(page);
    await until(page, (asked) => asked.includes('Where do you go?'));
    await page.getByRole('button', { name: 'List view' }).click();
    const list = page.getByRole('region', { name: 'The board as a list' });
    await list
      .getByRole('rowheader', { name: 'Pallet Town' })
      .or(list.getByRole('rowheader').first())
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to the map' }).click();
    await page.getByRole('group', { name: 'Board', exact: true }).waitFor();
    await page.context().close();
  });
});
