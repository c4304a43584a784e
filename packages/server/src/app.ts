import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import type { Catalog } from '@indigo/catalog';
import type { Timer } from '@indigo/host';
import { LIMITS, MatchId } from '@indigo/protocol';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Bell } from './bell.ts';
import { Books } from './books.ts';
import { Buckets, type Pace } from './bucket.ts';
import type { Cluster } from './cluster/cluster.ts';
import { Doorway } from './cluster/doorway.ts';
import { alone, Elsewhere } from './cluster/owners.ts';
import { askerOf, MISDIRECTED } from './cluster/peer.ts';
import { Connection } from './connection.ts';
import { Door } from './door.ts';
import { Entrance } from './entrance.ts';
import { Guests, keyOf } from './guests.ts';
import type { House } from './house.ts';
import { dice } from './keys.ts';
import { Metrics } from './metrics.ts';
import { headers, servePage } from './page.ts';
import { Pledges, SharedPledges } from './pledges.ts';
import { Refusal } from './refusal.ts';
import { adminRoutes } from './routes/admin.ts';
import { gameRoutes } from './routes/games.ts';
import { guestRoutes } from './routes/guests.ts';
import { matchRoutes } from './routes/matches.ts';
import { metaRoutes } from './routes/meta.ts';
import { myRoutes } from './routes/my.ts';
import { Scribe } from './scribe.ts';
import { Slices } from './slices.ts';
import { Damaged, type Store } from './store.ts';
import { OpenTables } from './tables.ts';
import { type Helpers, Thinkers } from './thinkers.ts';
import { type Archive, type Keep, Tidier } from './tidy.ts';
import type { PushKeys } from './web-push.ts';

export interface AppOptions {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly logger: Logger;
  /** Where dice come from; the system's secure source without it. For tests. */
  readonly dice?: (n: number) => number;
  /** What tables tell the time by; the system's clock without it. For tests. */
  readonly timer?: Timer;
  /** The built page. */
  readonly page?: string;
  /** Requests a minute from one address, and messages of one guest. */
  readonly perMinute?: number;
  readonly pace?: Pace;
  /** Proxies in front whose word counts about who asks and how: addresses or networks, with commas between. */
  readonly trustProxy?: string | undefined;
  /** Days after which a match that nobody comes to is over; 0: never. Without it: 14. */
  readonly abandonAfter?: number;
  /** Acts between two checkpoints. For tests. */
  readonly checkpointEvery?: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience?: number;
  /** Sockets from one address at once. */
  readonly sockets?: number;
  /** Whoever says this may see `/metrics`; without it nobody. */
  readonly metricsToken?: string | undefined;
  /** Where people find the server, such as `https://games.example`, if not where it listens. */
  readonly publicUrl?: string | undefined;
  /** Its addresses on the networks it listens on, for devices there; none without it. */
  readonly nearby?: () => readonly string[];
  /** What it calls people with whose page sleeps; without it nobody is called. `services` is for tests. */
  readonly push?: { readonly keys: PushKeys; readonly services?: readonly string[] | undefined };
  /** Those who run it may do so here, by this token. What is too old to be kept goes where it says. */
  readonly admin?: { readonly token: string; readonly archive: Archive };
  /** How long matches are kept. */
  readonly keep?: Keep;
  /** Where requests are counted together with other servers; without it each counts for itself. */
  readonly counting?: Redis;
  /** Who thinks for its bots what takes long; without them it does so itself. */
  readonly helpers?: Helpers;
  /** Other servers that share its store; without it there are none. */
  readonly cluster?: Cluster;
}

/** What the routes share. */
export interface Rooms {
  readonly house: House;
  readonly tables: OpenTables;
  readonly guests: Guests;
  readonly catalog: Catalog;
  readonly connections: ReadonlySet<Connection>;
  /** Requests a minute one address may make. */
  readonly perMinute: number;
  readonly metricsToken: string | undefined;
  readonly cluster: Cluster | null;
  /** Whether it came over https, at least as far as the last proxy that is trusted. */
  isSecure(request: FastifyRequest): boolean;
  /** Addresses by which others find the server, where the one this request came by is of no use to them. */
  addressesFor(request: FastifyRequest): string[];
}

/** Sockets of one address: a school or a club behind one, not a flood. */
const MOST_SOCKETS = 200;
const PACE: Pace = { burst: 200, perSecond: 50 };
const CHAT_PACE: Pace = { burst: 5, perSecond: 0.5 };
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Few enough to be played again in a moment. */
const CHECKPOINT_EVERY = 512;
const ABANDON_DAYS = 14;
const DAY_MS = 86_400_000;
const PING_MS = 30_000;
const PATIENCE_MS = 15_000;
/** Where a service that carries our calls may complain if nobody says where people find us. */
const COMPLAINTS = 'mailto:indigo@example.com';
/** The close code of a server that will be back. */
const RESTART = 1012;

const SYSTEM_TIME: Timer = {
  now: () => Date.now(),
  later: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    store,
    catalog,
    logger,
    timer = SYSTEM_TIME,
    patience = PATIENCE_MS,
    publicUrl,
    admin,
    keep,
    push,
  } = options;
  const cluster = options.cluster ?? null;
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: 64 * 1024,
    // One line a request is too much for a table of chatty clients; trouble is always told.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // Said by our own hook instead: it would leave the sockets of those open who want a WebSocket just then, and wait for them for ever.
    return503OnClosing: false,
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
    // A request that never ends holds nobody up for longer than this, give or take how often it is looked at.
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 5 },
  }) as unknown as FastifyInstance;
  const metrics = cluster?.metrics ?? new Metrics();
  const { helpers = null } = options;
  const thinkers = new Thinkers(undefined, null, helpers && counted(helpers, metrics));
  const learn = (game: string) => thinkers.learn(game);
  // One of its own: no bot waits for the books.
  const reader = new Thinkers(1);
  const house: House = {
    store,
    owners: cluster ?? alone(store),
    pledges: cluster === null ? new Pledges() : new SharedPledges(cluster.registry, () => timer.now()),
    thinkers,
    // On another thread, and by one server for all.
    books: new Books((game) => cluster?.words(game, learn) ?? learn(game)),
    metrics,
    slices: new Slices(),
    entrance: new Entrance(),
    scribe: new Scribe(store.book, (record) => reader.chronicle(record)),
    bell:
      push === undefined
        ? null
        : new Bell({
            ...push,
            book: store.book,
            subject: publicUrl ?? COMPLAINTS,
            now: () => timer.now(),
            trouble: (error) => logger.warn({ err: error }, 'somebody could not be called'),
          }),
    checkpointEvery: options.checkpointEvery ?? CHECKPOINT_EVERY,
    abandonMs: (options.abandonAfter ?? ABANDON_DAYS) * DAY_MS,
    dice: options.dice ?? dice,
    fixed: options.dice !== undefined,
    now: () => timer.now(),
    later: (ms, act) => timer.later(ms, act),
    trouble: (error, match) => logger.error({ err: error, match }, 'a table is in trouble'),
  };
  const tables = new OpenTables(house, catalog);
  const guests = new Guests(store, house.now);
  const connections = new Set<Connection>();
  const { perMinute = 600 } = options;
  const rooms: Rooms = {
    house,
    tables,
    guests,
    catalog,
    connections,
    perMinute,
    metricsToken: options.metricsToken,
    cluster,
    isSecure: (request) =>
      askerOf(cluster, request).protocol === 'https' || publicUrl?.startsWith('https:') === true,
    addressesFor: ({ hostname, ip }) => {
      if (publicUrl !== undefined) return [publicUrl.replace(/\/$/, '')];
      // Which networks the machine is on is told to whoever sits at it.
      return isThisMachine(hostname) && isThisMachine(ip) ? [...(options.nearby?.() ?? [])] : [];
    },
  };
  const doorway = cluster === null ? null : new Doorway(cluster, app);
  const tidier = admin === undefined ? null : new Tidier(house, tables, admin.archive);
  if (cluster !== null && doorway !== null)
    cluster.tenants = {
      ...tables.tenants,
      isWanted: (match) => tables.tenants.isWanted(match) || tidier?.isAt(match) === true,
      drain: (ms) => Promise.all([tables.drain(ms), doorway.pipes.drain(ms)]).then(() => {}),
    };
  if (keep !== undefined) tidier?.keepTidy(keep);

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(helmet, headers);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    ...(options.counting === undefined
      ? {}
      : { redis: options.counting, nameSpace: 'indigo-limit-', skipOnError: true }),
    // The page is many small files, and a browser that keeps it for offline play fetches them all.
    allowList: (request) => !request.url.startsWith('/api/') || askerOf(cluster, request).sent,
  });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Indigo', version: '1', description: 'Tables over HTTP; play goes over a WebSocket.' },
      ...(publicUrl === undefined ? {} : { servers: [{ url: publicUrl }] }),
    },
    transform: jsonSchemaTransform,
  });
  let closing = false;
  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    // Nothing new is taken; what was, is finished and told; then everybody hears the reason.
    preClose: async () => {
      closing = true;
      for (const connection of connections) connection.deafen();
      await tidier?.close();
      await tables.close();
      for (const connection of connections) connection.bye('the server is going down', true, RESTART);
      doorway?.pipes.close();
      app.websocketServer.close();
      house.bell?.close();
      await Promise.all([thinkers.close(), reader.close(), helpers?.close()]);
    },
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Elsewhere && doorway !== null && !request.ws)
      try {
        return await doorway.forward(request, reply, error.node);
      } catch (worse) {
        const { status, code, reason } = explain(worse);
        return reply.status(status).send({ no: code, reason });
      }
    const { status, code, reason } = explain(error);
    // What is refused with reason is no failure, though whoever asked is to come again.
    if (status >= 500 && !(error instanceof Refusal))
      logger.error({ err: error, url: request.url }, 'a request failed');
    return reply.status(status).send({ no: code, reason });
  });

  app.addHook('onRequest', async (request, reply) => {
    if (closing) return reply.status(503).send({ no: 'closing', reason: 'the server is going down' });
    if (askerOf(cluster, request).astray)
      throw new Refusal(MISDIRECTED, 'elsewhere', 'this is another server than you mean');
    // A page of another site has no business here, whatever cookies its browser sends.
    const { origin } = request.headers;
    const acts = request.method !== 'GET' || request.headers.upgrade !== undefined;
    const hosts = [request.host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])];
    if (acts && origin !== undefined && !hosts.some((host) => sameHost(origin, host))) {
      throw new Refusal(403, 'foreign-origin', 'this came from a page of another site');
    }
  });

  await app.register(async (api) => {
    guestRoutes(api, rooms);
    gameRoutes(api, rooms);
    matchRoutes(api, rooms);
    myRoutes(api, rooms);
    metaRoutes(api, rooms);
  });
  if (admin !== undefined && tidier !== null) {
    await app.register(async (api) => adminRoutes(api, rooms, admin.token, tidier));
  }
  const door = new Door(options.sockets ?? MOST_SOCKETS);
  const paces = { messages: new Buckets(options.pace ?? PACE), chat: new Buckets(CHAT_PACE) };
  await app.register(async (sockets) => {
    const matchOf = ({ query }: FastifyRequest): string | null => {
      const said = MatchId.safeParse((query as { match?: unknown }).match);
      return said.success ? said.data : null;
    };
    const preHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const match = matchOf(request);
      if (match === null || doorway === null || !request.ws) return;
      if (await doorway.passOn(match, request)) reply.hijack();
    };
    // What a page may load is nothing to a socket.
    const route = { websocket: true, schema: { hide: true }, helmet: false, preHandler } as const;
    sockets.get('/api/table', route, (socket, request) => {
      const { address } = askerOf(cluster, request);
      const from = { cookie: keyOf(request), address, match: matchOf(request) };
      const connection = new Connection(socket, from, { house, tables, guests, paces });
      if (!door.enter(address)) {
        connection.bye('too many connections from there: close some', true);
        return;
      }
      socket.on('close', () => door.leave(address));
      connections.add(connection);
      metrics.sockets.set(connections.size);
      keepAlive(socket);
      socket.on('close', () => {
        connections.delete(connection);
        metrics.sockets.set(connections.size);
      });
    });
  });
  await servePage(app, options.page ?? PAGE);

  return app;
}

/** Counts what they had an answer to. */
const counted = (helpers: Helpers, metrics: Metrics): Helpers => ({
  close: () => helpers.close(),
  think: async (position) => {
    const found = await helpers.think(position);
    metrics.thoughts.inc({ where: found === null ? 'here' : 'worker' });
    return found;
  },
});

function explain(error: unknown): { status: number; code: string; reason: string } {
  if (error instanceof Refusal) return { status: error.status, code: error.code, reason: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = first.instancePath.slice(1).replaceAll('/', '.');
    return { status: 400, code: 'ill-formed', reason: `${where === '' ? '' : `${where}: `}${first.message}` };
  }
  if (error instanceof Damaged)
    return {
      status: 409,
      code: 'damaged',
      reason: `what was kept of this match is damaged: ${error.message}`,
    };
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode === 429)
    return { status: 429, code: 'too-fast', reason: 'too many requests: wait a moment, then try again' };
  if (statusCode < 500) return { status: statusCode, code: 'ill-formed', reason: message };
  return { status: 500, code: 'broken', reason: 'something went wrong here: try again later' };
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' ||
  host.startsWith('127.') ||
  /^\[?::1\]?$/.test(host) ||
  host.startsWith('::ffff:127.');

function sameHost(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Finds connections that are gone without having said so. */
function keepAlive(socket: import('ws').WebSocket): void {
  let alive = true;
  const timer = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('close', () => clearInterval(timer));
}
