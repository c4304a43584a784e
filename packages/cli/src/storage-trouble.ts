import { DatabaseError, type StorageError } from '@indigo/server';
import { UnreachableError, UsageError } from './trouble.ts';

/** What is told of a store that cannot be used: a database may answer later, a folder or file was named wrongly. */
export const storageTrouble = (error: StorageError): Error =>
  new (error instanceof DatabaseError ? UnreachableError : UsageError)(error.message);
