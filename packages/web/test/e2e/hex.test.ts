import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  battle,
  expectFingers,
  expectWalk,
  expectWhole,
  main,
  open,
  pieces,
  playUntil,
  question,
  SOON,
  tap,
  targets,
} from './match.ts';
import { decision } from './playing.ts';
import { CHROMIUM, PATIENT, PHONE, World } from './world.ts';

const GAME = 'HEX Edition';
/** Long enough for what is waited for, however luck and bots have it. */
const LONG = { maxTurns: '60' };

const asksWhere = async (page: Page): Promise<boolean> => /where to/.test(await question(page));

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
  const wanted = [
    /^(Stay and fight|Fight)/,
    /^Roll and move/,
    /^(Go on|End your turn)/,
    /^(None|No ball)/,
    /^Let it be/,
  ];
  const listed = page
    .locator('section[class*="_close_"] button:enabled')
    .or(asked.locator('li button:enabled'))
    .or(asked.locator('fieldset button:enabled'));
  if (await asksWhere(page)) {
    await tap(page, await onward(page));
    return;
  }
  for (const words of wanted) {
    const one = act.or(listed).filter({ hasText: words });
    if ((await one.count()) === 0) continue;
    await tap(page, one.first());
    return;
  }
  if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  else if ((await pieces(page).count()) > 0) await tap(page, pieces(page).first());
  else if ((await listed.count()) > 0) await tap(page, listed.first());
  else if ((await targets(page).count()) > 0) await tap(page, targets(page).first());
  else await act.last().click(SOON);
}

describe.skipIf(CHROMIUM === undefined)(GAME, PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a space is chosen by the first tap, which shows the way step by step, and walked to by the button; the goals are listed', async () => {
    const page = await world.person();
    await open(page, GAME, LONG);
    await playUntil(page, answer, () => asksWhere(page));
    const steps = Number(/Move (\d+)/.exec(await question(page))?.[1]);
    const far = page.locator('[data-target]:not([data-target$="-0"])').first();
    expect(await expectWalk(page, far, /^Go to /)).toBe(steps);
    await page.getByRole('tab', { name: 'Goals' }).click();
    const goals = page.getByRole('region', { name: 'Goals' });
    // The Leaders of six cities, and how far the two players are.
    await expect.poll(() => goals.getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
  });

  test('who may be sent shows on the meadow, with the sum, before being sent', async () => {
    const page = await world.person();
    await open(page, GAME, LONG);
    const asksWhom = async (): Promise<boolean> => /Which Pokémon do you send/.test(await question(page));
    await playUntil(page, answer, asksWhom);
    expect(await battle(page).textContent()).not.toContain('your sum');
    await pieces(page).first().click();
    await expect.poll(() => battle(page).textContent()).toMatch(/your sum/);
    expect(await asksWhom()).toBe(true);
  });

  test.each(['light', 'dark'] as const)(
    'a phone shows island and battle whole, in %s',
    async (colorScheme) => {
      const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme });
      await open(page, GAME, LONG);
      await playUntil(page, answer, () => asksWhere(page));
      await expectWhole(page);
      await expectFingers(page);
      await playUntil(page, answer, () => battle(page).isVisible());
      expect(await battle(page).isVisible()).toBe(true);
      await expectWhole(page);
    },
  );
});
