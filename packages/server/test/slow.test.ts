import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Visitor } from './client.ts';
import { Victim } from './crash.ts';
import { open, scratch } from './house.ts';

/** Somebody who speaks HTTP by hand, and as slowly as they like. */
function byHand(address: string, text: string): { readonly socket: Socket; readonly gone: Promise<string> } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return { socket, gone: new Promise((resolve) => socket.on('close', () => resolve(heard))) };
}

const post = (length: number): string =>
  `POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test('a body without end is cut off, told at once where it says how long it is', async () => {
  const { address } = await open();
  expect(await byHand(address, `${post(1e9)}{"name":"`).gone).toMatch(/^HTTP\/1.1 413 /);
  const chunked =
    'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
  const { socket, gone } = byHand(address, chunked);
  const more = setInterval(() => socket.writable && socket.write(`4000\r\n${' '.repeat(0x4000)}\r\n`), 5);
  onTestFinished(() => clearInterval(more));
  expect(await gone).toMatch(/^HTTP\/1.1 413 /);
});

test('whoever never ends a request, or never begins one, is let go', async () => {
  const { address } = await open({ patience: 500 });
  const slow = [byHand(address, `${post(50)}{"na`), byHand(address, 'GET /api/lobby HTTP/1.1\r\nho')];
  for (const { gone } of slow) expect(await gone).toMatch(/^HTTP\/1.1 408 /);
});

test('slow people do not keep a server from ending', async () => {
  const victim = new Victim(scratch());
  onTestFinished(() => victim.end('SIGKILL'));
  await victim.start();
  await Visitor.named(victim.address, 'Ann');
  byHand(victim.address, `${post(50)}{"na`);
  byHand(
    victim.address,
    'GET /api/table HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n',
  );
  const { socket } = byHand(victim.address, '');
  await new Promise((resolve) => socket.on('connect', resolve));
  const began = performance.now();
  await victim.end('SIGTERM');
  // Far from a limit: without an end to patience it would be half a minute.
  expect(performance.now() - began).toBeLessThan(25_000);
});
