/** Moments that take a match to come to: each is played to without a page, and opened on one. */
import type { Decision, Scene } from '@indigo/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { question, SOON } from './match.ts';
import { bring, playedTo, playOn } from './moments.ts';
import { choose, decision, HASTY } from './playing.ts';
import { unreadable } from './reading.ts';
import { CHROMIUM, expectAccessible, PATIENT, World } from './world.ts';

/** More than lie at ease in a row. */
const LARGE = 7;

/** More than one wild Pokémon deals. */
const MOST_PARTS = 8;
/** Several hits of a wild Pokémon are to be placed. */
const several = ({ kind, say: [, , , left] }: Decision): boolean =>
  kind === 'place' && Array.isArray(left) && left.length > 1;

const teamOf = ({ zones, pieces }: Scene): number => {
  const own = zones.filter(({ kind, seat }) => kind === 'team' && seat === 0).map(({ id }) => id);
  return pieces.filter(({ at }) => own.includes(at)).length;
};

describe.skipIf(CHROMIUM === undefined)('far into a match', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  async function openAt(
    game: string,
    options: { readonly [key: string]: number | boolean },
    like: (asked: Decision, scene: Scene) => boolean,
    settings: object = HASTY,
    seed?: number,
  ): Promise<Page> {
    const { record, at } = await playedTo(game, options, like, seed);
    const page = await world.person();
    await choose(page, settings);
    await playOn(page, await bring(page, { record }), at);
    return page;
  }

  test('a large team is drawn out with its names, and sought by them', async () => {
    const page = await openAt('classic', { maxTurns: 200 }, (_, scene) => teamOf(scene) >= LARGE);
    await page.getByRole('button', { name: /^All \d+$/ }).click();
    const drawer = page.getByRole('dialog', { name: /^Team \(\d+\)$/ });
    const rows = drawer.locator('ul button');
    await expect.poll(() => rows.count(), SOON).toBeGreaterThanOrEqual(LARGE);
    await expectAccessible(page);
    const name = ((await rows.last().locator('span').first().textContent()) ?? '').trim();
    await drawer.getByRole('searchbox').fill(name.slice(0, 5));
    await expect.poll(() => rows.first().textContent(), SOON).toContain(name.slice(0, 5));
    await drawer.getByRole('searchbox').fill('Missingno');
    await drawer.getByText('Nothing of that name').waitFor();
  });

  test('hex: whoever thinks better of a trade goes back before saying with whom', async () => {
    const page = await openAt('hex', { maxTurns: 6 }, ({ options }) =>
      options.some(({ id }) => id === 'offer'),
    );
    const before = await question(page);
    await decision(page).locator('button[data-role="aside"]').click();
    await expect.poll(() => question(page), SOON).toMatch(/Whom do you offer a trade/);
    await decision(page).getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => question(page), SOON).toBe(before);
  });

  test('master: all damage of a wild Pokémon is placed in one go', async () => {
    const page = await openAt('master', { maxRounds: 4 }, several, HASTY, 11);
    const asked = decision(page);
    const parts = asked.locator('button[class*="_part_"][aria-pressed="false"]:enabled:visible');
    const send = asked.locator('button.btn.main:enabled');
    const no = await asked.getAttribute('data-no');
    for (let i = 0; i < MOST_PARTS && (await send.count()) === 0; i++) {
      await parts.first().click(SOON);
      await asked.getByRole('button', { name: 'Take back the last' }).waitFor();
    }
    // Nothing was sent before all of it was placed.
    expect(await asked.getAttribute('data-no')).toBe(no);
    await send.click();
    await expect.poll(async () => /damage|hit/i.test(await question(page)), SOON).toBe(false);
  });

  test('master: who is alone takes all damage, and nobody is asked in which order', async () => {
    const alone = (asked: Decision, scene: Scene): boolean => several(asked) && teamOf(scene) === 1;
    const page = await openAt('master', { maxRounds: 4 }, alone, HASTY, 41);
    await decision(page)
      .getByRole('button', { name: /^Take the damage/, disabled: false })
      .click();
    await expect.poll(() => question(page), SOON).not.toMatch(/strikes/);
  });

  test('a phone on its side: a question longer than the screen is scrolled to its end', async () => {
    const page = await openAt('master', { maxRounds: 4 }, several, HASTY, 11);
    await page.setViewportSize({ width: 844, height: 390 });
    const parts = decision(page).locator('fieldset button');
    await parts.first().waitFor();
    await decision(page).getByRole('heading').hover();
    await page.mouse.wheel(0, 2000);
    // On the screen, and not under anything; what one has stays in reach.
    const isHit = (found: Locator): Promise<boolean> =>
      found.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(() => isHit(parts.last()), SOON).toBe(true);
    expect(await isHit(page.getByRole('tab').first())).toBe(true);
  });

  test('what a question is about lies between the seats and the log, and both are still seen', async () => {
    const page = await openAt('hex', { maxTurns: 200 }, ({ kind }) => kind === 'trade-take');
    const side = page.locator('aside');
    const near = side.locator('section[class*="_close_"]');
    await near.waitFor();
    const [seats, look, log, whole] = await Promise.all(
      [side.locator('ul[class*="_seats_"]'), near, side.locator('[data-log]'), side].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!seats || !look || !log || !whole) throw new Error('something is not there');
    // However long the list of answers is.
    expect(seats.y).toBeCloseTo(whole.y, -1);
    expect(seats.height).toBeGreaterThan(80);
    expect(look.y).toBeGreaterThanOrEqual(seats.y + seats.height - 1);
    expect(log.y).toBeGreaterThan(look.y + look.height - 1);
    expect(log.height).toBeGreaterThan(80);
    expect(log.y + log.height).toBeLessThanOrEqual(whole.y + whole.height + 1);
  });

  test('hex: of a card laid beside who fights, what is printed on it is read or left out', async () => {
    const page = await openAt('hex', { maxTurns: 200 }, ({ kind }) => kind === 'lay', {
      ...HASTY,
      oneTap: false,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    const lays = decision(page).locator('li button', { hasText: /^Lay (?!nothing)/ });
    await lays.first().click();
    await page.locator('[class*="_turned_"]').first().waitFor();
    expect(await unreadable(page)).toEqual([]);
  });

  test('mit: whoever decides for a Gym Leader may let a bot do it, from then on', async () => {
    const page = await openAt('mit', { maxTurns: 60 }, ({ behalf }) => behalf === true, {
      ...HASTY,
      leaders: 'never',
    });
    const told = decision(page).getByText('You play the other side here.');
    await told.waitFor();
    await decision(page).getByRole('button', { name: 'Let a bot do it' }).click();
    await told.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => localStorage.getItem('indigo.settings'));
    expect(JSON.parse(kept ?? '{}').state.leaders).toBe('always');
  });
});
