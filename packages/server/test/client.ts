import { type Command, type Followed, follow, type TableEvent } from '@indigo/host';
import type { Decision, Rng } from '@indigo/kernel';
import type { Event, Guest, MatchInfo, NewMatch } from '@indigo/protocol';
import { WebSocket } from 'ws';

/** Somebody with a name at one server. */
export class Visitor {
  readonly server: string;
  readonly key: string;

  constructor(server: string, key: string) {
    this.server = server;
    this.key = key;
  }

  static async named(server: string, name: string): Promise<Visitor> {
    const { body } = await request(server, 'POST', '/api/guests', { name, key: true });
    return new Visitor(server, (body as unknown as Required<Guest>).key);
  }

  async call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: MatchInfo }> {
    const { status, body: answer } = await request(this.server, method, path, body, this.key);
    return { status, body: answer as unknown as MatchInfo };
  }

  async create(wish: NewMatch): Promise<MatchInfo> {
    const { status, body } = await this.call('POST', '/api/matches', wish);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async join(code: string | undefined): Promise<MatchInfo> {
    return (await this.call('POST', '/api/join', { code })).body;
  }
}

export async function request(server: string, method: string, path: string, body?: object, key?: string) {
  const response = await fetch(server + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { [key: string]: unknown },
  };
}

/** A socket that writes down everything it hears. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: Event[] = [];
  readonly raw: string[] = [];
  table: Followed | null = null;
  closed: { code: number; reason: string } | null = null;
  private waiting: (() => void)[] = [];

  constructor(
    server: string,
    headers: { [name: string]: string } = {},
    { match, ...tls }: { readonly ca?: Buffer; readonly match?: string } = {},
  ) {
    const query = match === undefined ? '' : `?match=${match}`;
    this.socket = new WebSocket(`${server.replace('http', 'ws')}/api/table${query}`, { headers, ...tls });
    this.socket.on('message', (data) => this.hear(String(data)));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
    this.socket.on('error', () => {});
  }

  private hear(text: string): void {
    const event = JSON.parse(text) as Event;
    this.raw.push(text);
    this.heard.push(event);
    const isTable = ['step', 'fresh', 'players', 'votes', 'paused'].some((key) => key in event);
    if (isTable && (this.table !== null || 'fresh' in event))
      this.table = follow(this.table, event as TableEvent);
    this.wake();
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const one of waiting) one();
  }

  /** Waits until it is so. */
  async until(so: (line: Line) => boolean, what = 'something', ms = 300_000): Promise<this> {
    const end = Date.now() + ms;
    while (!so(this)) {
      if (Date.now() > end)
        throw new Error(`waited in vain for ${what}; heard: ${this.raw.slice(-5).join(' ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 10);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this;
  }

  async open(): Promise<this> {
    return this.until(
      ({ socket, closed }) => socket.readyState === socket.OPEN || closed !== null,
      'the socket',
    );
  }

  send(message: Command | object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async hello(match: string, key?: string, more: object = {}): Promise<this> {
    await this.open();
    this.send({ do: 'hello', v: 2, match, ...(key === undefined ? {} : { key }), ...more });
    return this.until(({ heard }) =>
      heard.some((event) => 'no' in event || 'fresh' in event || 'players' in event),
    );
  }

  get decision(): Decision | null {
    return this.table?.decision ?? null;
  }

  /** Sends a numbered message and waits for the reply to it. */
  async ask(message: object): Promise<Event> {
    const re = this.heard.length + 1;
    this.send({ ...message, re });
    const isReply = (event: Event): boolean => 're' in event && event.re === re;
    await this.until(({ heard }) => heard.some(isReply), `a reply to ${JSON.stringify(message)}`);
    return this.heard.findLast(isReply) as Event;
  }

  close(): void {
    this.socket.terminate();
  }
}

export async function lineTo(visitor: Visitor, match: string, more: object = {}): Promise<Line> {
  return new Line(visitor.server, {}, { match }).hello(match, visitor.key, more);
}

/** Some answer to the question the line is asked. */
export async function anyAnswer(line: Line, rng: Rng): Promise<string | string[]> {
  const decision = line.decision as Decision;
  if (decision.shape === 'pick') return decision.options[rng(decision.options.length)].id;
  const ids: string[] = [];
  for (;;) {
    const reply = await line.ask({ do: 'compose', no: decision.no, ids });
    if (!('next' in reply)) throw new Error(JSON.stringify(reply));
    if (reply.next.length === 0 || (reply.missing === null && rng(2) === 0)) return ids;
    ids.push(reply.next[rng(reply.next.length)]);
  }
}

/** The first of these lines that is asked answers at random. False when the match is over. */
export async function oneMove(lines: readonly Line[], rng: Rng): Promise<boolean> {
  const [first] = lines;
  const asked = (): Line | undefined => lines.find(({ decision }) => decision !== null);
  const over = (): boolean => lines.some(({ table }) => table?.won !== null);
  for (let i = 0; asked() === undefined && !over() && i < 100; i++) {
    await first.until(() => asked() !== undefined || over(), 'a question');
  }
  const line = asked();
  if (line === undefined || over()) return false;
  const { no } = line.decision as Decision;
  const { seq } = line.table as Followed;
  line.send({ do: 'answer', no, ids: await anyAnswer(line, rng) });
  await line.until(({ table }) => (table as Followed).seq > seq, 'the step after an answer');
  return true;
}

export type { Followed };
