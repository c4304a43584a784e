import { catalog } from '@indigo/catalog';
import { indigo } from './indigo.ts';
import { root } from './project.ts';

// Whoever reads our output may stop reading (`indigo replay … | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { stdin, stdout, stderr, env, argv } = process;
process.exitCode = await indigo(argv.slice(2), { stdin, stdout, stderr, env, catalog, root });
// A terminal that was read from would keep the process alive.
stdin.unref?.();
