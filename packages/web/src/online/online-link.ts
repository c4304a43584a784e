import { type Codebook, type Command, follow, Gap, type Reply, type TableEvent, unpack } from '@indigo/host';
import type { ChatLine, Event, Hello, Welcome } from '@indigo/protocol';
import { Model } from '../link/base.ts';
import type { TableLink } from '../link/link.ts';
import { ApiError, gameBook, matchInfo, matchRecord, rematch } from './api.ts';
import { Socket } from './socket.ts';
import { byeWords, troubleWords, unsaidWords } from './trouble.ts';

const PROTOCOL: Welcome['welcome'] = 2;
const CHAT_KEPT = 200;
const LINES_BEGIN_BEFORE = 2 ** 48;

type Sent = Command | { readonly do: 'chat'; readonly text: string; readonly line: number };

/** Something said to the server whose reply has not come. */
interface Waiting {
  readonly message: Sent;
  readonly resolve: (reply: Reply) => void;
  sent: boolean;
}

/** Said twice, it would be done twice: if the reply was lost, nobody knows whether it was. */
const onlyOnce = ({ do: what }: Sent): boolean => what === 'undo';

/** Refusals of a hello that may be gone the next time. */
const PASSING: readonly string[] = ['broken', 'storage', 'too-fast'];

const BROKE: Reply = { no: 'storage', reason: 'the connection broke just then: look whether it was done' };

/** A table on the server. What is sent while the network is away is sent when it is back, once. */
export function onlineLink(id: string): TableLink {
  const model = new Model('online', id);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  /** The number of what is said next: no other page of ours numbers its lines like this one. */
  let line = Math.floor(Math.random() * LINES_BEGIN_BEFORE);
  /** The server has welcomed us: it understands commands. */
  let welcomed = false;
  const origin = location.origin.replace(/^http/, 'ws');
  /** The words of the game: with them messages take a quarter of the bytes. */
  let book: Codebook | null = null;
  const socket = new Socket(`${origin}/api/table?match=${id}`, {
    onOpen: hello,
    onMessage: hear,
    onLost: lost,
    unpack: (bytes) => unpack(bytes, book as Codebook) as unknown as Event,
  });

  function hello(): void {
    const { table } = model.get();
    const said: Hello = {
      do: 'hello',
      v: PROTOCOL,
      match: id,
      ...(table === null ? {} : { seq: table.seq }),
      ...(book === null ? {} : { pack: book.sum }),
    };
    socket.send(said);
  }

  function lost(retryAt: number): void {
    welcomed = false;
    model.set({ connection: model.get().table === null ? 'opening' : 'lost', retryAt });
    for (const [re, { message, resolve, sent }] of waiting) {
      if (!sent || !onlyOnce(message)) continue;
      waiting.delete(re);
      resolve(BROKE);
    }
  }

  function hear(event: Event): void {
    if ('welcome' in event) welcome(event);
    else if ('bye' in event) {
      if (event.again) socket.soon(event.after);
      else end(byeWords(event.bye));
    } else if ('re' in event && event.re !== undefined) replied(event.re, event as Reply);
    else if ('no' in event) {
      if (!welcomed) unwelcome(event.no, event.reason);
    } else if ('chat' in event) {
      chat([...model.get().chat, ...event.chat]);
    } else if ('rematch' in event) model.set({ rematch: `/table/${event.rematch}` });
    else if (!('ok' in event) && !('why' in event) && !('hint' in event) && !('next' in event)) told(event);
  }

  /** What is wrong at the server for a moment is waited out; what will not change is said. */
  function unwelcome(code: string, reason: string): void {
    if (PASSING.includes(code)) socket.later();
    else end(troubleWords(code, reason));
  }

  function welcome({ seat, chat: lines, rematch: after }: Welcome): void {
    welcomed = true;
    socket.settled();
    model.set({
      mine: seat === null ? [] : [seat],
      canChat: seat !== null,
      chat: lines,
      ...(after === undefined ? {} : { rematch: `/table/${after}` }),
    });
    for (const [re, one] of waiting) pass(re, one);
  }

  function told(event: TableEvent): void {
    try {
      const table = follow(model.get().table, event);
      model.set({ table, connection: 'open', retryAt: null, trouble: null }, event);
      if (table.view === null && model.get().invite === null) void invite();
      if (book === null && 'fresh' in event) void fetchBook(table.game);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      // Something is missing in between: come again and hear what followed the last step seen.
      welcomed = false;
      socket.now();
    }
  }

  async function fetchBook(game: string): Promise<void> {
    book ??= await gameBook(game).catch(() => null);
    if (book !== null && welcomed) socket.send({ do: 'pack', sum: book.sum });
  }

  async function invite(): Promise<void> {
    const info = await matchInfo(id).catch(() => null);
    if (info?.invite !== undefined) model.set({ invite: info.invite, yours: info.yours ?? false });
  }

  function chat(lines: readonly ChatLine[]): void {
    model.set({ chat: lines.slice(-CHAT_KEPT) });
  }

  function replied(re: number, reply: Reply): void {
    waiting.get(re)?.resolve(reply);
    waiting.delete(re);
  }

  function end(why: string): void {
    socket.close();
    model.set({ connection: 'closed', trouble: why, retryAt: null });
    for (const { resolve } of waiting.values()) resolve({ no: 'storage', reason: why });
    waiting.clear();
  }

  function pass(re: number, one: Waiting): void {
    if (welcomed && socket.send({ ...one.message, re })) one.sent = true;
  }

  function say(message: Sent): Promise<Reply> {
    return new Promise((resolve) => {
      const one: Waiting = { message, resolve, sent: false };
      waiting.set(++last, one);
      pass(last, one);
    });
  }

  async function talk(text: string): Promise<void> {
    model.set({ unsaid: null });
    const reply = await say({ do: 'chat', text, line: line++ });
    if ('no' in reply) model.set({ unsaid: { text, why: unsaidWords(reply.no) } });
  }

  return {
    get: model.get,
    subscribe: model.subscribe,
    missed: model.missed,
    replay: null,
    send: say,
    chat: (text) => void talk(text),
    reveal: () => {},
    record: () => matchRecord(id).catch(() => null),
    again: async () => {
      const after = model.get().rematch;
      try {
        return `/table/${(await rematch(id, after?.split('/').pop() ?? null)).id}`;
      } catch (error) {
        // Our seat there may be somebody else's by now: then we look on.
        if (after !== null && error instanceof ApiError && error.code === 'taken') return after;
        throw error;
      }
    },
    leave: async () => {
      const { mine, table } = model.get();
      if (mine.length > 0 && table?.view !== null && table?.won === null)
        await say({ do: 'bot', seat: mine[0], bot: table.standIn });
      socket.close();
    },
    close: () => socket.close(),
  };
}
