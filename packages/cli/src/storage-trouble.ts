import { DatabaseError, FolderBusy, type StorageError } from '@indigo/server';
import { UnreachableError, UsageError } from './trouble.ts';

/** What is told of a store that cannot be used: a database may answer later and a folder be free, a file was named wrongly. */
export const storageTrouble = (error: StorageError): Error => {
  const mayBeHadLater = error instanceof DatabaseError || error instanceof FolderBusy;
  return new (mayBeHadLater ? UnreachableError : UsageError)(error.message);
};
