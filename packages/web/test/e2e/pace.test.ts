/** What is on the screen in every single frame while a match goes on. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { over } from './match.ts';
import { answer, choose, curtain, decision, held, hold, story } from './playing.ts';
import { CHROMIUM, PATIENT, World } from './world.ts';

/** Everything moves, quickly, and waits for whom it should. */
const QUICK = { pace: 4, oneTap: false, sound: false };
const GAMES = ['Master Trainer', 'Four Badges', 'The Board Game', 'HEX Edition', 'Pokémon Master'];
const ACTS = 14;

interface Frame {
  readonly asked: string | null;
  readonly isWindow: boolean;
  /** Something is still to be shown before the table is as it is asked about. */
  readonly moving: boolean;
  /** Whose dice lie there. */
  readonly dice: readonly string[];
  readonly held: boolean;
  /** It waits for one's own hand. */
  readonly rolls: boolean;
  /** News of others, large. */
  readonly news: boolean;
  readonly chosen: number;
}

/** Looks at the page in every frame it draws. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = (): void => {
      const bar = document.querySelector<HTMLElement>('section[aria-label="Your decision"]');
      const table = document.querySelector<HTMLElement>('[data-moving]');
      frames.push({
        asked: bar?.dataset.no ?? null,
        isWindow: bar?.dataset.window === 'true',
        moving: table?.dataset.moving === 'true',
        dice: [...document.querySelectorAll<HTMLElement>('[data-die]')].map((die) => die.dataset.die ?? ''),
        held: document.querySelector('section[data-hold]') !== null,
        rolls: document.querySelector('section[data-hold="act"]') !== null,
        news: document.querySelector('section[data-mood="told"]') !== null,
        chosen: document.querySelectorAll(
          '[data-target][aria-pressed="true"], section[aria-label="Your decision"] [aria-pressed="true"]',
        ).length,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

describe.skipIf(CHROMIUM === undefined)('the pace of a table', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  async function begin(game: string, settings: object): Promise<Page> {
    const page = await world.person({ reducedMotion: 'no-preference' });
    await choose(page, settings);
    await page.goto('/');
    await page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' }).click();
    return page;
  }

  test.each(GAMES)('%s: every frame shows what is asked about', async (game) => {
    const page = await begin(game, QUICK);
    await decision(page).or(held(page)).first().waitFor();
    await watch(page);
    for (let i = 0; i < ACTS; i++) {
      await decision(page).or(held(page)).or(over(page)).first().waitFor({ timeout: 60_000 });
      if (await over(page).isVisible()) break;
      if (await held(page).isVisible()) await held(page).getByRole('button').click();
      else await answer(page).catch(() => {});
    }
    const frames = await framesOf(page);
    const asked = frames.filter((frame) => frame.asked !== null);
    expect(asked.length).toBeGreaterThan(0);
    // The table shown is the one asked about.
    expect(asked.filter(({ moving }) => moving)).toEqual([]);
    expect(asked.filter((frame) => frame.held)).toEqual([]);
    // Nobody else's dice lie beside one's own question, unless it is about them.
    const strange = ({ dice, isWindow }: Frame): boolean => !isWindow && dice.some((seat) => seat !== '0');
    expect(asked.filter(strange)).toEqual([]);
    // What others won gives way to what is one's own.
    expect(frames.filter(({ rolls, news }) => rolls && news)).toEqual([]);
    expect(asked.filter(({ news }) => news)).toEqual([]);
    // Nothing is chosen in the first frame of a question.
    const first = frames.filter((frame, i) => frame.asked !== null && frames[i - 1]?.asked !== frame.asked);
    expect(first.slice(1).filter(({ chosen }) => chosen > 0)).toEqual([]);
  });

  test('one rolls with a tap or with Enter, sees the chances before, and nothing goes on before that', async () => {
    const page = await begin('Master Trainer', QUICK);
    const rolls = async (): Promise<number> =>
      (await story(page)).filter((line) => /^You roll a \d/.test(line)).length;
    await held(page).getByRole('button', { name: 'Roll' }).waitFor();
    await page.waitForTimeout(1500);
    expect(await rolls()).toBe(0);
    await held(page).getByRole('button', { name: 'Roll' }).click();
    await expect.poll(rolls).toBe(1);
    const catches = held(page).filter({ hasText: 'Your roll to catch' });
    for (let i = 0; i < 60 && !(await catches.isVisible()); i++) {
      await decision(page).or(held(page)).first().waitFor({ timeout: 60_000 });
      if (await catches.isVisible()) break;
      if (await held(page).isVisible()) await page.keyboard.press('Enter');
      else await answer(page).catch(() => {});
    }
    await catches.getByRole('img', { name: /^helps: \d/ }).waitFor();
    expect(await catches.textContent()).toMatch(/\d+%/);
    const before = await rolls();
    await page.keyboard.press('Enter');
    await expect.poll(rolls).toBe(before + 1);
  });

  test('whoever wants their dice to fall by themselves is not kept waiting', async () => {
    const page = await begin('Master Trainer', { ...QUICK, rollsItself: true });
    const hasRolled = async (): Promise<boolean> =>
      (await story(page)).some((line) => /^You roll a \d/.test(line));
    // Whoever goes first, and whatever is asked before one's own die falls.
    for (let i = 0; i < 20 && !(await hasRolled()); i++) {
      await decision(page).waitFor({ timeout: 60_000 });
      expect(await held(page).isVisible()).toBe(false);
      if (!(await hasRolled())) await answer(page).catch(() => {});
    }
    expect(await hasRolled()).toBe(true);
  });

  test('round one screen everybody rolls their own dice, once they hold the device', async () => {
    const page = await world.person({ reducedMotion: 'no-preference' });
    await choose(page, QUICK);
    await page.goto('/');
    await page.getByRole('button', { name: 'Pass and play' }).click();
    await page.getByLabel('Name in seat 1').fill('Ana');
    await page.getByLabel('Name in seat 2').fill('Ben');
    await page.getByRole('button', { name: 'Start' }).click();
    const rolled = new Set<string>();
    let holder = '';
    for (let i = 0; i < 60 && rolled.size < 2; i++) {
      await decision(page).or(held(page)).or(curtain(page)).first().waitFor();
      if (await curtain(page).isVisible()) {
        holder = /(\w+)’s eyes only/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
        await hold(page);
      } else if (await held(page).isVisible()) {
        if (/Your roll to move/.test((await held(page).textContent()) ?? '')) rolled.add(holder);
        await held(page).getByRole('button').click();
      } else await answer(page).catch(() => {});
    }
    expect([...rolled].sort()).toEqual(['Ana', 'Ben']);
  });

  test('a tap on the board shows at once what is still to come', async () => {
    // So slow that the die alone would fall for minutes.
    const page = await begin('Master Trainer', { ...QUICK, pace: 0.005 });
    await held(page).getByRole('button', { name: 'Roll' }).click();
    await held(page).waitFor({ state: 'hidden' });
    expect(await decision(page).isVisible()).toBe(false);
    await page.mouse.click(300, 120);
    await decision(page).or(held(page)).first().waitFor();
  });
});
