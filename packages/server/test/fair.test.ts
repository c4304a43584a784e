import { join } from 'node:path';
import { diceRace } from '@indigo/dice-race';
import { checkDice, Hands, hashOfSecret } from '@indigo/host';
import { type AnyRuleset, type MatchRecord, seeded } from '@indigo/kernel';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { anyAnswer, Line, lineTo, Visitor } from './client.ts';
import { metricsOf, open, scratch } from './house.ts';

const codeOf = (event: object): unknown => ('no' in event ? event.no : event);

test('of many who join at once each seat has one, and who is left over is told so', async () => {
  const { address } = await open();
  const ann = await Visitor.named(address, 'Ann');
  for (let round = 0; round < 5; round++) {
    const match = await ann.create({ game: 'dice-race', seats: ['me', 'open', 'open'] });
    const friends = await Promise.all(['Bob', 'Cleo', 'Dan'].map((name) => Visitor.named(address, name)));
    const replies = await Promise.all(
      friends.map((friend) => friend.call('POST', '/api/join', { code: match.invite })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const seats = replies.flatMap(({ status, body }) => (status === 200 ? [body.seat] : []));
    expect(seats.sort()).toEqual([1, 2]);
  }
});

test('at a public table everybody has one seat', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const twice = await ann.call('POST', '/api/matches', {
    game: 'dice-race',
    seats: ['me', 'me'],
    public: true,
  });
  expect([twice.status, codeOf(twice.body)]).toEqual([400, 'bad-setup']);
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open', 'open'], public: true });
  await bob.call('POST', `/api/matches/${match.id}/join`, { seat: 1 });
  const again = await bob.call('POST', `/api/matches/${match.id}/join`, { seat: 2 });
  expect([again.status, codeOf(again.body)]).toEqual([409, 'taken']);
});

test('until it begins people leave, are sent away by who set it up, and the table can be closed', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open', 'open'] });
  const path = `/api/matches/${match.id}`;
  await bob.join(match.invite);
  const sat = await lineTo(bob, match.id);
  expect((await bob.call('POST', `${path}/leave`)).body.players[1].name).toBe('');
  await sat.until(({ closed }) => closed !== null, 'the end of a seat');
  expect(sat.heard.at(-1)).toEqual({ bye: 'you no longer sit at this table', again: false });
  expect(codeOf((await bob.call('POST', `${path}/leave`)).body)).toBe('not-seated');
  await bob.join(match.invite);
  expect(codeOf((await bob.call('POST', `${path}/remove`, { seat: 0 })).body)).toBe('not-allowed');
  expect((await ann.call('POST', `${path}/remove`, { seat: 1 })).body.players[1].name).toBe('');
  expect(codeOf((await ann.call('POST', `${path}/remove`, { seat: 5 })).body)).toBe('no-such-seat');
  const line = await lineTo(ann, match.id);
  expect(codeOf((await bob.call('POST', `${path}/close`)).body)).toBe('not-allowed');
  expect((await ann.call('POST', `${path}/close`)).status).toBe(200);
  await line.until(({ closed }) => closed !== null, 'the end of the table');
  expect(line.heard.at(-1)).toEqual({ bye: 'this table was closed', again: false });
  expect((await ann.call('GET', path)).status).toBe(404);
  expect(codeOf(await bob.join(match.invite))).toBe('no-such-invitation');

  const begun = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await bob.join(begun.invite);
  for (const [what, body] of [
    ['remove', { seat: 1 }],
    ['leave', undefined],
    ['close', undefined],
  ] as const)
    expect(codeOf((await ann.call('POST', `/api/matches/${begun.id}/${what}`, body)).body)).toBe('started');
});

test('a match ends by agreement or as people give up, and is seen again as far as it came', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  for (const way of ['end', 'resign'] as const) {
    const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
    await bob.join(match.invite);
    const [a, b] = [await lineTo(ann, match.id), await lineTo(bob, match.id)];
    await a.ask({ do: way });
    if (way === 'end') {
      await b.until(({ table }) => table?.votes.length === 1, 'the vote');
      await b.ask({ do: 'vote', vote: b.table?.votes[0].vote, yes: true });
    } else await b.ask({ do: way });
    await a.until(({ table }) => table?.won !== null, 'the end');
    expect(b.table).toMatchObject({ won: [], decision: null });
    const info = (await ann.call('GET', `/api/matches/${match.id}`)).body;
    expect(info).toMatchObject({ state: 'over', won: [] });
    const { status, body } = await ann.call('GET', `/api/matches/${match.id}/record`);
    // Who gave their seat up has left; others may watch.
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 1, about: { ended: true } });
    if (way === 'resign') expect(codeOf(await a.ask({ do: 'bot', seat: 0, bot: null }))).toBe('not-seated');
    for (const line of [a, b]) line.close();
  }
});

test('which windows pass is a setting: it costs no act, and outlives the server', async () => {
  const data = scratch();
  const first = await open({ data });
  const ann = await Visitor.named(first.address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const line = await lineTo(ann, match.id);
  const acts = async (server: string): Promise<string[]> =>
    (await (await metricsOf(server)).text()).split('\n').filter((row) => row.startsWith('indigo_acts'));
  const before = await acts(first.address);
  for (let i = 0; i < 50; i++)
    expect(await line.ask({ do: 'auto', kinds: [`window-${i}`] })).toMatchObject({ ok: true });
  expect(await acts(first.address)).toEqual(before);
  await first.close();
  const second = await open({ data });
  const again = await new Line(second.address).hello(match.id, ann.key);
  expect(again.table?.auto).toEqual(['window-49']);
});

test('however much arrives at once, no more is carried out than the pace allows, by all sockets together', async () => {
  const pace = { burst: 5, perSecond: 50 };
  const { address } = await open({ pace });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const lines = [await lineTo(ann, match.id), await lineTo(ann, match.id)];
  const heard = (): number =>
    lines.reduce((sum, line) => sum + line.heard.filter((one) => 're' in one).length, 0);
  const began = Date.now();
  for (const line of lines) for (let i = 0; i < 200; i++) line.send({ do: 'ping', re: i });
  while (heard() < 100) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard()).toBeLessThanOrEqual(pace.burst + ((Date.now() - began) / 1000 + 0.5) * pace.perSecond);
  }
  // However the network cuts what is sent: in the end more waits than anybody could mean.
  for (let i = 0; i < 400 && lines[0].closed === null; i++) {
    for (let k = 0; k < 500; k++) lines[0].send({ do: 'ping', re: k });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // What was sent meanwhile is read first.
  await expect.poll(() => lines[0].closed?.reason).toBe('far too many messages at once');
});

test('matches that cannot be loaded are set aside, and every other clock runs on', async () => {
  const data = scratch();
  const first = await open({ data });
  const [ann, bob] = [await Visitor.named(first.address, 'Ann'), await Visitor.named(first.address, 'Bob')];
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'], clock: 30 });
    await bob.join(match.invite);
    ids.push(match.id);
  }
  await first.close();
  const [bad, good] = ids;
  const db = new Database(join(data, 'indigo.db'));
  const poison = JSON.stringify({ do: 'answer', seat: 0, ids: 'nonsense', drawn: [], to: 255 });
  const columns = (db.prepare('select * from matches').columns() as { name: string }[]).map(
    ({ name }) => name,
  );
  for (let i = 0; i < 110; i++) {
    const copied = columns.map((name) => (name === 'id' || name === 'invite' ? `'poison${i}'` : `"${name}"`));
    db.exec(`insert into matches select ${copied.join(', ')} from matches where id = '${bad}'`);
    db.exec(`insert into acts select 'poison${i}', at, act from acts where match = '${bad}'`);
    db.prepare('insert into acts select ?, max(at) + 1, ? from acts where match = ?').run(
      `poison${i}`,
      i % 2 === 0 ? '{"do":' : poison,
      bad,
    );
    // Nor does this option exist.
    if (i % 3 === 2) db.exec(`update matches set options = '{"nonsense":1}' where id = 'poison${i}'`);
  }
  // The good one is the last to be looked at.
  db.exec("update matches set due = 1 where id like 'poison%'");
  db.exec(`update matches set due = 2 where id = '${good}'`);
  const written = (): number =>
    (db.prepare('select count(*) as n from acts where match = ?').get(good) as { n: number }).n;
  const before = written();
  const hands = new Hands();
  const second = await open({ data, timer: hands });
  const sweepUntil = async (done: () => boolean): Promise<void> => {
    for (let i = 0; i < 2000 && !done(); i++) {
      hands.advance(1000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await sweepUntil(() => written() > before);
  expect(written()).toBeGreaterThan(before);
  expect(
    db.prepare("select count(*) as n from matches where id like 'poison%' and due is not null").get(),
  ).toEqual({
    n: 0,
  });
  const again = new Visitor(second.address, ann.key);
  const [one, two] = [
    await again.call('GET', '/api/matches/poison7'),
    await again.call('GET', '/api/matches/poison7'),
  ];
  expect([one.status, two.status]).toEqual([200, 200]);
  for (const { body } of [one, two])
    expect(body.stuck).toMatch(/does not fit its rules: act \d+ does not fit$/);
  for (const [id, why] of [
    ['poison4', /is damaged: act \d+ cannot be read$/],
    ['poison5', /does not fit its rules: .* has no option "nonsense"/],
  ] as const)
    expect((await again.call('GET', `/api/matches/${id}`)).body.stuck).toMatch(why);
  expect((await again.call('GET', `/api/matches/${good}`)).status).toBe(200);
  db.close();
});

test('so many sockets come from one place, and no more until one of them is gone', async () => {
  const { address } = await open({ sockets: 3 });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const lines = [await lineTo(ann, match.id), await lineTo(ann, match.id), await lineTo(ann, match.id)];
  const more = new Line(address);
  await more.until(({ closed }) => closed !== null, 'a closed door');
  expect(more.heard).toEqual([{ bye: 'too many connections from there: close some', again: true }]);
  lines[0].close();
  await lines[0].until(({ closed }) => closed !== null, 'its end');
  await expect
    .poll(async () => {
      const line = await new Line(address).open();
      await line.until(({ closed, socket }) => closed !== null || socket.readyState === socket.OPEN);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const open = line.closed === null;
      line.close();
      return open;
    })
    .toBe(true);
});

test('the dice of a match are settled before it: hash, then words, then the secret once it is over', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const { dice } = (await ann.call('GET', '/api/dice')).body as unknown as { dice: string };
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'], dice, word: 'heron' });
  expect(match.dice).toBe(dice);
  // Used up: nobody pledges the same twice.
  const again = await ann.call('POST', '/api/matches', { game: 'dice-race', seats: ['me', 'open'], dice });
  expect(codeOf(again.body)).toBe('no-such-dice');
  await bob.call('POST', '/api/join', { code: match.invite, word: 'otter' });
  const lines = [await lineTo(ann, match.id), await lineTo(bob, match.id)];
  const rng = seeded(4);
  while (lines[0].table?.won === null) {
    await lines[0].until(() => lines.some((line) => line.decision !== null || line.table?.won !== null));
    const line = lines.find(({ decision }) => decision !== null);
    if (line === undefined) break;
    const no = line.decision?.no;
    await line.ask({ do: 'answer', no, ids: await anyAnswer(line, rng) });
  }
  const heard = lines.flatMap(({ raw }) => raw).join();
  const record = (await ann.call('GET', `/api/matches/${match.id}/record`)).body as unknown as MatchRecord;
  const { secret, words } = (record.about as { dice: { secret: string; words: string[] } }).dice;
  expect(words).toEqual(['heron', 'otter']);
  expect(hashOfSecret(secret)).toBe(dice);
  expect(heard).not.toContain(secret);
  expect(checkDice(diceRace as AnyRuleset, record)).toMatchObject({ pledged: true, hash: dice, wrong: null });
});
