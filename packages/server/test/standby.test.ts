import { seeded } from '@indigo/kernel';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../src/postgres/store.ts';
import { lineTo, oneMove, Visitor } from './client.ts';
import { eventually, openNode } from './nodes.ts';
import { hasPostgres, Postgres } from './postgres.mjs';
import { Wire } from './wire.ts';

describe.runIf(hasPostgres)('a database with a synchronous standby', () => {
  test('whose machine is lost loses nothing that was acknowledged, and play goes on with the standby', async () => {
    const first = await Postgres.start();
    onTestFinished(() => first.end());
    const url = new URL(await first.database());
    // Made before it is followed: a copy takes less time than following.
    await (await PostgresStore.open({ url: url.href })).close();
    const second = await first.standby();
    onTestFinished(() => second.end());
    // As people have a name or an address that moves with the database.
    const wire = new Wire(first.port);
    onTestFinished(() => wire.close());
    url.port = String(await wire.open('127.0.0.1'));
    const { address } = await openNode(url.href);
    const ann = await Visitor.named(address, 'Ann');
    const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
    const rng = seeded(1);
    const sit = () => Promise.all([0, 1].map((seat) => lineTo(ann, id, { seat })));
    const lines = await sit();
    for (let i = 0; i < 10; i++) expect(await oneMove(lines, rng)).toBe(true);
    const seen = lines[0].table?.seq as number;

    await first.down('immediate');
    await second.promote();
    wire.turn(second.port);
    for (const line of lines) line.close();
    // A server that was without its database for long lets its tables go, maybe just after somebody came: they come again.
    const goOn = async (): Promise<void> => {
      const again = await sit();
      try {
        expect(again[0].table?.seq).toBeGreaterThanOrEqual(seen);
        for (let i = 0; i < 3; i++) expect(await oneMove(again, rng)).toBe(true);
      } finally {
        for (const line of again) line.close();
      }
    };
    const went = (): Promise<boolean> =>
      goOn().then(
        () => true,
        () => false,
      );
    await eventually(went, 'play to go on', 120_000);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query('select at from acts where match = $1 order by at', [id]);
    await client.end();
    expect(rows.map(({ at }) => at)).toEqual([...rows.keys()]);
  });
});
