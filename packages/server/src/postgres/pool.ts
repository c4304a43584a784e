import pg from 'pg';

/** After so long without an answer the database is held to be away. */
const PATIENCE_MS = 2_000;
/** Making tables may take longer: nobody plays meanwhile. */
export const MAKING_MS = 60_000;
const BIGINT = 20;
/** Statements here are short. Where a plan looks costly, compiling it would take a second of the processor, every time. */
const PLAIN = '-c jit=off';

export function poolAt(
  connectionString: string,
  max: number,
  onTrouble: (error: unknown) => void,
  { options = '', patience = PATIENCE_MS } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    options: `${PLAIN} ${options}`,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'indigo',
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks would end the process otherwise, be it at rest or lent to somebody.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  return pool;
}

/** Moments and counts are numbers. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text');
