import { build, install, run } from './setup.mjs';

process.exitCode =
  install() ||
  build() ||
  run(process.execPath, 'packages/cli/bin/indigo.js', 'serve', ...process.argv.slice(2));
