import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Socket } from '../src/online/socket.ts';

/** A WebSocket to a server that is there or not. */
class FakeSocket {
  static readonly OPEN = 1;
  static reachable = true;
  /** A network that takes a connection and never says what became of it. */
  static silent = false;
  static made = 0;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.made++;
    if (FakeSocket.silent) return;
    queueMicrotask(() => (FakeSocket.reachable ? this.open() : this.fail()));
  }

  private open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** A network that is gone answers nothing. */
  send(_?: string): void {
    if (FakeSocket.reachable) queueMicrotask(() => this.onmessage?.({ data: '{"ok":true}' }));
  }

  close(): void {
    this.readyState = 3;
  }
}

describe('a socket that comes back', () => {
  const page = new EventTarget();
  const screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const opened = vi.fn();
  const lost = vi.fn();
  let socket: Socket;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('document', screen);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    FakeSocket.reachable = true;
    FakeSocket.silent = false;
    const unpack = (): never => {
      throw new Error('nothing comes packed');
    };
    socket = new Socket('ws://table', { onOpen: opened, onMessage: () => {}, unpack, onLost: lost });
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(1);
    socket.settled();
  });

  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  /** So long without a network that tries have become rare; right after one of them. */
  async function longLost(): Promise<void> {
    FakeSocket.reachable = false;
    page.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(600_000);
    const tries = FakeSocket.made;
    while (FakeSocket.made === tries) await vi.advanceTimersByTimeAsync(50);
    expect(lost.mock.lastCall?.[0] - Date.now()).toBeGreaterThan(4000);
  }

  test('within a second of the return of the network, where nobody says that it is back', async () => {
    FakeSocket.reachable = false;
    page.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(30_000);
    FakeSocket.reachable = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('at once when the network is back, however long it was gone', async () => {
    await longLost();
    FakeSocket.reachable = true;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('at once when somebody looks at the page again', async () => {
    await longLost();
    FakeSocket.reachable = true;
    screen.visibilityState = 'hidden';
    screen.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(1);
    screen.visibilityState = 'visible';
    screen.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('when somebody looks again and nothing answers on a connection that seems open', async () => {
    FakeSocket.reachable = false;
    screen.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(4100);
    expect(lost).toHaveBeenCalled();
    FakeSocket.reachable = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('four seconds after something was said that nothing answers', async () => {
    FakeSocket.reachable = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lost).not.toHaveBeenCalled();
    socket.send({ do: 'undo' });
    await vi.advanceTimersByTimeAsync(3900);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(lost).toHaveBeenCalled();
  });

  test('four seconds after a connection was begun that nothing comes of; later a slow network has longer', async () => {
    FakeSocket.silent = true;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3900);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(lost).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = FakeSocket.made;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made - tries).toBeLessThanOrEqual(8);
  });

  test('not while a server that is there takes its time', async () => {
    // It answers pings at once, whatever else it is busy with.
    vi.spyOn(FakeSocket.prototype, 'send').mockImplementation(function (this: FakeSocket, data?: string) {
      if (data?.includes('ping')) queueMicrotask(() => this.onmessage?.({ data: '{"ok":true}' }));
    });
    socket.send({ do: 'hint' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(lost).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
