import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogOf } from '@indigo/catalog';
import { classic } from '@indigo/classic';
import { seeded } from '@indigo/kernel';
import type { NewMatch } from '@indigo/protocol';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { Line, lineTo, oneMove, request, Visitor } from './client.ts';
import { metricsOf } from './house.ts';
import { endPostgres, eventually, openNode, openNodes } from './nodes.ts';
import { freePort, hasPostgres } from './postgres.mjs';

afterAll(endPostgres);

const race: NewMatch = { game: 'dice-race', seats: ['me', 'me'] };
/** The same guest at another door. */
const through = ({ key }: Visitor, { address }: { address: string }) => new Visitor(address, key);
const figure = async (address: string, name: string): Promise<number> => {
  const line = (await (await metricsOf(address)).text()).split('\n').filter((one) => one.startsWith(name));
  return line.reduce((sum, one) => sum + Number(one.split(' ').at(-1)), 0);
};

async function asked(url: string, query: string, ...values: readonly unknown[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(query, [...values]);
  } finally {
    await client.end();
  }
}

describe.runIf(hasPostgres)('several servers over one database', () => {
  test('people at two doors sit at the same table', async () => {
    const { nodes } = await openNodes(2);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create(race);
    const lines = [await lineTo(ann, id, { seat: 0 }), await lineTo(through(ann, nodes[1]), id, { seat: 1 })];
    const rng = seeded(1);
    for (let i = 0; i < 6; i++) expect(await oneMove(lines, rng)).toBe(true);
    expect(await figure(nodes[1].address, 'indigo_forwarded_total{what="socket"}')).toBe(1);
    expect(await figure(nodes[0].address, 'indigo_claims_total{')).toBeGreaterThanOrEqual(2);
    expect(await figure(nodes[0].address, 'indigo_conflicts_total')).toBe(0);
    for (const line of lines) line.close();
  });

  test('what is asked over HTTP is asked where the table is', async () => {
    const { nodes } = await openNodes(2);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id, invite } = await ann.create({ ...race, seats: ['me', 'open'] });
    const line = await lineTo(ann, id);
    const bob = await Visitor.named(nodes[1].address, 'Bob');
    const joined = await bob.call('POST', '/api/join', { code: invite });
    expect(joined).toMatchObject({ status: 200, body: { id } });
    await line.until(({ table }) => table?.players[1]?.name === 'Bob', 'Bob');
    expect(await figure(nodes[1].address, 'indigo_forwarded_total{what="request"}')).toBe(1);
    // What Bob is refused there he is refused here, in the same words.
    expect(await bob.call('POST', `/api/matches/${id}/close`)).toMatchObject({
      status: 403,
      body: { no: 'not-allowed' },
    });
    line.close();
  });

  test('the words of a game are learned by one server for all', async () => {
    const { nodes, url } = await openNodes(3);
    const words = async ({ address }: { address: string }): Promise<unknown> =>
      (await request(address, 'GET', '/api/games/classic/book')).body;
    const learned = await words(nodes[0]);
    expect(await words(nodes[1])).toEqual(learned);
    // Nobody learns what is known: the third says what was kept.
    await asked(url, "update common set value = $1 where name like 'words of classic %'", '["kept"]');
    expect(await words(nodes[2])).toMatchObject({ words: ['kept'] });
  });

  test('a guest of one is a guest of all, and dice shown by one count at another', async () => {
    const { nodes } = await openNodes(2);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { body } = await ann.call('GET', '/api/dice');
    const { dice } = body as unknown as { dice: string };
    expect((await ann.call('GET', '/api/dice')).body).toEqual({ dice });
    const there = through(ann, nodes[1]);
    expect((await there.create({ ...race, dice })).dice).toBe(dice);
    expect(await there.call('POST', '/api/matches', { ...race, dice })).toMatchObject({ status: 409 });
  });

  test('a server that ends leaves its tables to the others, and nobody waits long', async () => {
    const { nodes } = await openNodes(2);
    const ann = await Visitor.named(nodes[1].address, 'Ann');
    const { id } = await ann.create(race);
    const first = through(ann, nodes[0]);
    const line = await lineTo(first, id, { seat: 0 });
    const other = await lineTo(ann, id, { seat: 1 });
    const rng = seeded(2);
    for (let i = 0; i < 3; i++) await oneMove([line, other], rng);
    const seq = line.table?.seq ?? 0;
    const closing = nodes[0].close();
    await line.until(({ closed }) => closed !== null, 'a bye');
    expect(line.heard.at(-1)).toMatchObject({ again: true });
    await eventually(async () => {
      const again = await new Line(ann.server, {}, { match: id }).open();
      if (again.closed === null) again.send({ do: 'hello', v: 2, match: id, key: ann.key, seat: 0, seq });
      await again.until(
        ({ heard, closed }) => closed !== null || heard.some((event) => 'players' in event),
        'a welcome',
      );
      const welcomed = again.heard.some((event) => 'welcome' in event);
      expect(again.heard.filter((event) => 'no' in event)).toEqual([]);
      again.close();
      return welcomed;
    }, 'a welcome elsewhere');
    await closing;
  });

  test('a table claimed by another is let go here, and nothing of it is shown from here', async () => {
    const { nodes, url } = await openNodes(2);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create(race);
    const line = await lineTo(ann, id, { seat: 0 });
    await asked(url, 'update matches set node = null, term = term + 1 where id = $1', id);
    const there = await lineTo(through(ann, nodes[1]), id, { seat: 1 });
    expect(await figure(nodes[1].address, 'indigo_tables ')).toBe(1);
    await line.until(({ closed }) => closed !== null, 'a bye', 30_000);
    expect(line.heard.at(-1)).toMatchObject({ again: true });
    expect(await figure(nodes[0].address, 'indigo_tables ')).toBe(0);
    there.close();
  });

  test('clocks run out and bots play on where their server is gone', async () => {
    const { nodes, url } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const timed = await ann.create({ ...race, clock: 10 });
    const withBot = await ann.create({ ...race, seats: [{ bot: 'random' }, 'me'] });
    const acts = async (id: string) =>
      Number((await asked(url, 'select count(*) from acts where match = $1', id)).rows[0].count);
    const before = [await acts(timed.id), await acts(withBot.id)];
    await asked(url, "update matches set node = 'gone', due = 1 where id = $1", timed.id);
    await asked(url, "update matches set node = 'gone' where id = $1", withBot.id);
    await eventually(async () => (await acts(timed.id)) > before[0], 'the clock');
    await eventually(async () => (await acts(withBot.id)) > before[1], 'the bot');
  });

  test('clocks run out where a server has a table by name and not in memory', async () => {
    const { nodes, url } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create({ ...race, clock: 10 });
    const acts = async () =>
      Number((await asked(url, 'select count(*) from acts where match = $1', id)).rows[0].count);
    const before = await acts();
    // As after a while without the database: it had lost the table, and could not say so.
    await asked(url, 'update matches set node = (select id from nodes), due = 1 where id = $1', id);
    await eventually(async () => (await acts()) > before, 'the clock');
  });

  test('what another server refuses is asked again only where it was not done', async () => {
    const { nodes, url } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create({ ...race, seats: ['me', 'open'] });
    const said = ['elsewhere', 'storage'];
    const heard: string[] = [];
    const peer = createServer((_, response) => {
      const no = said[heard.length] ?? 'too often';
      heard.push(no);
      response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ no, reason: no }));
    });
    peer.listen(0, '127.0.0.1');
    await once(peer, 'listening');
    onTestFinished(() => void peer.close());
    await asked(
      url,
      `insert into nodes (id, address, rules, draining, seen)
       values ('peer', $1, '{}', 0, (extract(epoch from clock_timestamp()) * 1000)::bigint + 3600000)`,
      `http://127.0.0.1:${(peer.address() as AddressInfo).port}`,
    );
    await asked(url, "update matches set node = 'peer'");
    // How often it was tried is not for strangers to say.
    const headers = { authorization: `Bearer ${ann.key}`, 'x-indigo-tried': '99' };
    const answer = await fetch(`${nodes[0].address}/api/matches/${id}/leave`, { method: 'POST', headers });
    expect([answer.status, await answer.json()]).toEqual([503, { no: 'storage', reason: 'storage' }]);
    expect(heard).toEqual(said);
  });

  test('where nobody listens any more nobody is sent, by any of the servers', async () => {
    const { nodes, url } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const [one, other] = [await ann.create(race), await ann.create(race)];
    // As if it had said so just before it was killed, and would not be missed for an hour.
    const address = `http://127.0.0.1:${await freePort()}`;
    await asked(
      url,
      `insert into nodes (id, address, rules, draining, seen)
       values ('killed', $1, '{}', 0, (extract(epoch from clock_timestamp()) * 1000)::bigint + 3600000)`,
      address,
    );
    await asked(url, "update matches set node = 'killed'");
    const line = await lineTo(ann, one.id, { seat: 0 });
    expect((await asked(url, "select seen from nodes where id = 'killed'")).rows).toEqual([{ seen: '0' }]);
    // What nobody came for is taken over, too.
    const owner = async () =>
      (await asked(url, 'select node from matches where id = $1', other.id)).rows[0].node;
    await eventually(async () => (await owner()) !== 'killed', 'a new owner');
    line.close();
  });

  test('a server leaves matches of rules it does not have to those that have them', async () => {
    const { nodes, url } = await openNodes(1);
    const older = await openNode(url, { catalog: catalogOf({ classic: async () => classic }) });
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create(race);
    const line = await lineTo(through(ann, older), id);
    expect(line.table).not.toBeNull();
    expect(await figure(older.address, 'indigo_forwarded_total{what="socket"}')).toBe(1);
    expect(await asked(url, 'select stuck from matches where id = $1', id)).toMatchObject({
      rows: [{ stuck: null }],
    });
    line.close();
  });

  test('nobody is sent to a server that ends, and its tables go one by one', async () => {
    // Long enough for all that is looked at before the second, on a busy machine, too.
    const { nodes } = await openNodes(2, { drain: 20_000 });
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const ready = async ({ address }: { address: string }) =>
      (await request(address, 'GET', '/api/ready')).status;
    expect(await ready(nodes[0])).toBe(200);
    const lines: Line[] = [];
    for (let i = 0; i < 2; i++) lines.push(await lineTo(ann, (await ann.create(race)).id));
    const closing = nodes[0].close();
    await eventually(() => lines.some(({ closed }) => closed !== null), 'the first bye');
    expect(lines.filter(({ closed }) => closed !== null).length).toBe(1);
    expect(await ready(nodes[0])).toBe(503);
    expect(await ready(nodes[1])).toBe(200);
    // Whoever comes to it meanwhile is led on.
    expect((await ann.create(race)).id).toMatch(/^[a-z0-9]+$/);
    await closing;
    expect(lines.every(({ heard }) => 'bye' in (heard.at(-1) ?? {}))).toBe(true);
  });

  test('clocks that are minutes apart tell the same time', async () => {
    const clocks = [60_000, -60_000].map((ahead) => () => Date.now() + ahead);
    const { nodes } = await openNodes(2, { clocks });
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    for (const node of nodes) {
      const there = through(ann, node);
      const { id } = await there.create({ ...race, clock: 30 });
      const line = await lineTo(there, id, { seat: 0 });
      const fresh = line.heard.find((event) => 'fresh' in event) as { ask?: { due?: number } };
      const left = (fresh.ask?.due ?? 0) - Date.now();
      expect(left).toBeGreaterThan(10_000);
      expect(left).toBeLessThan(35_000);
      line.close();
    }
  });

  test('a stranger who says to be a server is nobody', async () => {
    const { nodes } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create(race);
    const headers = { 'x-indigo-secret': 'a guess, nothing more', 'x-indigo-to': 'somebody' };
    const line = new Line(nodes[0].address, headers, { match: id });
    await line.hello(id, ann.key);
    expect(line.table).not.toBeNull();
    line.close();
  });

  test('a socket whose address names another match than its hello is refused', async () => {
    const { nodes } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create(race);
    const line = new Line(nodes[0].address, {}, { match: 'elsewhere' });
    await line.hello(id, ann.key);
    expect(line.heard.at(-1)).toMatchObject({ no: 'not-allowed' });
    line.close();
  });
});
