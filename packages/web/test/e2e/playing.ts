import type { Page } from 'playwright-core';

/** Nothing moves and the first tap counts: tests are no audience. */
export const HASTY = { pace: 0, oneTap: true, rollsItself: true, sound: false };

/** Opens a page as somebody who has chosen these settings before. */
export async function choose(page: Page, settings: object): Promise<void> {
  await page.addInitScript((state) => {
    if (localStorage.getItem('indigo.settings') === null)
      localStorage.setItem('indigo.settings', JSON.stringify({ state, version: 0 }));
  }, settings);
}

/** Their browser asks for another language from now on, and everything on the page is said in it. */
export async function speak(page: Page, language: 'de' | 'en'): Promise<void> {
  await page.evaluate((asked) => {
    Object.defineProperty(navigator, 'languages', { get: () => [asked], configurable: true });
    dispatchEvent(new Event('languagechange'));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await saidAll(page);
}

/** Words of a game come a little later than those of the page. */
export async function saidAll(page: Page): Promise<void> {
  for (let before = ''; ; ) {
    const now = await page.locator('body').innerText();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(500);
  }
}

/** For a question to show what was done. What shows nothing may have been done to a question already gone. */
const A_MOMENT = { timeout: 1000 };
/** A question that is gone is not waited for: whoever plays on asks again. */
const AT_ONCE = { timeout: 4000 };

/** For an answer to reach the table, and for what follows to come back. */
const ON_ITS_WAY = { timeout: 10_000 };

export const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** The table waits for this person: to roll, or to have seen what happened. */
export const held = (page: Page) => page.locator('section[data-hold]');

export const curtain = (page: Page) => page.getByRole('dialog', { name: /eyes only/ });

/** Does something, and waits until the question shows it: it looks otherwise, or another is asked. */
export async function acting(page: Page, act: () => Promise<void>): Promise<void> {
  const asked = await decision(page)
    .elementHandle(AT_ONCE)
    .catch(() => null);
  const before = await asked?.innerHTML();
  await act();
  await page
    .waitForFunction(
      ([one, was]) => one === null || !one.isConnected || one.innerHTML !== was,
      [asked, before] as const,
      A_MOMENT,
    )
    .catch(() => {});
  // A question whose answer is on its way looks otherwise, too.
  await page
    .locator('section[data-sending="true"]')
    .waitFor({ state: 'detached', ...ON_ITS_WAY })
    .catch(() => {});
}

/** Answers what this person is asked, whatever it is: the first thing there is to press. */
export async function answer(page: Page): Promise<void> {
  const asked = decision(page);
  // A window may have closed by itself meanwhile.
  const said = await asked.textContent(A_MOMENT).catch(() => null);
  if (said === null) return;
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
  await acting(page, async () => {
    if ((await options.count()) > 0) await options.first().click(AT_ONCE);
    else if ((await main.count()) > 0) await main.first().click(AT_ONCE);
    else if ((await parts.count()) > 0) await parts.first().click(AT_ONCE);
    // To choose nothing is the last of the buttons, beside the one that opens the list.
    else if ((await asked.locator('fieldset').count()) > 0) await buttons.last().click(AT_ONCE);
    else await buttons.first().click(AT_ONCE);
  });
  if ((await main.count()) > 0 && (await asked.textContent()) === said) await main.first().click(AT_ONCE);
}

/** Presses the button of the curtain, lets go at once, and waits for longer than it must be held. */
export const shortTap = (page: Page): Promise<void> =>
  curtain(page)
    .getByRole('button')
    .evaluate(async (button) => {
      for (const type of ['pointerdown', 'pointerup'])
        button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      // Set after the timer of the button and longer: however busy the machine is, it runs out after it.
      await new Promise((resolve) => setTimeout(resolve, 600));
    });

/** The device is handed over: the button is held until the table shows. */
export async function hold(page: Page): Promise<void> {
  const box = await curtain(page).getByRole('button').boundingBox();
  if (box === null) throw new Error('there is no button to hold');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await curtain(page).waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** The lines of the log, from the first, without the turns they stand under: all of one moment, for a line may come at any time. */
export const story = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-log] li li')].map(({ textContent }) => textContent ?? ''),
  );
