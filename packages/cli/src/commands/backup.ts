import { backup, restore, StorageError } from '@indigo/server';
import { type Io, print } from '../io.ts';
import { defaultData } from '../saves.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface BackupOptions {
  readonly data?: string;
  readonly force?: boolean;
}

export async function backupCommand(io: Io, file: string, options: BackupOptions): Promise<number> {
  const folder = options.data ?? defaultData(io.env);
  const copied = plainly(() => backup(folder, file, options.force ?? false));
  print(io, text.backups.done(file, copied));
  return EXIT.ok;
}

export async function restoreCommand(
  io: Io,
  file: string,
  options: { readonly data?: string },
): Promise<number> {
  const folder = options.data ?? defaultData(io.env);
  const restored = plainly(() => restore(folder, file, new Date()));
  print(io, text.backups.restored(folder, restored));
  if (restored.aside !== null) print(io, text.backups.aside(restored.aside));
  return EXIT.ok;
}

function plainly<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof StorageError ? new UsageError(error.message) : error;
  }
}
