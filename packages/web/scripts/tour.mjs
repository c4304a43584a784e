// npm run tour -w packages/web [-- --game hex --by touch]: plays whole matches through the page, by keyboard alone and on a phone
// by touch, and lists everything wrong on the way. Run it on a built page.
import { fromTests } from './matches.mjs';

const { command } = await fromTests('../test/tour/command.ts');
process.exitCode = await command(process.argv.slice(2));
