import { classic } from '@indigo/classic';
import type { Act } from '@indigo/host';
import { Match, type MatchRecord, type Rng, seeded } from '@indigo/kernel';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { Visitor } from './client.ts';
import { explains, keptOf, Stubborn } from './crash.ts';
import { Fleet, type FleetNode, hasNetworks } from './fleet.ts';
import { later } from './nodes.ts';
import { hasPostgres, Postgres } from './postgres.mjs';
import { hasRedis, OwnRedis } from './redis.ts';

/** `npm run crash -- --nodes 3` has more of all this. */
const NODES = Number(process.env.INDIGO_NODES ?? 3);
const MATCHES = Number(process.env.INDIGO_MATCHES ?? 20);
const FAULTS = Number(process.env.INDIGO_FAULTS ?? 4);
const AT_ONCE = 20;
const EVERY_KIND = process.env.INDIGO_FAULTS !== undefined;
/** Longer than it takes the others to notice. */
const AWAY_MS = 5_000;
/** So often servers look whether what they have is still theirs, and a moment more. */
const LOOK_MS = 4_000;
/** Each way between a server and its database. */
const SLOW_MS = 200;
/** Long enough for the share of all that goes wrong while so many matches are played. */
const TURNS = EVERY_KIND ? 150 : 40;
/** How long people think: long enough for everything to happen while they play. */
const THINK_MS = EVERY_KIND ? 1_500 : 60;

interface Place {
  readonly node: FleetNode;
  readonly postgres: Postgres;
  readonly redis: OwnRedis | null;
  /** Of the database. */
  readonly url: string;
  readonly rng: Rng;
  /** What is mended while other things go wrong already. */
  mend(work: Promise<void>): void;
}

/** What can go wrong. */
const KINDS: { readonly [kind: string]: (place: Place) => Promise<void> } = {
  kill: async ({ node, mend }) => {
    await node.end('SIGKILL');
    mend(node.start());
  },
  freeze: async ({ node }) => {
    node.signal('SIGSTOP');
    await later(AWAY_MS);
    node.signal('SIGCONT');
  },
  cut: async ({ node }) => {
    node.cut();
    await later(AWAY_MS);
    node.mend();
  },
  'no database': async ({ node }) => {
    node.wire.cut();
    await later(AWAY_MS);
    node.wire.mend();
  },
  'slow database': async ({ node }) => {
    node.wire.delay(SLOW_MS);
    await later(AWAY_MS);
    node.wire.delay(0);
  },
  'lost reply': async ({ node }) => {
    for (let i = 0; i < 5; i++) {
      node.wire.drop();
      await later(100);
    }
  },
  'database crash': async ({ postgres }) => {
    await postgres.down('immediate');
    await postgres.up();
  },
  'clocks apart': async ({ node, rng }) => {
    await node.end('SIGKILL');
    await node.start(rng(2) === 0 ? 60_000 : -60_000);
  },
  deploy: async ({ node }) => {
    await node.end('SIGTERM');
    await node.start();
  },
  'wrong claims': async ({ url, rng }) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `update matches set term = term + 1, node = (select id from nodes order by md5(id || $1) limit 1)
        where state = 'playing' and id in (select id from matches order by md5(id || $1) limit 5)`,
      [String(rng(1e9))],
    );
    await client.end();
    // Until everybody has looked what is still theirs: else what comes of it would be blamed on what goes wrong next.
    await later(LOOK_MS);
  },
  'redis emptied': async ({ redis }) => {
    await redis?.empty();
  },
  'redis killed': async ({ redis }) => {
    await redis?.down();
    await later(AWAY_MS);
    await redis?.up();
  },
};

/** What can go wrong where there is a Redis. */
const REDIS_KINDS: readonly string[] = ['redis emptied', 'redis killed'];

/** How long 19 of 20 may have to wait, in seconds. Whoever is silent is noticed first; without a database it counts from its return. */
const AIMS: { readonly [kind: string]: number } = {
  kill: 1,
  'clocks apart': 1,
  deploy: 1,
  'database crash': 1,
  freeze: 6,
  cut: 6,
};

/** Somebody waited through more than one fault. */
const SEVERAL = 'more than one';

interface Fault {
  readonly kind: string;
  readonly at: number;
  mended: number;
}

test.runIf(hasPostgres)(
  'several servers, whatever happens to them, lose no answer they acknowledged, take none twice and show nobody an older table',
  { timeout: 36_000_000 },
  async () => {
    const apart = EVERY_KIND && hasNetworks;
    const rng = seeded(Number(process.env.INDIGO_SEED ?? 7));
    const postgres = await Postgres.start();
    onTestFinished(() => postgres.end());
    const redis = hasRedis ? await OwnRedis.start() : null;
    onTestFinished(() => redis?.down());
    const fleet = new Fleet(NODES, postgres, redis, apart);
    onTestFinished(() => fleet.end());
    const url = await postgres.database();
    await fleet.start(url);
    const isPossible = (kind: string): boolean =>
      (apart || kind !== 'cut') && (redis !== null || !REDIS_KINDS.includes(kind));
    const kinds = EVERY_KIND ? Object.keys(KINDS).filter(isPossible) : ['kill'];
    if (EVERY_KIND && !apart)
      console.warn('Networks of their own cannot be made here (ip netns): "cut" is left out.');
    const faults: Fault[] = [];
    const waits: { readonly kind: string; readonly ms: number }[] = [];
    const mending: Promise<void>[] = [];
    let [answers, turn, played] = [0, 0, 0];

    for (let first = 0; first < MATCHES || faults.length < FAULTS; first += AT_ONCE) {
      const ann = await tried(() => Visitor.named(fleet.address, 'Ann'));
      const count = first < MATCHES ? Math.min(AT_ONCE, MATCHES - first) : AT_ONCE;
      const matches = await Promise.all(
        Array.from({ length: count }, async (_, i) => {
          const wish = { game: 'classic', seats: ['me', 'me'], options: { maxTurns: TURNS } };
          const { id } = await tried(() =>
            new Visitor(fleet.address, ann.key).create(wish as Parameters<Visitor['create']>[0]),
          );
          const players = [0, 1].map((seat) => new Stubborn(fleet, ann, id, seat, first + i, THINK_MS));
          return { id, players };
        }),
      );
      played += matches.length;
      const all = matches.flatMap(({ players }) => players);
      const playing = Promise.all(all.map((player) => player.play()));
      const isOver = (): boolean => all.every(({ over }) => over);
      const share = Math.ceil((FAULTS * Math.min(MATCHES, first + AT_ONCE)) / MATCHES);
      while (faults.length < share && !isOver()) {
        await Promise.race([playing, later(200 + rng(600))]);
        const up = fleet.nodes.filter((node) => node.up);
        if (isOver() || up.length < 2) continue;
        const kind = kinds[turn++ % kinds.length];
        const fault = { kind, at: performance.now(), mended: 0 };
        faults.push(fault);
        const mend = (work: Promise<void>): void => {
          mending.push(work);
          // What it failed of is said where it is waited for.
          work.catch(() => {});
        };
        await KINDS[kind]({ node: up[rng(up.length)], postgres, redis, url, rng, mend });
        fault.mended = performance.now();
      }
      await playing;
      await Promise.all(mending);
      for (const { since, ms } of all.flatMap((player) => player.waits)) {
        const fault = faults.findLast(({ at }) => at <= since);
        // Nobody can play without the database: there it counts how soon they can once it is back.
        const until = fault?.kind === 'database crash' ? since + ms - fault.mended : ms;
        // What went wrong before the last thing was mended is not to be blamed on that.
        const two = faults.some(({ at }) => at > since && at < since + ms);
        if (fault !== undefined) waits.push({ kind: two ? SEVERAL : fault.kind, ms: until });
      }

      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const { id, players } of matches) {
        const { rows } = await client.query<{ at: number; act: string }>(
          'select at, act from acts where match = $1 order by at',
          [id],
        );
        expect(rows.map(({ at }) => at)).toEqual([...rows.keys()]);
        const acts = rows.map(({ act }) => JSON.parse(act) as Act);
        for (const [seat, player] of players.entries()) {
          expect(player.wrong).toEqual([]);
          expect(explains(player.given, keptOf(acts, seat))).toBe(true);
          answers += player.given.filter((one) => one.taken).length;
        }
        const record = await tried(async () => {
          const { status, body } = await new Visitor(fleet.address, ann.key).call(
            'GET',
            `/api/matches/${id}/record`,
          );
          if (status !== 200) throw new Error(JSON.stringify(body));
          return body as unknown as MatchRecord;
        });
        expect(Match.load(classic, record).over).toBe(true);
      }
      await client.end();
      // A long run may be cut off: what it has shown so far is not lost with it.
      if (EVERY_KIND) console.log(told(played, answers, faults, waits));
    }
    expect(fleet.nodes.filter(({ crashed }) => crashed)).toEqual([]);
    if (!EVERY_KIND) console.log(told(played, answers, faults, waits));
  },
);

/** A server that has just lost its database says so: whoever wants something tries again. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 60; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await later(500);
    }
  }
}

function told(
  played: number,
  answers: number,
  faults: readonly Fault[],
  waits: readonly { kind: string; ms: number }[],
): string {
  const kinds = new Set([...faults, ...waits].map(({ kind }) => kind));
  const lines = [...kinds].map((kind) => {
    const ms = waits
      .filter((one) => one.kind === kind)
      .map((one) => one.ms)
      .sort((a, b) => a - b);
    const at = (share: number): string =>
      ms.length === 0
        ? '–'
        : `${(ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] / 1000).toFixed(2)} s`;
    const aim = kind in AIMS ? ` (aim ${AIMS[kind]} s)` : '';
    const count = faults.filter((one) => one.kind === kind).length;
    return `  ${kind.padEnd(15)} ${String(count).padStart(4)} times, ${String(ms.length).padStart(5)} waits: half ${at(0.5)}, p95 ${at(0.95)}${aim}, most ${at(1)}`;
  });
  return [
    `${played} matches over ${NODES} servers, ${answers} acknowledged answers, ${faults.length} faults: nothing lost, nothing twice, nobody shown an older table`,
    ...lines,
  ].join('\n');
}
