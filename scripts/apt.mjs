// Programs the tests need are taken from the system, and installed there where that can be done quietly.
import { spawnSync } from 'node:child_process';

/** Installs packages. On Debian and its kin, as the administrator: no question has to be asked. Elsewhere nothing is done. */
export function installQuietly(what, ...packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${what} ...`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = ['install', '--no-install-recommends', ...packages];
  if (!apt(...install) && apt('update')) apt(...install);
}
