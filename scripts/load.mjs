// What the server costs, as a ratio: people at tables over WebSockets, once with Indigo, once with a bare server that
// sends the same bytes, each in a process of its own, one after the other on the same machine.
//   npm run load -- [--tables 300] [--seconds 10] [--warm 120] [--steps 1000,2500,4000]
// Or several servers over PostgreSQL, each with so many tables, against one over SQLite:
//   npm run load -- --nodes 1,2,4 [--tables 250]
// Or how soon the people of so many tables are back whose server was lost, at the two that are left:
//   npm run load -- --lost 1000 [--acts 100]
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags, whole, wholes } from './flags.mjs';
import { root } from './setup.mjs';

const values = flags({
  tables: { type: 'string' },
  nodes: { type: 'string', default: '' },
  seconds: { type: 'string', default: '10' },
  // So many moves at every table before anything is measured.
  warm: { type: 'string', default: '120' },
  steps: { type: 'string', default: '' },
  lost: { type: 'string' },
  acts: { type: 'string', default: '100' },
  // A folder for CPU profiles of the servers.
  profile: { type: 'string', default: '' },
});
const counts = wholes('nodes', values.nodes);
const steps = wholes('steps', values.steps);
const seconds = whole('seconds', values.seconds);
const warm = whole('warm', values.warm);
const tables = whole('tables', values.tables ?? (counts.length > 0 ? '250' : '300'));
const lost = values.lost === undefined ? null : whole('lost', values.lost);
const acts = whole('acts', values.acts);
const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const folder = mkdtempSync(join(tmpdir(), 'indigo-load-'));
const trace = join(folder, 'trace.json');

// The server has one core to itself where there are two.
const pins =
  counts.length === 0 &&
  lost === null &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-V']).status === 0;
const pinned = (core, args) =>
  pins ? ['taskset', ['-c', String(core), process.execPath, ...args]] : [process.execPath, args];

/** Nobody is left behind when this ends, however it ends: without them what is measured fails, and is tidied up after. */
const running = new Set();
const killAll = () => {
  for (const child of running) child.kill('SIGKILL');
};
process.on('exit', killAll).once('SIGINT', killAll).once('SIGTERM', killAll);

function start(core, file, what, flags = []) {
  const [command, args] = pinned(core, [
    '--max-old-space-size=3000',
    ...flags,
    join(root, 'tools', 'load', file),
    JSON.stringify(what),
  ]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const heard = [];
  const waiting = [];
  child.on('message', (message) => (waiting.length > 0 ? waiting.shift()(message) : heard.push(message)));
  const gone = new Promise((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${file} ended (${code})`))),
  );
  gone.catch(() => {});
  const next = () =>
    heard.length > 0 ? heard.shift() : Promise.race([gone, new Promise((resolve) => waiting.push(resolve))]);
  return {
    child,
    next,
    ask: (message) => {
      child.send(message);
      return next();
    },
  };
}

/** A profiler gets to write what it saw. */
async function end(servers) {
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Seconds between warming up and measuring. */
const SETTLE = 3;

const wait = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));

/** One run: so many tables at one move a second. `nodes`: so many servers over PostgreSQL. */
async function measure(kind, tables, { records = false, nodes = 1, postgres = null } = {}) {
  const data = join(folder, `${kind}-${tables}`);
  const url = await postgres?.database();
  const servers = Array.from({ length: nodes }, () =>
    start(0, 'server.mjs', { kind, data, trace, url }, profiling),
  );
  const addresses = [];
  for (const server of servers) addresses.push((await server.next()).address);
  const clients = start(1, 'clients.mjs', { kind, addresses, tables, trace, moves: records, warm });
  await clients.next();
  /** Of all servers together, and of the database. */
  const used = async () => {
    const all = await Promise.all(servers.map((server) => server.ask('cpu')));
    const sum = (name) => all.reduce((total, one) => total + one[name], 0);
    return {
      cpu: sum('cpu') + (postgres?.cpu() ?? 0),
      rss: sum('rss'),
      main: all[0].main === null ? null : sum('main'),
      waited: all[0].waited === null ? null : sum('waited'),
    };
  };
  // As fast as it goes until the code is compiled, for a server lives longer than its first seconds; then as measured.
  // All tables are as far by then, however many there are: what a move tells depends on how far a match has come.
  await clients.next();
  await wait(SETTLE);
  const before = await used();
  clients.child.send('begin');
  await wait(seconds);
  const after = await used();
  const result = await clients.ask('end');
  await end(servers);
  return {
    kind,
    tables,
    moves: result.moves,
    perSecond: result.moves / seconds,
    cpu: (after.cpu - before.cpu) / Math.max(1, result.moves),
    main: after.main === null ? null : (after.main - before.main) / Math.max(1, result.moves),
    waited: after.waited === null ? null : (after.waited - before.waited) / 1e6 / seconds / nodes,
    busy: (after.cpu - before.cpu) / 1e6 / seconds,
    bytes: result.bytes / Math.max(1, result.moves),
    p50: result.p50,
    p99: result.p99,
    late: result.late,
    wrong: result.wrong,
    rss: after.rss / 1e6,
  };
}

const show = (run) =>
  console.log(
    `${run.kind.padEnd(10)} ${String(run.tables).padStart(5)} tables  ${run.perSecond.toFixed(0).padStart(5)} moves/s  ` +
      `${run.cpu.toFixed(0).padStart(5)} µs CPU a move${run.main === null ? '' : ` (${run.main.toFixed(0)} on the main thread)`}  ${(run.busy * 100).toFixed(0).padStart(3)} % of a core  ` +
      `${run.waited === null ? '' : `waited for one ${(run.waited * 100).toFixed(0)} % of the time  `}` +
      `p50 ${run.p50?.toFixed(1)} ms  p99 ${run.p99?.toFixed(1)} ms  ${run.bytes.toFixed(0)} bytes a move  ` +
      `${run.late} late  ${run.wrong} refused  ${run.rss.toFixed(0)} MB`,
  );

const tell = (rows) => {
  console.log(`\n${'measured'.padStart(50 + 12)}   aim`);
  for (const [what, value, aim] of rows) {
    console.log(`${what.padEnd(50)} ${value.toFixed(value < 100 ? 2 : 0).padStart(11)}   ${aim}`);
  }
};

/** Several servers against one, and PostgreSQL against SQLite. */
async function shared() {
  console.log(`One move a second at each table of four, ${tables} tables a server; ${seconds} s each.\n`);
  const sqlite = await measure('indigo', tables);
  show(sqlite);
  const { Postgres } = await import('../packages/server/test/postgres.mjs');
  const postgres = await Postgres.start({ flushes: true });
  try {
    const runs = [];
    for (const nodes of counts) {
      const run = await measure('postgres', tables * nodes, { nodes, postgres });
      show(run);
      runs.push({ nodes, ...run });
    }
    const [one] = runs;
    tell([
      ['CPU a move, PostgreSQL times SQLite', one.cpu / sqlite.cpu, '≤ 1.4'],
      ['p99 of a move, PostgreSQL times SQLite', one.p99 / sqlite.p99, '≤ 1.3'],
      ...runs.slice(1).flatMap(({ nodes, cpu, p99 }) => [
        [`CPU a move, ${nodes} servers times ${one.nodes}`, cpu / one.cpu, '≤ 1.1'],
        [`p99 of a move, ${nodes} servers times ${one.nodes}`, p99 / one.p99, '≤ 1.5'],
      ]),
    ]);
  } finally {
    await postgres.end();
  }
}

/** So many copies of matches, each under a name of its own. */
async function copied(url, played, count) {
  const { connected } = await import('../packages/server/test/postgres.mjs');
  const client = await connected(url);
  const named = (column) => `left(m.${column}, 12) || lpad(k::text, 6, '0')`;
  const from = `matches m, generate_series(1, ${Math.ceil(count / played.length)}) k`;
  const own = `jsonb_build_object('id', ${named('id')}, 'invite', ${named('invite')}, 'node', null)`;
  try {
    const { rows } = await client.query(
      `insert into matches select (jsonb_populate_record(m, ${own})).* from ${from} returning id`,
    );
    const theirs = `${from} where m.id = any($1)`;
    await client.query(
      `insert into sitting (guest, match) select s.guest, ${named('id')} from sitting s, ${theirs} and s.match = m.id`,
      [played],
    );
    await client.query(
      `insert into acts (match, at, act) select ${named('id')}, a.at, a.act from acts a, ${theirs} and a.match = m.id`,
      [played],
    );
    return rows.slice(0, count).map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** How many statements there have been, give or take those of the last second. */
async function statementsOf(url) {
  const { connected } = await import('../packages/server/test/postgres.mjs');
  const client = await connected(url);
  try {
    const count = 'select xact_commit + xact_rollback as count from pg_stat_database';
    const { rows } = await client.query(`${count} where datname = current_database()`);
    return Number(rows[0].count);
  } finally {
    await client.end();
  }
}

/** A server is killed at whose tables everybody is: how soon they are back, and how long others have to wait for it. */
async function returning() {
  const { Postgres } = await import('../packages/server/test/postgres.mjs');
  const postgres = await Postgres.start({ flushes: true });
  try {
    const url = await postgres.database();
    const servers = Array.from({ length: 3 }, () =>
      start(0, 'server.mjs', { kind: 'postgres', data: folder, url }, profiling),
    );
    const addresses = [];
    for (const server of servers) addresses.push((await server.next()).address);
    const people = start(0, 'people.mjs', { addresses, tables: lost, acts });
    const { played } = await people.next();
    console.log(
      `${played.length} matches of ${acts} acts are played; ${lost} copies are looked at by four each.`,
    );
    await people.ask({ matches: await copied(url, played, lost) });
    const [first, ...others] = servers;
    const asked = { statements: await statementsOf(url), cpu: postgres.cpu() };
    const before = await Promise.all(others.map((server) => server.ask('watch')));
    await people.ask({ lost: true });
    first.child.kill('SIGKILL');
    const back = await people.next();
    const after = await Promise.all(others.map((server) => server.ask('cpu')));
    await end(others);
    const most = (name) => Math.max(...after.map((one) => one[name]));
    const cpu = after.map((one, i) => (one.cpu - before[i].cpu) / 1e6);
    const ms = (value) => `${(value / 1000).toFixed(2)} s`;
    console.log(
      `${back.people} people: half back after ${ms(back.half)}, p95 ${ms(back.p95)}, all ${ms(back.most)}; ` +
        `${back.tries} tries, ${back.byes} sent away (${back.after} told when to come), ${back.unwell} refused, ${back.silent} heard nothing`,
    );
    console.log(`The last of them: ${back.story.join('; ') || 'at once'}.`);
    const statements = (await statementsOf(url)) - asked.statements;
    console.log(
      `CPU of the servers left: ${cpu.map((s) => `${s.toFixed(1)} s`).join(', ')}; of the database: ` +
        `${((postgres.cpu() - asked.cpu) / 1e6).toFixed(1)} s for ${statements} statements`,
    );
    tell([
      ['all are back, seconds', back.most / 1000, '≤ 6'],
      ['longest pause of a server left, ms', most('pause'), '≤ 100'],
      ['of it at work, ms', most('work'), '≤ 100'],
    ]);
  } finally {
    await postgres.end();
  }
}

async function single() {
  console.log(
    `One move a second at each table of four; ${seconds} s each${pins ? ', the server on one core' : ''}.\n`,
  );
  const indigo = await measure('indigo', tables, { records: true });
  show(indigo);
  const bare = await measure('bare', tables);
  show(bare);
  const forgetful = await measure('forgetful', tables);
  show(forgetful);
  const again = await measure('indigo', tables);
  show(again);
  const cpu = (indigo.cpu + again.cpu) / 2;
  const rows = [
    ['CPU a move, times the bare server', cpu / bare.cpu, '≤ 2 (1.5)'],
    ['p99 of a move, times the bare server', Math.min(indigo.p99, again.p99) / bare.p99, '≤ 3'],
    ['CPU a move, times the same without a store', cpu / forgetful.cpu, '≤ 1.5'],
    ['bytes to all seats a move', indigo.bytes, '≤ 400'],
    [`tables on one core by CPU, from ${tables} tables`, (0.8 * 1e6) / cpu, '≥ 2,500 (4,000)'],
  ];
  for (const step of steps) {
    const ours = await measure('indigo', step);
    show(ours);
    const theirs = await measure('bare', step);
    show(theirs);
    // The more there is to do the more is done at once: what a move costs is only true of the load it was measured at.
    rows.push([`CPU a move at ${step} tables, times the bare server`, ours.cpu / theirs.cpu, '≤ 2 (1.5)']);
    rows.push([`tables on one core by CPU, from ${step} tables`, (0.8 * 1e6) / ours.cpu, '≥ 2,500 (4,000)']);
    rows.push([`p99 at ${step} tables, times the bare server`, ours.p99 / theirs.p99, '≤ 3']);
    rows.push([`moves a second at ${step} tables`, ours.perSecond, `${step}`]);
  }
  tell(rows);
}

try {
  if (lost !== null) await returning();
  else if (counts.length > 0) await shared();
  else await single();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  // Whoever is still there would keep this from ending.
  killAll();
  rmSync(folder, { recursive: true, force: true });
}
