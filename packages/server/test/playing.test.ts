import { diceRace } from '@indigo/dice-race';
import { Hands } from '@indigo/host';
import { Match, readRecord, seeded } from '@indigo/kernel';
import type { MatchList } from '@indigo/protocol';
import { expect, test } from 'vitest';

import { type Line, lineTo, oneMove, request, Line as Socket, Visitor } from './client.ts';
import { metricsOf, open } from './house.ts';

test('two people meet by a link, play to the end, see it again and play on', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const made = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  expect(made).toMatchObject({ state: 'waiting', seat: 0, players: [{ name: 'Ann' }, { name: '' }] });
  const early = await lineTo(ann, made.id);
  expect(early.table).toMatchObject({ view: null, players: [{ name: 'Ann' }, { name: '' }] });

  expect((await request(address, 'GET', `/api/invites/${made.invite}`)).body).toMatchObject({
    id: made.id,
    seat: null,
  });
  const joined = await bob.join(made.invite);
  expect(joined).toMatchObject({ state: 'playing', seat: 1, players: [{ name: 'Ann' }, { name: 'Bob' }] });
  expect((await bob.join(made.invite)).seat).toBe(1);
  await early.until(({ table }) => table?.view !== null && table?.players[1].name === 'Bob', 'the beginning');

  const lines = [early, await lineTo(bob, made.id)];
  const watcher = await new Socket(address).hello(made.id);
  const rng = seeded(1);
  let moves = 0;
  expect((await ann.call('GET', `/api/matches/${made.id}/record`)).status).toBe(409);
  while (await oneMove(lines, rng)) moves++;
  expect(moves).toBeGreaterThan(5);
  await watcher.until(({ table }) => table?.won !== null, 'the end');
  expect(watcher.table?.won).toEqual(lines[0].table?.won);

  const record = readRecord((await request(address, 'GET', `/api/matches/${made.id}/record`)).body);
  expect(Match.load(diceRace, record).winners).toEqual(lines[0].table?.won);
  const { body: mine } = await ann.call('GET', '/api/my/matches');
  expect((mine as unknown as MatchList).matches).toMatchObject([{ id: made.id, state: 'over', seat: 0 }]);

  // Whoever wants another match waits for the others there; all at once come to the same one.
  const path = `/api/matches/${made.id}/rematch`;
  const [again, too] = await Promise.all([bob.call('POST', path, { word: 'otter' }), bob.call('POST', path)]);
  expect(too.body.id).toBe(again.body.id);
  expect(again.body).toMatchObject({
    state: 'waiting',
    seat: 1,
    players: [{ name: '' }, { name: 'Bob' }],
    dice: expect.any(String),
  });
  await lines[0].until(({ heard }) =>
    heard.some((event) => 'rematch' in event && event.rematch === again.body.id),
  );
  const both = await ann.call('POST', path, { word: 'heron' });
  expect(both.body).toMatchObject({ id: again.body.id, state: 'playing', seat: 0 });
  expect((await request(address, 'POST', path, {}, (await Visitor.named(address, 'Eve')).key)).status).toBe(
    403,
  );
});

test('a lobby, bots for free seats, chat, and a full table', async () => {
  const { address } = await open();
  const [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map((name) => Visitor.named(address, name)));
  const made = await ann.create({
    game: 'dice-race',
    seats: ['me', 'open', { bot: 'random' }, 'open'],
    public: true,
  });
  const lobby = (await request(address, 'GET', '/api/lobby')).body as unknown as MatchList;
  expect(lobby.matches).toMatchObject([{ id: made.id, seat: null }]);
  expect(lobby.matches[0].invite).toBeUndefined();
  expect((await bob.call('POST', `/api/matches/${made.id}/join`, { seat: 0 })).status).toBe(409);
  expect((await bob.call('POST', `/api/matches/${made.id}/join`, {})).body.seat).toBe(1);
  expect((await cy.call('POST', `/api/matches/${made.id}/start`, { bot: 'random' })).status).toBe(403);
  expect((await bob.call('POST', `/api/matches/${made.id}/start`, {})).status).toBe(409);
  const begun = await ann.call('POST', `/api/matches/${made.id}/start`, { bot: 'random' });
  expect(begun.body).toMatchObject({ state: 'playing' });
  expect((await cy.call('POST', `/api/matches/${made.id}/join`, {})).status).toBe(409);

  const lines = [await lineTo(ann, made.id), await lineTo(bob, made.id)];
  expect(await lines[0].ask({ do: 'chat', text: '  hello  ' })).toMatchObject({ ok: true });
  const chatted = ({ heard }: Line): boolean =>
    heard.some((event) => 'chat' in event && event.chat[0]?.text === 'hello');
  await lines[1].until(chatted, 'the chat');
  // Said again because no reply came, a line is there once.
  for (let i = 0; i < 2; i++)
    expect(await lines[0].ask({ do: 'chat', text: 'again', line: 7 })).toMatchObject({ ok: true });
  await lines[1].ask({ do: 'ping' });
  expect(lines[1].heard.filter((event) => 'chat' in event && event.chat[0]?.text === 'again')).toHaveLength(
    1,
  );
  const late = await lineTo(bob, made.id);
  expect(late.heard[0]).toMatchObject({
    welcome: 2,
    seat: 1,
    chat: [
      { from: 'Ann', seat: 0, text: 'hello' },
      { from: 'Ann', seat: 0, text: 'again' },
    ],
  });
  const watcher = await new Socket(address).hello(made.id);
  expect(watcher.heard[0]).toMatchObject({ welcome: 2, seat: null, chat: [] });
  expect(await watcher.ask({ do: 'chat', text: 'hi' })).toMatchObject({ no: 'not-allowed' });
  for (let i = 0; i < 6; i++) await lines[0].ask({ do: 'chat', text: `${i}` });
  expect(lines[0].heard.some((event) => 'no' in event && event.no === 'too-fast')).toBe(true);
  const rng = seeded(3);
  for (let i = 0; i < 20; i++) if (!(await oneMove(lines, rng))) break;
});

test('several seats, and tables nobody may watch', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const made = await ann.create({ game: 'dice-race', seats: ['me', 'me'], watch: false });
  expect(made.players).toMatchObject([{ name: 'Ann' }, { name: 'Ann 2' }]);
  expect((await lineTo(ann, made.id, { seat: 1 })).table?.seat).toBe(1);
  expect((await lineTo(ann, made.id, { seat: null })).table?.seat).toBeNull();
  expect((await lineTo(bob, made.id)).heard).toMatchObject([{ no: 'not-allowed' }]);
  expect((await lineTo(bob, made.id, { seat: 1 })).heard).toMatchObject([{ no: 'not-allowed' }]);
});

test('bots wait for the one person they play with, but not for ever', async () => {
  const hands = new Hands();
  const { address } = await open({ timer: hands });
  const ann = await Visitor.named(address, 'Ann');
  const seats = [{ bot: 'random' }, 'me'] as const;
  const made = await ann.create({ game: 'dice-race', seats: [...seats] });
  const forgotten = await ann.create({ game: 'dice-race', seats: [...seats] });
  expect(made.state).toBe('playing');
  const watcher = await new Socket(address).hello(forgotten.id);
  hands.advance(5_000);
  const line = await lineTo(ann, made.id);
  // Nothing but the beginning lies before the first look.
  expect(line.heard.find((event) => 'fresh' in event)).toMatchObject({ fresh: 1 });
  await line.until(({ table }) => (table?.seq ?? 0) > 1, 'the first move of the bot');
  expect(watcher.table?.seq).toBe(1);
  hands.advance(5_000);
  await watcher.until(({ table }) => (table?.seq ?? 0) > 1, 'a bot that tires of waiting');
});

test('bots do not play on for nobody, and go on when somebody looks', async () => {
  const hands = new Hands();
  const { address } = await open({ timer: hands });
  const ann = await Visitor.named(address, 'Ann');
  const made = await ann.create({ game: 'classic', seats: ['me', { bot: 'random' }] });
  const line = await lineTo(ann, made.id);
  await line.ask({ do: 'bot', seat: 0, bot: 'random' });
  await line.until(({ table }) => (table?.seq ?? 0) > 20, 'two bots at play');
  line.close();
  const acts = async (): Promise<number> => {
    const text = await (await metricsOf(address)).text();
    return Number(/indigo_acts_total{[^}]*answer[^}]*} (\d+)/.exec(text)?.[1]);
  };
  let [before, still] = [-1, 0];
  await expect
    .poll(async () => {
      const now = await acts();
      still = now === before ? still + 1 : 0;
      before = now;
      return still;
    })
    .toBeGreaterThan(20);
  for (let i = 0; i < 10; i++) {
    hands.advance(60_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await acts()).toBe(before);
  expect((await ann.call('GET', `/api/matches/${made.id}`)).body.state).toBe('playing');
  const watcher = await new Socket(address).hello(made.id);
  const { seq = 0 } = watcher.table ?? {};
  await watcher.until(({ table }) => (table?.seq ?? 0) > seq + 20, 'the bots at play');
});
