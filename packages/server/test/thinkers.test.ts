import { Worker } from 'node:worker_threads';
import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type Position, thinkAbout } from '@indigo/host';
import { Match, seeded } from '@indigo/kernel';
import { expect, test, vi } from 'vitest';
import { type Task, Thinkers } from '../src/thinkers.ts';

const mit = await catalog.load('mit');

function positionOf(match: Match): Position {
  const { seats, options, length, sum, entries } = match;
  const [seat] = match.open();
  return {
    table: 't',
    game: mit.id,
    seats,
    options,
    length,
    sum,
    entries,
    from: 0,
    seat,
    bot: 'random',
    seed: length,
  };
}

function go(match: Match, seed: number): void {
  const [seat] = match.open();
  match.submit(seat, match.no, bots.random.answer(match.outlook(seat), seeded(seed)));
}

test('a thread is sent what is new, and all of it where it does not know the beginning', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const sent = (): number[] =>
    posted.mock.calls.splice(0).flatMap(([message]) => {
      const { task } = message as { readonly task: Task };
      return 'position' in task ? [task.position.entries.length] : [];
    });
  const thinkers = new Thinkers(1);
  try {
    const match = Match.start(mit, { seats: 3 }, { rng: seeded(1) });
    for (let i = 0; i < 8; i++) {
      const before = i === 0 ? 0 : match.length;
      if (i > 0) go(match, i);
      expect(await thinkers.think(positionOf(match))).toEqual(thinkAbout(mit, positionOf(match)));
      expect(sent()).toEqual([match.length - before]);
    }
    // Another way: the thread finds out, and is told everything.
    const other = Match.start(mit, { seats: 3 }, { rng: seeded(2) });
    while (other.length < match.length) go(other, other.length);
    expect(await thinkers.think(positionOf(other))).toEqual(thinkAbout(mit, positionOf(other)));
    expect(sent()).toEqual([other.length - match.length, other.length]);
  } finally {
    posted.mockRestore();
    await thinkers.close();
  }
  await expect(
    thinkers.think(positionOf(Match.start(mit, { seats: 3 }, { rng: seeded(1) }))),
  ).rejects.toThrow('no more thinking');
});
