import { buildOnce } from './built.mjs';
import { endWithParent } from './parent.mjs';
import { install, quietly, root } from './setup.mjs';

/** The page takes about half a minute; when nothing has changed nothing is built. */
function build() {
  console.log('Building, about half a minute ...');
  return quietly('npm', 'run', '--silent', 'build');
}

const code = install() || buildOnce(root, build);
if (code !== 0) process.exit(code);
// In this very process: whoever ends it ends the server, and nothing is left behind.
endWithParent();
process.chdir(root);
process.argv.splice(1, 1, 'indigo', 'serve');
await import('../packages/cli/bin/indigo.js');
