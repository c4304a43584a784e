import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, World } from './world.ts';

/** More than a lesson has words and questions. */
const MOST_STEPS = 260;
const QUICK = { timeout: 10_000 };
/** A game and its lesson have to come first. */
const LOADED = { timeout: 60_000 };
/** A first tap only chooses, as for everybody who comes new. */
const NEW_HERE = { ...HASTY, oneTap: false };

const GAMES = [
  ['Master Trainer', 'classic'],
  ['Four Badges', 'badges'],
  ['The Board Game', 'mit'],
  ['HEX Edition', 'hex'],
  ['Pokémon Master', 'master'],
] as const;

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Professor Hazel' });
const next = (page: Page): Locator => coach(page).getByRole('button', { name: 'Next' });
const showMe = (page: Page): Locator => coach(page).locator('button:enabled', { hasText: 'Show me' });
const taught = (page: Page): Locator => coach(page).getByRole('button', { name: 'A real match' });
/** What is chosen is done by it, even where it warns. */
const confirm = (page: Page): Locator =>
  decision(page).locator('button.btn.main:enabled, button[class*="_harm_"]:enabled').last();
const held = (page: Page): Locator => page.locator('[data-hold] button.btn.main');

async function begin(page: Page, game: string, settings: object = NEW_HERE): Promise<void> {
  await choose(page, settings);
  await page.goto('/');
  await page
    .getByRole('article', { name: game })
    .getByRole('button', { name: /^Learn/ })
    .click();
  // One click, and the coach speaks.
  await next(page).waitFor(LOADED);
}

/** Does what the coach says: reads on, chooses what is lit, confirms it. */
async function follow(page: Page): Promise<void> {
  if (await next(page).isVisible()) return next(page).click(QUICK);
  if (await showMe(page).isVisible()) {
    await showMe(page).click(QUICK);
    return confirm(page).click(QUICK);
  }
  if (await held(page).isVisible()) return held(page).click(QUICK);
  // Where nothing is the best answer, there is nothing to show.
  if (await decision(page).isVisible())
    return decision(page).locator('button.btn:enabled').last().click(QUICK);
}

/** Something is to be read, chosen, rolled or answered, or all is taught. */
async function isWaiting(page: Page): Promise<boolean> {
  for (const one of [next, showMe, held, decision, taught]) if (await one(page).isVisible()) return true;
  return false;
}

async function followToTheEnd(page: Page, most = MOST_STEPS): Promise<void> {
  let trouble: unknown;
  for (let i = 0; i < most && !(await taught(page).isVisible()); i++) {
    await expect.poll(() => isWaiting(page)).toBe(true);
    // A question may be gone before it is answered: what fails is tried again.
    await follow(page).catch((error) => {
      trouble = error;
    });
  }
  if (!(await taught(page).isVisible()))
    throw new Error(`the lesson has no end; last: ${await coach(page).textContent()}`, { cause: trouble });
}

describe.skipIf(CHROMIUM === undefined)('learning', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());
  afterEach(() => world.clear());

  test.each(GAMES)(
    '%s: the teaching match is played to its end by following the coach',
    PATIENT,
    async (name, game) => {
      const page = await world.person();
      await begin(page, name);
      await followToTheEnd(page);
      await expectAccessible(page);
      // And then: the guide, the rules, or the match goes on without the coach.
      expect(await coach(page).getByRole('link', { name: 'All rules' }).getAttribute('href')).toBe(
        `/rules/${game}`,
      );
      expect(await coach(page).getByRole('link', { name: 'How to play' }).getAttribute('href')).toBe(
        `/how/${game}`,
      );
    },
  );

  test('who strays is led back, who closes the tab finds the lesson where it was', PATIENT, async () => {
    const page = await world.person();
    await begin(page, 'Four Badges');
    // The goal and the dice are told; then one is to walk.
    for (let i = 0; i < 2; i++) await next(page).click();
    await showMe(page).waitFor(LOADED);
    const before = await coach(page).textContent();
    await page.reload();
    await expect.poll(() => coach(page).textContent(), LOADED).toBe(before);
    // Something else than what is advised.
    await page.locator('[data-target][data-advised="true"]').waitFor(LOADED);
    const other = page.locator('[data-target][data-advised="false"]');
    await other.first().click({ force: true });
    await confirm(page).click();
    await expect.poll(() => coach(page).textContent(), LOADED).toMatch(/Have a look round/);
    await coach(page).getByRole('button', { name: 'Play on without the coach' }).click();
    await coach(page).waitFor({ state: 'detached' });
  });

  test('Enter reads on before it rolls', PATIENT, async () => {
    const page = await world.person();
    await begin(page, 'Master Trainer', { ...NEW_HERE, rollsItself: false });
    await held(page).waitFor(LOADED);
    const rolls = async (): Promise<boolean> => (await story(page)).some((line) => /^You roll a/.test(line));
    while (await next(page).isVisible()) {
      const told = await coach(page).textContent();
      await page.keyboard.press('Enter');
      await expect.poll(() => coach(page).textContent()).not.toBe(told);
      expect(await rolls()).toBe(false);
    }
    await page.keyboard.press('Enter');
    await expect.poll(rolls).toBe(true);
  });

  test(
    'the goal is on the table and leads to how to play, and that to the teaching match',
    PATIENT,
    async () => {
      const page = await world.person();
      await choose(page, NEW_HERE);
      await page.goto('/');
      await page
        .getByRole('article', { name: 'The Board Game' })
        .getByRole('button', { name: 'Play now' })
        .click();
      const goal = page.getByRole('link', { name: /All 8 badges win/ });
      await goal.waitFor();
      // With the same luck a second table of one browser would be called as the first.
      const reader = await world.person();
      await choose(reader, NEW_HERE);
      await reader.goto((await goal.getAttribute('href')) ?? '');
      await reader.getByRole('heading', { name: 'How to play The Board Game' }).waitFor();
      expect(await reader.locator('ol > li').count()).toBe(6);
      await expectAccessible(reader);
      await reader.getByRole('button', { name: 'Learn by playing' }).click();
      await next(reader).waitFor(LOADED);
    },
  );
});
