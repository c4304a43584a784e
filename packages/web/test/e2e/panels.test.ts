import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, decision, HASTY } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

async function play(page: Page): Promise<void> {
  await choose(page, HASTY);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await decision(page).waitFor();
}

/** The tab that is open, and the one the keyboard is on. */
const tabs = (page: Page): Promise<{ open: string; on: string }> =>
  page.evaluate(() => ({
    open: document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '',
    on: document.activeElement?.textContent ?? '',
  }));

describe.skipIf(CHROMIUM === undefined)('what lies beside the board', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('tabs are one stop of the keyboard, and arrows go along them', async () => {
    const page = await world.person();
    await play(page);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.keyboard.press('ArrowLeft');
    expect(await tabs(page)).toEqual({ open: 'Rules', on: 'Rules' });
    await page.getByRole('tabpanel', { name: 'Rules' }).getByRole('searchbox').waitFor();
    await page.keyboard.press('End');
    expect(await tabs(page)).toEqual({ open: 'Chat', on: 'Chat' });
    await page.keyboard.press('ArrowRight');
    expect(await tabs(page)).toEqual({ open: 'Log', on: 'Log' });
    // The other tabs are reached by arrows alone.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
    await page.keyboard.press('Shift+Tab');
    expect((await tabs(page)).on).toBe('Log');
  });

  test.each([undefined, PHONE])(
    'a table asks for settings with the form of their page (%o)',
    async (viewport) => {
      const page = await world.person({ colorScheme: 'light', ...(viewport ? { viewport } : {}) });
      await play(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Table settings' });
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: 'Night' }).check({ force: true });
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await dialog.getByRole('switch', { name: 'Plain map' }).check();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/settings');
      expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);
      expect(await page.getByRole('switch', { name: 'Plain map' }).isChecked()).toBe(true);
    },
  );
});
