// A server in a process of its own, which tells its parent its address and, when asked, the CPU time it has used.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serve } from '@indigo/server';
import { WebSocketServer } from 'ws';
import { forgetfulStore } from './forgetful.mjs';

const { kind, data, trace, url } = JSON.parse(process.argv[2]);
const unlimited = { perMinute: 1e9, pace: { burst: 1e9, perSecond: 1e9 }, sockets: 1e9 };

const address = kind === 'bare' ? await bare() : await indigo();

async function indigo() {
  const store =
    kind === 'forgetful'
      ? { store: await forgetfulStore(data) }
      : kind === 'postgres'
        ? { shared: { url, secret: 'known to all of them' } }
        : {};
  const served = await serve({ port: 0, host: '127.0.0.1', data, log: 'error', ...unlimited, ...store });
  return served.address;
}

/** Sends the very bytes Indigo sent, to as many sockets, and does nothing else. */
function bare() {
  const moves = JSON.parse(readFileSync(trace, 'utf8')).map(({ out }) =>
    out.map((messages) => messages.map((message) => Buffer.from(message, 'base64'))),
  );
  const tables = new Map();
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    const [, id, seat] = request.url.split('/');
    const table = tables.get(id) ?? { sockets: [], at: Number(id) };
    tables.set(id, table);
    table.sockets[Number(seat)] = socket;
    socket.on('message', () => {
      const out = moves[table.at++ % moves.length];
      for (let i = 0; i < out.length; i++) for (const bytes of out[i]) table.sockets[i].send(bytes);
    });
  });
  return new Promise((resolve) => {
    http.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${http.address().port}`));
  });
}

process.on('message', (asked) => {
  if (asked === 'watch') watch();
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss: process.memoryUsage().rss, ...mainThread(), ...pauses });
});

/** The longest that nobody else had a turn, in milliseconds: by the clock, and of it at work. Known only where somebody watches. */
const pauses = { pause: 0, work: 0 };
const WATCH_MS = 2;
function watch() {
  Object.assign(pauses, { pause: 0, work: 0 });
  let [since, worked] = [performance.now(), mainThread().main];
  setInterval(() => {
    const [now, work] = [performance.now(), mainThread().main];
    pauses.pause = Math.max(pauses.pause, now - since - WATCH_MS);
    pauses.work = Math.max(pauses.work, (work - worked) / 1000);
    [since, worked] = [now, work];
  }, WATCH_MS);
}

/** Microseconds the thread that plays has worked, without those that write, collect and compile, and those it has waited for a core; null: not known here. */
function mainThread() {
  try {
    const [main, waited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return { main: Number(main) / 1000, waited: Number(waited) / 1000 };
  } catch {
    return { main: null, waited: null };
  }
}
// Nobody is told good-bye here; a profiler gets to write what it saw.
process.on('SIGTERM', () => process.exit(0));
process.send({ address });
