import { createServer } from 'node:net';
import { type Catalog, catalog } from '@indigo/catalog';
import type { Redis } from 'ioredis';
import pino from 'pino';
import { type AppOptions, buildApp } from './app.ts';
import type { Cluster } from './cluster/cluster.ts';
import { nearbyHosts } from './nearby.ts';
import { closeDoor, newToken, openDoor } from './office.ts';
import { pushKeysIn } from './push-keys.ts';
import type { Sharing } from './shared.ts';
import { databaseIn, exportedIn } from './sqlite/folder.ts';
import { FolderLock } from './sqlite/lock.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';
import type { Helpers } from './thinkers.ts';
import { diskTrouble, StorageError } from './trouble.ts';

export interface ServeOptions
  extends Pick<
    AppOptions,
    | 'abandonAfter'
    | 'checkpointEvery'
    | 'dice'
    | 'timer'
    | 'page'
    | 'perMinute'
    | 'pace'
    | 'sockets'
    | 'patience'
    | 'metricsToken'
    | 'trustProxy'
    | 'publicUrl'
    | 'keep'
  > {
  readonly port: number;
  readonly host: string;
  /** The folder everything is kept in; where servers share a database, only what they export. */
  readonly data: string;
  /** Services that may carry calls to people, instead of those of the browsers there are. For tests. */
  readonly pushServices?: readonly string[];
  /** Where to keep it instead. Then nobody tidies or looks after it from here. */
  readonly store?: Store;
  /** Where several servers keep everything together, instead of in a folder. */
  readonly shared?: Sharing | undefined;
  /** The Redis in which servers count together how often somebody asks, and ask workers to think: redis://… */
  readonly redis?: string | undefined;
  /** How long it takes to leave its tables to the others when it ends, in milliseconds. */
  readonly drain?: number;
  readonly catalog?: Catalog;
  /** How much is logged to standard output: 'silent', 'warn', 'info' … */
  readonly log?: string;
}

export interface Served {
  /** Where people find it: its public address, or else the one for this machine. */
  readonly address: string;
  /** For other devices in the house, if it can be reached from there. */
  readonly others: readonly string[];
  readonly port: number;
  /** Finishes what is being written, tells everybody, and ends. */
  close(): Promise<void>;
}

/** Starts the server. Throws a StorageError or a PortError in words for people. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { store, data, shared } = options;
  if (store !== undefined) return listen(options, store);
  if (shared !== undefined) return serveShared(options, shared);
  const lock = FolderLock.take(data);
  // What a server that was killed left behind leads nowhere.
  closeDoor(data);
  const token = newToken();
  try {
    const push = { keys: pushKeysIn(data), services: options.pushServices };
    const store = await SqliteStore.open(data);
    const archive = { from: { file: databaseIn(data) }, to: exportedIn(data) };
    const served = await listen(options, store, { admin: { token, archive }, push });
    const close = async (): Promise<void> => {
      closeDoor(data);
      await served.close();
      lock.release();
    };
    try {
      openDoor(data, { address: served.door, token });
    } catch (error) {
      await served.close();
      throw new StorageError(`cannot keep matches in ${data}: ${diskTrouble(error)}`, error);
    }
    return { ...served, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const DRAIN_MS = 10_000;
const messageOf = (error: unknown): string => (error as Error).message;

/** One of several servers. What only those need is loaded only here. */
async function serveShared(options: ServeOptions, shared: Sharing): Promise<Served> {
  const { adminTokenOf, pushKeysOf, share } = await import('./shared.ts');
  const logger = pino({ level: options.log ?? 'warn' });
  const { store, cluster } = await share(shared, logger);
  const keys = await pushKeysOf(cluster).catch(async (error) => {
    await cluster.end();
    await store.close();
    throw new StorageError(`the database cannot be used: ${messageOf(error)}`, error);
  });
  const served = await listen({ timer: cluster.time, ...options }, store, {
    cluster,
    push: { keys, services: options.pushServices },
    admin: {
      token: adminTokenOf(shared.secret),
      archive: { from: { url: shared.url }, to: exportedIn(options.data) },
    },
  });
  const close = async (): Promise<void> => {
    await cluster.drain(options.drain ?? DRAIN_MS);
    await served.close();
  };
  try {
    await cluster.start(shared.address ?? served.door, options.catalog ?? catalog);
  } catch (error) {
    await served.close();
    throw new StorageError(`the database cannot be used: ${messageOf(error)}`, error);
  }
  return { ...served, close };
}

interface Listening extends Served {
  /** Where this machine itself finds it. */
  readonly door: string;
}

async function listen(
  { port, host, log = 'warn', ...options }: ServeOptions,
  store: Store,
  ours: Pick<AppOptions, 'admin' | 'push'> & { readonly cluster?: Cluster } = {},
): Promise<Listening> {
  const logger = pino({ level: log });
  const at = (where: string): string =>
    `http://${bracketed(where)}:${(app.server.address() as { port: number }).port}`;
  const { publicUrl } = options;
  const nearby = (): string[] => (publicUrl === undefined && isEverywhere(host) ? nearbyHosts().map(at) : []);
  const counting = await countingFor(options, logger);
  const helpers = await helpersFor(options, logger);
  const app = await buildApp({
    catalog,
    ...options,
    ...ours,
    store,
    logger,
    nearby,
    ...(counting === null ? {} : { counting }),
    ...(helpers === null ? {} : { helpers }),
  });
  const close = async (): Promise<void> => {
    await app.close();
    counting?.disconnect();
    await ours.cluster?.end();
    await store.close();
  };
  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    throw new PortError(port, host, error);
  }
  const bound = app.server.address() as { port: number; address: string };
  return {
    address: publicUrl ?? at(isEverywhere(host) ? 'localhost' : host),
    others: nearby(),
    port: bound.port,
    door: at(bound.address === '0.0.0.0' ? '127.0.0.1' : bound.address === '::' ? '::1' : bound.address),
    close,
  };
}

/** Loaded only where it is wanted. */
async function countingFor(
  { redis }: Pick<ServeOptions, 'redis'>,
  logger: pino.Logger,
): Promise<Redis | null> {
  if (redis === undefined) return null;
  const { countingAt } = await import('./limits.ts');
  return countingAt(redis, (error) =>
    logger.warn({ err: error }, 'Redis is away: nobody is counted until it is back'),
  );
}

/** Likewise. */
async function helpersFor(
  { redis }: Pick<ServeOptions, 'redis'>,
  logger: pino.Logger,
): Promise<Helpers | null> {
  if (redis === undefined) return null;
  const { Thoughts } = await import('./thoughts.ts');
  return new Thoughts(redis, (error) => logger.debug({ err: error }, 'no worker can be asked'));
}

export class PortError extends Error {
  /** It was asked wrongly: what cannot be had now may be had later, but for a name that means no address. */
  readonly forGood: boolean;

  constructor(port: number, host: string, cause: unknown) {
    const { code } = cause as { code?: string };
    super(`cannot listen: ${portTrouble(port, host, cause)}`, { cause });
    this.name = 'PortError';
    this.forGood = code === 'ENOTFOUND';
  }
}

function portTrouble(port: number, host: string, cause: unknown): string {
  const { code, message } = cause as { code?: string; message: string };
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use: choose another with --port`;
    case 'EACCES':
      return `port ${port} is not ours to use: choose one above 1023 with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `this machine has no address ${host}`;
    case 'EAI_AGAIN':
      return `nobody can say just now which address ${host} is`;
    default:
      return message;
  }
}

/** Throws a PortError where nobody could listen, before anything is made. */
export async function tryListening(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(new PortError(port, host, error)));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
