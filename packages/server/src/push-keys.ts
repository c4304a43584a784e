import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { giveToOwner, pushKeysFile } from './sqlite/folder.ts';
import { diskTrouble, StorageError } from './trouble.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

/** What servers that share a database call theirs. */
export const PUSH_KEYS = 'push-keys';

const Keys = z.object({
  publicKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  privateKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

/** The keys of a data folder, made at the first start. Browsers take calls from who has them: with new ones, all must be asked again. */
export function pushKeysIn(folder: string): PushKeys {
  const file = pushKeysFile(folder);
  const kept = read(file);
  if (kept !== null) return kept;
  const keys = newPushKeys();
  const half = `${file}.tmp`;
  try {
    rmSync(half, { force: true });
    writeFileSync(half, JSON.stringify(keys), { mode: 0o600, flag: 'wx', flush: true });
    giveToOwner(folder, half);
    renameSync(half, file);
  } catch (error) {
    throw new StorageError(`cannot keep matches in ${folder}: ${diskTrouble(error)}`, error);
  }
  return keys;
}

/** Null: there are none, or what is there are no keys. */
function read(file: string): PushKeys | null {
  try {
    return pushKeysFrom(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Keys as they were kept. Throws where they are none. */
export const pushKeysFrom = (kept: string): PushKeys => Keys.parse(JSON.parse(kept));

/** Those of a folder that has been a server's, to be kept elsewhere. Null: it has none. */
export function keptPushKeys(folder: string): string | null {
  const keys = read(pushKeysFile(folder));
  return keys === null ? null : JSON.stringify(keys);
}
