import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { Hands } from '@indigo/host';
import { readRecord, seeded } from '@indigo/kernel';
import type { NewMatch } from '@indigo/protocol';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Keep, type Listed, Office, type Tidied } from '../src/index.ts';
import { lineTo, oneMove, request, Visitor } from './client.ts';
import { scratch } from './house.ts';
import { endPostgres, openNode, openNodes, SECRET } from './nodes.ts';
import { hasPostgres } from './postgres.mjs';
import { Browser, claimsOf, PushService } from './push-service.ts';

afterAll(endPostgres);

const games = catalogOf({ classic: async () => classic, 'dice-race': async () => diceRace });
const race: NewMatch = { game: 'dice-race', seats: ['me', 'me'], cover: false };
const DAY = 86_400_000;
const CALL_MS = 15_000;
const through = ({ key }: Visitor, { address }: { address: string }) => new Visitor(address, key);

async function among(url: string, to = scratch()): Promise<Office> {
  const office = await Office.among({ url, secret: SECRET }, to, games);
  onTestFinished(() => office.close());
  return office;
}

async function rows(url: string, query: string): Promise<{ [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(query)
    .then((found) => found.rows)
    .finally(() => client.end());
}

/** As if it had all been ten days ago. */
const age = (url: string) => rows(url, `update matches set updated = updated - ${10 * DAY}, node = null`);

async function tidy(office: Office, keep: Keep): Promise<string[]> {
  const files: string[] = [];
  for (let at: Tidied['next'] | undefined; at !== null; ) {
    const asked = { ...keep, ...(at === undefined ? {} : { at }) };
    const step = (await office.ask('POST', 'tidy', asked)) as Tidied;
    files.push(...step.files);
    at = step.next;
  }
  return files;
}

describe.runIf(hasPostgres)('servers that share a database', () => {
  test('are looked after from anywhere: what is at one of them is done there, and told', async () => {
    const { nodes, url } = await openNodes(2);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const [going, other] = [await ann.create(race), await ann.create(race)];
    const line = await lineTo(ann, going.id, { seat: 0 });
    const gone = await lineTo(through(ann, nodes[1]), other.id, { seat: 0 });
    const office = await among(url);
    const { matches } = (await office.ask('GET', 'matches')) as { matches: Listed[] };
    expect(matches.map(({ id }) => id).sort()).toEqual([going.id, other.id].sort());
    await office.ask('POST', `matches/${going.id}/end`);
    await line.until(({ table }) => table?.won !== null, 'the end');
    expect(line.closed).toBeNull();
    await office.ask('POST', `matches/${other.id}/remove`);
    await gone.until(({ closed }) => closed !== null, 'the end of the line');
    expect(gone.heard.at(-1)).toMatchObject({ bye: expect.stringMatching(/removed/), again: false });
    // Nobody who does not know the secret gets in, at any of them.
    for (const { address } of nodes)
      expect((await request(address, 'GET', '/api/admin/matches', undefined, SECRET)).status).toBe(401);
    const [guest] = await rows(url, 'select id from guests');
    await office.ask('POST', `guests/${guest.id}`, { muted: true });
    expect(await line.ask({ do: 'chat', text: 'hello?' })).toMatchObject({ no: 'not-allowed' });
    line.close();
  });

  test('are tidied like a folder: written to a file, then removed; what somebody looks at stays', async () => {
    const { nodes, url } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const going = await ann.create({ game: 'classic', seats: ['me', 'me'], cover: false });
    const looked = await ann.create(race);
    const lines = [await lineTo(ann, going.id, { seat: 0 }), await lineTo(ann, going.id, { seat: 1 })];
    for (let i = 0; i < 4; i++) await oneMove(lines, seeded(i));
    for (const line of lines) line.close();
    await nodes[0].close();
    await age(url);
    const node = await openNode(url);
    const line = await lineTo(through(ann, node), looked.id);
    const to = scratch();
    const office = await among(url, to);
    expect(await tidy(office, { finished: null, abandoned: 11 * DAY })).toEqual([]);
    const [file, ...more] = await tidy(office, { finished: null, abandoned: 9 * DAY });
    expect([file, more]).toEqual([join(to, `classic-${going.id}.json`), []]);
    expect(readRecord(JSON.parse(readFileSync(file, 'utf8'))).game).toBe('classic');
    expect(await rows(url, 'select id from matches')).toEqual([{ id: looked.id }]);
    expect(await rows(url, `select * from acts where match = '${going.id}'`)).toEqual([]);
    expect(line.closed).toBeNull();
    line.close();
  });

  test('tidy by themselves when they are told to, each match once', async () => {
    const { nodes, url } = await openNodes(1);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const { id } = await ann.create(race);
    await nodes[0].close();
    await age(url);
    const folders = [scratch(), scratch()];
    const hands = folders.map(() => new Hands());
    const keep = { finished: null, abandoned: 9 * DAY };
    for (const [i, data] of folders.entries()) await openNode(url, { data, keep, timer: hands[i] });
    for (const one of hands) one.advance(61_000);
    const exported = () =>
      folders.flatMap((data) => (readdirSync(data).length === 0 ? [] : readdirSync(join(data, 'exported'))));
    await expect.poll(() => rows(url, 'select id from matches'), { timeout: 60_000 }).toEqual([]);
    // As it was stored: its rules are not among those of a server that people have.
    expect(exported()).toContain(`dice-race-${id}.acts.json`);
  });

  test('call people by the same keys, whichever of them has the table', async () => {
    const service = await PushService.open();
    const hands = new Hands();
    const { nodes, url } = await openNodes(2, { timer: hands, pushServices: [service.origin] });
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const browser = new Browser(service, 'ann');
    // Asked at one, sat at the other.
    await through(ann, nodes[1]).call('POST', '/api/my/pushes', browser.subscription);
    const { id } = await ann.create({ ...race, away: 0 });
    (await lineTo(ann, id)).close();
    await expect
      .poll(
        () => {
          hands.advance(CALL_MS);
          return service.carried.length;
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    const [call] = service.carried;
    expect(browser.read(call)).toMatchObject({ match: id });
    const keys = await Promise.all(
      nodes.map(async ({ address }) => (await request(address, 'GET', '/api/house')).body.push),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(claimsOf(call, keys[0] as string)).toMatchObject({ aud: service.origin });
    expect(await rows(url, 'select name from common')).toEqual([{ name: 'push-keys' }]);
  });

  test('show the same lists: what changes at one is seen at the others', async () => {
    const { nodes } = await openNodes(2);
    const ann = await Visitor.named(nodes[0].address, 'Ann');
    const bob = await Visitor.named(nodes[1].address, 'Bob');
    const listed = async (path: string) =>
      (await bob.call('GET', path)).body as unknown as { matches: { id: string; asked: boolean }[] };
    const lobby = async () => (await listed('/api/lobby')).matches;
    const { id } = await ann.create({ ...race, seats: ['me', 'open'], public: true });
    expect(await lobby()).toMatchObject([{ id, state: 'waiting' }]);
    const line = await lineTo(ann, id);
    await bob.call('POST', `/api/matches/${id}/join`, {});
    expect(await lobby()).toMatchObject([{ id, state: 'playing' }]);
    // Whose turn it is, too, though nothing happens at the table after that.
    const isBobsTurn = async () => (await listed('/api/my/matches')).matches[0].asked;
    for (
      let i = 0;
      i < 200 && !(await through(bob, nodes[0]).call('GET', `/api/matches/${id}`)).body.asked;
      i++
    )
      await oneMove([line], seeded(i));
    await expect.poll(isBobsTurn, { timeout: 60_000 }).toBe(true);
    line.close();
  });
});
