import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PHONE, World } from './world.ts';

/** Nothing moves, but a first tap only chooses. */
const STILL = { ...HASTY, oneTap: false };
const SOON = { timeout: 15_000 };
const FIELD_HEXES = 58;

const targets = (page: Page): Locator => page.locator('[data-target]');
const main = (page: Page): Locator => decision(page).locator('button.btn.main:enabled');
const over = (page: Page): Locator => page.getByRole('region', { name: 'The match is over' });
const hexes = (page: Page): Locator => page.locator('circle[data-at^="hex:"]');
const question = async (page: Page): Promise<string> =>
  (await decision(page).getByRole('heading').textContent()) ?? '';

/** Two seats, one of them a bot: after so many rounds of adventure comes the League. */
async function open(page: Page, rounds: number): Promise<void> {
  await choose(page, STILL);
  await page.goto('/');
  await page.getByRole('article', { name: 'Pokémon Master' }).getByRole('button', { name: 'Set up' }).click();
  await page.getByText('Add a seat').waitFor();
  const third = page.getByRole('button', { name: 'Remove seat 3' });
  while ((await third.count()) > 0) await third.click();
  await page.getByRole('dialog').locator('summary').click();
  await page.locator('#rule-maxRounds').fill(String(rounds));
  await page.getByRole('dialog').locator('button.main').click();
  await decision(page).waitFor();
}

/** Meets who can be met, attacks who can be attacked, else goes somewhere. */
async function answer(page: Page, turn: number): Promise<void> {
  const asked = decision(page);
  const near = page.locator('section[class*="_close_"] button:enabled');
  const listed = asked.locator('li button:enabled');
  const named = page.locator('button[data-piece][data-live="true"]:visible');
  const parts = asked.locator('fieldset button[aria-pressed="false"]:enabled:visible');
  const keen = asked.locator('button.btn:enabled', { hasText: /^(Meet|Pick up|Fight)/ });
  const attack = /what does it do/.test(await question(page))
    ? main(page).filter({ hasNotText: /^(End|Let)/ })
    : keen;
  const go = async (thing: Locator): Promise<void> => {
    await thing.click({ force: true, ...SOON });
    if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  };
  if ((await near.count()) > 0) await go(near.first());
  else if ((await attack.count()) > 0) await attack.first().click(SOON);
  else if ((await targets(page).count()) > 0)
    await go(targets(page).nth((turn * 7) % (await targets(page).count())));
  else if ((await listed.count()) > 0) await go(listed.first());
  else if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  else if ((await named.count()) > 0) await go(named.first());
  else if ((await parts.count()) > 0) await go(parts.first());
  else await asked.locator('button.btn:enabled').last().click(SOON);
}

/** Answers until something shows, for as long as a match can last. */
async function playUntil(page: Page, shown: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await decision(page).or(over(page)).first().waitFor(SOON);
    if ((await over(page).isVisible()) || (await shown())) return;
    // A question may be gone before it is answered where a bot was quicker: what fails is tried again.
    await answer(page, i).catch(() => {});
    await page.waitForTimeout(20);
  }
}

describe.skipIf(CHROMIUM === undefined)('Pokémon Master', { timeout: 120_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  }, 60_000);
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a match against a bot is clicked to its end, from the map to the field of the League', async () => {
    const page = await world.person();
    await open(page, 2);
    await playUntil(page, async () => (await hexes(page).count()) > 0);
    expect(await hexes(page).count()).toBe(FIELD_HEXES);
    await playUntil(page, async () => false);
    await over(page).waitFor(SOON);
    const told = (await story(page)).join(' ');
    expect(told).toMatch(/You move to/);
    expect(told).toMatch(/wins? the Pokémon League!/);
    await expectAccessible(page);
    await over(page).getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor(SOON);
  });

  test('a location is chosen by the first tap and walked to by the button', async () => {
    const page = await world.person();
    await open(page, 1);
    await playUntil(page, async () => /actions? left/.test(await question(page)));
    const before = await question(page);
    await targets(page).first().click({ force: true });
    await page.locator('path.walk').waitFor({ state: 'attached' });
    expect(await main(page).last().textContent()).toMatch(/^(Go|Walk) to /);
    await main(page).last().click();
    await expect.poll(() => question(page).catch(() => ''), SOON).not.toBe(before);
  });

  test.each(['light', 'dark'] as const)('a phone shows map and field whole, in %s', async (colorScheme) => {
    const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme });
    await open(page, 1);
    const whole = async (): Promise<void> => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      const least = async (): Promise<number> => {
        const boxes = await Promise.all((await targets(page).all()).map((one) => one.boundingBox()));
        return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)));
      };
      await expect.poll(least, SOON).toBeGreaterThanOrEqual(44);
    };
    await playUntil(page, async () => /actions left/.test(await question(page)));
    await whole();
    await playUntil(page, async () => (await hexes(page).count()) > 0 && (await targets(page).count()) > 0);
    await whole();
  });
});
