import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { main, open, playUntil, question, SOON, tap, targets } from './match.ts';
import { decision, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

const HEX = 'HEX Edition';
const MASTER = 'Pokémon Master';

/** Places that take several steps. */
const far = (page: Page): Locator => page.locator('[data-target][aria-label*="steps"]');
const beside = (page: Page): Locator => page.locator('foreignObject section');
const walks = async (page: Page): Promise<number> =>
  (await story(page)).filter((line) => /^You move/.test(line)).length;

describe.skipIf(CHROMIUM === undefined)('fewer questions, and choices that say what they do', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('hex: rolling is the main button, a trade stands aside, is put together side by side, and can be left', async () => {
    const page = await world.person();
    await open(page, HEX, {});
    const asked = decision(page);
    const trade = asked.locator('button[data-role="aside"]');
    await playUntil(
      page,
      (one) => main(one).first().click(SOON),
      async () => (await trade.count()) > 0,
    );
    expect(await main(page).allTextContents()).toEqual([expect.stringMatching(/^Roll/)]);
    await trade.click();
    // With two players there is nobody to choose between.
    const give = asked.getByRole('group', { name: 'You give' });
    const get = asked.getByRole('group', { name: 'You get' });
    await give.getByRole('button').first().click();
    await get.getByRole('button').first().click();
    await expect
      .poll(() => give.getByRole('status').textContent(), SOON)
      .toMatch(/In all: 1 Pokémon, power \d+/);
    await expect
      .poll(() => get.getByRole('status').textContent(), SOON)
      .toMatch(/In all: 1 Pokémon, power \d+/);
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'No trade' }).click();
    await expect.poll(() => question(page), SOON).toMatch(/Your turn/);
  });

  test('master: several steps are one tap, and what is met opens beside the pawn', async () => {
    const page = await world.person();
    await open(page, MASTER, {});
    // Whoever has chosen a Pokémon goes on from there.
    await playUntil(
      page,
      async (one) => {
        const live = one.locator('button[data-live="true"]');
        if ((await live.count()) > 0) await tap(one, live.first());
        else await tap(one, targets(one).first());
      },
      async () => (await far(page).count()) > 0,
    );
    const before = await walks(page);
    await far(page).last().click({ force: true });
    await expect.poll(() => decision(page).textContent(), SOON).toMatch(/costs [2-5] actions/);
    await main(page).last().click();
    await expect.poll(() => walks(page), SOON).toBeGreaterThan(before + 1);
    const pass = decision(page).locator('button[data-role="ends"]');
    await playUntil(
      page,
      async (one) => {
        const near = targets(one);
        if ((await near.count()) > 0) await tap(one, near.last());
        else await pass.first().click(SOON);
      },
      async () => (await beside(page).count()) > 0,
    );
    expect(await beside(page).getByRole('button').allTextContents()).toEqual([
      'Not now',
      'Meet the wild Pokémon',
    ]);
    await expect.poll(() => main(page).first().textContent(), SOON).toMatch(/^Meet the wild/);
    expect(await decision(page).getByText('Make camp').count()).toBe(0);
  });

  test('master: the field shows where one can walk, and several steps are one tap, on a phone too', async () => {
    const page = await world.person({ viewport: PHONE, hasTouch: true });
    await open(page, MASTER, { maxRounds: '1' });
    // Hexes that are not next to the one it stands on.
    const steps = page.locator('[data-target^="hex:"][aria-label^="Walk"]');
    const asks = /what does it do/;
    await playUntil(
      page,
      async (one) => {
        const live = one.locator('button[data-live="true"]:visible');
        const ends = decision(one).locator('button[data-role="ends"]');
        if ((await live.count()) > 0) await tap(one, live.first());
        else if ((await targets(one).count()) > 0 && /begin/.test(await question(one)))
          await tap(one, targets(one).first());
        else if ((await ends.count()) > 0) await ends.first().click(SOON);
        else await tap(one, decision(one).locator('button.btn:enabled').last());
      },
      async () => asks.test(await question(page)) && (await steps.count()) > 0,
    );
    // Wherever on the board it lies: a phone shows a part of it.
    await steps.first().dispatchEvent('click');
    await expect.poll(() => main(page).last().textContent(), SOON).toMatch(/^Walk \d steps/);
  });
});
