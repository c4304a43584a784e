import type { Page } from 'playwright-core';

/** Nothing moves and the first tap counts: tests are no audience. */
export const HASTY = { pace: 0, oneTap: true, sound: false };

/** Opens a page as somebody who has chosen these settings before. */
export async function choose(page: Page, settings: object): Promise<void> {
  await page.addInitScript((state) => {
    if (localStorage.getItem('indigo.settings') === null)
      localStorage.setItem('indigo.settings', JSON.stringify({ state, version: 0 }));
  }, settings);
}

export const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });

export const curtain = (page: Page) => page.getByRole('dialog', { name: /eyes only/ });

/** Answers what this person is asked, whatever it is: the first thing there is to press. */
export async function answer(page: Page): Promise<void> {
  const asked = decision(page);
  const said = await asked.textContent();
  const list = asked.getByRole('button', { name: /^List / });
  if ((await list.count()) > 0) await list.first().click();
  // Beside the board where there is room for a close look, else in the list.
  const options = page
    .locator('section[class*="_close_"] button:enabled')
    .or(asked.locator('li button:enabled'));
  const buttons = asked.locator('button.btn:enabled');
  const main = asked.locator('button.btn.main:enabled');
  // A composed answer is put together from parts until it can be closed with a button of its own.
  const parts = asked.locator('button[class*="_part_"][aria-pressed="false"]:enabled:visible');
  if ((await options.count()) > 0) await options.first().click();
  else if ((await main.count()) > 0) await main.first().click();
  else if ((await parts.count()) > 0) await parts.first().click();
  else await buttons.first().click();
  await page.waitForTimeout(50);
  if ((await main.count()) > 0 && (await asked.textContent()) === said) await main.first().click();
}

/** The device is handed over: the button is held until the table shows. */
export async function hold(page: Page): Promise<void> {
  const box = await curtain(page).getByRole('button').boundingBox();
  if (box === null) throw new Error('there is no button to hold');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await curtain(page).waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** The lines of the log, from the first. */
export const story = (page: Page): Promise<string[]> =>
  page.locator('[aria-label="Log"] li:not(:has(li))').allTextContents();
