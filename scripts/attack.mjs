// Attacks the server as a cheat or a vandal would, and says what it came to: pairs of matches that differ in something
// hidden, an oracle, hostile messages, poisoned matches, floods, kills, and cold loads of long matches. Local, bounded, stops
// by itself. `npm test` does a little of each.
import { build, run } from './setup.mjs';

process.env.INDIGO_PAIRS ??= '1000';
process.env.INDIGO_ORACLE ??= '100';
process.env.INDIGO_HOSTILE ??= '1000000';
// Eight kills for every ten matches: two hundred.
process.env.INDIGO_CRASH ??= '250';
process.exitCode =
  build() ||
  run(
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/host/test/pairs.test.ts',
    'packages/host/test/oracle.test.ts',
    'packages/server/test/peek.test.ts',
    'packages/server/test/hostile.test.ts',
    'packages/server/test/fair.test.ts',
    'packages/server/test/door.test.ts',
    'packages/server/test/crash.test.ts',
    'packages/server/test/loading.test.ts',
    'packages/server/test/staying.test.ts',
    // Last: it takes the word after it for its own.
    '--disable-console-intercept',
  ) ||
  run(process.execPath, 'scripts/attack/cold.mjs');
