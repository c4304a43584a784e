import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { choose, HASTY, saidAll } from './playing.ts';
import { english, texts } from './reading.ts';
import { CHROMIUM, PATIENT, PHONE, World } from './world.ts';

/** Names, clauses and words that are the same in both languages. */
const SAME = [
  /^(Indigo|English|Deutsch|Normal|Bot|Box|Chat|Dex|Team|Offline|Name)$/,
  /^Route \d$/,
  /^[A-Z]-[A-Z]+-\d+$/,
  /^(Brisk|Moss|Trainer)$/,
];

const game = (page: Page, name: string) => page.getByRole('article', { name });

describe.skipIf(CHROMIUM === undefined)('languages', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a German browser finds every page in German', async () => {
    const page = await world.person({ locale: 'de-AT' });
    await choose(page, HASTY);
    for (const path of ['/', '/settings', '/matches', '/lobby', '/join', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect({ [path]: english(await texts(page)) }).toEqual({ [path]: [] });
    }
    await page.goto('/rules/badges');
    await page.getByText('Regeln auf Englisch').first().waitFor();
  });

  test('the Dex, how to play, one’s own record and the lab are in German, whatever the game', async () => {
    const page = await world.person({ locale: 'de-DE' });
    const look = async (where: string): Promise<void> => {
      await saidAll(page);
      expect({ [where]: english(await texts(page)) }).toEqual({ [where]: [] });
    };
    for (const path of ['/you', '/lab', ...GAMES.map((id) => `/how/${id}`)]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(path);
    }
    for (const id of GAMES) {
      await page.goto(`/dex/${id}`);
      const sorts = page.getByRole('group', { name: 'Was du ansehen willst' }).getByRole('button');
      await sorts.first().waitFor();
      for (let i = 0; i < (await sorts.count()); i++) {
        await sorts.nth(i).click();
        await look(`/dex/${id} ${await sorts.nth(i).textContent()}`);
      }
    }
  });

  test('setting up a game names its options in German', async () => {
    const page = await world.person({ locale: 'de-DE', viewport: PHONE });
    await page.goto('/');
    await game(page, 'Vier Orden').getByRole('button', { name: 'Einrichten' }).click();
    await page.getByRole('dialog').locator('summary').click();
    await page.getByLabel('Größe des Teams').waitFor();
    await page.getByRole('option', { name: 'Typ des Stapels' }).waitFor({ state: 'attached' });
    expect(english(await texts(page))).toEqual([]);
  });

  test('at a table the language is switched without a reload: all that is read changes, and the match goes on', async () => {
    const page = await world.person({ locale: 'en-GB' });
    await choose(page, HASTY);
    await page.goto('/');
    await game(page, 'Four Badges').getByRole('button', { name: 'Play now' }).click();
    const asked = (name: string) => page.getByRole('region', { name });
    await asked('Your decision').waitFor({ timeout: 60_000 });
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const before = await texts(page);
    await page.getByRole('button', { name: 'Table settings' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('heading', { name: 'Einstellungen des Tisches' }).waitFor();
    await page.keyboard.press('Escape');
    await asked('Deine Entscheidung').waitFor();
    await page
      .getByText(/ ist dran|Du bist dran/)
      .first()
      .waitFor();
    // The words of the game come a little later than those of the page.
    await expect
      .poll(async () => {
        const after = await texts(page);
        const stayed = after.filter((text) => before.includes(text) && !SAME.some((same) => same.test(text)));
        return [...stayed, ...english(after)];
      })
      .toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');

    const question = await asked('Deine Entscheidung').getByRole('heading').first().textContent();
    await asked('Deine Entscheidung').getByRole('button', { name: 'Zug beenden' }).click();
    await expect
      .poll(async () => (await page.getByRole('list', { name: 'Verlauf' }).textContent()) ?? '')
      .toMatch(/(Brisk|Moss) würfelt/);
    expect(question).toMatch(/Was tust du/);
    expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
  });
});
