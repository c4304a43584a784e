// The tests of several servers need PostgreSQL and Redis; they start their own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installQuietly } from './apt.mjs';

const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => names.some((name) => existsSync(join(folder, name))));

const SERVICES = [
  { name: 'PostgreSQL', debian: 'postgresql', isThere: () => existsSync('/usr/lib/postgresql') },
  { name: 'Redis', debian: 'redis-server', isThere: () => onPath('redis-server', 'valkey-server') },
];

/** Without them their tests are skipped, and it is said how to get them. Returns 0. */
export function services() {
  const missing = () => SERVICES.filter(({ isThere }) => !isThere());
  const wanted = missing();
  if (wanted.length > 0)
    installQuietly(
      `${wanted.map(({ name }) => name).join(' and ')} for the tests of several servers`,
      ...wanted.map(({ debian }) => debian),
    );
  for (const { name, debian } of missing())
    console.log(`No ${name} here: its tests are SKIPPED. Install it (Debian: apt-get install ${debian}).`);
  return 0;
}
