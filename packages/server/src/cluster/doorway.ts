import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Entrance } from '../entrance.ts';
import { newId } from '../keys.ts';
import { Refusal } from '../refusal.ts';
import type { Cluster } from './cluster.ts';
import { Elsewhere } from './owners.ts';
import { askerOf, introducing, MISDIRECTED, spoken } from './peer.ts';
import { CONNECT_MS, isRefusal, Pipes } from './pipe.ts';
import type { NodeRow } from './registry.ts';

/** A table that is on its way from one server to another is waited for: so often, so long. */
const TRIES = 12;
const WAIT_MS = 150;
const ANSWER_MS = 10_000;
/** Said of a request from one server to another between which nobody would be any wiser. */
const BUSY = 503;
const NOT_DONE: readonly unknown[] = ['elsewhere', 'closing'];
/** What is about one connection is not passed on to the next. */
const HOPS: readonly string[] = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
];

/** Every server is a door to the tables of all. */
export class Doorway {
  readonly pipes = new Pipes();
  private readonly cluster: Cluster;
  private readonly app: FastifyInstance;
  /** The database is asked for so many at once. Before they are through the door nobody can be told to come later. */
  private readonly asking = new Entrance({ longest: Number.POSITIVE_INFINITY });
  /** How often a request was looked at anew, said under a name that nobody else knows. */
  private readonly tried = `x-indigo-tried-${newId()}`;

  constructor(cluster: Cluster, app: FastifyInstance) {
    this.cluster = cluster;
    this.app = app;
  }

  /** A socket that wants to look at a table: true if it is at another server, and is connected to that. Throws a Refusal. */
  async passOn(match: string, request: FastifyRequest): Promise<boolean> {
    const { cluster } = this;
    const asker = askerOf(cluster, request);
    for (let i = 0; i < TRIES; i++) {
      if (this.pipes.closed) throw new Refusal(503, 'closing', 'the server is going down');
      if (cluster.seemsOurs(match)) return false;
      const node = await this.asking.admit(() => this.ownerOf(match, request.raw.socket));
      if (node === null) return false;
      // We were sent here by mistake: whoever sent us looks again.
      if (asker.sent) throw new Elsewhere(node);
      const piped = await this.pipes.lay(request.raw, node, introducing(cluster, node, asker));
      if (piped === 'piped') {
        cluster.metrics.forwarded.inc({ what: 'socket' });
        return true;
      }
      if (piped === 'gone' || piped === 'silent') await cluster.refuse(node.id, piped === 'gone');
      else await pause();
    }
    throw new Refusal(503, 'elsewhere', 'the server this table is at does not answer: try again');
  }

  /** Null: here, or nowhere, which is for others to say. */
  private async ownerOf(match: string, { destroyed, readableEnded }: Socket): Promise<NodeRow | null> {
    // Whoever came with many others and has given up is not in the way of those who still wait.
    if (destroyed || readableEnded) throw new Refusal(408, 'gone', 'nobody waits for this any more');
    try {
      await this.cluster.mustBeHere(match);
      return null;
    } catch (error) {
      if (error instanceof Elsewhere) return error.node;
      // It is for whoever answers the hello to say that there is no such match.
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }
  }

  /** Asks another server what was asked here, and answers with what it says. */
  async forward(request: FastifyRequest, reply: FastifyReply, node: NodeRow): Promise<FastifyReply> {
    const { cluster } = this;
    const asker = askerOf(cluster, request);
    if (asker.sent) throw new Elsewhere(node);
    cluster.metrics.forwarded.inc({ what: 'request' });
    const { method, url, body } = request;
    const { [this.tried]: _, ...headers } = request.headers;
    const answer = await asked(node, { method, url, headers, body }, introducing(cluster, node, asker));
    if (answer === 'gone' || answer === 'silent') await cluster.refuse(node.id, answer === 'gone');
    else if (answer.status === MISDIRECTED) await cluster.refuse(node.id, true);
    else if (isNotDone(answer)) await pause();
    else return reply.status(answer.status).headers(passable(answer.headers)).send(answer.body);
    return this.again(request, reply);
  }

  /** As if it had come just now: whose the table is has changed. */
  private async again(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const tries = Number(request.headers[this.tried] ?? 0) + 1;
    if (tries > TRIES)
      throw new Refusal(503, 'elsewhere', 'the server this table is at does not answer: try again');
    const answer = await this.app.inject({
      method: request.method as 'GET' | 'POST',
      url: request.url,
      headers: { ...passable(request.headers), [this.tried]: String(tries) },
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      ...(request.body == null ? {} : { payload: request.body as object }),
    });
    return reply
      .status(answer.statusCode)
      .headers(passable(answer.headers as IncomingHttpHeaders))
      .send(answer.rawPayload);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

const passable = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.includes(name)));

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** It says that the table is not there, or that it goes: nothing came of what was asked. All else may have been done. */
function isNotDone({ status, body }: Answer): boolean {
  if (status !== BUSY) return false;
  try {
    const { no } = JSON.parse(body.toString('utf8'));
    // Before it asks anybody, a server that closes says 503 and no more.
    return no === undefined || NOT_DONE.includes(no);
  } catch {
    return false;
  }
}

/** What another server says to this, or that nobody listens there, or that it cannot be reached. Throws a Refusal where nobody knows what came of it. */
function asked(
  node: NodeRow,
  { method, url, headers, body }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>,
  introduction: { readonly [name: string]: string },
): Promise<Answer | 'gone' | 'silent'> {
  return new Promise((resolve, reject) => {
    let reached = false;
    const said = { ...passable(spoken(headers)), ...introduction };
    const out = ask(node.address + url, { method, headers: said, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? BUSY, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    const fail = (error?: NodeJS.ErrnoException): void => {
      clearTimeout(timer);
      out.destroy();
      if (reached) reject(new Refusal(503, 'elsewhere', 'the server this table is at has gone: try again'));
      else resolve(isRefusal(error) ? 'gone' : 'silent');
    };
    let timer = setTimeout(fail, CONNECT_MS);
    out.on('socket', (socket) =>
      socket.on('connect', () => {
        reached = true;
        clearTimeout(timer);
        timer = setTimeout(fail, ANSWER_MS);
      }),
    );
    out.on('error', fail);
    out.on('close', () => clearTimeout(timer));
    out.end(body == null ? undefined : JSON.stringify(body));
  });
}
