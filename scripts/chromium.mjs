// The browser tests need a Chromium. It is taken from the system, and installed there where that can be done quietly.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installQuietly } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const find = () =>
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Sets CHROMIUM for the tests. Without a browser they are skipped, and it is said how to get one. Returns 0. */
export function chromium() {
  if (find() === undefined) installQuietly('chromium for the browser tests', 'chromium', 'fonts-liberation');
  const path = find();
  if (path !== undefined) process.env.CHROMIUM = path;
  else
    console.log(
      'No Chromium here: the browser tests are SKIPPED. Install one (Debian: apt-get install chromium fonts-liberation), or set CHROMIUM to the path of one.',
    );
  return 0;
}
