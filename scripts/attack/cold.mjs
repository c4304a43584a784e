// Asks a server that has just started for many long matches at once, and says what that cost everybody else: the longest
// time its thread was held, and the longest anybody waited for a word. Twice: with nothing but acts, then with checkpoints.
//   node scripts/attack/cold.mjs [acts of a match] [matches]        after `npm run build`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { bots } from '../../packages/bots/dist/index.js';
import { catalog } from '../../packages/catalog/dist/index.js';
import { Play } from '../../packages/host/dist/index.js';
import { seeded } from '../../packages/kernel/dist/index.js';
import { serve } from '../../packages/server/dist/index.js';
import { SqliteStore } from '../../packages/server/dist/sqlite/store.js';

const [acts, matches] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 20)];
if (![acts, matches].every((n) => Number.isInteger(n) && n > 0)) {
  console.error('usage: node scripts/attack/cold.mjs [acts of a match] [matches]');
  process.exit(2);
}
const ruleset = await catalog.load('hex');
const SEATS = ruleset.seats.max;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const idOf = (i) =>
  `coldmatch${LETTERS[Math.floor(i / 576) % 24]}${LETTERS[Math.floor(i / 24) % 24]}${LETTERS[i % 24]}`;

/** What was done in a match of random players. */
function played(most) {
  const rng = seeded(1);
  const play = new Play(ruleset, { seats: SEATS }, seeded(2), [], () => false);
  const list = [...Array(SEATS).keys()].map(
    (seat) => play.sit(seat, { name: `P${seat}`, who: 'somebody', bot: null }).act,
  );
  list.push(play.start().act);
  while (list.length < most && !play.over) {
    const [seat] = play.open();
    list.push(play.answer(seat, play.askedNo(seat), bots.random.answer(play.match.outlook(seat), rng)).act);
  }
  return list;
}

async function write(folder, list) {
  const store = await SqliteStore.open(folder);
  const now = Date.now();
  for (let i = 0; i < matches; i++) {
    const player = { name: 'P', who: 'somebody', bot: null };
    await store.addMatch({
      ...{ id: idOf(i), invite: `i${idOf(i)}`, game: ruleset.id, version: ruleset.version, options: {} },
      ...{ public: false, watch: true, secret: null, cover: 0, clock: 0, away: 0, creator: 'somebody' },
      ...{
        created: now,
        updated: now,
        state: 'playing',
        players: Array(SEATS).fill(player),
        turn: 0,
        asked: 0,
      },
      ...{ due: null, won: null, rematch: null, auto: [], abandoned: false, seen: now, stuck: null },
    });
    for (let at = 0; at < list.length; at += 1000) {
      const batch = list.slice(at, at + 1000);
      await Promise.all(batch.map((act, k) => store.append(idOf(i), at + k, act, null)));
    }
  }
  await store.close();
}

const ms = (n) => `${n.toFixed(n < 100 ? 1 : 0)} ms`;

/** How long this machine keeps a thread waiting that only works a little: what the figures below cannot be better than. */
async function noise() {
  const held = monitorEventLoopDelay({ resolution: 1 });
  held.enable();
  for (const end = performance.now() + 2000; performance.now() < end; await after(1)) {
    for (const rest = performance.now() + 4; performance.now() < rest; );
  }
  held.disable();
  const most = held.max / 1e6;
  console.log(`the machine itself: a thread that works for 4 ms at a time is held ${ms(most)} at most`);
  return most;
}

async function ask(folder, what, most) {
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    log: 'silent',
    perMinute: 1_000_000,
  });
  const url = (path) => `http://127.0.0.1:${served.port}${path}`;
  await (await fetch(url('/api/games'))).text();
  const held = monitorEventLoopDelay({ resolution: 1 });
  let worst = 0;
  let done = false;
  const bystander = (async () => {
    while (!done) {
      const since = performance.now();
      await (await fetch(url('/api/lobby'))).text();
      worst = Math.max(worst, performance.now() - since);
      await after(10);
    }
  })();
  held.enable();
  const since = performance.now();
  const replies = await Promise.all(
    Array.from({ length: matches }, async (_, i) => (await fetch(url(`/api/matches/${idOf(i)}`))).status),
  );
  const took = performance.now() - since;
  held.disable();
  done = true;
  await bystander;
  await served.close();
  if (replies.some((status) => status !== 200)) throw new Error(`not every match came: ${replies}`);
  if (held.max / 1e6 > most)
    throw new Error(`${what}: the thread was held ${ms(held.max / 1e6)}, more than ${ms(most)}`);
  const longest = ms(held.max / 1e6);
  console.log(
    `${what}: ${matches} matches in ${ms(took)}; thread held ${longest} at most, others waited ${ms(worst)} at most`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'indigo-cold-'));
try {
  const list = played(acts);
  console.log(`${matches} matches of ${list.length} acts each`);
  await write(folder, list);
  // A slice and what the machine adds to it; what is held for longer froze everybody.
  const most = 50 + 4 * (await noise());
  await ask(folder, 'from their acts', most);
  await ask(folder, 'from checkpoints', most);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
