import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import type { Act } from '@indigo/host';
import {
  type AnyRuleset,
  type Asking,
  Match,
  type MatchRecord,
  readEntry,
  readRecord,
  seeded,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../src/sqlite/store.ts';
import { lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

const RELEASED = (
  await Promise.all(
    catalog.ids.map(async (game) => (await catalog.versions(game)).map((version) => ({ game, version }))),
  )
)
  .flat()
  // A version 0 is not released: nothing is promised to its matches.
  .filter(({ version }) => version > 0);
const KINDS = ['early', 'long', 'window', 'together'] as const;
const ANSWERS = 15;

/** A match that this version has played itself (`npm run pin`). */
function stored(game: string, version: number, kind: (typeof KINDS)[number]): MatchRecord {
  const file = new URL(`../../catalog/test/stored/${game}-${version}/${kind}.json.gz`, import.meta.url);
  return readRecord(JSON.parse(gunzipSync(readFileSync(fileURLToPath(file))).toString('utf8')));
}

/** What was done at a table whose match this is: one person has all the seats. */
function actsOf(ruleset: AnyRuleset, record: MatchRecord, who: string): Act[] {
  const match = Match.start(ruleset, record);
  let drawn: number[] = [];
  const acts: Act[] = Array.from({ length: record.seats }, (_, seat) => ({
    ...{ do: 'sit', seat },
    player: { name: `P${seat}`, who, bot: null },
  }));
  acts.push({ do: 'start', drawn, to: 0 });
  for (const entry of record.entries) {
    if (typeof entry === 'number') drawn.push(entry);
    else {
      drawn = [];
      acts.push({ do: 'answer', ...readEntry(match.asking() as Asking, entry), drawn, to: 0 });
    }
    match.enter(entry);
  }
  return acts;
}

describe.each(RELEASED)('open matches of $game $version', ({ game, version }) => {
  test('are loaded by a server, and go on', async () => {
    const ruleset = await catalog.load(game, version);
    const data = scratch();
    const first = await open({ data, catalog });
    const ann = await Visitor.named(first.address, 'Ann');
    const ids: string[] = [];
    for (const kind of KINDS) {
      const { seats } = stored(game, version, kind);
      const list = Array.from({ length: seats }, () => 'me' as const);
      ids.push((await ann.create({ game, seats: list, cover: false })).id);
    }
    await first.close();
    // As if they had been begun then.
    const store = await SqliteStore.open(data);
    for (const [i, kind] of KINDS.entries()) {
      const row = await store.match(ids[i]);
      if (row === null) throw new Error('the match is gone');
      await store.removeMatch(row.id);
      const record = stored(game, version, kind);
      await store.addMatch({ ...row, version, secret: null, options: record.options });
      const acts = actsOf(ruleset, record, row.creator);
      await Promise.all(acts.map((act, at) => store.append(row.id, at, act, null)));
    }
    await store.close();

    const { address } = await open({ data, catalog });
    const again = new Visitor(address, ann.key);
    for (const [i, kind] of KINDS.entries()) {
      const record = stored(game, version, kind);
      const { status, body } = await request(address, 'GET', `/api/matches/${ids[i]}`, undefined, ann.key);
      const { over, turn } = Match.load(ruleset, record);
      expect([status, body.state, body.stuck]).toEqual([200, over ? 'over' : 'playing', undefined]);
      expect(body.turn).toBe(turn);
      if (over) continue;
      const lines = [];
      for (let seat = 0; seat < record.seats; seat++) lines.push(await lineTo(again, ids[i], { seat }));
      expect(lines[0].table).toMatchObject({ game, version });
      const rng = seeded(i);
      for (let n = 0; n < ANSWERS; n++) expect(await oneMove(lines, rng)).toBe(true);
      for (const line of lines) line.close();
    }
  });

  test('are played to their end by bots', async () => {
    const ruleset = await catalog.load(game, version);
    const match = Match.load(ruleset, stored(game, version, 'early'), { rng: seeded(1) });
    const rng = seeded(2);
    for (let n = 0; n < 5000 && !match.over; n++) {
      const [seat] = match.open();
      const ids = bots.greedy.answer(match.outlook(seat), rng);
      expect(match.submit(seat, match.no, ids)).toEqual({ ok: true });
    }
    expect(match.over).toBe(true);
    expect(Match.load(ruleset, match.record).winners).toEqual(match.winners);
  });
});
