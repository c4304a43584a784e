import { readFileSync } from 'node:fs';
import { classic } from '@indigo/classic';
import { Match } from '@indigo/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer, choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, World } from './world.ts';

/** Enough for everybody to have been asked something. */
const SHORT = { maxTurns: 14 };
/** More than a short match can take. */
const MOST_ROUNDS = 400;

describe.skipIf(CHROMIUM === undefined)('people at a table', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  /** Everybody named sits at one table, each with a browser of their own; the first set it up. */
  async function sitDown(names: readonly string[], setup: object = {}): Promise<Page[]> {
    const pages: Page[] = [];
    let table = { id: '', invite: '' };
    for (const name of names) {
      const page = await world.person();
      await choose(page, { ...HASTY, name });
      const send = async (path: string, data: object): Promise<typeof table> =>
        (await page.request.post(`${world.base}${path}`, { data })).json();
      await send('/api/guests', { name });
      if (pages.length > 0) await send('/api/join', { code: table.invite });
      else {
        const seats = ['me', ...names.slice(1).map(() => 'open')];
        // What is told at once need not be waited for.
        table = await send('/api/matches', { game: 'classic', seats, cover: false, ...setup });
      }
      pages.push(page);
      // A clock runs from the moment the last one sits down.
      await page.goto(`/table/${table.id}`);
    }
    for (const page of pages) await expect.poll(async () => (await story(page)).length).toBeGreaterThan(0);
    return pages;
  }

  const asked = (pages: readonly Page[]): Promise<Page> =>
    Promise.any(
      pages.map(async (page) => {
        await decision(page).waitFor();
        return page;
      }),
    );

  /** All that the person is asked, or nothing. */
  const questions = (page: Page): Promise<string> =>
    decision(page)
      .allTextContents()
      .then((all) => all.join());

  const end = (page: Page): Locator => page.getByRole('region', { name: 'The match is over' });
  const undo = (page: Page): Locator => page.getByRole('button', { name: /^(Undo|Ask to take back)/ });
  const seatOf = (page: Page, name: string): Locator =>
    page.locator('ul[aria-label="Players"] > li').filter({ hasText: name }).first();

  async function playToTheEnd(pages: readonly Page[]): Promise<void> {
    for (let i = 0; i < MOST_ROUNDS; i++) {
      await Promise.any(pages.map((page) => decision(page).or(end(page)).first().waitFor()));
      for (const page of pages) {
        if (await end(page).isVisible()) return;
        if (await decision(page).isVisible()) await answer(page).catch(() => {});
      }
    }
    throw new Error('the match did not end');
  }

  test('they talk; who watches reads along, and words are only words', async () => {
    const [noa, kai] = await sitDown(['Noa', 'Kai']);
    const eve = await world.person();
    await choose(eve, HASTY);
    await eve.goto(noa.url());
    const open = async (page: Page): Promise<void> => {
      const aside = page.getByRole('button', { name: 'Players, log and chat' });
      if (await aside.isVisible()) await aside.click();
      await page.getByRole('tab', { name: 'Chat' }).click();
    };
    const say = async (page: Page, text: string): Promise<void> => {
      await open(page);
      await page.getByLabel('Say something').fill(text);
      await page.keyboard.press('Enter');
    };
    await say(noa, 'Good luck <b>all</b>!');
    await open(kai);
    await kai.getByText('Good luck <b>all</b>!').waitFor();
    await say(kai, 'And to you.');
    for (const page of [noa, eve]) {
      await open(page);
      await page.getByText('And to you.').waitFor();
    }
    expect(await eve.getByLabel('Say something').count()).toBe(0);
    // What is said too fast is not lost, and nobody is left to wonder.
    const tooFast = kai.getByRole('alert').filter({ hasText: 'too fast' });
    await expect
      .poll(async () => {
        if (!(await tooFast.isVisible())) await say(kai, 'Hurry!');
        return tooFast.isVisible();
      })
      .toBe(true);
    expect(await kai.getByLabel('Say something').inputValue()).toContain('Hurry!');
    await expectAccessible(kai);
    // Whoever comes back finds what was said.
    await kai.reload();
    await open(kai);
    await kai.getByText('Good luck <b>all</b>!').waitFor();
  });

  test('a move is taken back if the other agrees, and not otherwise', async () => {
    const pages = await sitDown(['Noa', 'Kai']);
    let one = pages[0];
    let question = '';
    for (let i = 0; i < 12; i++) {
      one = await asked(pages);
      question = await questions(one);
      await answer(one);
      await expect.poll(() => questions(one)).not.toBe(question);
      // What showed nothing is taken back at once; what rolled a die needs consent.
      if (/^Ask/.test((await undo(one).getAttribute('aria-label')) ?? '')) break;
    }
    const other = one === pages[0] ? pages[1] : pages[0];
    const before = await story(one);
    await undo(one).click();
    await one.getByText('You asked to take your last move back.').waitFor();
    await other.getByText('would like to take the last move back').waitFor();
    const seen = await story(other);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'No', exact: true }).click();
    await one.getByText('You asked to take your last move back.').waitFor({ state: 'detached' });
    expect(await story(one)).toEqual(before);
    await undo(one).click();
    await other.getByRole('button', { name: 'Fine with me' }).click();
    await expect.poll(() => decision(one).textContent()).toBe(question);
    expect((await story(one)).length).toBeLessThan(before.length);
    await expect.poll(async () => (await story(other)).length).toBeLessThan(seen.length);
  });

  test('an answer that comes too late changes nothing and says so', async () => {
    const pages = await sitDown(['Noa', 'Kai']);
    const several = (page: Page): Locator => decision(page).getByRole('button', { name: /^List all/ });
    let one = await asked(pages);
    for (let i = 0; i < 12 && (await several(one).count()) === 0; i++) {
      await answer(one);
      await expect.poll(async () => (await Promise.all(pages.map(questions))).join()).not.toBe('');
      one = await asked(pages);
    }
    // The same seat on a second screen, and a first screen whose words are stuck on their way.
    const twin = await one.context().newPage();
    twin.setDefaultTimeout(30_000);
    await twin.goto(one.url());
    await decision(twin).waitFor();
    await one.evaluate(() => {
      const { send } = WebSocket.prototype;
      const stuck: (() => void)[] = [];
      WebSocket.prototype.send = function (data) {
        stuck.push(() => send.call(this, data));
      };
      const unstick = (): void => {
        WebSocket.prototype.send = send;
        for (const act of stuck) act();
      };
      Object.assign(globalThis, { unstick });
    });
    const heading = (page: Page): Promise<string> =>
      decision(page)
        .getByRole('heading')
        .allTextContents()
        .then((all) => all.join());
    const question = await decision(one).getByRole('heading').textContent();
    for (const [page, which] of [
      [one, 0],
      [twin, -1],
    ] as const) {
      await several(page).click();
      await decision(page).locator('li button').nth(which).click();
    }
    await expect.poll(() => heading(twin)).not.toBe(question);
    const told = await story(twin);
    await one.evaluate('unstick()');
    await one.getByText('Too late:').waitFor();
    await expectAccessible(one);
    await expect.poll(() => story(one)).toEqual(told);
  });

  test('a move clock counts down, answers for who does not, in the end a bot plays on, and the last one is waited for', async () => {
    const pages = await sitDown(['Noa', 'Kai'], { clock: 2 });
    const [noa] = pages;
    await (await asked(pages)).getByRole('timer').waitFor();
    const before = (await story(noa)).length;
    await expect.poll(async () => (await story(noa)).length).toBeGreaterThan(before);
    // Both sleep: a bot plays for the first of them, and then nobody is left who plays.
    await noa.getByText('The match is paused.').waitFor();
    expect(await noa.getByText('a bot plays for them').count()).toBe(1);
    const isNoa = await noa.getByText('A bot plays for you.').isVisible();
    const [sleeper, other] = isNoa ? pages : pages.toReversed();
    await sleeper.getByRole('button', { name: 'Play myself again' }).click();
    await other.getByText('a bot plays for them').waitFor({ state: 'detached' });
    await other.getByText('The match is paused.').waitFor({ state: 'detached' });
  });

  test('a bot plays for somebody if all agree, they too, until they come back', async () => {
    const [noa, kai, eve] = await sitDown(['Noa', 'Kai', 'Eve'], { away: 0 });
    const url = eve.url();
    await eve.goto('/rules/classic');
    await seatOf(noa, 'Eve').getByText('away').waitFor();
    await noa.getByRole('button', { name: 'Let a bot play for Eve' }).click();
    await kai.getByText('Noa suggests that a bot plays for Eve.').waitFor();
    expect(await seatOf(noa, 'Eve').getByText('a bot plays for them').count()).toBe(0);
    await kai.getByRole('button', { name: 'Fine with me' }).click();
    // Who is away has not agreed.
    await kai.getByText('Waiting for Eve.').waitFor();
    expect(await seatOf(noa, 'Eve').getByText('a bot plays for them').count()).toBe(0);
    await eve.goto(url);
    await eve.getByRole('button', { name: 'Fine with me' }).click();
    await seatOf(noa, 'Eve').getByText('a bot plays for them').waitFor({ state: 'attached' });
    await eve.getByRole('button', { name: 'Play myself again' }).click();
    await seatOf(noa, 'Eve').getByText('a bot plays for them').waitFor({ state: 'detached' });
  });

  test('who is away is shown so, even if it is their turn', async () => {
    const pages = await sitDown(['Noa', 'Kai'], { away: 0 });
    const one = await asked(pages);
    const [name, other] = one === pages[0] ? ['Noa', pages[1]] : ['Kai', pages[0]];
    await seatOf(other, name).getByText('to move').waitFor();
    await one.goto('/rules/classic');
    await seatOf(other, name).getByText('away').waitFor();
  });

  test('who left is replaced by a bot after a while even if nobody asks', async () => {
    const [noa, kai] = await sitDown(['Noa', 'Kai'], { away: 1 });
    await kai.goto('/rules/classic');
    await seatOf(noa, 'Kai').getByText('a bot plays for them').waitFor({ state: 'attached' });
  });

  test('a match that is over leads to another, to its replay and to its record', async () => {
    const pages = await sitDown(['Noa', 'Kai'], { options: SHORT });
    await playToTheEnd(pages);
    const [noa, kai] = pages;
    const id = noa.url().split('/').pop();
    await end(kai).getByRole('link', { name: 'Watch the replay' }).click();
    const moment = kai.getByRole('slider', { name: 'Moment of the match' });
    await moment.waitFor();
    for (const at of ['1', '2']) {
      await kai.getByRole('button', { name: 'One question on' }).click();
      await expect.poll(() => moment.inputValue()).toBe(at);
    }
    await kai.getByRole('button', { name: 'Copy a link to this moment' }).click();
    await expect.poll(() => kai.url()).toMatch(/#at=\d+$/);
    await expectAccessible(kai);
    // Somebody who was never at the table opens the link and sees the same moment.
    const eve = await world.person();
    await choose(eve, HASTY);
    await eve.goto(kai.url());
    const same = eve.getByRole('slider', { name: 'Moment of the match' });
    await same.waitFor();
    expect(await same.inputValue()).toBe('2');
    // What happens is shown at reading speed: either page may be a moment behind.
    const both = async (): Promise<boolean> =>
      (await story(kai)).join('\n') === (await story(eve)).join('\n') && (await story(eve)).length > 0;
    await expect.poll(both).toBe(true);
    const told = await story(eve);
    const download = eve.waitForEvent('download');
    await eve.getByRole('button', { name: 'Download the record' }).click();
    const record = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(Match.load(classic, record).over).toBe(true);
    // From here on it might have gone otherwise.
    await eve.getByRole('button', { name: 'Fork from here' }).click();
    await eve.waitForURL('**/play/local-*');
    await answer(await asked([eve]));
    expect((await story(eve)).slice(0, told.length).length).toBe(told.length);
    // A rematch with the same people: both come to the same table.
    await end(noa).getByRole('button', { name: 'Play again' }).click();
    await noa.waitForURL((address) => !address.href.includes(`/table/${id}`));
    await kai.goto(`/table/${id}`);
    await end(kai).getByRole('button', { name: 'Play again' }).click();
    await kai.waitForURL(noa.url());
    await answer(await asked([noa, kai]));
  });

  test('over days: everybody leaves, the server restarts, and the match goes on from “My matches”', async () => {
    const pages = await sitDown(['Noa', 'Kai'], { clock: 86_400, away: 0 });
    await answer(await asked(pages));
    const one = await asked(pages);
    const told = await story(one);
    const question = await decision(one).getByRole('heading').textContent();
    for (const page of pages) await page.goto('/rules/classic', { waitUntil: 'networkidle' });
    await world.stop();
    await world.start();
    await one.goto('/matches');
    const row = one.getByRole('listitem').filter({ hasText: 'Your turn' });
    await row.getByRole('link', { name: /^Go on/ }).click();
    await decision(one).waitFor();
    expect(await decision(one).getByRole('heading').textContent()).toBe(question);
    expect(await story(one)).toEqual(told);
    await answer(one);
  });
});
