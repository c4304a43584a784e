import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Host, hashOfSecret, thinkAbout } from '@indigo/host';
import { type AnyRuleset, type MatchRecord, seeded } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { orchard } from './orchard.ts';
import { run, scratch } from './run.ts';

/** A match of bots whose dice were pledged, as a server hands it out. */
async function played(): Promise<MatchRecord> {
  const game = orchard as AnyRuleset;
  const host = new Host(
    game,
    { seats: 2, secret: '5c'.repeat(32) },
    {
      rng: seeded(1),
      keep: async () => {},
      think: async (position) => thinkAbout(game, position),
      tell: () => {},
    },
  );
  for (const seat of [0, 1])
    await host.sit(seat, { name: `P${seat}`, who: null, bot: 'random', word: `${seat}` });
  await host.start();
  while (!host.play.over) await new Promise((resolve) => setTimeout(resolve, 5));
  return host.record() as MatchRecord;
}

it('verify draws every die that was pledged anew, and names the first that is another', async () => {
  const record = await played();
  const file = join(scratch(), 'match.json');
  writeFileSync(file, JSON.stringify(record));
  const good = await run(['verify', file]);
  expect(good.out).toMatch(/ok {2}.*\n {4}\d+ dice and cards as settled before the match by [0-9a-f]{64}/);
  expect(good.code).toBe(0);
  const about = record.about as { dice: { secret: string; words: string[] } };
  const other = { ...record, about: { ...about, dice: { ...about.dice, words: ['0', 'another word'] } } };
  writeFileSync(file, JSON.stringify(other));
  const bad = await run(['verify', file]);
  expect(bad.out).toMatch(/no {2}.*entry \d+ is not what was settled before the match/);
  expect(bad.code).toBe(1);
});

it('verify holds a record to the hash that was shown before the match', async () => {
  const record = await played();
  const file = join(scratch(), 'match.json');
  writeFileSync(file, JSON.stringify(record));
  const shown = hashOfSecret('5c'.repeat(32));
  expect(await run(['verify', file, '--pledge', shown.toUpperCase()])).toMatchObject({ code: 0, err: '' });
  // Everything in the record fits: only who was shown another hash can tell.
  const bad = await run(['verify', '--pledge', hashOfSecret('5d'.repeat(32)), file]);
  expect(bad).toMatchObject({ code: 1, err: '' });
  expect(bad.out).toMatch(
    new RegExp(`^no  .*: its dice were settled by ${shown}, which is not what was pledged`),
  );
  writeFileSync(file, JSON.stringify({ ...record, about: {} }));
  const silent = await run(['verify', file, '--pledge', shown]);
  expect(silent.code).toBe(1);
  expect(silent.out).toMatch(/^no {2}.*: it does not say what its dice were settled by/);
  expect((await run(['verify', file])).code).toBe(0);
});

it('verify takes one whole hash for one record', async () => {
  const short = await run(['verify', 'match.json', '--pledge', '1f0c']);
  expect(short).toMatchObject({ code: 2, out: '' });
  expect(short.err).toMatch(/^indigo: .*It takes the whole fingerprint.*\n$/);
  const two = await run(['verify', 'a.json', 'b.json', '--pledge', 'ab'.repeat(32)]);
  expect(two).toMatchObject({
    code: 2,
    out: '',
    err: 'indigo: --pledge is for one match: name one record.\n',
  });
});
