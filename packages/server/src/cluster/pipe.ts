import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { MISDIRECTED, spoken } from './peer.ts';
import type { NodeRow } from './registry.ts';

/** Who takes no connection within this time is not there. */
export const CONNECT_MS = 1_000;
const ANSWER_MS = 3_000;
const END = '\r\n\r\n';
const SWITCHING = 101;

/**
 * gone: nobody listens there, or it is another server by now. silent: it cannot be reached. busy: it has no answer, or does
 * not have the table any more.
 */
export type Piped = 'piped' | 'gone' | 'silent' | 'busy';

/** Sockets that belong to tables of other servers: what comes in goes out there, byte by byte. */
export class Pipes {
  private readonly ends = new Set<Socket>();

  /** Says to another server what was said to us, and if it agrees, connects the two. */
  async lay(
    request: IncomingMessage,
    node: NodeRow,
    introduction: { [name: string]: string },
  ): Promise<Piped> {
    const there = await reach(node.address);
    if (typeof there === 'string') return there;
    there.write(asked(request, introduction));
    const answer = await answered(there);
    if (answer === null || statusOf(answer) !== SWITCHING) {
      there.destroy();
      return answer !== null && statusOf(answer) === MISDIRECTED ? 'gone' : 'busy';
    }
    this.join(request.socket, there, answer);
    return 'piped';
  }

  private join(here: Socket, there: Socket, first: Buffer): void {
    this.ends.add(here);
    const end = (): void => {
      this.ends.delete(here);
      here.destroy();
      there.destroy();
    };
    for (const socket of [here, there]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    if (here.destroyed) {
      end();
      return;
    }
    here.write(first);
    here.pipe(there);
    there.pipe(here);
  }

  /** Breaks them bit by bit within so many milliseconds: whoever is at their ends comes again. */
  async drain(ms: number): Promise<void> {
    const all = [...this.ends];
    for (const end of all) {
      end.destroy();
      await new Promise((resolve) => setTimeout(resolve, ms / all.length));
    }
  }

  close(): void {
    for (const end of this.ends) end.destroy();
  }
}

/** The machine itself says that nobody listens there. */
export const isRefusal = (error: NodeJS.ErrnoException | undefined): boolean =>
  error?.code === 'ECONNREFUSED';

function reach(address: string): Promise<Socket | 'gone' | 'silent'> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) });
    const fail = (error?: NodeJS.ErrnoException): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isRefusal(error) ? 'gone' : 'silent');
    };
    const timer = setTimeout(fail, CONNECT_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      // Whatever happens to it later is seen where it is read.
      socket.on('error', () => {});
      resolve(socket);
    });
    socket.once('error', fail);
  });
}

function asked({ method, url, headers }: IncomingMessage, introduction: { [name: string]: string }): string {
  const said = Object.entries({ ...spoken(headers), ...introduction });
  const lines = said.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
  );
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}${END}`;
}

/** What comes back first, at least to the end of the heading; null: nothing in time. */
function answered(socket: Socket): Promise<Buffer | null> {
  return new Promise((resolve) => {
    let heard = Buffer.alloc(0);
    const done = (answer: Buffer | null): void => {
      clearTimeout(timer);
      socket.off('data', hear);
      socket.off('close', fail);
      socket.pause();
      resolve(answer);
    };
    const hear = (data: Buffer): void => {
      heard = Buffer.concat([heard, data]);
      if (heard.includes(END)) done(heard);
    };
    const fail = (): void => done(null);
    const timer = setTimeout(fail, ANSWER_MS);
    socket.on('data', hear);
    socket.on('close', fail);
  });
}

const statusOf = (answer: Buffer): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]);
