import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@indigo/kernel';
import type { MatchInfo } from '@indigo/protocol';
import { describe, expect, test } from 'vitest';
import { Line, oneMove } from './client.ts';
import { open, scratch } from './house.ts';
import { ask, askPlain, example, found, type InFront, proxied } from './proxy.ts';

const openssl = found('openssl');
const programs = { nginx: found('nginx'), haproxy: found('haproxy') };
for (const [name, path] of Object.entries({ openssl, ...programs })) {
  if (path === null) console.warn(`${name} is not installed: what needs it is skipped`);
}

/** The example for nginx on these ports, in front of a server on this one. */
const nginx = (program: string, port: number): Promise<InFront> =>
  proxied(({ folder, cert, key }, { http, https }) => {
    const site = example('nginx.conf', [
      ['127.0.0.1:8080', `127.0.0.1:${port}`],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`],
      ['    listen [::]:80;\n', ''],
      ['    listen [::]:443 ssl;\n', ''],
      ['/etc/letsencrypt/live/games.example/fullchain.pem', cert],
      ['/etc/letsencrypt/live/games.example/privkey.pem', key],
    ]);
    writeFileSync(join(folder, 'indigo.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    // Everything it writes stays in the folder of the test, by whoever runs it.
    const main = `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
      events {}
      http {
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        include ${folder}/indigo.conf;
      }`;
    writeFileSync(join(folder, 'main.conf'), main);
    return [program, '-e', `${folder}/error.log`, '-c', join(folder, 'main.conf')];
  });

const haproxy = (program: string, port: number): Promise<InFront> =>
  proxied(({ folder, both }, { http, https }) => {
    const main = example('haproxy.cfg', [
      ['127.0.0.1:8080', `127.0.0.1:${port}`],
      ['bind :80', `bind 127.0.0.1:${http}`],
      ['bind :443', `bind 127.0.0.1:${https}`],
      ['/etc/haproxy/games.example.pem', both],
      ['maxconn 20000', 'maxconn 100'],
    ]);
    writeFileSync(join(folder, 'haproxy.cfg'), main);
    return [program, '-f', join(folder, 'haproxy.cfg'), '-db'];
  });

/** A page as the build leaves it, in small. */
function page(): string {
  const folder = scratch();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Indigo</title>');
  writeFileSync(join(folder, 'sw.js'), '// nothing to do');
  writeFileSync(join(folder, 'assets', 'index-Cx3k9a.js'), 'export {};');
  return folder;
}

const proxies = { nginx, haproxy };

describe.each(Object.keys(proxies) as (keyof typeof proxies)[])('behind %s', (name) => {
  const program = programs[name];
  const start = (port: number): Promise<InFront> => proxies[name](program as string, port);

  test.skipIf(program === null || openssl === null)(
    'people play over https, and the server knows it',
    async () => {
      const { port } = await open({ trustProxy: '127.0.0.1', page: page() });
      const proxy = await start(port);
      const made = await ask(proxy, '/api/guests', {
        body: { name: 'Ann' },
        headers: { origin: proxy.https },
      });
      expect([made.status, made.headers['set-cookie']]).toEqual([200, [expect.stringMatching(/; Secure/)]]);
      expect(made.headers['strict-transport-security']).toBe('max-age=31536000');
      const cookie = made.headers['set-cookie']?.[0].split(';')[0] as string;
      const headers = { cookie, origin: proxy.https };
      const { body } = await ask(proxy, '/api/matches', {
        headers,
        body: { game: 'dice-race', seats: ['me', 'me'] },
      });
      const { id } = JSON.parse(body) as MatchInfo;
      const line = (seat: number) =>
        new Line(proxy.https, headers, { ca: proxy.ca }).hello(id, undefined, { seat });
      const lines = [await line(0), await line(1)];
      for (let i = 0; i < 5; i++) expect(await oneMove(lines, seeded(i))).toBe(true);
      // A page of another site is told apart behind a proxy, too.
      const foreign = await ask(proxy, '/api/guests', {
        body: { name: 'Eve' },
        headers: { origin: 'https://evil.example' },
      });
      expect(foreign.status).toBe(403);

      const caching = async (path: string) => (await ask(proxy, path)).headers['cache-control'];
      expect(await caching('/assets/index-Cx3k9a.js')).toBe('public, max-age=31536000, immutable');
      for (const path of ['/', '/index.html', '/sw.js', `/table/${id}`])
        expect(await caching(path)).toBe('no-cache');

      for (const path of ['/api/admin/matches', '/api/%61dmin/matches', '/metrics', '/%6detrics'])
        expect((await ask(proxy, path)).status).toBe(404);
      const plain = await askPlain(`${proxy.http}/table/${id}`);
      expect([301, 302]).toContain(plain.status);
      expect(plain.headers.location).toMatch(/^https:.*\/table\//);
    },
  );

  test.skipIf(program === null || openssl === null || process.platform !== 'linux')(
    'limits count people by their own addresses, not by what they claim',
    async () => {
      const { port } = await open({ trustProxy: '127.0.0.1', perMinute: 5 });
      const proxy = await start(port);
      const come = async (from: string, headers = {}) =>
        (await ask(proxy, '/api/lobby', { from, headers })).status;
      const codes: number[] = [];
      for (let i = 0; i < 7; i++) codes.push(await come('127.0.0.2'));
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(await come('127.0.0.3')).toBe(200);
      expect(await come('127.0.0.2', { 'x-forwarded-for': '203.0.113.7' })).toBe(429);
    },
  );
});

const systemd = found('systemd-analyze');
test.skipIf(systemd === null)('the unit for systemd is well formed', () => {
  const folder = scratch();
  // What it starts need not be on this machine.
  const unit = example('indigo.service', [['/usr/bin/node', process.execPath]]);
  writeFileSync(join(folder, 'indigo.service'), unit);
  const said = execFileSync(systemd as string, ['verify', '--man=no', join(folder, 'indigo.service')], {
    stdio: 'pipe',
  });
  expect(String(said)).toBe('');
  writeFileSync(join(folder, 'wrong.service'), unit.replace('ExecStart=', 'ExecStrat='));
  expect(() =>
    execFileSync(systemd as string, ['verify', join(folder, 'wrong.service')], { stdio: 'pipe' }),
  ).toThrow();
});
