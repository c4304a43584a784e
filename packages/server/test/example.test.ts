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
  const run = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const bot = spawn(process.execPath, [BOT, address, match.invite ?? ''], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let complaints = '';
      bot.stderr.on('data', (data) => {
        complaints += data;
      });
      bot.on('error', reject);
      bot.on('exit', (code) => resolve(`${code} ${complaints}`));
    });
  expect(await Promise.all([run(), run()])).toEqual(['0 ', '0 ']);
  expect((await ann.call('GET', `/api/matches/${match.id}`)).body).toMatchObject({ state: 'over', turn: 30 });
});
