import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { open } from './match.ts';
import { decision } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

const GAMES = ['Master Trainer', 'HEX Edition', 'Pokémon Master', 'Four Badges', 'The Board Game'];
const IDS = ['classic', 'hex', 'master', 'badges', 'mit'];

const near = (page: Page): Locator => page.locator('section[role="dialog"][tabindex="-1"]');

/** Opens it, reads it, closes it: it has a title and says or shows something, and covers no button of the question. */
async function look(page: Page, thing: Locator): Promise<string> {
  await thing.click({ force: true });
  await near(page).waitFor();
  const title = (await near(page).getByRole('heading').textContent()) ?? '';
  expect(title.trim()).not.toBe('');
  const seen = (await near(page).locator('p').count()) + (await near(page).locator('svg').count());
  expect(seen, title).toBeGreaterThan(1);
  const [card, bar] = [await near(page).boundingBox(), await decision(page).boundingBox()];
  if (card !== null && bar !== null) expect(card.y + card.height, title).toBeLessThanOrEqual(bar.y + 1);
  await page.keyboard.press('Escape');
  await near(page).waitFor({ state: 'detached' });
  return title;
}

/** The first of these that neither glows nor lies under something: a tap there looks, and chooses nothing. */
async function free(page: Page, of: string): Promise<Locator | null> {
  const at = await page.locator(of).evaluateAll((all) =>
    all.findIndex((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && hit.closest('[data-at]') === one && hit.closest('[data-target]') === null;
    }),
  );
  return at < 0 ? null : page.locator(of).nth(at);
}

/** Goes on to the first question that is asked over the board. */
async function toTheBoard(page: Page): Promise<void> {
  for (let i = 0; i < 12 && (await page.locator('[data-at]').count()) === 0; i++) {
    const act = decision(page).locator('button.btn.main:enabled').first();
    const piece = page.locator('button[data-live="true"]:visible').first();
    await ((await act.count()) > 0 ? act : piece).click({ timeout: 4000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  // Bots may still be moving.
  await decision(page).waitFor();
}

describe.skipIf(CHROMIUM === undefined)('a close look', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());
  afterEach(() => world.clear());

  test.each(GAMES)('at whatever lies on the table of %s', async (name) => {
    const page = await world.person();
    await open(page, name, {});
    await toTheBoard(page);
    // A place, and what lies on one.
    const place = await free(page, 'circle[data-at]');
    if (place === null) throw new Error('no place can be looked at');
    await look(page, place);
    const lying = await free(page, 'g[data-at]');
    if (lying !== null) await look(page, lying);
    // Whoever sits there, with what they have.
    await look(page, page.getByRole('list', { name: 'Players' }).locator('button').first());
    const token = page.locator('button[data-piece]:not([data-live="true"]):visible');
    if ((await token.count()) > 0) await look(page, token.first());
    // What there is to reach.
    await page.getByRole('tab', { name: 'Goals' }).click();
    await look(page, page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first());
    await place.click({ force: true });
    await near(page).waitFor();
    await expectAccessible(page);
  });

  test('by keyboard, with the focus back where it was', async () => {
    const page = await world.person();
    await open(page, 'Master Trainer', {});
    await toTheBoard(page);
    const team = page.locator('button[data-piece]:visible').last();
    await team.focus();
    await page.keyboard.press('i');
    await near(page).waitFor();
    await expect.poll(() => near(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await near(page).waitFor({ state: 'detached' });
    await expect.poll(() => team.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test.each(['HEX Edition', 'Four Badges'])('at a pile of %s, by keyboard', async (name) => {
    const page = await world.person();
    await open(page, name, {});
    await toTheBoard(page);
    await page.getByRole('button', { name: 'List view' }).press('Enter');
    const pile = page.getByRole('region', { name: 'The board as a list' }).locator('[data-at^="pile:"]');
    const row = page.getByRole('row').filter({ has: page.locator('[data-at^="pile:"]') });
    expect(await row.first().textContent()).toMatch(/\d+ left/);
    await pile.first().press('Enter');
    await near(page).waitFor();
    expect(await near(page).locator('p').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await near(page).waitFor({ state: 'detached' });
    await expect.poll(() => pile.first().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('by a finger that rests on what would be chosen by a tap', async () => {
    const page = await world.person({ viewport: PHONE, hasTouch: true });
    await open(page, 'The Board Game', {});
    // Before the first turn: the starter cards glow.
    const starter = page.locator('button[data-piece][data-live="true"]:visible').first();
    const box = await starter.boundingBox();
    if (box === null) throw new Error('no starter card is shown');
    const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
    await near(page).waitFor();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const title = (await near(page).getByRole('heading').textContent()) ?? '';
    expect(await starter.locator('b').textContent()).toContain(title);
    // Nothing was chosen by it.
    expect(await starter.getAttribute('aria-pressed')).toBe('false');
  });

  test.each(IDS)('at all there is in %s', async (id) => {
    const page = await world.person();
    await page.goto(`/dex/${id}`);
    const tiles = page.locator('main ul > li > button');
    await tiles.first().waitFor();
    for (const sort of await page.getByRole('group').first().getByRole('button').all()) {
      await sort.click();
      await tiles.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect((await dialog.locator('p').allTextContents()).join('').trim()).not.toBe('');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await expectAccessible(page);
  });

  test('of a game nobody knows there is none, but a way to the games', async () => {
    const page = await world.person();
    await page.goto('/dex/foo');
    await page.getByText('There is nothing here').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'To the games' }).click();
    await page.waitForURL('**/');
  });

  test('finds a Pokémon by its name and by its type', async () => {
    const page = await world.person();
    await page.goto('/dex/hex');
    const tiles = page.locator('main ul > li > button');
    await tiles.first().waitFor();
    await page.getByRole('searchbox').fill('pikachu');
    await page
      .getByRole('status')
      .getByText(/^\d things?$/)
      .waitFor();
    expect(await tiles.first().textContent()).toContain('Pikachu');
    await page.getByRole('button', { name: 'Fire', exact: true }).click();
    await page.getByText('Nothing here is called “pikachu”.').waitFor();
  });
});
