import { networkInterfaces } from 'node:os';
import { type Catalog, catalog as ours } from '@indigo/catalog';
import pino from 'pino';
import { type AppOptions, buildApp } from './app.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

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
    | 'metricsToken'
    | 'trustProxy'
  > {
  readonly port: number;
  readonly host: string;
  /** The folder everything is kept in. */
  readonly data: string;
  /** Where to keep it instead. */
  readonly store?: Store;
  readonly catalog?: Catalog;
  /** How much is logged to standard output: 'silent', 'warn', 'info' … */
  readonly log?: string;
}

export interface Served {
  /** For this machine. */
  readonly address: string;
  /** For other devices in the house, if it can be reached from there. */
  readonly others: readonly string[];
  readonly port: number;
  /** Finishes what is being written, tells everybody, and ends. */
  close(): Promise<void>;
}

/** Starts the server. Throws a StorageError or a PortError in words for people. */
export async function serve({ port, host, data, log = 'warn', ...options }: ServeOptions): Promise<Served> {
  const store = options.store ?? (await SqliteStore.open(data));
  const logger = pino({ level: log });
  const app = await buildApp({ catalog: ours, ...options, store, logger });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await store.close();
    throw new PortError(port, host, error);
  }
  const bound = (app.server.address() as { port: number }).port;
  return {
    address: `http://${isEverywhere(host) ? 'localhost' : bracketed(host)}:${bound}`,
    others: isEverywhere(host) ? houseAddresses().map((address) => `http://${address}:${bound}`) : [],
    port: bound,
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

export class PortError extends Error {
  constructor(port: number, host: string, cause: unknown) {
    const { code, message } = cause as { code?: string; message: string };
    const why =
      code === 'EADDRINUSE'
        ? `port ${port} is in use: choose another with --port`
        : code === 'EACCES'
          ? `port ${port} is not ours to use: choose one above 1023 with --port`
          : code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
            ? `this machine has no address ${host}`
            : message;
    super(`cannot listen: ${why}`, { cause });
    this.name = 'PortError';
  }
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** This machine's addresses on its networks. */
const houseAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
