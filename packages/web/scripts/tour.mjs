// npm run tour -w packages/web [-- --game hex --by touch]: plays whole matches through the page, by keyboard alone and on a phone
// by touch, and lists everything wrong on the way. Run it on a built page.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('../test/tour/command.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'warn',
});
process.exitCode = await module.command(process.argv.slice(2));
