import { seeded } from '@indigo/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line, lineTo, oneMove, Visitor } from './client.ts';
import { open } from './house.ts';

/** `npm run attack` sends a million. */
const MESSAGES = Number(process.env.INDIGO_HOSTILE ?? 3_000);
const BATCH = 500;
/** A number none of them has. */
const LAST = 987_654_321;

/** Without what a seat may do by naming it alone. */
const commands = ['answer', 'vote', 'auto', 'bot', 'compose', 'hello', 'pack', 'chat', 'hold'];
const asText = (message: unknown): string => {
  try {
    return JSON.stringify(message) ?? '';
  } catch {
    return '';
  }
};

/** Anything at all, things that look like messages, and messages with a twist. */
const wild = fc
  .oneof(
    fc.json(),
    fc.string(),
    fc.record({ do: fc.oneof(fc.string(), fc.constantFrom(...commands, '__proto__')) }).map(asText),
    fc
      .record({
        do: fc.constantFrom(...commands),
        no: fc.anything(),
        ids: fc.anything(),
        seat: fc.anything(),
        kinds: fc.anything(),
        text: fc.anything(),
        re: fc.anything(),
      })
      .map(asText),
    fc.constantFrom(
      '{"do":"answer","no":1,"ids":"x","__proto__":{"polluted":1}}',
      '{"__proto__":{"do":"undo"}}',
      '{"do":"answer","no":1e999,"ids":[]}',
      '{"do":"answer","no":-1,"ids":["a"]}',
      `{"do":"answer","no":1,"ids":${JSON.stringify(new Array(65).fill('a'))}}`,
      `${'['.repeat(2000)}${']'.repeat(2000)}`,
      '{"do":"auto","kinds":["constructor"],"re":-1}',
      '{"do":"hello","v":2,"match":"abcdefgh"}',
    ),
  )
  .filter((message) => message.length < 4000);

test('hostile messages change nothing and end nothing for others', { timeout: 0 }, async () => {
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const match = await ann.create({ game: 'classic', seats: ['me', 'open'], cover: false });
  await bob.join(match.invite);
  const lines = [await lineTo(ann, match.id), await lineTo(bob, match.id)];
  const rng = seeded(5);
  let refused = 0;
  let moves = 0;
  for (let sent = 0; sent < MESSAGES; ) {
    // From the street, from the gallery, and from a seat at the table.
    const vandals = [
      await new Line(address).open(),
      await new Line(address).hello(match.id),
      await lineTo(bob, match.id),
    ];
    const seq = lines.map(({ table }) => table?.seq);
    for (const [i, vandal] of vandals.entries()) {
      const batch = fc.sample(wild, { numRuns: BATCH, seed: sent + i });
      for (const message of batch) vandal.send(message);
      sent += batch.length;
    }
    vandals[2].socket.send(Buffer.from([1, 2, 3]));
    for (const vandal of vandals.slice(1)) {
      vandal.send({ do: 'ping', re: LAST });
      await vandal.until(({ raw }) => raw.includes(JSON.stringify({ ok: true, re: LAST })), 'the last reply');
      refused += vandal.heard.filter((event) => 'no' in event).length;
    }
    await vandals[0].until(({ heard }) => heard.length >= BATCH, 'a refusal for everything');
    expect(vandals[0].heard.every((event) => 'no' in event)).toBe(true);
    refused += vandals[0].heard.length;
    expect(lines.map(({ table }) => table?.seq)).toEqual(seq);
    for (const vandal of vandals) vandal.close();
    if (await oneMove(lines, rng)) moves++;
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(lines[0].closed ?? lines[1].closed).toBeNull();
  if (process.env.INDIGO_HOSTILE)
    process.stdout.write(
      `${MESSAGES} hostile messages: ${refused} refused, nothing changed; ${moves} moves in between\n`,
    );

  const large = await lineTo(ann, match.id);
  large.send('x'.repeat(9000));
  await large.until(({ closed }) => closed !== null, 'the end of the line');
  expect(large.closed?.code).toBe(1009);
  for (let i = 0; i < 3; i++) expect(await oneMove(lines, rng)).toBe(true);
});
