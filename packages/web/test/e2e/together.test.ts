import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { over } from './match.ts';
import { answer, choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, PHONE, World } from './world.ts';

const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
/** More than a short match can take. */
const MOST_ROUNDS = 400;

/** Notes what is asked of the browser, and what it would show; lets the page believe that nobody looks. */
const WATCHED = `{
  const noted = { asked: 0, shown: [] };
  globalThis.noted = noted;
  const real = Notification.requestPermission.bind(Notification);
  globalThis.Notification = class extends EventTarget {
    static permission = 'default';
    static async requestPermission() {
      noted.asked++;
      Notification.permission = await real();
      return Notification.permission;
    }
    constructor(title, options) {
      super();
      noted.shown.push([title, options.body]);
    }
    close() {
      noted.shown.push('closed');
    }
  };
  let looks = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => looks });
  globalThis.look = (how) => {
    looks = how;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}`;

interface Noted {
  readonly asked: number;
  readonly shown: readonly unknown[];
}

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

const look = (page: Page, how: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((to) => (globalThis as unknown as { look(how: string): void }).look(to), how);

describe.skipIf(CHROMIUM === undefined)('together', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  /** Opens a table for two that ends after so many turns. */
  async function openTable(page: Page, turns: string): Promise<string> {
    await choose(page, { ...HASTY, name: 'Noa' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Invite friends' }).click();
    await page.getByRole('button', { name: 'Remove seat 3' }).click();
    await page.getByRole('dialog').locator('summary').click();
    await page.locator('#rule-maxTurns').fill(turns);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/table/*');
    return page.getByLabel(/Send this link/).inputValue();
  }

  /** Somebody opens the link, types a name and sits down. */
  async function join(link: string, name: string): Promise<Page> {
    const page = await world.person();
    await choose(page, HASTY);
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page.waitForURL('**/table/*');
    return page;
  }

  test('two play from the invitation to the end, and both have it in their record', async () => {
    const noa = await world.person();
    const link = await openTable(noa, '8');
    await noa.getByRole('heading', { name: 'Master Trainer' }).waitFor();
    await expectAccessible(noa);
    const kai = await join(link, 'Kai');
    const pages = [noa, kai];
    for (let i = 0; i < MOST_ROUNDS && !(await over(noa).isVisible()); i++) {
      await Promise.any(pages.map((page) => decision(page).or(over(page)).first().waitFor()));
      for (const page of pages) if (await decision(page).isVisible()) await answer(page).catch(() => {});
    }
    for (const page of pages) {
      const end = over(page);
      await end.getByRole('heading', { name: 'Standings' }).waitFor();
      await end.getByRole('heading', { name: 'Caught and kept' }).waitFor();
      await end.getByText(/In this match you saw \d+ Pokémon and had [1-9]/).waitFor();
      // Each has a Starter, and everybody's can be seen.
      expect(await end.getByRole('img', { name: /, since turn/ }).count()).toBeGreaterThanOrEqual(2);
    }
    await expectAccessible(noa);
    await kai.setViewportSize(PHONE);
    expect(await kai.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await kai.setViewportSize({ width: 1400, height: 900 });
    // Again, with the same.
    await over(noa).getByRole('button', { name: 'Play again' }).click();
    // Who asks at the same moment is told of other dice, looks at them and asks again: the browser complains of it.
    await over(kai).getByText('The next table is ready').waitFor();
    await over(kai).getByRole('button', { name: 'Play again' }).click();
    for (const page of pages) await expect.poll(async () => (await story(page)).length).toBeGreaterThan(0);
    for (const page of pages) {
      await page.goto('/you');
      const box = page.getByRole('region', { name: 'Master Trainer' });
      await expect.poll(() => box.locator('dd').first().textContent()).toBe('1');
      await box.locator('summary').click();
      await box
        .getByRole('img', { name: /, caught$/ })
        .first()
        .waitFor();
      await expectAccessible(page);
    }
  });

  test('a browser that keeps nothing says so, and shows what the server knows', async () => {
    const page = await world.person();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto('/you');
    await page.getByText('This browser keeps nothing').waitFor();
    await page.getByRole('link', { name: 'Play a match' }).waitFor();
    await expectAccessible(page);
  });

  test('a code that is none, and one of no table, are told in plain words', async () => {
    const page = await world.person();
    await page.goto('/join/ZZZZ');
    const alert = page.getByRole('alert');
    await alert.getByText('“ZZZZ” is not a code.').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/pattern|invalid|\^\[/i);
    await page.getByLabel('The link or code a friend sent you').fill('zz top');
    await page.getByRole('button', { name: 'Go on' }).click();
    await alert.getByText('“zz top” is not a code.').waitFor();
    await page.getByLabel('The link or code a friend sent you').fill('ABCDEFGHIJKL');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'This invitation does not work' }).waitFor();
    await alert.getByText('ask your friend for a new link').waitFor();
    await expectAccessible(page);
    await world.clear([NOT_FOUND]);
  });

  test('whoever opened a table closes it, and everybody hears of it', async () => {
    const noa = await world.person();
    await choose(noa, { ...HASTY, name: 'Noa' });
    await noa.goto('/');
    await noa.getByRole('button', { name: 'Invite friends' }).click();
    await noa.getByRole('button', { name: 'Open the table' }).click();
    await noa.waitForURL('**/table/*');
    const link = await noa.getByLabel(/Send this link/).inputValue();
    const kai = await join(link, 'Kai');
    // Who is not there yet hears only that there is no such table.
    await kai.getByText(/Waiting for one more/).waitFor();
    expect(await kai.getByRole('button', { name: 'Close the table' }).count()).toBe(0);
    await noa.getByRole('button', { name: 'Close the table' }).click();
    await noa.getByRole('button', { name: 'Close it for everybody?' }).click();
    await noa.waitForURL(`${world.base}/`);
    await kai.getByText('This table was closed').waitFor();
    await kai.goto(link);
    await kai.getByRole('heading', { name: 'This invitation does not work' }).waitFor();
    await world.clear([NOT_FOUND]);
  });

  test('nobody is offered to watch what cannot be watched, and whoever joins openly is asked for a name', async () => {
    const noa = await world.person();
    await choose(noa, { ...HASTY, name: 'Noa' });
    await noa.goto('/');
    const send = async (data: object): Promise<{ id: string; invite: string }> =>
      (await noa.request.post(`${world.base}/api/matches`, { data })).json();
    await noa.request.post(`${world.base}/api/guests`, { data: { name: 'Noa' } });
    const bot = { bot: 'random' };
    const shut = await send({ game: 'classic', seats: ['me', bot], watch: false, public: true });
    await send({ game: 'mit', seats: ['me', 'open'], public: true });
    const kai = await world.person();
    await choose(kai, HASTY);
    await kai.goto(`/join/${shut.invite}`);
    await kai.getByText('this match is not open to watch').waitFor();
    expect(await kai.getByRole('link', { name: 'Watch the match' }).count()).toBe(0);
    await kai.goto('/lobby');
    await kai.getByRole('button', { name: 'Join' }).click();
    expect(await kai.getByRole('link', { name: 'Watch' }).count()).toBe(0);
    const dialog = kai.getByRole('dialog');
    await dialog.getByLabel('Your name').fill('Kai');
    await dialog.getByRole('button', { name: 'Join' }).click();
    await kai.waitForURL('**/table/*');
    // The match begins: whoever chooses a first Pokémon sees nothing else.
    await kai.getByText('Noa').first().waitFor({ state: 'attached' });
  });

  test('the browser is asked for notices only after a tap; then whoever looks away is told of their turn', async () => {
    const noa = await world.person({ permissions: ['notifications'] });
    await noa.addInitScript(WATCHED);
    const link = await openTable(noa, '30');
    expect((await noted(noa)).asked).toBe(0);
    await noa.getByRole('switch', { name: /Tell me when it is my turn/ }).click();
    await expect.poll(async () => (await noted(noa)).asked).toBe(1);
    await expect
      .poll(() => noa.getByRole('switch', { name: /Tell me when it is my turn/ }).isChecked())
      .toBe(true);
    const kai = await join(link, 'Kai');
    const notices = async (): Promise<readonly unknown[]> => (await noted(noa)).shown;
    // Noa answers until it is Kai's turn, and looks away.
    for (let i = 0; i < MOST_ROUNDS; i++) {
      await Promise.any([noa, kai].map((page) => decision(page).waitFor()));
      if (!(await decision(noa).isVisible())) break;
      await answer(noa).catch(() => {});
    }
    expect(await notices()).toEqual([]);
    await look(noa, 'hidden');
    for (let i = 0; i < MOST_ROUNDS && (await notices()).length === 0; i++)
      if (await decision(kai).isVisible()) await answer(kai).catch(() => {});
      else await noa.waitForTimeout(100);
    expect(await notices()).toEqual([['Your turn', 'Master Trainer: the table waits for you.']]);
    expect(await decision(noa).isVisible()).toBe(true);
    expect(await noa.title()).toMatch(/^Your turn/);
    await look(noa, 'visible');
    await expect.poll(notices).toContain('closed');
    expect((await noted(noa)).asked).toBe(1);
  });

  test('a call that comes though no page is open shows a notice without anything of the match', async () => {
    const page = await world.person({ serviceWorkers: 'allow', permissions: ['notifications'] });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>((found) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0] !== undefined) found(registrations[0].registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const call = (data: object): Promise<unknown> =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: world.base,
        registrationId,
        data: JSON.stringify(data),
      });
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready.then((keeper) => ({
          getNotifications: () => keeper.getNotifications(),
        }));
        return (await getNotifications()).map(({ title, body, tag }) => [title, body, tag].join(' | '));
      });
    await call({ match: 'abcdefgh', game: 'hex', language: 'de' });
    await expect.poll(shown).toEqual(['Du bist dran | HEX Edition: Der Tisch wartet auf dich. | abcdefgh']);
    // The same table again takes its place; a language that is not spoken is English.
    await call({ match: 'abcdefgh', game: 'hex', language: 'xx' });
    await expect.poll(shown).toEqual(['Your turn | HEX Edition: the table waits for you. | abcdefgh']);
  });
});
