import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { onTestFinished } from 'vitest';
import { type Served, type ServeOptions, serve } from '../src/index.ts';

const games = catalogOf({ classic: async () => classic, 'dice-race': async () => diceRace });

const METRICS_TOKEN = 'let me see';

/** What the server counts. */
export const metricsOf = async (address: string, token = METRICS_TOKEN): Promise<Response> =>
  fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });

/** A folder that is gone when the test is over. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'indigo-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server on a free port of this machine, for as long as the test runs. */
export async function open(options: Partial<ServeOptions> = {}): Promise<Served> {
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    data: options.data ?? scratch(),
    catalog: games,
    log: 'silent',
    perMinute: 100_000,
    pace: { burst: 10_000, perSecond: 10_000 },
    metricsToken: METRICS_TOKEN,
    ...options,
  });
  let closed = false;
  const close = async (): Promise<void> => {
    if (!closed) await served.close();
    closed = true;
  };
  onTestFinished(close);
  return { ...served, close };
}
