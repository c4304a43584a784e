import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bots } from '@indigo/bots';
import { classic } from '@indigo/classic';
import { Match, type MatchRecord, seeded } from '@indigo/kernel';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer, choose, curtain, decision, HASTY, held, hold, shortTap, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, World } from './world.ts';

/** A whole match between bots. */
function playedMatch(): MatchRecord {
  const rng = seeded(20261115);
  const match = Match.start(classic, { seats: 3, options: { maxTurns: 60 } }, { rng });
  while (!match.over) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
  }
  return { ...match.record, about: { names: ['Ana', 'Ben', 'Cai'], bots: [null, null, 'random'] } };
}

describe.skipIf(CHROMIUM === undefined)('play on one device', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('two clicks lead from the home page to the first roll', async () => {
    const page = await world.person();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    const rolled = async (): Promise<boolean> =>
      (await story(page)).some((line) => /rolls? (an? )?\d/.test(line));
    await held(page).getByRole('button', { name: 'Roll' }).click();
    await expect.poll(rolled).toBe(true);
  });

  test('levels are chosen seat by seat, and show who they are and that they think', async () => {
    const page = await world.person();
    // At a pace at which people see who is at it.
    await choose(page, { ...HASTY, pace: 1 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up' }).first().click();
    const usual = page.getByLabel('Which bot plays seat 2');
    expect(await usual.inputValue()).toBe('trainer');
    await usual.selectOption({ label: 'Brisk, Champion: takes its time, and gives nothing away' });
    await page.getByLabel('Which bot plays seat 3').selectOption('youngster');
    await page.getByRole('button', { name: 'Start' }).click();
    const seat = (name: string): Locator =>
      page.locator('ul[aria-label="Players"] > li').filter({ hasText: name }).first();
    await seat('Brisk').getByTitle('Bot: Champion, takes its time').waitFor();
    await seat('Moss').getByTitle('Bot: Youngster, quick and careless').waitFor();
    const thinks = seat('Brisk').getByText('thinking');
    for (let i = 0; i < 20; i++) {
      await thinks.or(decision(page)).first().waitFor();
      if (await thinks.isVisible()) return;
      await answer(page).catch(() => {});
    }
    throw new Error('nobody was seen to think');
  });

  test('a match is kept with every answer and goes on after a reload', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    for (let i = 0; i < 3; i++) {
      await decision(page).waitFor();
      await answer(page);
    }
    await decision(page).waitFor();
    const [before, asked] = [await story(page), await decision(page).getByRole('heading').textContent()];
    await page.reload();
    await decision(page).waitFor();
    expect(await story(page)).toEqual(before);
    expect(await decision(page).getByRole('heading').textContent()).toBe(asked);
    await page.goto('/');
    const row = page
      .getByRole('region', { name: 'Your tables' })
      .getByRole('link', { name: /Master Trainer/ });
    expect(await row.textContent()).toContain('Your turn');
    await row.click();
    await decision(page).waitFor();
  });

  test('the table can be used by everybody', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await world.person({ colorScheme });
      await choose(page, HASTY);
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now' }).first().click();
      await decision(page).waitFor();
      await expectAccessible(page);
    }
  });

  test('pass and play: a curtain hides every hand until the button is held', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    await page.goto('/');
    await page.getByRole('button', { name: 'Pass and play' }).click();
    await page.getByLabel('Name in seat 1').fill('Ana');
    await page.getByLabel('Name in seat 2').fill('Ben');
    await page.getByRole('button', { name: 'Start' }).click();
    const seen = new Set<string>();
    for (let i = 0; i < 12 && seen.size < 2; i++) {
      await decision(page).or(curtain(page)).first().waitFor();
      if (await curtain(page).isVisible()) {
        const name = /(\w+)’s eyes only/.exec((await curtain(page).textContent()) ?? '')?.[1] ?? '';
        seen.add(name);
        // Nothing of the table is on the page, and a short tap does not lift the curtain.
        expect(await page.getByText('Hand', { exact: true }).count()).toBe(0);
        expect(await page.locator('[aria-label="Log"]').count()).toBe(0);
        if (i < 3) await expectAccessible(page);
        await shortTap(page);
        expect(await curtain(page).isVisible()).toBe(true);
        await hold(page);
      }
      await decision(page).waitFor();
      await answer(page);
    }
    expect([...seen].sort()).toEqual(['Ana', 'Ben']);
    // Round one screen nobody need be asked in writing: the last answer is taken back at once.
    await decision(page).or(curtain(page)).first().waitFor();
    if (await curtain(page).isVisible()) await hold(page);
    await decision(page).waitFor();
    const before = (await story(page)).length;
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(async () => (await story(page)).length).toBeLessThan(before);
    expect(await page.getByText(/^Waiting for/).count()).toBe(0);
  });

  test('pass and play: hints are given unless nobody is to have any', async () => {
    for (const wanted of [true, false]) {
      const page = await world.person();
      await choose(page, HASTY);
      await page.goto('/');
      await page.getByRole('button', { name: 'Pass and play' }).click();
      const hints = page.getByRole('checkbox', { name: 'Give hints' });
      expect(await hints.isChecked()).toBe(true);
      await hints.setChecked(wanted);
      await page.getByRole('button', { name: 'Start' }).click();
      await decision(page).or(curtain(page)).first().waitFor();
      if (await curtain(page).isVisible()) await hold(page);
      await decision(page).waitFor();
      expect(await decision(page).getByRole('button', { name: 'Hint' }).count()).toBe(wanted ? 1 : 0);
      await page.close();
    }
  });

  test('a record from a file is seen again, from every seat, and a link leads to a moment', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    const record = playedMatch();
    await page.goto('/matches');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.waitForURL('**/replay/local-*');
    const moment = page.getByRole('slider', { name: 'Moment of the match' });
    await moment.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'One question on' }).click();
    await expect.poll(() => moment.inputValue()).toBe('1');
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'Ben’s eyes' });
    await expect.poll(async () => (await story(page)).some((line) => line.includes('You'))).toBe(true);
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'All-seeing' });
    await page.goto(`${page.url().split('#')[0]}#at=${record.entries.length}`);
    await page.reload();
    await moment.waitFor();
    expect(await moment.inputValue()).toBe(await moment.getAttribute('max'));
    await page.goto('/matches');
    await page.getByText('from a file ·').waitFor();
  });

  test.each(['classic-1', 'hex-4', 'master-2'])(
    'a record of older rules, %s, is seen by them',
    async (version) => {
      const page = await world.person();
      await choose(page, HASTY);
      const stored = new URL(`../../../catalog/test/stored/${version}/early.json.gz`, import.meta.url);
      await page.goto('/matches');
      await page.locator('input[type="file"]').setInputFiles(fileURLToPath(stored));
      await page.waitForURL('**/replay/local-*');
      const moment = page.getByRole('slider', { name: 'Moment of the match' });
      await moment.waitFor();
      await moment.fill((await moment.getAttribute('max')) ?? '');
      await expect.poll(async () => (await story(page)).length).toBeGreaterThan(3);
    },
  );

  test('a file that is no record is refused with a reason', async () => {
    const page = await world.person();
    await page.goto('/matches');
    const upload = (text: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await upload('no json');
    await page.getByRole('alert').filter({ hasText: 'not the record of a match' }).waitFor();
    await upload('{"format":1,"game":"classic","entries":[{}],"marks":[]}');
    await page.getByRole('alert').filter({ hasText: 'entry 1' }).waitFor();
  });

  test('one looks back while the match goes on, and is asked again in the present', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await decision(page).waitFor();
    const line = page.getByRole('slider', { name: 'Look back' });
    // A battle takes the room of everything else.
    for (let i = 0; i < 3 || (i < 12 && (await line.count()) === 0); i++) {
      await answer(page);
      await decision(page).waitFor();
    }
    const told = await story(page);
    const aside = page.getByRole('button', { name: 'Players, log and chat' });
    if (await aside.isVisible()) await aside.click();
    await line.fill('0');
    await page.getByText('You are looking back.').waitFor();
    expect(await decision(page).count()).toBe(0);
    expect((await story(page)).length).toBeLessThan(told.length);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'One step on' }).click();
    expect(await line.inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Back to now' }).click();
    await decision(page).waitFor();
    expect(await story(page)).toEqual(told);
  });

  test('a second tab does not lead the same match on', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await decision(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('open in another tab').waitFor();
    await page.goto('/');
    await other.reload();
    await decision(other).waitFor();
  });

  test('a local match can be downloaded as a record that replays', async () => {
    const page = await world.person();
    await choose(page, HASTY);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await decision(page).waitFor();
    await answer(page);
    await page.goto('/matches');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const file = await (await download).path();
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(Match.load(classic, record).length).toBe(record.entries.length);
  });
});
