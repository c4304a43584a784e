import type { Event } from '@indigo/protocol';
import { retryDelay } from './retry.ts';

export interface SocketEvents {
  /** Connected: say hello. */
  onOpen(): void;
  onMessage(event: Event): void;
  /** A message that came packed. */
  unpack(bytes: Uint8Array): Event;
  /** Not connected; tried again at this moment (milliseconds since 1970). */
  onLost(retryAt: number): void;
}

/** A connection is waited for as long as an answer, until that was too short so often that it may be the network that is slow. */
const SLOW_CONNECT_MS = 8000;
const SLOW_AFTER_TRIES = 5;
const SILENT_MS = 20_000;
const ANSWER_MS = 4000;
/** Who has just said something hears something soon. Half of it for the answer, half for whether anybody is there. */
const SAID_MS = ANSWER_MS / 2;

/**
 * A WebSocket that comes back: it notices a network that went away (also a silent one), and tries again until it is
 * closed for good.
 */
export class Socket {
  private socket: WebSocket | null = null;
  private readonly url: string;
  private readonly events: SocketEvents;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private lostAt: number | null = null;
  /** Something was said, and nothing heard since. */
  private unheard = false;
  /** The server is there and cannot help right now. */
  private unwell = false;
  private ended = false;

  constructor(url: string, events: SocketEvents) {
    this.url = url;
    this.events = events;
    addEventListener('online', this.now);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** False: not connected right now. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (!this.unheard) {
      this.unheard = true;
      this.quietFor(SAID_MS, () => this.probe(SAID_MS));
    }
    return true;
  }

  /** All is well: the next loss begins to count anew. */
  settled(): void {
    this.tries = 0;
    this.lostAt = null;
    this.unwell = false;
  }

  /** What the server needs may come back: connects anew after a while that grows from time to time. */
  later(): void {
    this.unwell = true;
    this.drop();
  }

  /** The server ends the connection and will be back; `after`: in so many milliseconds it is our turn. */
  soon(after?: number): void {
    this.lose(after);
  }

  /** Connects anew at once. */
  readonly now = (): void => {
    this.tries = 0;
    this.discard();
    this.connect();
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    this.discard();
    removeEventListener('online', this.now);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.wake);
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    const socket = new WebSocket(this.url);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    const mine = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    socket.onopen = mine(() => {
      this.listen();
      this.events.onOpen();
    });
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.listen();
      const event =
        typeof data === 'string'
          ? (JSON.parse(data) as Event)
          : this.events.unpack(new Uint8Array(data as ArrayBuffer));
      this.events.onMessage(event);
    };
    socket.onclose = mine(this.drop);
    // Some networks swallow a connection without a word.
    const patience = this.tries < SLOW_AFTER_TRIES ? ANSWER_MS : SLOW_CONNECT_MS;
    this.quiet = setTimeout(mine(this.drop), patience);
  }

  /** Something was heard. After a long silence ask whether anybody is there, and do not wait long for the answer. */
  private listen(): void {
    this.unheard = false;
    this.quietFor(SILENT_MS, () => this.probe(ANSWER_MS));
  }

  private probe(patience: number): void {
    if (this.send({ do: 'ping' })) this.quietFor(patience, this.drop);
  }

  /** What is done if nothing is heard for so long. */
  private quietFor(ms: number, then: () => void): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(then, ms);
  }

  /** A device that slept may believe in a connection that is long gone; one that waits to try again need not wait. */
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.probe(ANSWER_MS);
    else this.now();
  };

  private readonly drop = (): void => this.lose();

  private lose(after?: number): void {
    this.discard();
    if (this.ended) return;
    this.lostAt ??= Date.now();
    const wait = after ?? retryDelay(this.tries++, Date.now() - this.lostAt, this.unwell);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
    this.events.onLost(Date.now() + wait);
  }

  private discard(): void {
    clearTimeout(this.quiet);
    this.unheard = false;
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}
