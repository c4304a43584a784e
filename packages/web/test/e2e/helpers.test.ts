/** What the tests of the page lean on fails when it should. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFingers, playUntil } from './match.ts';
import { acting, decision } from './playing.ts';
import { CHROMIUM, launch, PATIENT } from './world.ts';

/** A table whose question counts how often it was answered, and goes on to ask. */
const TABLE = `<section aria-label="Your decision"><h2>Answered 0 times</h2>
  <button onclick="const h = document.querySelector('h2'); h.textContent = 'Answered ' + (parseInt(h.textContent.slice(9)) + 1) + ' times'">Go</button>
</section>`;
const OVER = '<section aria-label="The match is over">You win.</section>';
const glowing = (...sizes: readonly number[]): string =>
  sizes.map((px) => `<div data-target style="width: ${px}px; height: ${px}px"></div>`).join('');
const A_BLINK = { timeout: 300 };

describe.skipIf(CHROMIUM === undefined)('helpers of browser tests', PATIENT, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    await page?.close();
    page = await browser.newPage();
  });

  const go = (): Promise<void> => page.getByRole('button', { name: 'Go' }).click();
  const asks = (words: string) => async (): Promise<boolean> =>
    (await decision(page).getByRole('heading').textContent()) === words;

  test('playing until something shows ends when it does', async () => {
    await page.setContent(TABLE);
    await playUntil(page, go, asks('Answered 3 times'), 10);
    expect(await asks('Answered 3 times')()).toBe(true);
  });

  test('playing until something shows fails when it gives up, and says what was asked', async () => {
    await page.setContent(TABLE);
    await expect(playUntil(page, go, asks('Never'), 3)).rejects.toThrow(
      /gave up after 3 answers, asked: Answered 3 times/,
    );
  });

  test('playing on fails with the reason where answers fail', async () => {
    await page.setContent(TABLE);
    const cause = new Error('no such button');
    const fails = (): Promise<void> => Promise.reject(cause);
    await expect(playUntil(page, fails, null, 2)).rejects.toMatchObject({ cause });
  });

  test('a match that is over is an end only for who waited for that', async () => {
    await page.setContent(OVER);
    await playUntil(page, go);
    await expect(playUntil(page, go, async () => false)).rejects.toThrow(/over after 0 answers, before/);
  });

  test('what is done is waited for until the question shows it', async () => {
    await page.setContent(TABLE);
    await acting(page, () =>
      page.evaluate(() => {
        setTimeout(() => document.querySelector('section')?.remove(), 100);
      }),
    );
    expect(await decision(page).count()).toBe(0);
  });

  test('fingers need something to hit, and all of it big enough', async () => {
    await page.setContent(glowing(44, 60));
    await expectFingers(page);
    await page.setContent(glowing(60, 43));
    await expect(expectFingers(page, A_BLINK)).rejects.toThrow(/43/);
    await page.setContent(TABLE);
    await expect(expectFingers(page, A_BLINK)).rejects.toThrow(/expected \+?0/);
  });
});
