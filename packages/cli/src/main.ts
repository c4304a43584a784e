import { catalog } from '@indigo/catalog';
import { indigo } from './indigo.ts';
import { complain } from './io.ts';
import { root } from './project.ts';
import { fileTrouble } from './record-file.ts';
import { text } from './text.ts';
import { EXIT } from './trouble.ts';

const { stdin, stdout, stderr, env, argv } = process;
const io = { stdin, stdout, stderr, env, catalog, root };

stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop reading (`indigo replay … | head`): that is no error.
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  complain(io, text.wrong.output(fileTrouble(error)));
  process.exit(EXIT.usage);
});
// Nobody is left to be told: what was done counts, as its exit code says.
stderr.on('error', () => {});

process.exitCode = await indigo(argv.slice(2), io);
// A terminal that was read from would keep the process alive.
stdin.unref?.();
