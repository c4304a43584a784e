// A clone of the working tree, for tests that change it: every file git knows or would take, what is installed by links, and
// what is compiled already, so that only what is new need be.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolders } from '../source.mjs';

export function cloneInto(root, to) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of new Set(listed.split('\0'))) {
    // Stored matches are many, and nobody here reads them.
    if (file === '' || file.startsWith('packages/catalog/test/stored/') || !existsSync(join(root, file)))
      continue;
    mkdirSync(join(to, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  for (const folder of packageFolders(root)) {
    const dist = join(folder, 'dist');
    const compiled = existsSync(join(root, dist)) && folder !== 'packages/web';
    if (compiled) cpSync(join(root, dist), join(to, dist), { recursive: true, preserveTimestamps: true });
  }
  // Our own packages and the commands are those of the clone, so their links are copied as they are.
  for (const own of ['@indigo', '.bin'])
    cpSync(join(root, 'node_modules', own), join(to, 'node_modules', own), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const folder of ['.', ...packageFolders(root)]) linkModules(join(root, folder), join(to, folder));
}

/** What is not ours, one by one: what is written beside it stays in the clone. */
function linkModules(from, to) {
  const modules = join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@indigo' && !name.startsWith('.'))
      symlinkSync(join(modules, name), join(to, 'node_modules', name));
}
