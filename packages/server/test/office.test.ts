import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { seeded } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { type Listed, Office, OfficeError } from '../src/index.ts';
import { SqliteStore } from '../src/sqlite/store.ts';
import { lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

const games = catalogOf({ classic: async () => classic, 'dice-race': async () => diceRace });

async function officeOf(data: string): Promise<Office> {
  const office = await Office.open(data, games);
  onTestFinished(() => office.close());
  return office;
}

const listOf = async (office: Office, query = ''): Promise<Listed[]> =>
  ((await office.ask('GET', `matches${query}`)) as { matches: Listed[] }).matches;

test('a match that is ended by those who run the server is over for everybody, who are told', async () => {
  const data = scratch();
  const { address } = await open({ data });
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const { id, invite } = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const office = await officeOf(data);
  await expect(office.ask('POST', `matches/${id}/end`)).rejects.toThrow(/has not begun: remove it instead/);
  await bob.join(invite);
  const lines = [await lineTo(ann, id), await lineTo(bob, id)];
  await oneMove(lines, seeded(1));
  await office.ask('POST', `matches/${id}/end`);
  for (const line of lines) {
    await line.until(({ table }) => table?.won !== null, 'the end');
    await line.until(({ raw }) => raw.some((text) => text.includes('was ended by those who run')), 'why');
    expect(line.table?.won).toEqual([]);
  }
  await expect(office.ask('POST', `matches/${id}/end`)).rejects.toThrow(/over already/);
  expect(await listOf(office, '?state=over')).toMatchObject([{ id, state: 'over', won: [] }]);
});

test('a match that is removed is gone, and whoever looks at it is told', async () => {
  const data = scratch();
  const { address } = await open({ data });
  const ann = await Visitor.named(address, 'Ann');
  const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const line = await lineTo(ann, id);
  const office = await officeOf(data);
  await office.ask('POST', `matches/${id}/remove`);
  await line.until(({ closed }) => closed !== null, 'the end of the line');
  expect(line.heard.at(-1)).toEqual({
    bye: 'this match was removed by those who run this server',
    again: false,
  });
  expect((await ann.call('GET', `/api/matches/${id}`)).status).toBe(404);
  await expect(office.ask('POST', `matches/${id}/remove`)).rejects.toThrow(/no such match/);
  const store = await SqliteStore.open(data);
  onTestFinished(() => store.close());
  expect([await store.match(id), await store.countActs(id), await store.chat(id, 9)]).toEqual([null, 0, []]);
});

test('somebody who is muted plays on and cannot talk, until they may again', async () => {
  const data = scratch();
  const { address } = await open({ data });
  const ann = await Visitor.named(address, 'Ann');
  const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const line = await lineTo(ann, id, { seat: 0 });
  const other = await lineTo(ann, id, { seat: 1 });
  expect(await line.ask({ do: 'chat', text: 'hello' })).toMatchObject({ ok: true });
  const office = await officeOf(data);
  const shown = (await office.ask('GET', `matches/${id}`)) as Listed & { chat: unknown; acts: number };
  expect(shown).toMatchObject({ chat: [{ from: 'Ann', seat: 0, text: 'hello' }], acts: 3 });
  expect(JSON.stringify(shown)).not.toContain('secret');
  const guest = shown.players[0].guest as string;
  expect(await office.ask('POST', `guests/${guest}`, { muted: true })).toEqual({ name: 'Ann' });
  expect(await line.ask({ do: 'chat', text: 'hello?' })).toMatchObject({
    no: 'not-allowed',
    reason: expect.stringMatching(/asked you not to talk/),
  });
  expect(await oneMove([line, other], seeded(2))).toBe(true);
  await office.ask('POST', `guests/${guest}`, { muted: false });
  expect(await line.ask({ do: 'chat', text: 'thanks' })).toMatchObject({ ok: true });
  await expect(office.ask('POST', 'guests/nobodyhere', { muted: true })).rejects.toThrow(/no such guest/);
});

test('without a server the same is done on the data folder, and a server finds it so', async () => {
  const data = scratch();
  const first = await open({ data });
  const ann = await Visitor.named(first.address, 'Ann');
  // Somebody who lets everything pass, and a bot: neither keeps the office waiting.
  const going = await ann.create({ game: 'classic', seats: ['me', 'me', { bot: 'random' }] });
  const other = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const lines = [await lineTo(ann, going.id, { seat: 0 }), await lineTo(ann, going.id, { seat: 1 })];
  for (let i = 0; i < 6; i++) await oneMove(lines, seeded(i));
  for (const line of lines) await line.ask({ do: 'auto', kinds: ['*'] });
  await first.close();

  const office = await Office.open(data, games);
  expect((await listOf(office)).map(({ id }) => id).sort()).toEqual([going.id, other.id].sort());
  expect(await listOf(office, '?game=classic')).toMatchObject([{ id: going.id, state: 'playing' }]);
  expect(await listOf(office, '?before=1')).toEqual([]);
  // Two in the office at once would be one too many.
  await expect(Office.open(data, games)).rejects.toThrow(/somebody is at work on/);
  await expect(open({ data })).rejects.toThrow(/already/);
  await office.ask('POST', `matches/${going.id}/end`);
  await office.ask('POST', `matches/${other.id}/remove`);
  await office.close();

  const second = await open({ data });
  const again = new Visitor(second.address, ann.key);
  expect((await again.call('GET', `/api/matches/${going.id}`)).body).toMatchObject({
    state: 'over',
    won: [],
  });
  expect((await again.call('GET', `/api/matches/${other.id}`)).status).toBe(404);
});

test('only who can read the data folder gets in', async () => {
  const data = scratch();
  const { address, close } = await open({ data });
  const door = join(data, 'admin.json');
  expect(statSync(door).mode & 0o777).toBe(0o600);
  const { token } = JSON.parse(readFileSync(door, 'utf8')) as { token: string };
  for (const said of ['', token.slice(1), `${token.slice(0, -1)}x`, undefined]) {
    for (const [method, path] of [
      ['GET', '/api/admin/matches'],
      ['POST', '/api/admin/tidy'],
      ['POST', '/api/admin/matches/abcdefgh/remove'],
    ] as const) {
      expect((await request(address, method, path, undefined, said)).status).toBe(401);
    }
  }
  expect((await request(address, 'GET', '/api/admin/matches', undefined, token)).status).toBe(200);
  expect(JSON.stringify((await request(address, 'GET', '/api/openapi.json')).body)).not.toContain('admin');
  await close();
  expect(() => statSync(door)).toThrow();

  // Left behind by a server that was killed, it leads nowhere.
  writeFileSync(door, JSON.stringify({ address, token }));
  const office = await officeOf(data);
  expect(await listOf(office)).toEqual([]);
});

test('what is asked wrongly is told from what goes wrong', async () => {
  const data = scratch();
  await expect(Office.open(data, games)).rejects.toThrow(`there are no matches in ${data}`);
  await open({ data });
  const office = await officeOf(data);
  const wrong = await office.ask('GET', 'matches/nosuchmatch').catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(OfficeError);
  expect(wrong).toMatchObject({ wrong: true, message: 'there is no such match' });
  writeFileSync(join(data, 'admin.json'), JSON.stringify({ address: 'http://127.0.0.1:9', token: '' }));
  const away = await Office.open(data, games);
  await expect(away.ask('GET', 'matches')).rejects.toMatchObject({
    wrong: false,
    message: expect.stringMatching(/does not answer/),
  });
});

test('a match of rules that are gone can be shown and removed, and is exported as it was stored', async () => {
  const data = scratch();
  const first = await open({ data });
  const ann = await Visitor.named(first.address, 'Ann');
  const [one, two] = [
    await ann.create({ game: 'classic', seats: ['me', 'me'] }),
    await ann.create({ game: 'classic', seats: ['me', 'me'] }),
  ];
  await first.close();
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  db.exec(`update matches set version = 0`);
  db.prepare('update matches set updated = 0 where id = ?').run(two.id);
  db.close();
  const { address } = await open({ data });
  const office = await officeOf(data);
  expect(await office.ask('GET', `matches/${one.id}`)).toMatchObject({ version: 0, acts: 3 });
  expect((await request(address, 'GET', `/api/matches/${one.id}`)).body.stuck).toMatch(/not known here/);
  await office.ask('POST', `matches/${one.id}/remove`);
  expect((await request(address, 'GET', `/api/matches/${one.id}`)).status).toBe(404);
  const tidied = await office.ask('POST', 'tidy', {
    finished: null,
    abandoned: 1000,
    at: { stage: 'abandoned' },
  });
  const file = join(data, 'exported', `classic-${two.id}.acts.json`);
  expect(tidied).toMatchObject({ files: [file] });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    match: { id: two.id, version: 0 },
    acts: [{ do: 'sit' }, { do: 'sit' }, { do: 'start' }],
  });
});
