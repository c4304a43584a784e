import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hands } from '@indigo/host';
import { seeded } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { nearbyHosts } from '../src/nearby.ts';
import { newPushKeys } from '../src/web-push.ts';
import { type Line, lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';
import { Browser, claimsOf, PushService } from './push-service.ts';

const CALL_MS = 15_000;

/** A server that may call people by this service, two at a table of it, and the clock it goes by. */
async function atATable() {
  const service = await PushService.open();
  const hands = new Hands();
  const served = await open({ timer: hands, pushServices: [service.origin] });
  const { address } = served;
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'], cover: false, away: 0 });
  const browser = new Browser(service, 'bob');
  await bob.call('POST', '/api/my/pushes', browser.subscription);
  await bob.join(match.invite);
  return { ...served, service, hands, ann, bob, match, browser };
}

/** Ann plays until it is Bob's turn. */
async function untilAsked(ann: Line, bob: Visitor, id: string): Promise<void> {
  const rng = seeded(1);
  for (let i = 0; i < 200; i++) {
    if ((await bob.call('GET', `/api/matches/${id}`)).body.asked) return;
    await oneMove([ann], rng);
  }
  throw new Error('Bob is never asked');
}

test('whoever is asked and has gone is called, in words only their browser can read', async () => {
  const { address, service, hands, ann, bob, match, browser } = await atATable();
  const line = await lineTo(ann, match.id);
  await untilAsked(line, bob, match.id);
  await expect
    .poll(() => {
      hands.advance(CALL_MS);
      return service.carried.length;
    })
    .toBe(1);
  const [call] = service.carried;
  expect(browser.read(call)).toEqual({ match: match.id, game: 'dice-race', language: 'en' });
  expect(() => new Browser(service, 'eve').read(call)).toThrow();
  expect(call.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: match.id, urgency: 'high' });
  const { push } = (await request(address, 'GET', '/api/house')).body;
  const claims = claimsOf(call, push as string) as { exp: number };
  expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(mailto|https):/) });
  // Services refuse what is good for longer than a day.
  expect(claims.exp * 1000 - hands.now()).toBeLessThanOrEqual(86_400_000);
  // Once, until they come.
  hands.advance(10 * CALL_MS);
  await bob.call('GET', '/api/me');
  expect(service.carried).toHaveLength(1);
});

test('whoever looks at the table is not called', async () => {
  const { service, hands, ann, bob, match } = await atATable();
  const lines = [await lineTo(ann, match.id), await lineTo(bob, match.id)];
  await untilAsked(lines[0], bob, match.id);
  hands.advance(10 * CALL_MS);
  await bob.call('GET', '/api/me');
  expect(service.carried).toEqual([]);
  // Gone with a question open, they are.
  lines[1].close();
  await expect
    .poll(() => {
      hands.advance(CALL_MS);
      return service.carried.length;
    })
    .toBe(1);
});

test('a browser that is gone is forgotten, one that is out of reach is not', async () => {
  const { service, hands, ann, bob, match } = await atATable();
  service.status = 503;
  const line = await lineTo(ann, match.id);
  await untilAsked(line, bob, match.id);
  const called = (times: number): Promise<void> =>
    expect
      .poll(() => {
        hands.advance(CALL_MS);
        return service.carried.length;
      })
      .toBe(times);
  const comeAndGo = async (): Promise<void> => (await lineTo(bob, match.id)).close();
  await called(1);
  service.status = 410;
  await comeAndGo();
  await called(2);
  await comeAndGo();
  hands.advance(10 * CALL_MS);
  await bob.call('GET', '/api/me');
  hands.advance(10 * CALL_MS);
  await bob.call('GET', '/api/me');
  expect(service.carried).toHaveLength(2);
});

test('nobody is called who does not want to be any more, and only they can say so', async () => {
  const { service, hands, ann, bob, match, browser } = await atATable();
  const { endpoint } = browser;
  await ann.call('POST', '/api/my/pushes/remove', { endpoint });
  const line = await lineTo(ann, match.id);
  await untilAsked(line, bob, match.id);
  await expect
    .poll(() => {
      hands.advance(CALL_MS);
      return service.carried.length;
    })
    .toBe(1);
  await bob.call('POST', '/api/my/pushes/remove', { endpoint });
  (await lineTo(bob, match.id)).close();
  for (let i = 0; i < 5; i++) {
    hands.advance(CALL_MS);
    await bob.call('GET', '/api/me');
  }
  expect(service.carried).toHaveLength(1);
});

test('calls go to the services of browsers and nowhere else', async () => {
  const service = await PushService.open();
  const { address } = await open();
  const ann = await Visitor.named(address, 'Ann');
  const { subscription } = new Browser(service, 'ann');
  const statusOf = async (endpoint: string): Promise<number> =>
    (await ann.call('POST', '/api/my/pushes', { ...subscription, endpoint })).status;
  for (const endpoint of [
    subscription.endpoint,
    'https://127.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://notfcm.googleapis.com@example.com/x',
    'file:///etc/passwd',
    'no address',
  ])
    expect([endpoint, await statusOf(endpoint)]).toEqual([endpoint, 400]);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
  ])
    expect([endpoint, await statusOf(endpoint)]).toEqual([endpoint, 200]);
  const nobody = await request(address, 'POST', '/api/my/pushes', subscription);
  expect(nobody.status).toBe(401);
});

test('the keys stay what they are, for their owner alone; without them new ones are made', async () => {
  const data = scratch();
  const keyOf = async (): Promise<unknown> => {
    const { address, close } = await open({ data });
    const { body } = await request(address, 'GET', '/api/house');
    await close();
    return body.push;
  };
  const key = await keyOf();
  const file = join(data, 'push.json');
  expect(await keyOf()).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(key);
  writeFileSync(file, '{"publicKey": "half');
  const other = await keyOf();
  expect(other).toMatch(/^[\w-]{87}$/);
  expect(other).not.toBe(key);
  expect(await keyOf()).toBe(other);
});

test('new keys are as long as keys are, also one in 256 that begins with nought', () => {
  const lengths = Array.from({ length: 2000 }, () => newPushKeys().privateKey.length);
  expect(new Set(lengths)).toEqual(new Set([43]));
});

test('whoever sits at the machine learns by which addresses others find it', async () => {
  const addressesAt = async (server: string, host: string): Promise<unknown> => {
    const { hostname, port } = new URL(server);
    const { get } = await import('node:http');
    return new Promise((found) =>
      get({ host: hostname, port, path: '/api/house', headers: { host } }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => found(JSON.parse(text).addresses));
      }),
    );
  };
  const everywhere = await open({ host: '0.0.0.0' });
  const here = `http://127.0.0.1:${everywhere.port}`;
  expect(await addressesAt(here, `localhost:${everywhere.port}`)).toEqual(everywhere.others);
  // By another name it was found already, and which networks it is on is nobody's business there.
  expect(await addressesAt(here, 'games.example')).toEqual([]);
  const onlyHere = await open();
  expect(await addressesAt(onlyHere.address, 'localhost')).toEqual([]);
  const named = await open({ host: '0.0.0.0', publicUrl: 'https://games.example/' });
  expect(await addressesAt(`http://127.0.0.1:${named.port}`, 'localhost')).toEqual(['https://games.example']);
});

test('of several addresses the one people nearby come by is first', () => {
  const at = (address: string, more: object = {}) => ({
    address,
    family: 'IPv4' as const,
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    ...more,
  });
  const networks = {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    eth0: [at('192.168.1.20'), { ...at('fe80::1'), family: 'IPv6' as const, scopeid: 2 }],
    wlan0: [at('169.254.3.4'), at('10.0.0.7')],
  };
  expect(nearbyHosts(networks)).toEqual(['192.168.1.20', '10.0.0.7', '172.17.0.1']);
});
