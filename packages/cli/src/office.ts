import { Office, OfficeError, StorageError } from '@indigo/server';
import type { Io } from './io.ts';
import { defaultData } from './saves.ts';
import { UsageError } from './trouble.ts';

/** Does something in the office of a data folder. Throws a UsageError where it was asked wrongly. */
export async function inOffice<T>(
  io: Io,
  data: string | undefined,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  try {
    const office = await Office.open(data ?? defaultData(io.env), io.catalog);
    try {
      return await work(office);
    } finally {
      await office.close();
    }
  } catch (error) {
    const wrong = error instanceof StorageError || (error instanceof OfficeError && error.wrong);
    throw wrong ? new UsageError(error.message) : error;
  }
}
