// Whether what is installed is what the lock says, whoever installed it. Node's own modules only.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm keeps a list of what it has put into `node_modules`. What is optional may be missing there: it is for other machines. */
export function isInstalled(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const has = packagesIn(list);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, optional }]) => {
      const there = has[path];
      if (path === '' || (there === undefined && optional)) return true;
      return there !== undefined && there.version === version && there.integrity === integrity;
    },
  );
}
