import type { Event } from '@indigo/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableLink } from '../src/link/link.ts';
import { onlineLink } from '../src/online/online-link.ts';

// The settings of the page ask how large the screen is when they are first looked at.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** A server that answers each hello as it was told to, and a socket to it. */
class FakeServer {
  static readonly OPEN = 1;
  /** What it says to a hello; null: nobody is there. */
  static answer: readonly object[] | null = [];
  /** Whether it says that it is there while it looks for what it is asked. */
  static answersPings = false;
  static hellos: number[] = [];
  static said: { do: string; re: number; text?: string; line?: number }[] = [];
  static last: FakeServer;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    FakeServer.last = this;
    queueMicrotask(() => {
      if (FakeServer.answer === null) return this.close();
      this.readyState = FakeServer.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    FakeServer.said.push(JSON.parse(text));
    if (FakeServer.answersPings && JSON.parse(text).do === 'ping')
      queueMicrotask(() => this.say({ ok: true, re: 0 }));
    if (JSON.parse(text).do !== 'hello') return;
    FakeServer.hellos.push(Date.now());
    for (const event of FakeServer.answer ?? []) queueMicrotask(() => this.say(event as Event));
  }

  say(event: Event | object): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELL = [
  { welcome: 2, match: 'abcdefgh', seat: 0, chat: [] },
  { fresh: 1, game: 'dice-race', options: {}, seat: 0, players: [], view: {}, say: [], earlier: 0, auto: [] },
];

describe('a table on the server', () => {
  const page = new EventTarget();
  const screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let link: TableLink;
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const open = async (answer: readonly object[] | null): Promise<void> => {
    FakeServer.answer = answer;
    link = onlineLink('abcdefgh');
    await wait(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeServer);
    vi.stubGlobal('document', screen);
    vi.stubGlobal('location', { origin: 'http://table' });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is fetched here')));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    FakeServer.answersPings = false;
    FakeServer.hellos = [];
    FakeServer.said = [];
  });

  afterEach(() => {
    link.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('a server whose store is away during the hello is asked again, for ever and less and less often', async () => {
    await open([{ no: 'broken', reason: 'something went wrong here: try again later' }]);
    expect(link.get()).toMatchObject({ connection: 'opening', trouble: null, retryAt: expect.any(Number) });
    await wait(3_600_000);
    const gaps = FakeServer.hellos.slice(1).map((at, i) => at - FakeServer.hellos[i]);
    expect(gaps[0]).toBeLessThan(500);
    expect(Math.max(...gaps)).toBeLessThan(15_000);
    for (const gap of gaps.slice(10)) expect(gap).toBeGreaterThan(5000);
    // Still trying, still no more said than that.
    expect(Date.now() - (FakeServer.hellos.at(-1) as number)).toBeLessThan(15_000);
    expect(link.get()).toMatchObject({ connection: 'opening', trouble: null });
    FakeServer.answer = WELL;
    await wait(15_000);
    expect(link.get()).toMatchObject({ connection: 'open', retryAt: null });
  });

  test('four seconds after a hello that nobody answers, but not while somebody is there', async () => {
    await open([]);
    await wait(3900);
    expect(link.get().retryAt).toBeNull();
    await wait(200);
    expect(link.get()).toMatchObject({ connection: 'opening', retryAt: expect.any(Number) });
    FakeServer.answersPings = true;
    await wait(1000);
    expect(FakeServer.hellos).toHaveLength(2);
    await wait(9000);
    expect(FakeServer.hellos).toHaveLength(2);
    for (const event of WELL) FakeServer.last.say(event);
    expect(link.get().connection).toBe('open');
  });

  test('at once when the network is back or somebody looks', async () => {
    await open([{ no: 'broken', reason: 'something went wrong here: try again later' }]);
    await wait(600_000);
    FakeServer.answer = WELL;
    page.dispatchEvent(new Event('online'));
    await wait(0);
    expect(link.get().connection).toBe('open');
    FakeServer.answer = null;
    FakeServer.last.close();
    await wait(600_000);
    expect(link.get().connection).toBe('lost');
    FakeServer.answer = WELL;
    screen.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(link.get().connection).toBe('open');
  });

  test('a server that says it will be back is found when it is', async () => {
    await open(WELL);
    expect(link.get().connection).toBe('open');
    FakeServer.answer = null;
    // The end of the connection itself may never come.
    FakeServer.last.say({ bye: 'the server is going down', again: true });
    expect(link.get()).toMatchObject({ connection: 'lost', trouble: null, retryAt: expect.any(Number) });
    await wait(30_000);
    expect(link.get().connection).toBe('lost');
    FakeServer.answer = WELL;
    await wait(1000);
    expect(link.get()).toMatchObject({ connection: 'open', retryAt: null });
  });

  test('whoever is told when to come back comes then, and not before', async () => {
    await open(WELL);
    FakeServer.hellos = [];
    FakeServer.last.say({ bye: 'many people come at once', again: true, after: 5_000 });
    await wait(4_900);
    expect(FakeServer.hellos).toHaveLength(0);
    await wait(200);
    expect(FakeServer.hellos).toHaveLength(1);
    expect(link.get()).toMatchObject({ connection: 'open', retryAt: null });
  });

  test('what will not change is said, and not tried again', async () => {
    for (const answer of [
      [{ no: 'no-such-match', reason: 'there is no such match' }],
      [...WELL, { bye: 'this match was removed by those who run this server', again: false }],
    ]) {
      FakeServer.hellos = [];
      await open(answer);
      expect(link.get()).toMatchObject({ connection: 'closed', trouble: expect.stringMatching(/^T.*\.$/) });
      await wait(600_000);
      expect(FakeServer.hellos).toHaveLength(1);
      link.close();
    }
  });

  test('what is said while the connection breaks is said again under its number; a refusal is told', async () => {
    await open(WELL);
    link.chat('hello');
    FakeServer.last.close();
    await wait(1000);
    link.chat('still there?');
    const [first, again, other] = FakeServer.said.filter((message) => message.do === 'chat');
    expect(first).toMatchObject({ text: 'hello', line: expect.any(Number) });
    expect(again).toEqual(first);
    expect(other.line).not.toBe(first.line);
    FakeServer.last.say({ ok: true, re: again.re });
    FakeServer.last.say({ no: 'too-fast', reason: 'that was too fast', re: other.re });
    await wait(0);
    expect(link.get().unsaid).toEqual({
      text: 'still there?',
      why: expect.stringMatching(/^That was too fast/),
    });
    link.chat('still there?');
    expect(link.get().unsaid).toBeNull();
  });

  test('a next match that is refused is not passed over in silence', async () => {
    await open(WELL);
    await expect(link.again()).rejects.toThrow(/cannot be reached/);
    const no = { no: 'too-many', reason: 'you have 40 matches going on: finish one first' };
    vi.stubGlobal('fetch', async () => Response.json(no, { status: 429 }));
    await expect(link.again()).rejects.toThrow('You have too many matches going on.');
  });
});
