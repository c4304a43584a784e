import { backup, backupOf, moveTo, restore, restoreTo, StorageError } from '@indigo/server';
import { type Io, print } from '../io.ts';
import { defaultData } from '../saves.ts';
import { storageTrouble } from '../storage-trouble.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface KeptOptions {
  readonly data?: string;
  /** The database it is kept in, instead of a folder. */
  readonly store?: string;
}

export interface BackupOptions extends KeptOptions {
  readonly force?: boolean;
}

export async function backupCommand(io: Io, file: string, options: BackupOptions): Promise<number> {
  const { store, force = false } = options;
  const folder = folderOf(io, options);
  const copied = await plainly(async () =>
    store === undefined ? backup(folder, file, force) : backupOf(store, file, force),
  );
  print(io, text.backups.done(file, copied));
  return EXIT.ok;
}

export async function restoreCommand(io: Io, file: string, options: KeptOptions): Promise<number> {
  const { store } = options;
  const folder = folderOf(io, options);
  if (store !== undefined) {
    print(io, text.backups.restoredTo(await plainly(() => restoreTo(store, file))));
    return EXIT.ok;
  }
  const restored = await plainly(async () => restore(folder, file, new Date()));
  print(io, text.backups.restored(folder, restored));
  if (restored.aside !== null) print(io, text.backups.aside(restored.aside));
  return EXIT.ok;
}

export async function migrateCommand(
  io: Io,
  folder: string,
  { store }: Pick<KeptOptions, 'store'>,
): Promise<number> {
  if (store === undefined) throw new UsageError(text.wrong.noDatabase);
  print(io, text.backups.moved(folder, await plainly(() => moveTo(store, folder))));
  return EXIT.ok;
}

/** Throws a UsageError where both were named. */
function folderOf(io: Io, { data, store }: KeptOptions): string {
  if (store !== undefined && data !== undefined) throw new UsageError(text.wrong.noFolder('--data'));
  return data ?? defaultData(io.env);
}

async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? storageTrouble(error) : error;
  }
}
