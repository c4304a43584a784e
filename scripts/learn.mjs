// What a position is worth, learned from matches in which everybody plays by habit: in the time `indigo train` takes to think
// through one match, dozens are played so. Where dice decide most of a match, that many teach more.
//   npm run -s learn -- classic --matches 8000 --seed 1000 > games/classic/src/data/learned.ts
import { parseArgs } from 'node:util';
import { Learner, rounded } from '@indigo/bots';
import { catalog, UnknownGame } from '@indigo/catalog';
import { Run, readOptions, seeded, seedOf } from '@indigo/kernel';

/** Numbers in the hidden layer. */
const HIDDEN = 16;
/** So many of a hundred choices are anything sensible, so that more than one way to play is seen. */
const STRAY = 8;
/** Matches played before any is learned from, those learned from together, and how often. */
const ROUND = 250;
const LOT = 50;
const TIMES = 2;
/** The weights of the first matches tell little: what is kept is the mean of all that come after them. */
const WARM = 1 / 4;

const WIDTH = 110;

/** Every position at which a turn began, and who won. */
function lesson(ruleset, mind, seed) {
  const { features } = mind;
  const seats = ruleset.seats.min;
  const run = Run.at(ruleset, ruleset.create(seats, readOptions(ruleset)), seats, { rng: seeded(seed) });
  const rng = seeded(seed + 1);
  const seen = [];
  for (let turn = -1; run.pending !== null; ) {
    if (ruleset.turn(run.s) !== turn) {
      turn = ruleset.turn(run.s);
      const position = new Float64Array(seats * features.count);
      for (let seat = 0; seat < seats; seat++) features.write(run.s, seat, position, seat * features.count);
      seen.push(position);
    }
    const options = run.options();
    const stray = rng(100) < STRAY;
    const sensible = stray ? mind.sensible(run.s, run.pending, run.seat, options) : [];
    const index = stray
      ? sensible[rng(sensible.length)]
      : mind.habit(run.s, run.pending, run.seat, options, rng);
    run.play(options[index]);
  }
  const all = new Float64Array(seen.length * seats * features.count);
  for (const [at, position] of seen.entries()) all.set(position, at * position.length);
  const won = Array.from({ length: seats }, (_, seat) =>
    run.winners.includes(seat) ? 1 / run.winners.length : 0,
  );
  return { seats, positions: seen.length, features: all, won };
}

function learn(ruleset, mind, matches, seed) {
  const learner = Learner.fresh(mind.features.count, HIDDEN, seeded(1));
  const { weights } = learner.network;
  const mean = new Float64Array(weights.length);
  let counted = 0;
  for (let first = 0; first < matches; first += ROUND) {
    const lessons = Array.from({ length: ROUND }, (_, i) => lesson(ruleset, mind, seedOf(seed, first + i)));
    for (let from = 0; from < ROUND; from += LOT) {
      for (let time = 0; time < TIMES; time++) {
        learner.learn(lessons.slice(from, from + LOT), seeded(first + from + time));
        if (first + ROUND <= WARM * matches) continue;
        counted++;
        for (let i = 0; i < mean.length; i++) mean[i] += (weights[i] - mean[i]) / counted;
      }
    }
    process.stderr.write(`${first + ROUND} of ${matches} matches\n`);
  }
  return mean;
}

/** As the formatter has them. */
function lines(weights) {
  const rows = ['   '];
  for (const weight of weights) {
    if (rows.at(-1).length + ` ${weight},`.length > WIDTH) rows.push('   ');
    rows.push(`${rows.pop()} ${weight},`);
  }
  return rows.join('\n');
}

const USAGE = 'usage: npm run learn -- <game> [--matches <n>] [--seed <n>]';
class Mistake extends Error {}

async function learned(game, matches, seed) {
  const ruleset = await catalog.load(game);
  const mind = (await ruleset.mind?.()) ?? {};
  if (!mind.habit || !mind.sensible || !mind.features)
    throw new Mistake(`${ruleset.title} has no habit or no features to learn from`);
  const weights = rounded(learn(ruleset, mind, matches, seed));
  return `/** What a position is worth, learned by \`npm run learn -- ${game} --matches ${matches} --seed ${seed}\`: no figures of the rulebook. */
import type { Learned } from '@indigo/kernel';

export const LEARNED: Learned = {
  game: '${game}',
  version: ${ruleset.version},
  features: ${mind.features.count},
  hidden: ${HIDDEN},
  matches: ${matches},
  weights: [
${lines(weights)}
  ],
};
`;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { matches: { type: 'string', default: '8000' }, seed: { type: 'string', default: '1000' } },
  });
  const [matches, seed] = [Number(values.matches), Number(values.seed)];
  if (positionals.length !== 1) throw new Mistake(USAGE);
  if (!(matches > 0 && matches % ROUND === 0)) throw new Mistake(`--matches takes a multiple of ${ROUND}`);
  if (!Number.isInteger(seed)) throw new Mistake('--seed takes a whole number');
  process.stdout.write(await learned(positionals[0], matches, seed));
} catch (error) {
  const ours =
    error instanceof Mistake || error instanceof UnknownGame || error.code?.startsWith('ERR_PARSE_ARGS');
  if (!ours) throw error;
  console.error(`learn: ${error.message}`);
  process.exitCode = 2;
}
