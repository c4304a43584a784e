import { catalog } from '@indigo/catalog';
import { expect, test } from 'vitest';
import { isAlone, seatPlayers } from '../src/players.ts';
import { readSettings } from '../src/settings.ts';

test('alone against bots the table is quick, unless one says otherwise', async () => {
  const master = await catalog.load('master');
  expect(readSettings(master, []).quickTable).toBe(false);
  expect(readSettings(master, [], true).quickTable).toBe(true);
  expect(readSettings(master, ['quickTable=no'], true).quickTable).toBe(false);
});

test('whoever sits with other people is not alone', () => {
  const bot = { bot: 'greedy' };
  expect(isAlone(seatPlayers([{ person: 'Ann' }, bot, bot]))).toBe(true);
  expect(isAlone(seatPlayers([{ person: 'Ann' }, { person: 'Ben' }, bot]))).toBe(false);
  expect(isAlone(seatPlayers([bot, bot]))).toBe(false);
});
