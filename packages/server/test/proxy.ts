import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scratch } from './house.ts';

/** A program of this machine; null where it is not installed. Some are where only administrators look. */
export const found = (name: string): string | null =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

/** A file of docs/examples with some of its lines made to fit the test. Each of them must be there. */
export function example(name: string, changes: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(new URL(`../../../docs/examples/${name}`, import.meta.url), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} has no "${from}" any more`);
    text = text.replaceAll(from, to);
  }
  return text;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A proxy in front of a server, with a certificate of its own. */
export interface InFront {
  readonly https: string;
  readonly http: string;
  /** What clients trust. */
  readonly ca: Buffer;
}

/** Starts a proxy; `configure` says how, given the files and ports it is to use. */
export async function proxied(
  configure: (files: { folder: string; cert: string; key: string; both: string }, ports: Ports) => string[],
): Promise<InFront> {
  const folder = scratch();
  const [cert, key, both] = ['cert.pem', 'key.pem', 'both.pem'].map((name) => join(folder, name));
  const names = 'subjectAltName=DNS:games.example,IP:127.0.0.1';
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=games.example'];
  execFileSync(found('openssl') as string, ['req', ...how, '-addext', names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
  const ports = { http: await freePort(), https: await freePort() };
  const [program, ...args] = configure({ folder, cert, key, both }, ports);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => ended(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  await listening(ports.https, () => {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${said}`);
  });
  return {
    https: `https://127.0.0.1:${ports.https}`,
    http: `http://127.0.0.1:${ports.http}`,
    ca: readFileSync(cert),
  };
}

interface Ports {
  readonly http: number;
  readonly https: number;
}

/** As fetch, by a client at this address of this machine. */
export function ask(
  { https, ca }: InFront,
  path: string,
  how: { from?: string; headers?: { [name: string]: string }; body?: object } = {},
): Promise<Answer> {
  const { from = '127.0.0.1', headers = {}, body } = how;
  return new Promise((resolve, reject) => {
    const request = requestHttps(
      https + path,
      {
        ca,
        localAddress: from,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      },
      (response) => resolve(read(response)),
    );
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export const askPlain = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    getHttp(url, (response) => resolve(read(response))).on('error', reject);
  });

async function read(response: IncomingMessage): Promise<Answer> {
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function listening(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
