// Kills the server at random moments of 200 matches and looks for anything lost or done twice. `npm test` plays 20.
import { build, run } from './setup.mjs';

process.env.INDIGO_CRASH ??= '200';
process.exitCode =
  build() ||
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', 'packages/server/test/crash.test.ts');
