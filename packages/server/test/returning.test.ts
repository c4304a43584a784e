import { bookOf, Hands, type TableEvent, unpack } from '@indigo/host';
import { seeded } from '@indigo/kernel';
import type { Book } from '@indigo/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { anyAnswer, type Line, lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

test('whoever comes back gets what was missed, or everything', async () => {
  const { address } = await open();
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const lines = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const rng = seeded(21);
  for (let i = 0; i < 10; i++) await oneMove(lines, rng);
  const [line] = lines;
  const seq = line.table?.seq ?? 0;
  const backFrom = async (from: number): Promise<Line> => {
    const back = await lineTo(ann, match.id, { seat: 0, seq: from });
    return back.until(
      ({ heard }) => heard.some((event) => 'paused' in event || 'fresh' in event),
      'the rest',
    );
  };
  const steps = async (from: number): Promise<unknown[]> => {
    const back = await backFrom(from);
    return back.heard.flatMap((event): (number | string)[] =>
      'step' in event ? [event.step] : 'fresh' in event ? ['fresh'] : [],
    );
  };
  expect(await steps(seq)).toEqual([]);
  expect(await steps(seq - 3)).toEqual([seq - 2, seq - 1, seq]);
  const told = (of: Line) => of.heard.filter((event) => 'step' in event);
  expect(told(await backFrom(seq - 3))).toEqual(told(line).slice(-3));
  expect(await steps(seq + 7)).toEqual(['fresh']);
  expect(await steps(999_999)).toEqual(['fresh']);
});

test('an answer sent again after a lost connection is taken once', async () => {
  const { address } = await open();
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const lines = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  await lines[0].until(() => lines.some(({ decision }) => decision !== null), 'a question');
  const asked = lines.find(({ decision }) => decision !== null) as (typeof lines)[0];
  const { no } = asked.decision as { no: number };
  const seq = asked.table?.seq ?? 0;
  const seat = asked.table?.seat ?? 0;
  const ids = await anyAnswer(asked, seeded(22));
  asked.send({ do: 'answer', no, ids });
  asked.close();
  const back = await lineTo(ann, match.id, { seat, seq });
  expect(await back.ask({ do: 'answer', no, ids })).toMatchObject({ ok: true });
  expect(await back.ask({ do: 'answer', no, ids })).toMatchObject({ ok: true });
  const fresh = await lineTo(ann, match.id, { seat });
  expect(fresh.table?.seq).toBe(seq + 1);
  expect(await back.ask({ do: 'answer', no, ids: 'roll:other' })).toMatchObject({ no: expect.any(String) });
});

test('whoever does not come back after a restart has left: a bot plays for them', async () => {
  const data = scratch();
  const before = await open({ data });
  const [ann, bob] = [await Visitor.named(before.address, 'Ann'), await Visitor.named(before.address, 'Bob')];
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'], away: 60, standIn: 'ace' });
  expect(match).toMatchObject({ standIn: 'ace' });
  await bob.call('POST', '/api/join', { code: match.invite });
  await ann.call('POST', `/api/matches/${match.id}/start`, {});
  await before.close();
  const hands = new Hands(Date.now());
  const { address } = await open({ data, timer: hands });
  const line = await lineTo(new Visitor(address, ann.key), match.id);
  const played = (): unknown => line.table?.players.map(({ bot }) => bot ?? null);
  expect(played()).toEqual([null, null]);
  hands.advance(3_000);
  hands.advance(59_000);
  await line.ask({ do: 'ping' });
  expect(played()).toEqual([null, null]);
  hands.advance(1_000);
  await line.until(({ table }) => table?.players[1].bot !== undefined, 'a bot');
  expect(played()).toEqual([null, 'ace']);
});

test('a server that ends says so, finishes writing, and another goes on', async () => {
  const data = scratch();
  const before = await open({ data });
  const ann = await Visitor.named(before.address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const lines = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const rng = seeded(23);
  for (let i = 0; i < 6; i++) await oneMove(lines, rng);
  await lines[0].until(() => lines.some(({ decision }) => decision !== null), 'a question');
  const asked = lines.find(({ decision }) => decision !== null) as (typeof lines)[0];
  const no = asked.decision?.no;
  const ids = await anyAnswer(asked, rng);
  asked.send({ do: 'answer', no, ids });
  await before.close();
  for (const line of lines) {
    await line.until(({ closed }) => closed !== null, 'the end');
    expect(line.heard.at(-1)).toEqual({ bye: 'the server is going down', again: true });
    expect(line.closed?.code).toBe(1012);
  }
  const after = await open({ data });
  const there = Object.assign(Object.create(Object.getPrototypeOf(ann)), ann, {
    server: after.address,
  }) as Visitor;
  const seat = asked.table?.seat ?? 0;
  const back = await lineTo(there, match.id, { seat, seq: asked.table?.seq ?? 0 });
  if (back.heard.every((event) => !('fresh' in event))) {
    // Nothing was missed: what was seen before still holds, and so does the number of the question.
    expect(await back.ask({ do: 'answer', no, ids })).toMatchObject({ ok: true });
  }
  const again = [await lineTo(there, match.id, { seat: 0 }), await lineTo(there, match.id, { seat: 1 })];
  for (let i = 0; i < 4; i++) expect(await oneMove(again, rng)).toBe(true);
});

test('packed messages say the same', async () => {
  const { address } = await open();
  const { body } = await request(address, 'GET', '/api/games/classic/book');
  const book = bookOf((body as Book).words);
  expect(book.sum).toBe((body as Book).sum);
  expect((await request(address, 'GET', '/api/games/chess/book')).status).toBe(404);
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'classic', seats: ['me', 'me'] });
  const plain = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const packed: TableEvent[] = [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/table`);
  await new Promise((resolve) => socket.on('open', resolve));
  const welcome = new Promise<string>((resolve) => {
    socket.on('message', (data, binary) => {
      if (binary) packed.push(unpack(new Uint8Array(data as Buffer), book) as unknown as TableEvent);
      else resolve(String(data));
    });
  });
  socket.send(JSON.stringify({ do: 'hello', v: 2, match: match.id, key: ann.key, seat: 0, pack: book.sum }));
  expect(JSON.parse(await welcome)).toMatchObject({ welcome: 2, packed: true });
  while (packed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const rng = seeded(24);
  const from = plain[0].heard.length;
  for (let i = 0; i < 12; i++) await oneMove(plain, rng);
  const steps = (events: readonly object[]): object[] => events.filter((event) => 'step' in event);
  const expected = steps(plain[0].heard.slice(from));
  while (steps(packed).length < expected.length) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(steps(packed)).toEqual(expected);
  socket.terminate();
  // One who is here already may ask for it too, but not with another book than ours.
  const late = await lineTo(ann, match.id, { seat: 0 });
  expect(await late.ask({ do: 'pack', sum: 'something-else' })).toMatchObject({ no: 'not-allowed' });
  const bytes = new Promise<Buffer>((resolve) => {
    late.socket.removeAllListeners('message').on('message', (data, binary) => {
      if (binary) resolve(data as Buffer);
      else late.send({ do: 'ping', re: 2 });
    });
  });
  late.send({ do: 'pack', sum: book.sum, re: 1 });
  expect(unpack(new Uint8Array(await bytes), book)).toEqual({ ok: true, re: 2 });
  // With another book than ours, plain JSON.
  const other = await lineTo(ann, match.id, { seat: 0, pack: 'something-else' });
  expect(other.heard[0]).not.toHaveProperty('packed');
});
