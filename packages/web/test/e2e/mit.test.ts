import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PHONE, World } from './world.ts';

/** Nothing moves, but a first tap only chooses. */
const STILL = { ...HASTY, oneTap: false };
/** Long enough for walks, captures and battles, short enough for a test: nobody need win. */
const TURNS = '10';
const SOON = { timeout: 15_000 };
const SIDES = 6;
/** The squares on from the first. */
const FROM_HOME = ['route-1-1', 'route-1-2', 'route-1-3', 'route-1-4', 'viridian', 'viridian-gym'];

const targets = (page: Page): Locator => page.locator('[data-target]');
const main = (page: Page): Locator => decision(page).locator('button.btn.main:enabled');
const over = (page: Page): Locator => page.getByRole('region', { name: 'The match is over' });
const question = async (page: Page): Promise<string> =>
  (await decision(page).getByRole('heading').textContent()) ?? '';

/** Two seats, one of them a bot, for so many turns. */
async function open(page: Page, settings: object = STILL): Promise<void> {
  await choose(page, settings);
  await page.goto('/');
  await page.getByRole('article', { name: 'The Board Game' }).getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('dialog').locator('summary').click();
  await page.locator('#rule-maxTurns').fill(TURNS);
  await page.getByRole('dialog').locator('button.main').click();
  await decision(page).waitFor();
}

/** Looks for a wild Pokémon where there is one, else walks on; attacks until a Pokéball is likely to catch. */
async function answer(page: Page, turn: number): Promise<void> {
  const asked = decision(page);
  const said = await question(page);
  const wild = asked.locator('button.btn:enabled', { hasText: 'Battle a wild Pokémon' });
  const listed = asked.locator('li button:enabled');
  const named = page.locator('button[data-piece][data-live="true"]');
  const parts = asked.locator('fieldset button:enabled');
  if ((await wild.count()) > 0) await wild.first().click(SOON);
  else if (/how far/.test(said)) {
    await targets(page)
      .nth((turn * 7) % (await targets(page).count()))
      .click({ force: true, ...SOON });
    await main(page).last().click(SOON);
  } else if (/who fights/i.test(said)) {
    await ((await named.count()) > 0 ? named : parts).first().click(SOON);
    await main(page).last().click(SOON);
  } else if ((await listed.count()) > 0) {
    const ball = listed.filter({ hasText: /Pokéball.*1-[345]/ });
    await ((await ball.count()) > 0 ? ball : listed).first().click(SOON);
    await main(page).last().click(SOON);
  } else if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  else if ((await named.count()) > 0) {
    await named.first().click(SOON);
    await main(page).last().click(SOON);
  } else await asked.locator('button.btn:enabled').last().click(SOON);
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

describe.skipIf(CHROMIUM === undefined)('Pokémon: The Board Game', { timeout: 120_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  }, 60_000);
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a match against a bot is clicked to its end', async () => {
    const page = await world.person();
    await open(page);
    await playUntil(page, async () => false);
    await over(page).waitFor(SOON);
    const told = (await story(page)).join(' ');
    expect(told).toMatch(/You (meet|move)/);
    expect(told).toMatch(/stopped without a winner|the game is won/);
    await expectAccessible(page);
    await over(page).getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor(SOON);
  });

  test('a square is chosen by the first tap, which shows the way, and walked to by the button', async () => {
    const page = await world.person();
    await open(page);
    await playUntil(page, async () => /how far/.test(await question(page)));
    const before = await question(page);
    await targets(page).first().click({ force: true });
    await page.locator('path.walk').waitFor({ state: 'attached' });
    expect(await main(page).last().textContent()).toMatch(/^Go to /);
    await main(page).last().click();
    await expect.poll(() => question(page).catch(() => ''), SOON).not.toBe(before);
  });

  test('a square beyond the roll says why not, with its rule', async () => {
    const page = await world.person();
    await open(page);
    // Who stays at home knows what lies just beyond the roll.
    let pips = SIDES;
    while (pips === SIDES) {
      await playUntil(page, async () => /how far/.test(await question(page)));
      pips = Number(/rolled (\d)/.exec(await question(page))?.[1]);
      if (pips === SIDES) await decision(page).getByRole('button', { name: 'Stay' }).click(SOON);
    }
    await page.locator(`circle[data-at="${FROM_HOME[pips]}"]`).click({ force: true });
    const bubble = page.getByRole('status').filter({ hasText: `You rolled ${pips}` });
    await bubble.waitFor(SOON);
    expect(await bubble.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/mit#L-/);
  });

  test.each(['light', 'dark'] as const)(
    'a phone shows board and battle whole, in %s',
    async (colorScheme) => {
      const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme });
      await open(page);
      const whole = async (): Promise<void> => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      };
      await playUntil(page, async () => /how far/.test(await question(page)));
      await whole();
      const least = async (): Promise<number> => {
        const boxes = await Promise.all((await targets(page).all()).map((one) => one.boundingBox()));
        return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)));
      };
      await expect.poll(least, SOON).toBeGreaterThanOrEqual(44);
      await playUntil(page, () => page.getByRole('region', { name: 'Battle' }).isVisible());
      await whole();
    },
  );
});
