// Matches played by a version's own rules and kernel: what a release must be able to finish.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, withOwnKernel } from './source.mjs';

const FOLDER = join(ROOT, 'packages/catalog/test/stored');

/** Where a stored match stops: after so many answers, or as soon after that as some, not all, have answered such a question. */
const KINDS = [
  { name: 'early', answers: 40 },
  { name: 'long', answers: 1500 },
  { name: 'window', answers: 150, mode: 'first' },
  { name: 'together', answers: 150, mode: 'all' },
];
/** Where that does not come, it is as good that such a question stands, or any. */
const LATE = 300;
const LATEST = 600;

/** Plays and keeps them; how many there are. */
export async function storeMatches(folder, game) {
  const own = await withOwnKernel(folder, game);
  const { version } = own.ruleset;
  const out = join(FOLDER, `${game}-${version}`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [i, kind] of KINDS.entries()) {
    const record = playOne(own, i + 1, kind);
    writeFileSync(join(out, `${kind.name}.json.gz`), gzipSync(JSON.stringify(record), { level: 9 }));
  }
  return KINDS.length;
}

function playOne({ ruleset, Match, seeded, checksum }, seed, { answers, mode }) {
  const { min, max } = ruleset.seats;
  const rng = seeded(seed);
  const chooses = seeded(seed + 100);
  const match = Match.start(ruleset, { seats: min + (seed % (max - min + 1)) }, { rng });
  // A checksum wherever a question opened: what is played again is compared entry by entry.
  const marks = [];
  for (let given = 0; !match.over && !stopsHere(match, given, answers, mode); given++) {
    const seat = match.open()[0];
    const submitted = match.submit(seat, match.no, choose(match, seat, chooses));
    if (submitted.ok !== true) throw new Error(`${ruleset.id}: ${JSON.stringify(submitted)}`);
    if (match.no === match.length) marks.push({ at: match.length, sum: checksum(match.s) });
  }
  return { ...match.record, marks };
}

function stopsHere(match, given, answers, mode) {
  if (given < answers) return false;
  if (mode === undefined || given >= LATEST) return true;
  return match.decision(match.open()[0]).mode === mode && (match.no < match.length || given >= LATE);
}

/** Anything legal. An answer of several parts is as likely to be closed as to go on, once it may. */
function choose(match, seat, rng) {
  const { shape, options } = match.decision(seat);
  if (shape === 'pick') return options[rng(options.length)].id;
  const ids = [];
  for (;;) {
    const { next, missing } = match.composing(seat, ids);
    if (next.length === 0 || (missing === null && rng(2) === 0)) return ids;
    ids.push(next[rng(next.length)]);
  }
}
