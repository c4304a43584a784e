// Breaks rules at random and runs the tests of the clauses they follow: what survives is not tested.
//   npm run mutate [-- --game hex --clauses 50 --each 4 --seed 1 --jobs 2 --json mutants.json]
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from '../tools/mutate/mutants.mjs';
import { root } from './setup.mjs';

/** A run this many times as long as one of the unbroken rules does not end any more. */
const HANGS = 10;
const SHORTEST_LIMIT_MS = 120_000;
/** They look at everything for a while: what they kill says nothing of the clause's own tests. */
const WIDE = /[/-](battery|exhaust|golden|late|soak|balance|habit|evaluate|scene|words)[^/]*\.test\.ts$/;

const games = readdirSync(join(root, 'games'));
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    clauses: { type: 'string', default: '50' },
    each: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
  },
});
const whole = (name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} takes a whole number above 0, not "${values[name]}"`);
  process.exit(2);
};
const [most, each, seed, jobs] = ['clauses', 'each', 'seed', 'jobs'].map(whole);
const wanted = values.game ?? games.filter((game) => game !== 'dice-race');
const unknown = wanted.find((game) => !games.includes(game));
if (unknown !== undefined) {
  console.error(`there is no game "${unknown}"; games: ${games.join(', ')}`);
  process.exit(2);
}

/** The same choice for the same seed: mulberry32. */
function seeded(start) {
  let s = start | 0;
  return (n) => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}
function shuffled(list, rng) {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** A few mutants of some clauses, no change twice. */
function chosen(game) {
  const rng = seeded(seed);
  const all = shuffled(mutantsOf(root, game), rng);
  const taken = new Set();
  const clauses = shuffled([...new Set(all.flatMap((one) => one.clauses))].sort(), rng).slice(0, most);
  return clauses.flatMap((clause) => {
    const own = all.filter((one) => one.clauses.includes(clause) && !taken.has(one)).slice(0, each);
    for (const one of own) taken.add(one);
    return own.map((one) => ({ ...one, clause }));
  });
}

const testFiles = (game) =>
  readdirSync(join(root, 'games', game, 'test'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !WIDE.test(`/${name}`))
    .map((name) => join('games', game, 'test', name));

const folder = mkdtempSync(join(tmpdir(), 'indigo-mutants-'));

/** Do these tests fail with the mutant? A run that does not end is noticed, too. */
function fails(mutant, files, name, limit) {
  const result = join(folder, `${name}.json`);
  const env = {
    ...process.env,
    INDIGO_MUTANT: JSON.stringify({ ...mutant, file: join(root, mutant.file) }),
    INDIGO_MUTANT_RESULT: result,
  };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/mutate/vitest.config.mjs'];
  const child = spawn(process.execPath, [...args, '--maxWorkers=1', ...files], {
    cwd: root,
    env,
    stdio: 'ignore',
    detached: true,
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      process.kill(-child.pid, 'SIGKILL');
      resolve('hangs');
    }, limit);
    child.on('exit', (code) => {
      clearTimeout(timer);
      try {
        const { numTotalTests } = JSON.parse(readFileSync(result, 'utf8'));
        resolve(code === 0 ? (numTotalTests === 0 ? 'ran no test' : null) : 'fails');
      } catch {
        resolve(code === 0 ? 'ran no test' : 'fails');
      }
    });
  });
}

/** How long the tests may take, judged by how long they take when nothing is broken: a busy machine breaks no rule. */
async function limitOf(game, files) {
  const nothing = { file: `games/${game}/src/index.ts`, from: 0, to: 0, put: '' };
  const begun = Date.now();
  const failed = await fails(nothing, files, `${game}-unbroken`, 2 ** 31 - 1);
  if (failed !== null) throw new Error(`the tests of ${game} do not pass unbroken: ${failed}`);
  return Math.max(SHORTEST_LIMIT_MS, HANGS * (Date.now() - begun));
}

async function judge(mutant, files, name, limit) {
  const own = files.filter((file) =>
    mutant.clauses.some((id) => readFileSync(join(root, file), 'utf8').includes(id)),
  );
  if (own.length > 0 && (await fails(mutant, own, name, limit)) !== null) return 'killed';
  const rest = files.filter((file) => !own.includes(file));
  return rest.length > 0 && (await fails(mutant, rest, name, limit)) !== null
    ? 'killed elsewhere'
    : 'survived';
}

const reports = [];
try {
  for (const game of wanted) {
    const files = testFiles(game);
    const limit = await limitOf(game, files);
    const mutants = chosen(game);
    const queue = mutants.map((mutant, i) => [mutant, `${game}-${i}`]);
    let done = 0;
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [mutant, name] = next;
        mutant.fate = await judge(mutant, files, name, limit);
        done++;
        if (mutant.fate === 'survived')
          console.log(
            `${mutant.file}:${mutant.line}: "${mutant.was.replace(/\s+/g, ' ').slice(0, 60)}" as "${mutant.put}" (${mutant.clauses.join(', ')})`,
          );
        if (process.stderr.isTTY) process.stderr.write(`\r${game}: ${done} of ${mutants.length} `);
      }
    };
    await Promise.all(Array.from({ length: jobs }, work));
    const count = (fate) => mutants.filter((one) => one.fate === fate).length;
    const report = {
      game,
      seed,
      mutants: mutants.length,
      killed: count('killed'),
      elsewhere: count('killed elsewhere'),
      survived: mutants.filter((one) => one.fate === 'survived'),
    };
    reports.push(report);
    const share = (100 * (mutants.length - report.survived.length)) / Math.max(1, mutants.length);
    console.log(
      `${game}: ${mutants.length} mutants, ${report.killed} killed by the tests of their clauses, ${report.elsewhere} by others, ${report.survived.length} survived: ${share.toFixed(1)} %`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
