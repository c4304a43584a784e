import type { Page } from 'playwright-core';
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
  targets,
} from './match.ts';
import { decision } from './playing.ts';
import { CHROMIUM, PATIENT, PHONE, World } from './world.ts';

const GAME = 'The Board Game';

/** Long enough for what is waited for, however luck and bots have it. */
const LONG = { maxTurns: '60' };
const SIDES = 6;
/** The squares on from the first. */
const FROM_HOME = ['route-1-1', 'route-1-2', 'route-1-3', 'route-1-4', 'viridian', 'viridian-gym'];

/** Looks for a wild Pokémon where there is one, else walks on; attacks until a Pokéball is likely to catch. */
async function answer(page: Page, turn: number): Promise<void> {
  const asked = decision(page);
  const said = await question(page);
  const wild = asked.locator('button.btn:enabled', { hasText: 'Battle a wild Pokémon' });
  const listed = asked.locator('li button:enabled');
  const named = pieces(page);
  const parts = asked.locator('fieldset button:enabled');
  if ((await wild.count()) > 0) await wild.first().click(SOON);
  else if (/Where do you go/.test(said)) {
    await targets(page)
      .nth((turn * 7) % (await targets(page).count()))
      .click({ force: true, ...SOON });
    await main(page).last().click(SOON);
  } else if (/Do you want to battle/.test(said) && (await main(page).count()) === 0) {
    // The Leader is shown beside the board, and what to do about them with them.
    await page
      .locator('button:enabled:visible', { hasText: /^Battle/ })
      .first()
      .click(SOON);
    await main(page).last().click(SOON);
  } else if (/who fights/i.test(said)) {
    await ((await named.count()) > 0 ? named : parts).first().click(SOON);
    await main(page).last().click(SOON);
  } else if ((await listed.count()) > 0) {
    const ball = listed.filter({ hasText: /Pokéball.*1-[345]/ });
    await ((await ball.count()) > 0 ? ball : listed).first().click(SOON);
    await main(page).last().click(SOON);
  } else if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  else if ((await named.count()) > 0) {
    await named.first().click(SOON);
    await main(page).last().click(SOON);
  } else await asked.locator('button.btn:enabled').last().click(SOON);
}

describe.skipIf(CHROMIUM === undefined)('Pokémon: The Board Game', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a square is chosen by the first tap, which shows the way, and walked to by the button', async () => {
    const page = await world.person();
    await open(page, GAME, LONG);
    await playUntil(page, answer, async () => /Where do you go/.test(await question(page)));
    await expectWalk(page, targets(page).first(), /^Go to /);
  });

  test('a square beyond the roll says why not, with its rule', async () => {
    const page = await world.person();
    await open(page, GAME, LONG);
    // Who stays at home knows what lies just beyond the roll.
    let pips = SIDES;
    while (pips === SIDES) {
      await playUntil(page, answer, async () => /Where do you go/.test(await question(page)));
      pips = Number(/rolled a (\d)/.exec(await question(page))?.[1]);
      if (pips === SIDES) await decision(page).getByRole('button', { name: 'Stay' }).click(SOON);
    }
    await page.locator(`circle[data-at="${FROM_HOME[pips]}"]`).click({ force: true });
    const bubble = page.getByRole('dialog').filter({ hasText: `the ${pips} you rolled` });
    await bubble.waitFor(SOON);
    expect(await bubble.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/mit#L-/);
  });

  test.each(['light', 'dark'] as const)(
    'a phone shows board and battle whole, in %s',
    async (colorScheme) => {
      const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme });
      await open(page, GAME, LONG);
      await playUntil(page, answer, async () => /Where do you go/.test(await question(page)));
      await expectWhole(page);
      await expectFingers(page);
      await playUntil(page, answer, () => battle(page).isVisible());
      await expectWhole(page);
    },
  );
});
