/** What the tests of the page lean on fails when it should. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finger, keyboard, mouse, only } from '../tour/hand.ts';
import { Player } from '../tour/player.ts';
import { problemsOf } from '../tour/problems.ts';
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

  /** A question of a tour, with these ways to answer it. */
  const asking = (acts: string): string =>
    `<section data-no="1"><h2>Well?</h2><div class="_acts_1">${acts}</div></section>`;
  const answered = `onclick="document.querySelector('h2').textContent = 'Thanks'"`;
  const heard: string[] = [];
  const note = (problem: string): void => void heard.push(problem);

  test('the keyboard gets where Tab leads, and says where it does not or is not seen', async () => {
    await page.setContent(
      '<style>.bare { outline: none }</style><button>one</button><button>two</button><button class="bare">three</button><button tabindex="-1">four</button>',
    );
    const keys = keyboard(page, note);
    const press = async (name: string): Promise<void> => keys.press(await only(page.getByText(name)));
    await press('two');
    expect([keys.tabs, heard.splice(0)]).toEqual([[2], []]);
    await press('three');
    expect(heard.splice(0)).toEqual(['the focus is not seen on “three”']);
    await expect(press('four')).rejects.toThrow('the keyboard does not reach “four”');
  });

  test('a finger hits what it can see of a thing, and says what lies over it', async () => {
    const over = (css: string): string =>
      `<button style="position: fixed; left: 0; top: 0; width: 90px; height: 40px">under</button><p class="lid" style="position: fixed; left: 0; top: 0; margin: 0; height: 40px; ${css}">lid</p>`;
    const touches = await browser.newPage({ hasTouch: true });
    const press = async (): Promise<void> => finger(touches).press(await only(touches.getByText('under')));
    await touches.setContent(over('width: 60px'));
    await touches.evaluate(() =>
      addEventListener('click', ({ target }) => Object.assign(window, { target })),
    );
    await press();
    expect(await touches.evaluate(() => (window as unknown as { target: Element }).target.textContent)).toBe(
      'under',
    );
    await touches.setContent(over('width: 90px'));
    await expect(press()).rejects.toThrow('a finger does not reach “under”: it is under lid');
    await touches.close();
  });

  test('a player presses the main button first, never what leads aside, and tells of dead ends', async () => {
    await page.setContent(
      asking(`<button class="btn">Other</button><button class="btn main" ${answered}>Go</button>`),
    );
    const player = new Player(page, mouse, note, 1, A_BLINK.timeout);
    const act = async (): Promise<boolean> => player.act((await player.state())!);
    expect(await act()).toBe(true);
    expect(await page.locator('h2').textContent()).toBe('Thanks');
    await page.setContent(
      asking(
        `<button class="btn" data-role="aside">Trade</button><button class="btn" data-role="ends" ${answered}>End</button>`,
      ),
    );
    expect([await act(), await page.locator('h2').textContent()]).toEqual([true, 'Thanks']);
    await page.setContent(asking('<button class="btn" disabled>No</button>'));
    expect([await act(), heard.splice(0)]).toEqual([false, ['there is no way to answer']]);
  });

  test('small print, small targets beside others and questions without an answer are found', async () => {
    await page.setContent(
      `${asking('')}<p style="font-size: 8px">tiny</p><button style="width: 16px; height: 16px; padding: 0">a</button><button style="width: 60px; height: 40px">b</button>`,
    );
    expect(await problemsOf(page, true)).toEqual([
      expect.stringMatching(/^8\.0 px: .*tiny/),
      '“a” has 16×16 px and lies close to “b”',
      'asks what cannot be answered',
    ]);
    expect(await problemsOf(page, false)).toHaveLength(2);
  });
});
