import type { Served, ServeOptions } from '../src/index.ts';
import { open } from './house.ts';
import { Postgres } from './postgres.mjs';

export const SECRET = 'a-secret-between-servers';

/** A PostgreSQL server for a whole file of tests: started when it is first wanted. */
let running: Promise<Postgres> | null = null;
export const postgres = (): Promise<Postgres> => {
  running ??= Postgres.start();
  return running;
};
export const endPostgres = async (): Promise<void> => (await running)?.end();

/** Some servers in this process that share a new database. */
export async function openNodes(
  count: number,
  options: Partial<ServeOptions> & { readonly clocks?: readonly (() => number)[] } = {},
): Promise<{ readonly nodes: readonly Served[]; readonly url: string }> {
  const url = await (await postgres()).database();
  const nodes: Served[] = [];
  for (let i = 0; i < count; i++) nodes.push(await openNode(url, { ...options, clock: options.clocks?.[i] }));
  return { nodes, url };
}

/** One more server over a database. */
export async function openNode(
  url: string,
  { clock, ...options }: Partial<ServeOptions> & { readonly clock?: (() => number) | undefined } = {},
): Promise<Served> {
  const shared = { url, secret: SECRET, ...(clock === undefined ? {} : { clock }) };
  return open({ shared, drain: 300, ...options });
}

/** Waits until it is so, for a few seconds. */
export async function eventually(
  so: () => boolean | Promise<boolean>,
  what: string,
  ms = 60_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
