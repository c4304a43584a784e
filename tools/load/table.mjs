// Tables and those who sit at them, as seen from outside: what all who load a server have in common.
import { unpack } from '@indigo/host';
import { WebSocket } from 'ws';

export const SEATS = 4;

export const socketTo = (door, path) =>
  new WebSocket(door.replace('http', 'ws') + path, { perMessageDeflate: false });

export const call = async (address, method, path, body, key) => {
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
export async function each(list, atOnce, work) {
  const left = [...list];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    }),
  );
}

/** What every kind of table does: send a message, and take the time until its sender hears of it. */
export class Table {
  sockets = [];
  waiting = null;
  made = 0;

  /** `meter`: is told what is said and heard. */
  constructor(door, meter) {
    this.door = door;
    this.meter = meter;
  }

  arrived(seat) {
    if (this.waiting?.seat !== seat) return;
    this.meter.arrived(performance.now() - this.waiting.since);
    this.waiting = null;
  }

  send(seat, text) {
    this.meter.sent(this, seat, text);
    this.waiting = { seat, since: performance.now() };
    this.made++;
    this.sockets[seat].send(text);
  }
}

export class IndigoTable extends Table {
  asks = [];
  parts = [];

  async open(key, book) {
    const wish = { game: 'classic', seats: Array.from({ length: SEATS }, () => 'me') };
    const { id } = await call(this.door, 'POST', '/api/matches', wish, key);
    this.id = id;
    await Promise.all(Array.from({ length: SEATS }, (_, seat) => this.sit(seat, id, key, book)));
  }

  sit(seat, match, key, book) {
    return new Promise((resolve, reject) => {
      const socket = socketTo(this.door, `/api/table?match=${match}`);
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
          this.meter.heard(this, seat, data);
          if ('step' in event) this.arrived(seat);
          if ('no' in event) this.meter.refused();
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
