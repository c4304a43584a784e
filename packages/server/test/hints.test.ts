import { catalog } from '@indigo/catalog';
import { expect, test } from 'vitest';
import { type Line, lineTo, Visitor } from './client.ts';
import { open } from './house.ts';

const asked = ({ table }: Line): number => table?.decision?.no ?? -1;
const isAsked = (line: Line): boolean => asked(line) >= 0;

test('alone against a bot hints are given, found on a thread, and kept as a setting', async () => {
  const { address } = await open({ catalog });
  const ann = await Visitor.named(address, 'Ann');
  const made = await ann.create({ game: 'badges', seats: ['me', { bot: 'random' }] });
  expect(made).not.toHaveProperty('hints');
  const line = await lineTo(ann, made.id);
  await line.until(isAsked, 'a question');
  expect(line.table?.hints).toBe(true);
  const reply = await line.ask({ do: 'hint', no: asked(line) });
  if (!('hint' in reply)) throw new Error(JSON.stringify(reply));
  expect(reply.hint.length).toBeGreaterThan(1);
  expect(line.table?.decision?.options.map(({ id }) => id)).toContain(reply.hint[0].ids);
  expect(await line.ask({ do: 'hint', no: asked(line) + 7 })).toMatchObject({ no: 'stale' });
  const strict = await ann.create({ game: 'badges', seats: ['me', { bot: 'random' }], hints: false });
  expect(strict).toMatchObject({ hints: false });
  const without = await lineTo(ann, strict.id);
  await without.until(isAsked, 'a question');
  expect(without.table?.hints).toBe(false);
  expect(await without.ask({ do: 'hint', no: asked(without) })).toMatchObject({ no: 'no-hints' });
});

test('among people they are given where that was agreed when the table was opened', async () => {
  const { address } = await open({ catalog });
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  for (const hints of [undefined, true]) {
    const made = await ann.create({
      game: 'badges',
      seats: ['me', 'open'],
      ...(hints === undefined ? {} : { hints }),
    });
    const early = await lineTo(ann, made.id);
    await bob.join(made.invite);
    const lines = [early, await lineTo(bob, made.id)];
    await Promise.all(lines.map((line) => line.until(({ table }) => table?.view !== null, 'the beginning')));
    // Before anybody else came, Ann might have been alone.
    await early.until(({ table }) => table?.hints === (hints ?? false), 'whether hints are given');
    expect(lines[1].table?.hints).toBe(hints ?? false);
    const turn = lines.find(isAsked);
    if (turn === undefined) throw new Error('nobody is asked');
    expect(await turn.ask({ do: 'hint', no: asked(turn) })).toHaveProperty(hints ? 'hint' : 'no');
  }
});
