import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Buckets } from '../src/bucket.ts';
import { Connection } from '../src/connection.ts';
import { Crowded, Entrance } from '../src/entrance.ts';
import { Metrics } from '../src/metrics.ts';
import { Refusal } from '../src/refusal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose hello ends as `tables` does, and what it says. */
function greeted(get: () => Promise<unknown>) {
  const said: object[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    isPaused: false,
    send: (text: string) => said.push(JSON.parse(text)),
    close: () => {},
  });
  const store = { chat: async () => [] };
  const entrance = new Entrance();
  const house = { now: () => Date.now(), metrics: new Metrics(), trouble: () => {}, store, entrance };
  const pace = { burst: 9, perSecond: 9 };
  new Connection(socket as unknown as WebSocket, { cookie: null, address: 'here', match: null }, {
    house,
    tables: { get },
    guests: { find: async () => null },
    paces: { messages: new Buckets(pace), chat: new Buckets(pace) },
  } as unknown as ConstructorParameters<typeof Connection>[2]);
  const tell = (message: object) => socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  return { said, tell, hello: () => tell({ do: 'hello', v: 2, match: 'abcdefgh' }) };
}

test('whoever says nothing is let go, and need not come back', async () => {
  const { said } = greeted(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toEqual([{ bye: 'nothing was said', again: false }]);
});

test('whoever waits for a store that does not answer is asked to come back', async () => {
  const { said, hello } = greeted(() => new Promise(() => {}));
  hello();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toEqual([{ bye: 'that takes too long: try again later', again: true }]);
});

test('whoever waits for the welcome is told that somebody is there, and nothing else', async () => {
  const { said, tell, hello } = greeted(() => new Promise(() => {}));
  tell({ do: 'ping' });
  hello();
  tell({ do: 'ping' });
  tell({ do: 'undo' });
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toMatchObject([{ no: 'no-hello' }, { ok: true, re: 0 }, { no: 'no-hello' }]);
});

test('what may be well the next time is told from what will not', async () => {
  for (const [error, no] of [
    [new Error('disk I/O error'), 'broken'],
    [new Refusal(404, 'no-such-match', 'there is no such match'), 'no-such-match'],
    [new Refusal(403, 'not-allowed', 'not open to spectators'), 'not-allowed'],
  ] as const) {
    const { said, hello } = greeted(() => Promise.reject(error));
    hello();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toMatchObject([{ no }]);
  }
});

test('whoever comes as the server ends is sent to where it goes on, and does not hear that something is wrong', async () => {
  const { said, hello } = greeted(() =>
    Promise.reject(new Refusal(503, 'closing', 'the server is going down')),
  );
  hello();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toMatchObject([{ bye: 'the server is going down', again: true }]);
});

test('whoever comes with too many others is told when to come back', async () => {
  const { said, hello } = greeted(() => Promise.reject(new Crowded(2_300)));
  hello();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toMatchObject([{ bye: expect.any(String), again: true, after: 2_300 }]);
});

test('whoever was welcomed to a table that cannot be shown then is asked to come back', async () => {
  const { said, hello } = greeted(async () => ({
    row: { game: 'dice-race', watch: true, creator: 'somebody', rematch: null },
    players: [],
    enter: () => Promise.reject(new Error('the table cannot be loaded')),
    leave: () => {},
  }));
  hello();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toMatchObject([{ welcome: 2 }, { bye: 'the table is out of order', again: true }]);
});
