/** A match against a bot, as tests of the games play it: by what glows, and by what the buttons say. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { acting, choose, decision, HASTY } from './playing.ts';
import { expectAccessible } from './world.ts';

/** Nothing moves, but a first tap only chooses. */
const STILL = { ...HASTY, oneTap: false };
export const SOON = { timeout: 30_000 };
/** More answers than a match of a test can last. */
const MOST_ANSWERS = 400;
/** What a finger hits, in pixels. */
const FINGER = 44;

export const targets = (page: Page): Locator => page.locator('[data-target]');
export const main = (page: Page): Locator => decision(page).locator('button.btn.main:enabled');
export const over = (page: Page): Locator => page.getByRole('region', { name: 'The match is over' });
export const battle = (page: Page): Locator => page.locator('section[data-battle]');
/** What stands on the table and can be chosen. */
export const pieces = (page: Page): Locator => page.locator('button[data-piece][data-live="true"]:visible');
export const question = async (page: Page): Promise<string> =>
  (await decision(page).getByRole('heading').first().textContent()) ?? '';

/** Two seats, one of them a bot, by these rules of the game's own. */
export async function open(
  page: Page,
  game: string,
  rules: { readonly [id: string]: string },
  settings: object = STILL,
): Promise<void> {
  await choose(page, settings);
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Remove seat 2' }).waitFor();
  const third = page.getByRole('button', { name: 'Remove seat 3' });
  while ((await third.count()) > 0) await third.click();
  await page.getByRole('dialog').locator('summary').click();
  for (const [id, value] of Object.entries(rules)) await page.locator(`#rule-${id}`).fill(value);
  await page.getByRole('dialog').locator('button.main').click();
  await decision(page).waitFor();
}

/** Chooses, then says so. */
export async function tap(page: Page, one: Locator): Promise<void> {
  await one.click({ force: true, ...SOON });
  if ((await main(page).count()) > 0) await main(page).last().click(SOON);
}

/** Answers until something shows; without it, until the match is over. Fails if that never comes. */
export async function playUntil(
  page: Page,
  answer: (page: Page, turn: number) => Promise<void>,
  shown: (() => Promise<boolean>) | null = null,
  most = MOST_ANSWERS,
): Promise<void> {
  let trouble: unknown;
  for (let i = 0; i < most; i++) {
    await decision(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) {
      if (shown === null) return;
      throw new Error(`the match was over after ${i} answers, before that showed`);
    }
    if (shown !== null && (await shown())) return;
    // A question may be gone before it is answered where a bot was quicker: what fails is tried again.
    await acting(page, () => answer(page, i)).catch((error) => {
      trouble = error;
    });
  }
  const asked = await decision(page).allTextContents();
  throw new Error(`gave up after ${most} answers, asked: ${asked.join()}`, { cause: trouble });
}

/** From the end of a match to its replay. */
export async function watchIt(page: Page): Promise<void> {
  await expectAccessible(page);
  await over(page).getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor(SOON);
}

/** Nothing stands out of the screen, and everybody can use it. */
export async function expectWhole(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** Something glows on the board, and everything that does is as big as a finger. */
export async function expectFingers(page: Page, within: { readonly timeout: number } = SOON): Promise<void> {
  const least = async (): Promise<number> => {
    const boxes = await Promise.all((await targets(page).all()).map((one) => one.boundingBox()));
    const sizes = boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0));
    return sizes.length === 0 ? 0 : Math.min(...sizes);
  };
  await expect.poll(least, within).toBeGreaterThanOrEqual(FINGER);
}

/** The first tap shows the way, and the button walks it. Tells how many steps were shown. */
export async function expectWalk(page: Page, to: Locator, says: RegExp): Promise<number> {
  const before = await question(page);
  await to.click({ force: true });
  const way = page.locator('path.walk');
  await way.waitFor({ state: 'attached' });
  const steps = ((await way.getAttribute('d')) ?? '').split('L').length - 1;
  expect(await main(page).last().textContent()).toMatch(says);
  await main(page).last().click();
  await expect.poll(() => question(page).catch(() => ''), SOON).not.toBe(before);
  return steps;
}
