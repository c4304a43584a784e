import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Wire } from './wire.ts';

const LAG_MS = 60;

test('a slow line takes its time each way and keeps the order, also when it is fast again', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const wire = new Wire((echo.address() as AddressInfo).port);
  const socket = connect(await wire.open('127.0.0.1'), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    wire.close();
    echo.close();
  });
  let heard = '';
  const all = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      heard += data;
      if (heard.length === 3) resolve();
    });
  });
  wire.delay(LAG_MS);
  const begun = performance.now();
  socket.write('1');
  await new Promise((resolve) => setTimeout(resolve, LAG_MS / 4));
  socket.write('2');
  await expect.poll(() => heard).not.toBe('');
  // Timers may be a moment early.
  expect(performance.now() - begun).toBeGreaterThan(2 * LAG_MS - 5);
  wire.delay(0);
  socket.write('3');
  await all;
  expect(heard).toBe('123');
});
