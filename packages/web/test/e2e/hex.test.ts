import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PHONE, World } from './world.ts';

/** Nothing moves, but a first tap only chooses. */
const STILL = { ...HASTY, oneTap: false };
/** Long enough for captures and a Gym, short enough for a test: nobody need win. */
const TURNS = '14';
const SOON = { timeout: 15_000 };

const targets = (page: Page): Locator => page.locator('[data-target]');
const main = (page: Page): Locator => decision(page).locator('button.btn.main:enabled');
const over = (page: Page): Locator => page.getByRole('region', { name: 'The match is over' });
const battle = (page: Page): Locator => page.getByRole('region', { name: 'Battle' });
const question = async (page: Page): Promise<string> =>
  (await decision(page).getByRole('heading').first().textContent()) ?? '';
const asksWhere = async (page: Page): Promise<boolean> => /where to/.test(await question(page));

/** Two seats, one of them a bot, for so many turns. */
async function open(page: Page): Promise<void> {
  await choose(page, STILL);
  await page.goto('/');
  await page.getByRole('article', { name: 'HEX Edition' }).getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('dialog').locator('summary').click();
  await page.locator('#rule-maxTurns').fill(TURNS);
  await page.getByRole('dialog').locator('button.main').click();
  await decision(page).waitFor();
}

/** Chooses, then says so. */
async function tap(page: Page, one: Locator): Promise<void> {
  await one.click({ force: true, ...SOON });
  if ((await main(page).count()) > 0) await main(page).last().click(SOON);
}

/** To a city with a Leader, else away from home: there spaces with greater numbers lie further out. */
async function onward(page: Page): Promise<Locator> {
  const ids = await targets(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-target') ?? ''),
  );
  const worth = (id: string): number =>
    id.startsWith('new-bark-') ? Number(id.slice('new-bark-'.length)) : id.endsWith('-0') ? 1000 : 100;
  const best = ids.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return page.locator(`[data-target="${best}"]`);
}

/** Fights where there is a Leader, else walks on; lets pass what others do. */
async function answer(page: Page): Promise<void> {
  const asked = decision(page);
  const act = asked.locator('button.btn:enabled');
  const wanted = [/^(Stay and fight|Fight)/, /^Roll and move/, /^Go on/, /^(None|No ball)/, /^Let it be/];
  const named = page.locator('button[data-piece][data-live="true"]');
  const listed = page
    .locator('section[class*="_close_"] button:enabled')
    .or(asked.locator('li button:enabled'))
    .or(asked.locator('fieldset button:enabled'));
  if (await asksWhere(page)) {
    await tap(page, await onward(page));
    return;
  }
  for (const words of wanted) {
    const one = act.filter({ hasText: words });
    if ((await one.count()) === 0) continue;
    await one.first().click(SOON);
    return;
  }
  if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  else if ((await named.count()) > 0) await tap(page, named.first());
  else if ((await listed.count()) > 0) await tap(page, listed.first());
  else if ((await targets(page).count()) > 0) await tap(page, targets(page).first());
  else await act.last().click(SOON);
}

/** Answers until something shows, for as long as a match can last. */
async function playUntil(page: Page, shown: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await decision(page).or(over(page)).first().waitFor(SOON);
    if ((await over(page).isVisible()) || (await shown())) return;
    // A question may be gone before it is answered where a bot was quicker: what fails is tried again.
    await answer(page).catch(() => {});
    await page.waitForTimeout(20);
  }
}

describe.skipIf(CHROMIUM === undefined)('HEX Edition', { timeout: 120_000 }, () => {
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
    expect(told).toMatch(/You go to/);
    expect(told).toMatch(/The match stops after 14 turns|wins? the match/);
    expect(await page.getByRole('region', { name: 'Team' }).getByRole('button').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await over(page).getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor(SOON);
  });

  test('a space is chosen by the first tap, which shows the way step by step, and walked to by the button', async () => {
    const page = await world.person();
    await open(page);
    await playUntil(page, () => asksWhere(page));
    const before = await question(page);
    const steps = Number(/Move (\d+)/.exec(before)?.[1]);
    const far = page.locator('[data-target]:not([data-target$="-0"])').first();
    await far.click({ force: true });
    await page.locator('path.walk').waitFor({ state: 'attached' });
    const bends = ((await page.locator('path.walk').getAttribute('d')) ?? '').split('L').length - 1;
    expect(bends).toBe(steps);
    expect(await main(page).last().textContent()).toMatch(/^Go to /);
    await main(page).last().click();
    await expect.poll(() => question(page).catch(() => ''), SOON).not.toBe(before);
  });

  test.each(['light', 'dark'] as const)(
    'a phone shows island and battle whole, in %s',
    async (colorScheme) => {
      const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme });
      await open(page);
      const whole = async (): Promise<void> => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      };
      await playUntil(page, () => asksWhere(page));
      await whole();
      const least = async (): Promise<number> => {
        const boxes = await Promise.all((await targets(page).all()).map((one) => one.boundingBox()));
        return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)));
      };
      await expect.poll(least, SOON).toBeGreaterThanOrEqual(44);
      await playUntil(page, () => battle(page).isVisible());
      expect(await battle(page).isVisible()).toBe(true);
      await whole();
    },
  );
});
