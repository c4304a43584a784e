import { badges } from '@indigo/badges';
import { bots } from '@indigo/bots';
import { Match, type MatchRecord, seeded } from '@indigo/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectWhole, main, open, over, playUntil, question, SOON } from './match.ts';
import { answer, choose, decision, HASTY } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

/** A short match of people who do anything. */
function played(): MatchRecord {
  const about = { names: ['Ada', 'Ben'], bots: [null, null] };
  const match = Match.start(
    badges,
    { seats: 2, options: { maxTurns: 24, firstSeat: 1 }, about },
    { rng: seeded(4) },
  );
  const rng = seeded(5);
  while (!match.over) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
  }
  return match.record;
}

const hint = (page: Page) => decision(page).getByRole('button', { name: 'Hint' });
const hints = (page: Page) => decision(page).getByRole('status', { name: 'Hint' }).getByRole('button');
const analysis = (page: Page) => page.getByRole('dialog', { name: 'Analysis' });
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });

async function replay(page: Page): Promise<void> {
  await choose(page, HASTY);
  await page.goto('/matches');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(played())),
  });
  await page.waitForURL('**/replay/local-*');
  await moment(page).waitFor();
}

describe.skipIf(CHROMIUM === undefined)('luck and skill', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a hint names the best answers with the chance of winning; pressed, one is chosen, not given', async () => {
    const page = await world.person();
    await open(page, 'Four Badges', { firstSeat: '1' });
    const asked = await question(page);
    await hint(page).click();
    await hints(page).first().waitFor(SOON);
    const found = await hints(page).allTextContents();
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(3);
    const chances = found.map((words) => Number(/^(\d+)%/.exec(words)?.[1]));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(found.join(' ')).toMatch(/cards to catch/);
    await expectAccessible(page);
    await hints(page).first().click();
    await main(page).last().waitFor();
    expect(await question(page)).toBe(asked);
    await main(page).last().click();
    await expect.poll(() => question(page).catch(() => ''), SOON).not.toBe(asked);
  });

  test('at the end of a match its analysis leads into the replay', async () => {
    const page = await world.person();
    await open(page, 'Four Badges', { firstSeat: '1', maxTurns: '3' }, HASTY);
    await playUntil(page, answer);
    await over(page).getByRole('button', { name: 'Analyse the match' }).click();
    // In short on the page itself, and all of it over it.
    await over(page).getByRole('button', { name: 'The whole analysis' }).click({ timeout: 60_000 });
    await over(page)
      .getByText(/luck [+−±]/)
      .first()
      .waitFor();
    await analysis(page).getByRole('table').waitFor();
    await expectAccessible(page);
    await analysis(page)
      .getByRole('img', { name: /^Chances of winning over the match/ })
      .click();
    await page.waitForURL('**/replay/local-*');
    await moment(page).waitFor();
    expect(Number(await moment(page).inputValue())).toBeGreaterThan(0);
  });

  test.each([
    ['at a desk', {}],
    ['on a phone', { viewport: PHONE, hasTouch: true }],
  ])('a replay is analysed, can be stopped, and is travelled by its turning points, %s', async (_, how) => {
    const page = await world.person(how);
    await replay(page);
    await page.getByRole('button', { name: 'Analysis' }).click();
    await analysis(page).getByRole('progressbar').waitFor();
    await analysis(page).getByRole('button', { name: 'Stop' }).click();
    await analysis(page).getByRole('button', { name: 'Analyse the match' }).click();
    await analysis(page).getByRole('table').waitFor({ timeout: 120_000 });
    const rows = await analysis(page).getByRole('row').allTextContents();
    expect(rows.slice(1).map((row) => row.trim().slice(0, 3))).toEqual(['Ada', 'Ben']);
    expect(await analysis(page).locator('path[data-seat]').count()).toBe(2);
    await analysis(page).getByRole('heading', { name: 'Worst answers' }).waitFor();
    expect(await analysis(page).textContent()).toMatch(/Better: .+ \([<>\d]+% instead of [<>\d]+%\)/);
    await expectWhole(page);
    const wide = await analysis(page).evaluate((box) => {
      const body = box.lastElementChild ?? box;
      return body.scrollWidth - body.clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
    const before = await moment(page).inputValue();
    await analysis(page)
      .getByTitle('Go to this moment of the replay')
      .filter({ hasNotText: /^Turn 1 / })
      .first()
      .click();
    await expect.poll(() => moment(page).inputValue()).not.toBe(before);
    expect(await analysis(page).count()).toBe(0);
    // It is remembered.
    await page.getByRole('button', { name: 'Analysis' }).click();
    await analysis(page).getByRole('table').waitFor(SOON);
  });
});
