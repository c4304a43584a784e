import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { poolAt } from '../src/postgres/pool.ts';
import { PostgresStore } from '../src/postgres/store.ts';
import { endPostgres, postgres } from './nodes.ts';
import { hasPostgres } from './postgres.mjs';

afterAll(endPostgres);

test('a database with encryption is asked for without a word from the driver, its certificate checked', async () => {
  const warned: Error[] = [];
  const note = (warning: Error): void => void warned.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']) {
    const pool = poolAt(`postgres://u@127.0.0.1:1/d?sslmode=${mode}&application_name=x`, 1, () => {});
    await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
    await pool.end();
  }
  await new Promise(setImmediate);
  expect(warned).toEqual([]);
});

test.skipIf(!hasPostgres)('a connection that does not answer in time is not used again', async () => {
  const url = await (await postgres()).database();
  const pool = poolAt(url, 1, () => {});
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => db.destroy());
  const asked = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(db)).rows[0];
  const pid = () => asked(sql<{ pid: number }>`select pg_backend_pid() as pid`);
  const before = await pid();
  expect(await pid()).toEqual(before);
  // The driver gives it up, and the database by itself, too.
  expect(await asked(sql`show statement_timeout`)).toEqual({ statement_timeout: '2s' });
  await sql`set statement_timeout = 0`.execute(db);
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow('timeout');
  expect(await pid()).not.toEqual(before);
});

test.skipIf(!hasPostgres)('who sat at a match is found by an index', async () => {
  const url = await (await postgres()).database();
  await (await PostgresStore.open({ url })).close();
  const pool = poolAt(url, 1, () => {}, { options: '-c enable_seqscan=off' });
  onTestFinished(() => pool.end());
  const { rows } = await pool.query("explain delete from sitting where match = 'x'");
  expect(JSON.stringify(rows)).toContain('sitting_match');
});
