import { once } from 'node:events';
import { createServer as serveHttp } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Pipes } from '../src/cluster/pipe.ts';

async function listening<S extends Server>(server: S): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a pipe that is laid when none is to be any more ends at once', async () => {
  const there = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  });
  const address = `http://127.0.0.1:${await listening(there)}`;
  const pipes = new Pipes();
  const here = serveHttp();
  here.on('upgrade', (request) => {
    pipes.close();
    void pipes.lay(request, { id: 'there', address, rules: {}, draining: false }, {});
  });
  const visitor = connect(await listening(here), '127.0.0.1');
  visitor.on('error', () => {});
  visitor.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  let heard = '';
  visitor.on('data', (data) => {
    heard += data;
  });
  await once(visitor, 'close');
  expect(heard).toBe('');
});
