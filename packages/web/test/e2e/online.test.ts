import { catalog } from '@indigo/catalog';
import { lineMeaning, type Say } from '@indigo/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, type GameId } from '../../src/games.ts';
import { mouse } from '../tour/hand.ts';
import { Player, ready } from '../tour/player.ts';
import { answer, choose, decision, HASTY, story } from './playing.ts';
import { CHROMIUM, expectAccessible, PATIENT, World } from './world.ts';

/** Enough for everybody to have seen something of their own. */
const ANSWERS = 3;
/** For what was there to be read, in milliseconds. */
const A_MOMENT = 1000;
/** Where so few answers bring something that only one may see. */
const HAS_SECRETS: readonly string[] = ['classic', 'hex', 'badges'];

describe.skipIf(CHROMIUM === undefined)('play over the network', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  /** Somebody new, and all that their browser hears of the table. */
  async function somebody(settings: object): Promise<{ page: Page; heard: string[] }> {
    const page = await world.person();
    const heard: string[] = [];
    // Without the book of the game nothing is packed: what is heard can be read.
    await page.route('**/api/games/*/book', (route) => route.abort('connectionrefused'));
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
    );
    await choose(page, settings);
    return { page, heard };
  }

  /** Opens a table for two and lets a friend join by its link. */
  async function twoAtATable(game: GameId = 'classic') {
    const { page: noa, heard: toNoa } = await somebody({ ...HASTY, name: 'Noa' });
    await noa.goto('/');
    await noa.getByRole('button', { name: 'Invite friends' }).click();
    await noa.getByRole('combobox', { name: /^Game/ }).selectOption(game);
    await noa.getByRole('button', { name: 'Remove seat 3' }).click();
    await noa.getByRole('button', { name: 'Open the table' }).click();
    await noa.waitForURL('**/table/*');
    await noa.getByText(/Waiting for one more/).waitFor();
    const link = await noa.getByLabel(/Send this link/).inputValue();
    const { page: kai, heard: toKai } = await somebody(HASTY);
    await kai.goto(link);
    await kai.getByLabel('Your name').fill('Kai');
    await kai.getByRole('button', { name: 'Take the seat' }).click();
    await kai.waitForURL('**/table/*');
    // The last seat is taken: the match begins.
    for (const page of [noa, kai])
      await expect.poll(async () => (await story(page)).length).toBeGreaterThan(0);
    return { noa, kai, address: noa.url(), toNoa, toKai };
  }

  const firstOf = (pages: readonly Page[], shows: (page: Page) => Locator): Promise<Page> =>
    Promise.any(
      pages.map((page) =>
        shows(page)
          .waitFor()
          .then(() => page),
      ),
    );
  /** Whoever is asked first. */
  const asked = (...pages: Page[]): Promise<Page> => firstOf(pages, decision);
  /** Whoever can do something first: what was answered a moment ago is still to be seen for as long as it is on its way. */
  const free = (...pages: Page[]): Promise<Page> => firstOf(pages, ready);

  /** What each update told: its number, and the lines that only one is told. What is between the two, as spoils are, names both. */
  async function secretsIn(game: GameId, heard: readonly string[]): Promise<Map<number, readonly string[]>> {
    const { meanings } = await catalog.load(game);
    const isSecret = (say: Say): boolean =>
      lineMeaning(meanings, say).secret === true && ![0, 1].every((seat) => say.includes(seat));
    const steps = heard.map((text) => JSON.parse(text) as { step?: number; say?: Say[] });
    return new Map(
      steps.flatMap(({ step, say = [] }) =>
        step === undefined ? [] : [[step, say.filter(isSecret).map((line) => JSON.stringify(line))]],
      ),
    );
  }

  test.each(GAMES)(
    '%s: a friend joins by a link, both play, one leaves and comes back, and neither hears what is the other’s alone',
    async (game) => {
      const { noa, kai, toNoa, toKai } = await twoAtATable(game);
      const problems: string[] = [];
      const players = [noa, kai].map((page, i) => ({
        page,
        player: new Player(page, mouse, (problem) => problems.push(problem), i + 1),
      }));
      /** Both answer so many times, whoever is asked. */
      const playOn = async (times: number): Promise<void> => {
        const until = players.map(({ player }) => player.answers + times);
        while (players.some(({ player }, i) => player.answers < until[i])) {
          const one = await free(noa, kai);
          const { player } = players.find(({ page }) => page === one)!;
          // A window may close by itself; the next question is perhaps for the other one.
          const state = await player.state(A_MOMENT);
          if (state !== null) expect([await player.act(state), problems]).toEqual([true, []]);
        }
      };
      await playOn(ANSWERS);
      await expect.poll(async () => (await story(noa)).join(' ')).toContain('Kai');

      // The table waits for them at home, too.
      const told = await story(kai);
      await kai.goto('/');
      const row = kai.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: /With Noa/ });
      await row.waitFor();
      // Noa's page may still be showing what came before the question, and the list may be older than the last answer.
      const asks = async (): Promise<[boolean, boolean]> => [
        (await row.textContent())?.includes('Your turn') ?? false,
        (await ready(noa).count()) > 0,
      ];
      // In a window both may be asked; Noa may have something to look at before anybody is.
      await expect.poll(asks).toSatisfy(([kai, noa]: [boolean, boolean]) => kai || noa);
      await row.click();
      // What Noa answered last may have reached Kai only after he had left.
      await expect.poll(async () => (await story(kai)).slice(0, told.length)).toEqual(told);
      await playOn(1);

      expect(problems).toEqual([]);
      const [ofNoa, ofKai] = [await secretsIn(game, toNoa), await secretsIn(game, toKai)];
      const shared = [...ofNoa].flatMap(([step, lines]) =>
        lines.filter((line) => ofKai.get(step)?.includes(line)),
      );
      expect(shared).toEqual([]);
      const secrets = [...ofNoa.values(), ...ofKai.values()].flat();
      expect([game, secrets.length > 0]).toEqual([game, HAS_SECRETS.includes(game)]);
    },
  );

  test('somebody who waits at home sees when it is their turn', async () => {
    const { noa, kai } = await twoAtATable();
    const first = await asked(noa, kai);
    const other = first === noa ? kai : noa;
    await other.goto('/');
    const row = other
      .getByRole('region', { name: 'Your tables' })
      .getByRole('link', { name: /With (Noa|Kai)/ });
    await row.waitFor();
    expect(await row.textContent()).not.toContain('Your turn');
    const playOn = async (): Promise<string | null> => {
      if ((await decision(first).count()) > 0) await answer(first).catch(() => {});
      return row.textContent();
    };
    await expect.poll(playOn).toContain('Your turn');
  });

  test('somebody who loses the network comes back by itself and has missed nothing', async () => {
    const { noa, kai } = await twoAtATable();
    const first = await asked(noa, kai);
    const other = first === noa ? kai : noa;
    await other.context().setOffline(true);
    await other
      .getByText(/offline|connection/i)
      .first()
      .waitFor();
    const [before, missed] = [(await story(first)).length, (await story(other)).length];
    await answer(first);
    await expect.poll(async () => (await story(first)).length).toBeGreaterThan(before);
    expect((await story(other)).length).toBe(missed);
    await other.context().setOffline(false);
    await expect.poll(async () => (await story(other)).length).toBeGreaterThan(missed);
  });

  test('an answer given without a network is sent when it is back, once', async () => {
    const { noa, kai } = await twoAtATable();
    const one = await asked(noa, kai);
    const before = (await story(one)).length;
    await one.context().setOffline(true);
    await one
      .getByText(/offline|connection/i)
      .first()
      .waitFor();
    await answer(one);
    await one.context().setOffline(false);
    for (const page of [noa, kai])
      await expect.poll(async () => (await story(page)).length).toBeGreaterThan(before);
    await answer(await asked(noa, kai));
  });

  test('a server that dies and comes back goes on with the match', async () => {
    const { noa, kai } = await twoAtATable();
    await answer(await asked(noa, kai));
    await asked(noa, kai);
    const before = await story(noa);
    await world.stop('SIGKILL');
    await noa
      .getByText(/offline|connection/i)
      .first()
      .waitFor();
    await world.start();
    const page = await asked(noa, kai);
    await answer(page);
    await expect.poll(async () => (await story(noa)).length).toBeGreaterThan(before.length);
    expect((await story(noa)).slice(0, before.length)).toEqual(before);
  });

  test('a spectator follows the match and sees no hand', async () => {
    const { noa, kai, address } = await twoAtATable();
    const { page: eve, heard: told } = await somebody(HASTY);
    await eve.goto(address);
    await expect.poll(async () => (await story(eve)).length).toBeGreaterThan(2);
    while ((await story(eve)).length <= 6) await answer(await asked(noa, kai)).catch(() => {});
    expect(await decision(eve).count()).toBe(0);
    expect(await eve.getByRole('region', { name: 'Hand', exact: true }).count()).toBe(0);
    expect(told.filter((text) => text.includes('"ask"'))).toEqual([]);
    // In a view of classic, `known` lists the cards one knows in a hand.
    const known = told.join('').match(/"known":\[[^\]]+\]/g) ?? [];
    expect(known).toEqual([]);
  });

  test('an open table is found in the lobby, joined there, and begun with bots', async () => {
    const noa = await world.person();
    await choose(noa, { ...HASTY, name: 'Noa' });
    await noa.goto('/');
    await noa.getByRole('button', { name: 'Invite friends' }).click();
    await noa.getByRole('checkbox', { name: /Anybody may join/ }).check();
    await noa.getByRole('button', { name: 'Open the table' }).click();
    await noa.waitForURL('**/table/*');
    const kai = await world.person();
    await choose(kai, { ...HASTY, name: 'Kai' });
    await kai.goto('/lobby');
    await kai.getByRole('button', { name: 'Join' }).first().click();
    await kai.waitForURL('**/table/*');
    await noa.getByText(/Waiting for one more/).waitFor();
    await expectAccessible(noa);
    await noa.getByLabel('Which bot takes the free seats').selectOption('ace');
    await noa.getByRole('button', { name: 'Begin with a bot in the free seat' }).click();
    await kai.getByTitle('Bot: Ace, thinks before every answer').waitFor();
    await answer(await asked(noa, kai));
  });

  test('an invitation that leads nowhere says so', async () => {
    const page = await world.person();
    await page.goto('/join/abcdefghijkl');
    await page.getByRole('heading', { name: 'This invitation does not work' }).waitFor();
    await world.clear(['Failed to load resource: the server responded with a status of 404 (Not Found)']);
  });
});
