import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { endPostgres, eventually, later, openNodes } from './nodes.ts';
import { hasPostgres } from './postgres.mjs';
import { hasRedis, OwnRedis } from './redis.ts';

afterAll(endPostgres);

describe.skipIf(!hasPostgres || !hasRedis)('servers that count together', () => {
  test('let nobody ask twice as often at two of them, and everybody while Redis is away', async () => {
    const redis = await OwnRedis.start();
    onTestFinished(() => redis.down());
    const { nodes } = await openNodes(2, { redis: redis.url, perMinute: 6 });
    const ask = async (node: number): Promise<number> =>
      (await fetch(`${nodes[node].address}/api/games`)).status;
    // Those asked before the line stands are not counted.
    await eventually(async () => (await ask(0)) === 429, 'too many requests');
    // Counting alone it would let six pass.
    for (let passed = 0; (await ask(1)) !== 429; await later(1_100)) expect(++passed).toBeLessThan(6);

    await redis.freeze();
    await eventually(async () => (await ask(0)) === 200 && (await ask(1)) === 200, 'letting everybody pass');
    for (let i = 0; i < 20; i++) expect(await ask(i % 2)).toBe(200);

    await redis.down();
    for (let i = 0; i < 10; i++) expect(await ask(i % 2)).toBe(200);
    await redis.up();
    await eventually(async () => (await ask(0)) === 429 && (await ask(1)) === 429, 'being counted again');
  });
});
