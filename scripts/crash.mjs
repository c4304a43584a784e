// Kills the server at random moments of 200 matches and looks for anything lost or done twice. `npm test` plays 20.
//   npm run crash -- [--matches 200]
// With several servers over PostgreSQL: everything that can happen to them, their database and what is between them.
//   npm run crash -- --nodes 3 [--matches 200] [--faults 1000] [--seed 7]
import { flags, whole } from './flags.mjs';
import { build, run } from './setup.mjs';

/** Somebody must be left to go on when one goes. */
const LEAST_NODES = 2;

const values = flags({
  nodes: { type: 'string' },
  matches: { type: 'string', default: '200' },
  faults: { type: 'string', default: '1000' },
  seed: { type: 'string' },
});
for (const [name, value] of Object.entries(values)) whole(name, value, name === 'nodes' ? LEAST_NODES : 1);
if (values.seed !== undefined) process.env.INDIGO_SEED = values.seed;
if (values.nodes === undefined) process.env.INDIGO_CRASH ??= values.matches;
else {
  process.env.INDIGO_NODES = values.nodes;
  process.env.INDIGO_MATCHES = values.matches;
  process.env.INDIGO_FAULTS = values.faults;
}
const file = values.nodes === undefined ? 'crash.test.ts' : 'fleet.test.ts';
process.exitCode =
  build() || run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', `packages/server/test/${file}`);
