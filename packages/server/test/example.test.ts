import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { catalog } from '@indigo/catalog';
import { expect, test } from 'vitest';
import { Visitor } from './client.ts';
import { open } from './house.ts';

const BOT = fileURLToPath(new URL('../../../docs/examples/bot.mjs', import.meta.url));

test('the example bot of the documentation plays a match online', async () => {
  const { address } = await open({ catalog });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({
    game: 'classic',
    seats: ['open', { bot: 'random' }, 'open'],
    options: { maxTurns: 30 },
  });
  const run = (at: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const bot = spawn(process.execPath, [BOT, at, match.invite ?? ''], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [bot.stdout, bot.stderr])
        stream.on('data', (data) => {
          said += data;
        });
      bot.on('error', reject);
      bot.on('close', (code) => resolve(`${code} ${said}`));
    });
  const [one, other] = await Promise.all([run(address), run(`${address}/`)]);
  expect(one).toMatch(/^0 Won by .+\.\n$/);
  expect(other).toBe(one);
  expect((await ann.call('GET', `/api/matches/${match.id}`)).body).toMatchObject({ state: 'over', turn: 30 });
});
