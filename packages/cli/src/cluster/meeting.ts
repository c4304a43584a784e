import { openShares, type Shares, StorageError } from '@indigo/server';
import { storageTrouble } from '../storage-trouble.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';

/** Where machines that play together meet. */
export interface Meeting {
  /** The PostgreSQL database results are kept in, and the Redis that shares wait in. */
  readonly store: string;
  readonly redis: string;
}

/** It was said, or it was not. */
export type MeetingOptions = Partial<Meeting>;

/** Throws a UsageError where it was not said. */
export function meetingOf({ store, redis }: MeetingOptions): Meeting {
  if (store === undefined) throw new UsageError(text.wrong.noMeeting('--store', 'INDIGO_STORE'));
  if (redis === undefined) throw new UsageError(text.wrong.noMeeting('--redis', 'INDIGO_REDIS'));
  return { store, redis };
}

/** Where a command is to have matches played by others; null: it plays them itself. Throws a UsageError. */
export function elsewhereOf(
  options: MeetingOptions & { readonly cluster?: boolean; readonly jobs: number | true },
): Meeting | null {
  if (options.cluster !== true) return null;
  if (options.jobs !== 1) throw new UsageError(text.wrong.manyJobs);
  return meetingOf(options);
}

/** Throws an UnreachableError. */
export async function sharesAt({ store }: Meeting): Promise<Shares> {
  try {
    return await openShares(store);
  } catch (error) {
    throw error instanceof StorageError ? storageTrouble(error) : error;
  }
}
