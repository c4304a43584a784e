// Many people at many tables of one server, in a process of their own. It is lost, and all of them come back at once, to others.
import { bookOf, unpack } from '@indigo/host';
import { call, each, IndigoTable, SEATS, socketTo } from './table.mjs';

const { addresses, tables: count, acts } = JSON.parse(process.argv[2]);
/** Few are played, and copied: what it takes to load one does not depend on whose it is. */
const PLAYED = Math.min(20, count);
/** How long the page waits before it comes back, how long for an answer, and how long where a server is unwell. */
const [FIRST_MS, SOON_MS, LATER_MS, SILENT_MS] = [150, 700, 10_000, 4_000];
const ASK_MS = SILENT_MS / 2;

/** By number: the server of a table while it is there, then one of the others. */
let doorOf = () => addresses[0];
const told = { byes: 0, after: 0, unwell: 0, silent: 0, tries: 0 };

const { words } = await call(doorOf(0), 'GET', '/api/games/classic/book');
const book = bookOf(words);
const { key } = await call(doorOf(0), 'POST', '/api/guests', { name: 'Everybody', key: true });

async function play() {
  const nothing = () => {};
  const meter = { heard: nothing, arrived: nothing, sent: nothing, refused: nothing };
  const played = Array.from({ length: PLAYED }, () => new IndigoTable(doorOf(0), meter));
  await each(played, 4, async (table) => {
    await table.open(key, book);
    // Sitting down and beginning are acts, too.
    while (table.made < acts - SEATS - 1) {
      table.move();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    for (const socket of table.sockets) socket.close();
  });
  return played.map(({ id }) => id);
}

/** Somebody at a table who comes back as the page does. */
class Person {
  seq = null;
  tries = 0;
  unwell = false;
  /** What became of each attempt. */
  story = [];

  constructor(table, match, seat) {
    this.table = table;
    this.match = match;
    this.seat = seat;
  }

  /** Resolves when the table is seen. */
  come() {
    return new Promise((resolve) => {
      this.seen = resolve;
      this.connect();
    });
  }

  connect() {
    let quiet;
    let over = false;
    const socket = socketTo(doorOf(this.table), `/api/table?match=${this.match}`);
    const again = (after, why = 'broke') => {
      if (over) return;
      over = true;
      this.story.push(
        `${why}${after === undefined ? '' : `, to come in ${(after / 1000).toFixed(1)} s`} at ${seconds()}`,
      );
      clearTimeout(quiet);
      socket.terminate();
      setTimeout(() => this.connect(), after ?? this.patience());
    };
    const wait = (then) => {
      clearTimeout(quiet);
      quiet = setTimeout(then, ASK_MS);
    };
    const silent = () => {
      told.silent++;
      again(undefined, 'silence');
    };
    quiet = setTimeout(silent, SILENT_MS);
    socket.on('error', () => again());
    socket.on('close', () => again());
    socket.on('open', () => {
      const { match, seat, seq } = this;
      const hello = { do: 'hello', v: 2, match, key, seat, pack: book.sum, ...(seq === null ? {} : { seq }) };
      socket.send(JSON.stringify(hello));
      wait(ask);
    });
    const ask = () => {
      socket.send(JSON.stringify({ do: 'ping' }));
      wait(silent);
    };
    socket.on('message', (data, binary) => {
      const event = binary ? unpack(data, book) : JSON.parse(data);
      if ('bye' in event) {
        told.byes++;
        if (event.after !== undefined) told.after++;
        again(event.after, event.bye);
      } else if ('no' in event) {
        told.unwell++;
        this.unwell = true;
        again(undefined, event.reason);
      } else if ('fresh' in event || 'players' in event) {
        clearTimeout(quiet);
        this.seq = event.fresh ?? this.seq;
        this.tries = 0;
        this.unwell = false;
        this.seen();
      } else if (quiet !== undefined) wait(ask);
    });
  }

  patience() {
    told.tries++;
    const longest = this.unwell ? LATER_MS : SOON_MS;
    return Math.min(longest, FIRST_MS * 2 ** Math.min(this.tries++, 10)) * (0.6 + 0.7 * Math.random());
  }
}

let since = 0;
const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`;
let people = [];
process.on('message', async ({ matches, lost }) => {
  if (matches !== undefined) {
    people = matches.flatMap((match, i) =>
      Array.from({ length: SEATS }, (_, seat) => new Person(i, match, seat)),
    );
    await each(people, 32, (person) => person.come());
    process.send('here');
  }
  if (lost === undefined) return;
  // As a proxy would that hashes on the match.
  const others = addresses.slice(1);
  doorOf = (table) => others[table % others.length];
  Object.assign(told, { byes: 0, after: 0, unwell: 0, silent: 0, tries: 0 });
  since = performance.now();
  for (const person of people) person.story = [];
  let last;
  const back = people.map(
    (person) =>
      new Promise((resolve) => {
        person.seen = () => {
          last = person;
          resolve(performance.now() - since);
        };
      }),
  );
  process.send('ready');
  const waits = (await Promise.all(back)).sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
  process.send(
    { ...told, people: waits.length, half: at(0.5), p95: at(0.95), most: at(1), story: last.story },
    () => process.exit(0),
  );
});
process.send({ played: await play() });
