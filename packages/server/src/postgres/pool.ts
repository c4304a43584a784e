import pg from 'pg';

/** After so long without an answer the database is held to be away. */
const PATIENCE_MS = 2_000;
/** Making tables may take longer: nobody plays meanwhile. */
export const MAKING_MS = 60_000;
/** How the driver says that there was no answer in time. */
const LATE = 'Query read timeout';
const BIGINT = 20;
/** Statements here are short. Where a plan looks costly, compiling it would take a second of the processor, every time. */
const PLAIN = '-c jit=off';

/**
 * Whoever asks for encryption has the certificate checked: the driver does so by any of these names, but warns at length
 * that one day it may not.
 */
const checked = (url: string): string =>
  url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

export function poolAt(
  url: string,
  max: number,
  onTrouble: (error: unknown) => void,
  { options = '', patience = PATIENCE_MS } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.includes('uselibpqcompat') ? url : checked(url),
    max,
    // Whatever nobody waits for any more ends there, too.
    options: `${PLAIN} -c statement_timeout=${patience} ${options}`,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'indigo',
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks would end the process otherwise, be it at rest or lent to somebody.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => {
    client.on('error', onTrouble);
    endWhenLate(client);
  });
  return pool;
}

/** What was asked too long ago is still being answered on that connection: whoever were lent it next would wait for that. */
function endWhenLate(client: pg.PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const asked: unknown = Reflect.apply(query, self, args);
      if (asked instanceof Promise)
        asked.catch((error: Error) => {
          if (error.message === LATE && client instanceof pg.Client) client.end().catch(() => {});
        });
      return asked;
    },
  });
}

/** Moments and counts are numbers. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text');
