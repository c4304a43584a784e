import type { Copied } from './sqlite/backup.ts';

// What only those need who keep matches in PostgreSQL is loaded only then.
const moving = () => import('./postgres/moving.ts');

/** One moment of a PostgreSQL database in a file; servers may be at work there. Throws a StorageError. */
export const backupOf = async (url: string, file: string, force: boolean): Promise<Copied> =>
  (await moving()).backupOf(url, file, force);

/** Puts a backup into an empty PostgreSQL database. Throws a StorageError. */
export const restoreTo = async (url: string, file: string): Promise<Copied> =>
  (await moving()).restoreTo(url, file);

/** Copies what is in a folder into an empty PostgreSQL database. Throws a StorageError. */
export const moveTo = async (url: string, folder: string): Promise<Copied> =>
  (await moving()).moveTo(url, folder);
