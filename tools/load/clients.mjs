// Many people at many tables, in a process of their own: each table makes one move a second, whatever the server does.
import { readFileSync, writeFileSync } from 'node:fs';
import { bookOf, unpack } from '@indigo/host';
import { WebSocket } from 'ws';

const { addresses, kind, tables: count, trace, moves: recorded, warm } = JSON.parse(process.argv[2]);
const SEATS = 4;
const SECOND = 1000;
/** As a proxy would that hashes on the match: all people of a table come through the same door. */
const doorOf = (table) => addresses[table % addresses.length];
const socketTo = (table, path) =>
  new WebSocket(doorOf(table).replace('http', 'ws') + path, { perMessageDeflate: false });

const measured = { moves: 0, latencies: [], bytes: 0, late: 0, wrong: 0 };
const kept = [];
/** What a bare table says: what people said at Indigo's. */
let script = [];
let measuring = false;
let ended = false;

const call = async (address, method, path, body, key) => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const response = await fetch(address + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

/** Runs so many at a time. */
async function each(list, atOnce, work) {
  const left = [...list];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    }),
  );
}

/** What both kinds of table do: send a message, and take the time until its sender hears of it. */
class Table {
  sockets = [];
  waiting = null;
  out = Array.from({ length: SEATS }, () => []);
  last = null;
  made = 0;

  hear(seat, data, binary) {
    const size = data.length;
    if (measuring) measured.bytes += size;
    if (measuring && this.last !== null && kept.length < 4000) this.out[seat].push(data.toString('base64'));
    this.heard?.(seat, data, binary);
  }

  arrived(seat) {
    if (this.waiting?.seat !== seat) return;
    if (measuring) {
      measured.moves++;
      measured.latencies.push(performance.now() - this.waiting.since);
    }
    this.waiting = null;
  }

  send(seat, text) {
    if (measuring && this.last !== null && kept.length < 4000) kept.push({ ...this.last, out: this.out });
    this.out = Array.from({ length: SEATS }, () => []);
    this.last = measuring ? { by: seat, in: text } : null;
    this.waiting = { seat, since: performance.now() };
    this.made++;
    this.sockets[seat].send(text);
  }
}

class IndigoTable extends Table {
  asks = [];
  parts = [];

  constructor(number) {
    super();
    this.number = number;
  }

  async open(key, book) {
    const { id } = await call(
      doorOf(this.number),
      'POST',
      '/api/matches',
      { game: 'classic', seats: ['me', 'me', 'me', 'me'] },
      key,
    );
    await Promise.all(Array.from({ length: SEATS }, (_, seat) => this.sit(seat, id, key, book)));
  }

  sit(seat, match, key, book) {
    return new Promise((resolve, reject) => {
      const socket = socketTo(this.number, `/api/table?match=${match}`);
      this.sockets[seat] = socket;
      socket.on('error', reject);
      socket.on('open', () =>
        socket.send(JSON.stringify({ do: 'hello', v: 2, match, key, seat, pack: book.sum })),
      );
      socket.on('message', (data, binary) => {
        const event = binary ? unpack(data, book) : JSON.parse(data);
        if ('step' in event || 'fresh' in event) this.asks[seat] = event.ask ?? null;
        if ('fresh' in event) resolve();
        if ('next' in event) this.compose(seat, event);
        else {
          this.hear(seat, data, binary);
          if ('step' in event) this.arrived(seat);
          if ('no' in event) measured.wrong++;
        }
      });
    });
  }

  compose(seat, { next, missing }) {
    const { no } = this.asks[seat];
    if (missing === null || next.length === 0)
      this.send(seat, JSON.stringify({ do: 'answer', no, ids: this.parts }));
    else {
      this.parts.push(next[0]);
      this.sockets[seat].send(JSON.stringify({ do: 'compose', no, ids: this.parts }));
    }
  }

  move() {
    const seat = this.asks.findIndex((ask) => ask);
    if (seat < 0 || this.waiting !== null) return false;
    const { no, shape, mode, options, min } = this.asks[seat];
    if (shape === 'some') {
      const ids = options.slice(0, min).map(([id]) => id);
      this.send(seat, JSON.stringify({ do: 'answer', no, ids }));
      return true;
    }
    if (shape) {
      this.parts = [];
      this.waiting = { seat, since: performance.now() };
      this.sockets[seat].send(JSON.stringify({ do: 'compose', no, ids: [] }));
      return true;
    }
    // Trades are talked about more than they are made; most of the time people go on.
    const calm = options.filter(([id]) => id !== 'trade');
    const ids = mode === 'first' ? 'pass' : calm[Math.floor(Math.random() * calm.length)][0];
    this.send(seat, JSON.stringify({ do: 'answer', no, ids }));
    return true;
  }
}

class BareTable extends Table {
  constructor(id) {
    super();
    this.at = id;
    this.id = id;
  }

  async open() {
    await Promise.all(
      Array.from(
        { length: SEATS },
        (_, seat) =>
          new Promise((resolve, reject) => {
            const socket = socketTo(this.id, `/${this.id}/${seat}`);
            this.sockets[seat] = socket;
            socket.on('error', reject);
            socket.on('open', resolve);
            socket.on('message', (data, binary) => {
              this.hear(seat, data, binary);
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
  for (let i = 0; i < count; i++) tables.push(new IndigoTable(i));
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
