import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { over } from './match.ts';
import { bring, type MomentName, played, playOn } from './moments.ts';
import { answer, choose, decision, HASTY, saidAll, speak } from './playing.ts';
import { english, texts, unreadable } from './reading.ts';
import { CHROMIUM, expectAccessible, PATIENT, World } from './world.ts';

/** Long enough for something to have happened, short enough for a test. */
const GAMES: readonly (readonly [string, { readonly [key: string]: number }])[] = [
  ['classic', { maxTurns: 60 }],
  ['badges', { maxTurns: 40 }],
  ['mit', { maxTurns: 30 }],
  ['hex', { maxTurns: 40 }],
  ['master', { maxRounds: 4 }],
];
const SIZES = [
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const;
/** Words of another language are longer: looked at on a phone and at a desk. */
const ELSEWHERE = [SIZES[0], SIZES[3]] as const;
/** Where something is asked. */
const LIVE: readonly MomentName[] = ['start', 'board', 'battle'];
/** Where most is printed on what is drawn. */
const PRINTED: readonly MomentName[] = ['board', 'battle'];

/** For what moves to come to rest; what is wrong then is wrong. */
const TO_REST_MS = 10_000;

/** Everything has its place, and words have the size they keep: the board rests under the eye. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done()), 250)),
  );
  await page.waitForFunction(() => document.querySelector('svg[style*="will-change"]') === null);
}

/** What is wrong with the table at any size. A busy machine may still be about to draw: only what stays counts. */
async function wrong(
  page: Page,
  moment: string,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    let found = await unreadable(page);
    for (const until = Date.now() + TO_REST_MS; found.length > 0 && Date.now() < until; ) {
      await settled(page);
      found = await unreadable(page);
    }
    all.push(...found.map((what) => `${moment} ${width}×${height}: ${what}`));
  }
  return all;
}

/** Likewise of whoever uses the page in another way: colours of the night come one after the other. */
async function accessible(page: Page): Promise<void> {
  for (const until = Date.now() + TO_REST_MS; ; ) {
    await settled(page);
    try {
      await expectAccessible(page);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

/** With luck that is always the same, a second table would get the name of the first. */
const anyLuck = (page: Page): Promise<void> => page.context().unroute('**/assets/worker-*.js');

describe.skipIf(CHROMIUM === undefined)('everything can be read and reached', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test.each(GAMES)('in %s, at every size of a screen', async (game, options) => {
    const match = await played(game, options);
    const page = await world.person({ hasTouch: true });
    await anyLuck(page);
    await choose(page, HASTY);
    const replay = await bring(page, match);
    const all: string[] = [];
    for (const moment of LIVE) {
      const at = match.moments.get(moment);
      if (at === undefined) continue;
      await playOn(page, replay, at);
      all.push(...(await wrong(page, moment)));
      await page.emulateMedia({ colorScheme: moment === 'board' ? 'dark' : 'light' });
      await accessible(page);
      if (!PRINTED.includes(moment)) continue;
      await speak(page, 'de');
      all.push(...(await wrong(page, `${moment} in German`, ELSEWHERE)));
      await speak(page, 'en');
    }
    await playOn(page, replay, match.moments.get('last') as number);
    for (let i = 0; i < 60 && !(await over(page).isVisible()); i++) {
      await decision(page).or(over(page)).first().waitFor();
      // A question may be gone before it is answered where a bot was quicker.
      if (!(await over(page).isVisible())) await answer(page).catch(() => {});
    }
    await over(page).waitFor();
    all.push(...(await wrong(page, 'end')));
    expect(all).toEqual([]);
    await speak(page, 'de');
    expect(english(await texts(page))).toEqual([]);
    // One's own record, with what was seen in this match.
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['de'] }));
    await page.goto('/you');
    await page.locator('main summary').click();
    await page.locator('main details img, main details svg').first().waitFor();
    await saidAll(page);
    expect(english(await texts(page))).toEqual([]);
  });

  test('what is too small, cut off or covered is found', async () => {
    const page = await world.person();
    await page.goto('/');
    await page.locator('main h1').first().waitFor();
    expect(await unreadable(page)).toEqual([]);
    await page.evaluate(() => {
      const add = (css: string, html: string): void => {
        const box = document.createElement('p');
        box.style.cssText = `position: fixed; left: 0; ${css}`;
        box.innerHTML = html;
        document.body.append(box);
      };
      add('top: 0; font-size: 9px', 'tiny');
      add('top: 40px; transform: scale(0.5)', 'shrunk words that were big enough');
      add('top: 80px', '<svg width="50" height="50" viewBox="0 0 100 100"><text y="40">drawn</text></svg>');
      add('top: 140px; width: 40px; overflow: hidden; white-space: nowrap', 'cut off in the middle');
    });
    expect(await unreadable(page)).toEqual([
      expect.stringMatching(/^7\.5 px: .*shrunk/),
      expect.stringMatching(/^7\.5 px: .*drawn/),
      expect.stringMatching(/^9\.0 px: .*tiny/),
      expect.stringMatching(/^cut off: .*cut off/),
    ]);
  });
});

describe.skipIf(CHROMIUM === undefined)('a long match', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('takes no more of the page than a short one', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    await bring(page, await played('classic', { maxTurns: 110 }));
    await page.getByRole('tab', { name: 'Log' }).click();
    const line = page.getByRole('slider', { name: 'Moment of the match' });
    const last = Number(await line.getAttribute('max'));
    expect(last).toBeGreaterThan(200);
    const nodesAt = async (tick: number): Promise<number> => {
      await line.fill(String(tick));
      await expect.poll(() => line.inputValue()).toBe(String(tick));
      await settled(page);
      return page.evaluate(() => document.querySelectorAll('*').length);
    };
    const early: number[] = [];
    const late: number[] = [];
    for (let i = 0; i < 5; i++) {
      early.push(await nodesAt(Math.round(last * (0.3 + i * 0.02))));
      late.push(await nodesAt(last - 5 + i));
    }
    // Teams grow, and so do the drawings of who is in them; the story and the line of turns do not.
    expect(Math.min(...late)).toBeLessThan(Math.max(...early) * 1.15);
  });
});
