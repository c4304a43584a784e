import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { en } from '../../src/words/en.ts';
import { decision, held } from './playing.ts';
import { CHROMIUM, PATIENT, World } from './world.ts';

/** What somebody on a train waits for, in bytes as they are sent: for home, and for a table of a game never opened before. */
const MOST = 250_000;

/** Something to do for whoever plays: a roll, or a question. */
const mine = (page: Page) => held(page).or(decision(page)).first();

/** Everything the page itself has loaded; what its worker loads for itself comes while one already sees the page. */
const loaded = (page: Page): Promise<{ readonly bytes: number; readonly files: readonly string[] }> =>
  page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const sizes = all
      .map(({ name, encodedBodySize: bytes }) => ({ path: new URL(name).pathname, bytes }))
      .filter(({ path }) => !path.includes('/worker-'))
      .sort((a, b) => b.bytes - a.bytes);
    return {
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      files: sizes.map(({ path, bytes }) => `${bytes} ${path}`),
    };
  });

describe.skipIf(CHROMIUM === undefined)('the first load', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('is small, of home', async () => {
    const page = await world.person();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const home = await loaded(page);
    expect(home.bytes, home.files.join('\n')).toBeLessThan(MOST);
    // The font is among it, and is what headings are written in.
    expect(home.files.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
    const fonts = await page.evaluate(() =>
      [...document.fonts].map((font) => `${font.family} ${font.status}`),
    );
    expect(fonts).toEqual(['Nunito loaded']);
  });

  test.each(GAMES.map((id) => en.boxes[id].name))('is small, of a table of %s', async (game) => {
    const page = await world.person();
    await page.goto('/');
    await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
    await mine(page).waitFor();
    // Nothing of the page is kept in another browser, but for the match.
    const storageState = await page.context().storageState({ indexedDB: true });
    const other = await world.person({ storageState });
    await other.goto(page.url());
    await mine(other).waitFor();
    await other.waitForLoadState('networkidle');
    const table = await loaded(other);
    expect(table.bytes, table.files.join('\n')).toBeLessThan(MOST);
  });
});
