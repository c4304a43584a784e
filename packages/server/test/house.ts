import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { onTestFinished } from 'vitest';
import { type Served, type ServeOptions, serve } from '../src/index.ts';

const games = catalogOf({ classic: async () => classic, 'dice-race': async () => diceRace });

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
