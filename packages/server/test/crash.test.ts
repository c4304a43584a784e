import { join } from 'node:path';
import type { Act } from '@indigo/host';
import { seeded } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { Visitor } from './client.ts';
import { explains, keptOf, Stubborn, Victim } from './crash.ts';
import { scratch } from './house.ts';

/** How many matches; all 200 with `npm run crash`. */
const MATCHES = Number(process.env.INDIGO_CRASH ?? 10);
const AT_ONCE = 10;
const KILLS = 8;

test('a server killed at any moment loses no answer it acknowledged and takes none twice', {
  timeout: 3_600_000,
}, async () => {
  const rng = seeded(Number(process.env.INDIGO_SEED ?? 99));
  let kills = 0;
  let answers = 0;
  for (let first = 0; first < MATCHES; first += AT_ONCE) {
    const data = scratch();
    const victim = new Victim(data);
    onTestFinished(() => victim.end('SIGKILL'));
    await victim.start();
    const ann = await Visitor.named(victim.address, 'Ann');
    const matches = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, MATCHES - first) }, async (_, i) => {
        const { id } = await ann.create({ game: 'classic', seats: ['me', 'me'], options: { maxTurns: 60 } });
        const players = [0, 1].map((seat) => new Stubborn(victim, ann, id, seat, first + i));
        return { id, players };
      }),
    );
    const all = matches.flatMap(({ players }) => players);
    const played = Promise.all(all.map((player) => player.play()));
    const isOver = (): boolean => all.every(({ over }) => over);
    for (let i = 0; i < KILLS && !isOver(); i++) {
      await Promise.race([played, new Promise((resolve) => setTimeout(resolve, 20 + rng(1_200)))]);
      if (isOver()) break;
      await victim.kill();
      await victim.start();
    }
    await played;
    await victim.end('SIGTERM');
    kills += victim.kills;

    const db = new SqliteDatabase(join(data, 'indigo.db'), { readonly: true });
    const kept = db.prepare('select act from acts where match = ? order by at');
    for (const { id, players } of matches) {
      const acts = kept.all(id).map((row) => JSON.parse((row as { act: string }).act) as Act);
      for (const [seat, player] of players.entries()) {
        expect(player.wrong).toEqual([]);
        expect(explains(player.given, keptOf(acts, seat))).toBe(true);
        answers += player.given.filter((one) => one.taken).length;
      }
    }
    db.close();
  }
  expect(kills).toBeGreaterThanOrEqual((2 * MATCHES) / AT_ONCE);
  console.log(
    `${MATCHES} matches, ${answers} acknowledged answers, ${kills} kills: nothing lost, nothing twice`,
  );
});
