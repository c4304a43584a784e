import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seeded } from '@indigo/kernel';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { lineTo, oneMove, Visitor } from './client.ts';
import { metricsOf } from './house.ts';
import { endPostgres, eventually, openNodes } from './nodes.ts';
import { hasPostgres } from './postgres.mjs';
import { hasRedis, OwnRedis } from './redis.ts';

const INDIGO = fileURLToPath(new URL('../../cli/bin/indigo.js', import.meta.url));

afterAll(endPostgres);

async function worker(store: string, redis: string): Promise<ChildProcess> {
  const args = [INDIGO, 'worker', '--jobs', '1', '--store', store, '--redis', redis];
  const child = spawn(process.execPath, args);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  await eventually(() => said.includes('thinking for bots'), 'a worker');
  return child;
}

describe.skipIf(!hasPostgres || !hasRedis)('bots that think for long', () => {
  test('think at a worker while there is one, and at their server when it is gone', async () => {
    const redis = await OwnRedis.start();
    onTestFinished(() => redis.down());
    const { nodes, url } = await openNodes(1, { redis: redis.url });
    const [{ address }] = nodes;
    const thoughts = async (where: string): Promise<number> => {
      const name = `indigo_long_thoughts_total{where="${where}"}`;
      const lines = (await (await metricsOf(address)).text()).split('\n');
      return Number(
        lines
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1) ?? 0,
      );
    };
    const helper = await worker(url, redis.url);
    const ann = await Visitor.named(address, 'Ann');
    const match = { game: 'classic', seats: ['me', { bot: 'leader' }], cover: false } as const;
    const { id } = await ann.create({ ...match, seats: [...match.seats] });
    const line = await lineTo(ann, id, { seat: 0 });
    const rng = seeded(1);
    // Ann plays whatever she is asked, until the bot has been asked, too.
    const until = async (so: () => Promise<boolean>): Promise<void> => {
      while (!(await so())) {
        if (line.table?.decision != null) await oneMove([line], rng);
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await until(async () => (await thoughts('worker')) > 0);
    helper.kill('SIGKILL');
    const before = await thoughts('here');
    await until(async () => (await thoughts('here')) > before);
    // Redis is not needed, either.
    await redis.down();
    const without = await thoughts('here');
    await until(async () => (await thoughts('here')) > without + 1);
    expect(line.closed).toBeNull();
    line.close();
  });
});
