// Many people at many tables, in a process of their own: each table makes one move a second, whatever the server does.
import { readFileSync, writeFileSync } from 'node:fs';
import { bookOf } from '@indigo/host';
import { call, each, IndigoTable, SEATS, socketTo, Table } from './table.mjs';

const { addresses, kind, tables: count, trace, moves: recorded, warm } = JSON.parse(process.argv[2]);
const SECOND = 1000;
/** As a proxy would that hashes on the match: all people of a table come through the same door. */
const doorOf = (table) => addresses[table % addresses.length];

const measured = { moves: 0, latencies: [], bytes: 0, late: 0, wrong: 0 };
const kept = [];
/** What a bare table says: what people said at Indigo's. */
let script = [];
let measuring = false;
let ended = false;

/** What is measured of a table, and kept of what is said there for the bare server to say again. */
const meter = {
  heard: (table, seat, data) => {
    if (!measuring) return;
    measured.bytes += data.length;
    if (table.last && kept.length < 4000) table.out[seat].push(data.toString('base64'));
  },
  arrived: (ms) => {
    if (!measuring) return;
    measured.moves++;
    measured.latencies.push(ms);
  },
  sent: (table, seat, text) => {
    if (measuring && table.last && kept.length < 4000) kept.push({ ...table.last, out: table.out });
    table.out = Array.from({ length: SEATS }, () => []);
    table.last = measuring ? { by: seat, in: text } : null;
  },
  refused: () => measured.wrong++,
};

class BareTable extends Table {
  constructor(id) {
    super(doorOf(id), meter);
    this.at = id;
    this.id = id;
  }

  async open() {
    await Promise.all(
      Array.from(
        { length: SEATS },
        (_, seat) =>
          new Promise((resolve, reject) => {
            const socket = socketTo(this.door, `/${this.id}/${seat}`);
            this.sockets[seat] = socket;
            socket.on('error', reject);
            socket.on('open', resolve);
            socket.on('message', (data) => {
              this.meter.heard(this, seat, data);
              this.arrived(seat);
            });
          }),
      ),
    );
  }

  move() {
    if (this.waiting !== null) return false;
    const { by, in: text } = script[this.at++ % script.length];
    this.send(by, text);
    return true;
  }
}

const tables = [];
if (kind === 'bare') {
  script = JSON.parse(readFileSync(trace, 'utf8'));
  for (let i = 0; i < count; i++) tables.push(new BareTable(i));
  await each(tables, 16, (table) => table.open());
} else {
  const { words } = await call(doorOf(0), 'GET', '/api/games/classic/book');
  const book = bookOf(words);
  const keys = [];
  for (let i = 0; i < count; i += 30)
    keys.push((await call(doorOf(0), 'POST', '/api/guests', { name: `G${i}`, key: true })).key);
  for (let i = 0; i < count; i++) tables.push(new IndigoTable(doorOf(i), meter));
  await each([...tables.keys()], 8, (i) => tables[i].open(keys[Math.floor(i / 30)], book));
}

/** One move a second each, the tables spread evenly over it. */
const ROUNDS = 100;
const PACE = SECOND / ROUNDS;
let tick = 0;
let begun = 0;
function run() {
  if (ended) return;
  // Whoever is far behind is not to catch up all at once.
  if (performance.now() - begun > (tick + ROUNDS) * PACE) begun = performance.now() - (tick + ROUNDS) * PACE;
  while (performance.now() - begun >= tick * PACE) {
    for (let i = tick % ROUNDS; i < tables.length; i += ROUNDS)
      if (!tables[i].move() && measuring) measured.late++;
    tick++;
  }
  setTimeout(run, 1);
}

/** Every table so many moves, a few at a time: a server that has more to do than it can is no warm one. */
const AT_ONCE = 24;
async function warmUp() {
  await each(tables, AT_ONCE, async (table) => {
    while (table.made < warm) {
      table.move();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });
  process.send('warm');
  begun = performance.now();
  run();
}

process.on('message', (order) => {
  if (order === 'begin') measuring = true;
  if (order === 'end') {
    ended = true;
    measuring = false;
    if (recorded) writeFileSync(trace, JSON.stringify(kept));
    const sorted = measured.latencies.sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    process.send({ ...measured, latencies: undefined, p50: at(0.5), p99: at(0.99) }, () => process.exit(0));
  }
});
process.send('ready');
await warmUp();
