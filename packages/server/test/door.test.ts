import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Line, lineTo, request, Visitor } from './client.ts';
import { metricsOf, open, scratch } from './house.ts';

const codeOf = (line: Line): unknown[] =>
  line.heard.map((event) => ('no' in event ? event.no : Object.keys(event)[0]));

test('headers keep everything foreign out, without asking for https', async () => {
  const { address } = await open();
  const { headers } = await request(address, 'GET', '/api/health');
  const csp = headers.get('content-security-policy') ?? '';
  expect(csp).toContain("default-src 'self'");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).not.toMatch(/unsafe|upgrade-insecure-requests|https?:|\*/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the parts of the page are sent without what is said of whole pages', async () => {
  const page = scratch();
  mkdirSync(join(page, 'assets'));
  for (const file of ['index.html', 'assets/part-1.js', 'assets/worker-1.js'])
    writeFileSync(join(page, file), '//');
  const { address } = await open({ page });
  const said = async (path: string): Promise<unknown[]> => {
    const { headers } = await fetch(`${address}${path}`);
    return ['content-security-policy', 'x-frame-options', 'x-content-type-options'].map((name) =>
      headers.has(name),
    );
  };
  expect(await said('/')).toEqual([true, true, true]);
  expect(await said('/assets/worker-1.js')).toEqual([true, true, true]);
  expect(await said('/assets/part-1.js')).toEqual([false, false, true]);
});

test('the description, health and figures of the server are served', async () => {
  const { address } = await open();
  const { body } = await request(address, 'GET', '/api/openapi.json');
  expect(Object.keys(body.paths as object)).toEqual(
    expect.arrayContaining(['/api/guests', '/api/matches', '/api/matches/{id}', '/api/join', '/api/lobby']),
  );
  expect((await request(address, 'GET', '/api/health')).body).toEqual({ ok: true, tables: 0, sockets: 0 });
  expect(await (await metricsOf(address)).text()).toContain('indigo_commit_seconds');
  for (const reply of [await fetch(`${address}/metrics`), await metricsOf(address, 'guess')])
    expect(reply.status).toBe(401);
  const closed = await open({ metricsToken: undefined });
  expect((await metricsOf(closed.address)).status).toBe(403);
  expect((await request(address, 'GET', '/api/games')).body).toMatchObject({
    games: [{ id: 'classic' }, { id: 'dice-race' }],
    bots: ['youngster', 'trainer', 'ace', 'leader', 'champion', 'greedy', 'habit', 'random'].map((name) => ({
      name,
    })),
  });
  expect((await request(address, 'GET', '/api/nothing')).status).toBe(404);
});

test('a guest is known by a cookie no script can read', async () => {
  const { address } = await open();
  const ask = (path: string, headers: object, body?: object) =>
    fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const made = await ask('/api/guests', {}, { name: 'Ann' });
  const cookie = made.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^indigo=[a-z0-9]+\.[\w-]{43}; .*HttpOnly; SameSite=Strict/);
  expect(await made.json()).not.toHaveProperty('key');
  const sent = { cookie: cookie.split(';')[0] };
  expect(await (await ask('/api/me', sent)).json()).toMatchObject({ guest: { name: 'Ann' } });
  const among = { cookie: `theme=dark; ${sent.cookie}; indigo2=x` };
  expect(await (await ask('/api/me', among)).json()).toMatchObject({ guest: { name: 'Ann' } });
  expect((await ask('/api/guests', sent, { name: 'Anna' })).headers.get('set-cookie')).toBeNull();
  expect(await (await ask('/api/me', sent)).json()).toMatchObject({ guest: { name: 'Anna' } });
  // Another site's page may make the browser send what it has: it is not listened to.
  const foreign = await ask('/api/guests', { ...sent, origin: 'http://elsewhere.example' }, { name: 'Eve' });
  expect(foreign.status).toBe(403);
  const socket = await new Line(address, { ...sent, origin: 'http://elsewhere.example' }).open();
  await socket.until(({ closed }) => closed !== null);
  expect((await ask('/api/guests', { ...sent, origin: address }, { name: 'Ann' })).status).toBe(200);
});

test('keys that are wrong, of others or of nobody open nothing', async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const match = await ann.create({ game: 'dice-race', seats: ['me', { bot: 'random' }] });
  const flip = (key: string): string => key.slice(0, -2) + (key.endsWith('A') ? 'BA' : 'AA');
  for (const key of [flip(ann.key), `${bob.key.split('.')[0]}.${ann.key.split('.')[1]}`, 'x', '']) {
    const { status, body } = await request(address, 'GET', '/api/my/matches', undefined, key);
    expect([status, body.no]).toEqual([401, 'no-name']);
  }
  expect(codeOf(await new Line(address).hello(match.id, flip(ann.key)))).toEqual(['not-allowed']);
  expect(codeOf(await new Line(address).hello(match.id, ann.key, { seat: 1 }))).toEqual(['not-allowed']);
  expect(codeOf(await new Line(address).hello('nosuchmatch', ann.key))).toEqual(['no-such-match']);
  // A spectator sees no hand and moves nothing.
  const watcher = await lineTo(bob, match.id);
  expect(watcher.table?.seat).toBeNull();
  expect(await watcher.ask({ do: 'answer', no: 1, ids: 'roll' })).toMatchObject({ no: 'not-seated' });
  expect(await watcher.ask({ do: 'bot', seat: 0, bot: 'random' })).toMatchObject({ no: 'not-seated' });
});

test('what HTTP is asked wrongly is refused in words', async () => {
  const { address } = await open();
  const ann = await Visitor.named(address, 'Ann');
  const wrong: [object, number, string][] = [
    [{}, 400, 'ill-formed'],
    [{ game: 'chess', seats: ['me', 'open'] }, 404, 'no-such-game'],
    [{ game: '__proto__', seats: ['me', 'open'] }, 404, 'no-such-game'],
    [{ game: 'dice-race', seats: ['me'] }, 400, 'bad-setup'],
    [{ game: 'dice-race', seats: ['me', { bot: 'skynet' }] }, 400, 'no-such-bot'],
    [{ game: 'dice-race', seats: ['me', 'open'], standIn: 'skynet' }, 400, 'no-such-bot'],
    [{ game: 'dice-race', seats: [{ bot: 'random' }, { bot: 'random' }] }, 400, 'bad-setup'],
    [{ game: 'classic', seats: ['me', 'open'], options: { flying: true } }, 400, 'bad-setup'],
    [{ game: 'dice-race', seats: ['me', 'open'], evil: 1 }, 400, 'ill-formed'],
  ];
  for (const [body, status, no] of wrong) {
    expect(await ann.call('POST', '/api/matches', body)).toMatchObject({
      status,
      body: { no, reason: expect.any(String) },
    });
  }
  const unseen = ['\u3164', '\u2800 \u2800', '\u200b', 'a\u202eb', 'a\u2066b', 'Z\u0300\u0301\u0302\u0303'];
  for (const name of ['', '   ', 'x'.repeat(25), 'a\nb', '\u001b[31mred', ...unseen, 7]) {
    expect((await request(address, 'POST', '/api/guests', { name })).status).toBe(400);
  }
  const broken = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  });
  expect(broken.status).toBe(400);
  for (let i = 0; i < 40; i++) await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const more = await ann.call('POST', '/api/matches', { game: 'dice-race', seats: ['me', 'open'] });
  expect(more).toMatchObject({ status: 429, body: { no: 'too-many' } });
});

test('whoever talks too fast is read slowly, and nothing is lost', async () => {
  const { address } = await open({ pace: { burst: 5, perSecond: 50 } });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const line = await lineTo(ann, match.id);
  for (let i = 0; i < 40; i++) line.send({ do: 'ping', re: 1000 + i });
  await line.until(({ heard }) => heard.filter((event) => 're' in event).length === 40, 'forty replies');
  expect(await (await metricsOf(address)).text()).toMatch(/indigo_slowed_total [1-9]/);
});

test('too many requests from one place are refused for a while', async () => {
  const { address } = await open({ perMinute: 5 });
  const codes: number[] = [];
  for (let i = 0; i < 8; i++) codes.push((await fetch(`${address}/api/lobby`)).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('a proxy is believed only where it is trusted', async () => {
  const said = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'games.example',
    origin: 'https://games.example',
    'content-type': 'application/json',
  };
  const come = async (trustProxy: string | undefined): Promise<Response> => {
    const { address } = await open({ trustProxy });
    return fetch(`${address}/api/guests`, { method: 'POST', headers: said, body: '{"name":"Ann"}' });
  };
  const trusted = await come('127.0.0.1');
  expect([trusted.status, trusted.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(/; Secure/),
  ]);
  for (const other of [undefined, '10.0.0.0/8']) expect((await come(other)).status).toBe(403);
  await expect(open({ trustProxy: 'nonsense' })).rejects.toThrow();
});

test('files named by their content are kept for ever, everything else is asked for again', async () => {
  const page = scratch();
  mkdirSync(join(page, 'assets'));
  for (const name of ['index.html', 'sw.js', 'assets/index-Cx3k9a.js', 'assets/index-Cx3k9a.js.br'])
    writeFileSync(join(page, name), 'x');
  const { address } = await open({ page });
  const caching = async (path: string) => (await fetch(address + path)).headers.get('cache-control');
  expect(await caching('/assets/index-Cx3k9a.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/sw.js', '/lobby']) expect(await caching(path)).toBe('no-cache');
});

test('cookies are for https alone where people come over https', async () => {
  const cookieAt = async (publicUrl: string) => {
    const { port } = await open({ publicUrl });
    const made = await fetch(`http://127.0.0.1:${port}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: '{"name":"Ann"}',
    });
    expect(made.status).toBe(200);
    return made.headers.get('set-cookie');
  };
  expect(await cookieAt('https://games.example')).toMatch(/; Secure/);
  expect(await cookieAt('http://games.example')).not.toMatch(/; Secure/);
});
