import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, backupOf, moveTo, restore, restoreTo } from '../src/index.ts';
import { Visitor } from './client.ts';
import { open, scratch } from './house.ts';
import { endPostgres, openNode, postgres } from './nodes.ts';
import { hasPostgres } from './postgres.mjs';

afterAll(endPostgres);

describe.skipIf(!hasPostgres)('from a folder to a database and back', () => {
  const database = async (): Promise<string> => (await postgres()).database();
  const ask = async (url: string, query: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client
      .query(query)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };

  test('everything comes along, and play goes on', async () => {
    const data = scratch();
    const served = await open({ data });
    const ann = await Visitor.named(served.address, 'Ann');
    const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
    const before = (await ann.call('GET', `/api/matches/${id}`)).body;
    await expect(moveTo(await database(), data)).rejects.toThrow(/server/);
    await served.close();

    const url = await database();
    expect(await moveTo(url, data)).toMatchObject({ matches: 1 });
    await expect(moveTo(url, data)).rejects.toThrow('already: take an empty database');

    // A server over the database knows Ann and her match, and so does a backup of it, wherever it is restored.
    const file = join(scratch(), 'backup.db');
    const node = await openNode(url);
    const again = new Visitor(node.address, ann.key);
    expect((await again.call('GET', `/api/matches/${id}`)).body).toEqual(before);
    await backupOf(url, file, false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backupOf(url, file, false)).rejects.toThrow('--force');

    const other = await database();
    expect(await restoreTo(other, file)).toMatchObject({ matches: 1 });
    for (const table of ['acts', 'guests', 'sitting', 'chat'])
      expect(await ask(other, `select * from ${table}`)).toEqual(await ask(url, `select * from ${table}`));
    expect(await ask(other, 'select node, term from matches')).toEqual([{ node: null, term: 0 }]);
    const folder = scratch();
    expect(restore(folder, file, new Date(0))).toMatchObject({ matches: 1 });
    backup(folder, join(scratch(), 'again.db'), false);
  });

  test('what is no backup is refused, and nothing is left half done', async () => {
    const folder = scratch();
    const url = await database();
    await expect(restoreTo(url, join(folder, 'none.db'))).rejects.toThrow('there is no file');
    writeFileSync(join(folder, 'text.db'), 'not a database at all, but long enough to be looked at twice');
    await expect(restoreTo(url, join(folder, 'text.db'))).rejects.toThrow('is not a backup of ours');
    await expect(moveTo(url, folder)).rejects.toThrow('there are no matches in');
    await expect(
      backupOf('postgres://indigo@127.0.0.1:1/indigo', join(folder, 'x.db'), false),
    ).rejects.toThrow('nobody answers there');
    expect(existsSync(join(folder, 'x.db'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['text.db']);
  });
});
