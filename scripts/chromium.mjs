// The browser tests need a Chromium. It is taken from the system, and installed there where that can be done quietly.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const find = () =>
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Debian and its kin, as the administrator: no question has to be asked. */
function install() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing chromium for the browser tests ...');
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const packages = ['install', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if (!apt(...packages) && apt('update')) apt(...packages);
}

/** Sets CHROMIUM for the tests. Without a browser they are skipped, and it is said how to get one. Returns 0. */
export function chromium() {
  if (find() === undefined) install();
  const path = find();
  if (path !== undefined) process.env.CHROMIUM = path;
  else
    console.log(
      'No Chromium here: the browser tests are SKIPPED. Install one (Debian: apt-get install chromium fonts-liberation), or set CHROMIUM to the path of one.',
    );
  return 0;
}
