import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { absent, install } from './peers/peers.ts';
import { differs, type Tally } from './race/tally.ts';
import { type Comparison, type Row, rowsAbout } from './rows.ts';
import { type Budget, type Finding, MATCHES } from './variant.ts';
import type { VariantName } from './variants.ts';

export interface BenchOptions {
  /** A smoke run that installs nothing and does everything once: the shape of the result is right, its figures are not. */
  quick?: boolean;
  /** Only rows that speak of one of these, in their name or in what they are compared with. All of them if none is given. */
  only?: readonly string[];
  /** Told what goes on, a line at a time. */
  say?: (line: string) => void;
}

const ROUNDS = 5;
/** No machine is so busy: whoever takes longer hangs. */
const HANGS_MS = 600_000;
const PEERS: readonly VariantName[] = ['race-on-boardgame-io', 'race-search-on-boardgame-io', 'gen1-battle'];
const REFERENCE: VariantName = 'race-by-hand';
/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = fileURLToPath(new URL('../dist/worker.js', import.meta.url));

/** Measures what the rows need, round after round so that a busy moment hits all alike, and compares the medians. */
export async function bench({ quick = false, only = [], say = () => {} }: BenchOptions = {}): Promise<Row[]> {
  const chosen = rowsAbout(only);
  const names = variantsOf(chosen);
  const needsPeers = names.some((name) => PEERS.includes(name));
  const noPeers = quick || !needsPeers ? absent() : await install(say);
  const found = new Map<VariantName, Finding[]>(names.map((name) => [name, []]));

  for (let round = 1; round <= (quick ? 1 : ROUNDS); round++) {
    if (!quick) say(`round ${round} of ${ROUNDS}`);
    for (const [name, findings] of found) {
      if (findings.some((finding) => 'error' in finding)) continue;
      const isPeer = PEERS.includes(name);
      findings.push(noPeers !== null && isPeer ? { error: noPeers } : await run(name, budget(isPeer, quick)));
    }
  }

  const result = (name: VariantName | 1): Finding =>
    name === 1 ? { value: 1, tally: null } : summary(found.get(name) ?? []);
  const reference = result(REFERENCE);
  return chosen.map(({ ours, base, ...said }) => {
    const value = inUnit(result(ours), said.unit);
    const other = base === 1 ? 1 : inUnit(result(base), said.unit);
    const note = trouble([result(ours), result(base)], reference);
    if (value === null || other === null || note !== null)
      return { ...said, value, base: other, ratio: null, note: note ?? 'not measured' };
    return { ...said, value, base: other, ratio: value / other };
  });
}

/** What is to be measured for these rows. Races are held to the race by hand, whatever they are compared with. */
function variantsOf(rows: readonly Comparison[]): readonly VariantName[] {
  const names = new Set(rows.flatMap(({ ours, base }) => (base === 1 ? [ours] : [ours, base])));
  if ([...names].some((name) => name.startsWith('race-'))) names.add(REFERENCE);
  return [...names];
}

/** Peers are slow to warm up and slow to play. */
function budget(isPeer: boolean, quick: boolean): Budget {
  if (quick) return { warmUp: 0, measure: 0, matches: 1 };
  return { warmUp: 1500, measure: isPeer ? 2000 : 1000, matches: MATCHES };
}

async function run(name: VariantName, { warmUp, measure, matches }: Budget): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [WORKER, name, String(warmUp), String(measure), String(matches)],
      { env: { ...process.env, NODE_ENV: 'production' }, timeout: HANGS_MS },
    );
    return JSON.parse(stdout);
  } catch (error) {
    return { error: `${name} failed: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
  }
}

/** The median of all rounds, or the first error. Rounds play the same races, so one tally stands for all. */
function summary(findings: readonly Finding[]): Finding {
  const values: number[] = [];
  let tally: Tally | null = null;
  for (const finding of findings) {
    if ('error' in finding) return finding;
    values.push(finding.value);
    tally = finding.tally;
  }
  return { value: median(values), tally };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Why these cannot be compared: one failed, or played another game than the race by hand. */
function trouble(findings: readonly Finding[], reference: Finding): string | null {
  for (const finding of findings) {
    if ('error' in finding) return finding.error;
    const expected = 'tally' in reference ? reference.tally : null;
    const difference = finding.tally && expected && differs(finding.tally, expected);
    if (difference) return difference;
  }
  return null;
}

/** Nanoseconds each are shown as they are, in milliseconds or as a rate. */
function inUnit(finding: Finding, unit: string): number | null {
  if ('error' in finding) return null;
  if (unit === 'ms') return finding.value / 1e6;
  return unit.endsWith('/s') ? 1e9 / finding.value : finding.value;
}
