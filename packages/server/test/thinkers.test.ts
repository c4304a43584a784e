import { Worker } from 'node:worker_threads';
import { playOn } from '@indigo/battery';
import { catalog } from '@indigo/catalog';
import { type Position, positionOf, thinkAbout } from '@indigo/host';
import { Match, seeded } from '@indigo/kernel';
import { expect, test, vi } from 'vitest';
import { type Task, Thinkers } from '../src/thinkers.ts';

const mit = await catalog.load('mit');

const here = (match: Match): Position =>
  positionOf(match, { table: 't', seat: match.open()[0], bot: 'random', seed: match.length });

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
      if (i > 0) playOn(match, 1, seeded(i));
      expect(await thinkers.think(here(match))).toEqual(thinkAbout(mit, here(match)));
      expect(sent()).toEqual([match.length - before]);
    }
    // Another way: the thread finds out, and is told everything.
    const other = Match.start(mit, { seats: 3 }, { rng: seeded(2) });
    while (other.length < match.length) playOn(other, 1, seeded(other.length));
    expect(await thinkers.think(here(other))).toEqual(thinkAbout(mit, here(other)));
    expect(sent()).toEqual([other.length - match.length, other.length]);
  } finally {
    posted.mockRestore();
    await thinkers.close();
  }
  await expect(thinkers.think(here(Match.start(mit, { seats: 3 }, { rng: seeded(1) })))).rejects.toThrow(
    'no more thinking',
  );
});

test('a level thinks on a thread as anybody does, once it knows the game', async () => {
  const thinkers = new Thinkers(1);
  try {
    const match = Match.start(mit, { seats: 2 }, { rng: seeded(4) });
    for (let i = 0; i < 6; i++) {
      const [seat] = match.open();
      const ids = await thinkers.think({ ...here(match), bot: 'youngster' });
      expect(match.submit(seat, match.no, ids)).toEqual({ ok: true });
    }
  } finally {
    await thinkers.close();
  }
});
