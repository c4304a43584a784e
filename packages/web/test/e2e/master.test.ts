import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
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
import { decision, story } from './playing.ts';
import { CHROMIUM, PATIENT, PHONE, World } from './world.ts';

const GAME = 'Pokémon Master';
const FIELD_HEXES = 58;

const hexes = (page: Page): Locator => page.locator('circle[data-at^="hex:"]');
/** After so many rounds of adventure comes the League. */
const after = (rounds: number): { readonly maxRounds: string } => ({ maxRounds: String(rounds) });

/** Meets who can be met, attacks who can be attacked, else goes somewhere. */
async function answer(page: Page, turn: number): Promise<void> {
  const asked = decision(page);
  const near = page.locator('section[class*="_close_"] button:enabled');
  const listed = asked.locator('li button:enabled');
  const named = pieces(page);
  const parts = asked.locator('fieldset button[aria-pressed="false"]:enabled:visible');
  const keen = asked.locator('button.btn:enabled', { hasText: /^(Meet|Pick up|Fight)/ });
  const attack = /what does it do/.test(await question(page))
    ? main(page).filter({ hasNotText: /^(End|Let)/ })
    : keen;
  const go = (thing: Locator): Promise<void> => tap(page, thing);
  // Whoever taps the first thing they see would put offers together for ever.
  const noTrade = asked.getByRole('button', { name: /^No trade/ });
  if ((await noTrade.count()) > 0) {
    await noTrade.first().click(SOON);
    return;
  }
  if ((await near.count()) > 0) await go(near.first());
  else if ((await attack.count()) > 0) await attack.first().click(SOON);
  else if ((await targets(page).count()) > 0)
    await go(targets(page).nth((turn * 7) % (await targets(page).count())));
  else if ((await listed.count()) > 0) await go(listed.first());
  else if ((await main(page).count()) > 0) await main(page).last().click(SOON);
  else if ((await named.count()) > 0) await go(named.first());
  else if ((await parts.count()) > 0) await go(parts.first());
  else await asked.locator('button.btn:enabled').last().click(SOON);
}

describe.skipIf(CHROMIUM === undefined)(GAME, PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a location is chosen by the first tap and walked to by the button', async () => {
    const page = await world.person();
    await open(page, GAME, after(1));
    await playUntil(page, answer, async () => /actions? left/.test(await question(page)));
    await expectWalk(page, targets(page).first(), /^(Go|Walk) to /);
  });

  test('a turn is ended by its button', async () => {
    const page = await world.person();
    await open(page, GAME, after(1));
    await playUntil(page, answer, async () => /actions left/.test(await question(page)));
    await decision(page).getByRole('button', { name: 'End the turn' }).click();
    await expect.poll(async () => (await story(page)).join(' '), SOON).toMatch(/You end your turn/);
  });

  test.each(['light', 'dark'] as const)('a phone shows map and field whole, in %s', async (colorScheme) => {
    const page = await world.person({ viewport: PHONE, hasTouch: true, colorScheme });
    await open(page, GAME, after(1));
    await playUntil(page, answer, async () => /actions left/.test(await question(page)));
    await expectWhole(page);
    await expectFingers(page);
    await playUntil(
      page,
      answer,
      async () => (await hexes(page).count()) > 0 && (await targets(page).count()) > 0,
    );
    expect(await hexes(page).count()).toBe(FIELD_HEXES);
    await expectWhole(page);
    await expectFingers(page);
  });
});
