import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a data folder holds. */
export const databaseIn = (folder: string): string => join(folder, 'indigo.db');
export const lockIn = (folder: string): string => join(folder, 'indigo.lock');
/** Where the server that runs there can be talked to by those who run it. */
export const doorIn = (folder: string): string => join(folder, 'admin.json');
/** Where matches go that are too old to be kept. */
export const exportedIn = (folder: string): string => join(folder, 'exported');

/** What an administrator makes in a folder belongs to whom the folder does: the server there must be able to write to it. */
export function giveToOwner(folder: string, path: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
