import { exportedIn, Office, OfficeError, StorageError } from '@indigo/server';
import type { Io } from './io.ts';
import { defaultData } from './saves.ts';
import { storageTrouble } from './storage-trouble.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

/** Where matches are that somebody looks after: in a folder, or in a database that servers share. */
export interface OfficeOptions {
  readonly data?: string;
  readonly store?: string;
  readonly secret?: string;
}

/** Does something in the office of a data folder, or of servers that share a database. Throws a UsageError where it was asked wrongly, an UnreachableError where the database does not answer. */
export async function inOffice<T>(
  io: Io,
  options: OfficeOptions,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  try {
    const office = await officeOf(io, options);
    try {
      return await work(office);
    } finally {
      await office.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw storageTrouble(error);
    throw error instanceof OfficeError && error.wrong ? new UsageError(error.message) : error;
  }
}

function officeOf(io: Io, { data, store, secret }: OfficeOptions): Promise<Office> {
  if (store === undefined) {
    if (secret !== undefined && io.env.INDIGO_SECRET !== secret)
      throw new UsageError(text.wrong.noStore('--secret'));
    return Office.open(data ?? defaultData(io.env), io.catalog);
  }
  if (data !== undefined) throw new UsageError(text.wrong.noFolder('--data'));
  if (secret === undefined) throw new UsageError(text.wrong.noSecret);
  return Office.among({ url: store, secret }, exportedIn(defaultData(io.env)), io.catalog);
}
