import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { Cluster } from './cluster/cluster.ts';
import { Metrics } from './metrics.ts';
import { poolAt } from './postgres/pool.ts';
import { PostgresRegistry } from './postgres/registry.ts';
import { PostgresStore } from './postgres/store.ts';
import { PUSH_KEYS, pushKeysFrom } from './push-keys.ts';
import type { Store } from './store.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

/** How one of several servers finds what they share, and the others find it. */
export interface Sharing {
  /** The database: postgres://user:password@host:port/database. */
  readonly url: string;
  /** All servers have the same: by it they know each other. */
  readonly secret: string;
  /** Where the others reach this one, such as `http://10.0.0.1:8080`; without it, where it listens on this machine. */
  readonly address?: string | undefined;
  /** What the machine says the time is. For tests. */
  readonly clock?: () => number;
}

/** What whoever runs the servers is known by: only who knows their secret can say it. */
export const adminTokenOf = (secret: string): string =>
  createHmac('sha256', secret).update('admin').digest('hex');

/** The keys by which all of them call people, made by the first. */
export const pushKeysOf = async ({ registry }: Cluster): Promise<PushKeys> =>
  pushKeysFrom(await registry.common(PUSH_KEYS, JSON.stringify(newPushKeys())));

/** Claims do not wait behind moves, nor heartbeats behind claims: whoever is late with one is taken for gone. */
const CONNECTIONS = 4;

/** Everything that is only needed where servers share a database: nobody else loads it. Throws a StorageError. */
export async function share(
  { url, secret, clock }: Sharing,
  logger: Logger,
): Promise<{ readonly store: Store; readonly cluster: Cluster }> {
  const metrics = new Metrics();
  const onTrouble = (error: unknown): void => logger.warn({ err: error }, 'the database is in trouble');
  const store = await PostgresStore.open({
    url,
    onTrouble,
    onBatch: (size) => metrics.batches.observe(size),
  });
  const registry = new PostgresRegistry(poolAt(url, CONNECTIONS, onTrouble), poolAt(url, 1, onTrouble));
  const cluster = new Cluster({
    registry,
    secret,
    metrics,
    trouble: onTrouble,
    ...(clock === undefined ? {} : { clock }),
  });
  return { store, cluster };
}
