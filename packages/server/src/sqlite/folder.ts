import { chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a data folder holds. */
export const databaseIn = (folder: string): string => join(folder, 'indigo.db');
export const lockIn = (folder: string): string => join(folder, 'indigo.lock');
/** Where the server that runs there can be talked to by those who run it. */
export const doorIn = (folder: string): string => join(folder, 'admin.json');
/** What calls to people are signed with. */
export const pushKeysFile = (folder: string): string => join(folder, 'push.json');
/** Where matches go that are too old to be kept. */
export const exportedIn = (folder: string): string => join(folder, 'exported');

/** What an administrator makes in a folder belongs to whom the folder does: the server there must be able to write to it. */
export function giveToOwner(folder: string, path: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

/** Makes the folder if need be. What people keep from each other is in it: for nobody but its owner. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes a file if there is none, for its owner alone; what SQLite puts beside it is for the same. */
export function makeFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** What a database is called that was put aside for a copy. */
export const asideFor = (file: string, now: Date): string =>
  `${file}${ASIDE}${now.toISOString().replace(/[:.]/g, '-')}`;

const ASIDE = '.before-';

/** Throws where a copy was to take the place of the database and never did: an empty one would hide that. */
export function mustNotBeHalfRestored(folder: string): void {
  const file = databaseIn(folder);
  if (existsSync(file)) return;
  const aside = readdirSync(folder).find(
    (name) => name.startsWith(basename(file) + ASIDE) && !/-(wal|shm)$/.test(name),
  );
  if (aside !== undefined)
    throw new Error(
      `${basename(file)} is missing and ${aside} is there: restore again, or give that its name back`,
    );
}
