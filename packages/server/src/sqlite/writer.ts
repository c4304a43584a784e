import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import { prepared, type Written } from './file.ts';

/** An act to be written: match, number, JSON, and the match's new line in the lists, if it has one. */
export type Row = readonly [match: string, at: number, act: string, summary: Written | null];

/** What came of a batch: which of its rows were taken already, or why nothing was written at all. */
export type Outcome =
  | { readonly taken: readonly number[] }
  | { readonly failed: string; readonly code: string };

const db = new SqliteDatabase(workerData as string, { timeout: 5000 });
const { begin, commit, rollback, insert, summarise } = prepared(db);

/** All of it, but for rows that somebody else wrote first; or nothing. */
function write(batch: readonly Row[]): Outcome {
  const taken: number[] = [];
  try {
    begin.run();
    for (let i = 0; i < batch.length; i++) {
      const [match, at, act, summary] = batch[i];
      try {
        insert.run(match, at, act);
        if (summary !== null) summarise(match, summary);
      } catch (error) {
        // Only this statement came to nothing; the others of the batch go on.
        if ((error as { code?: string }).code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') throw error;
        taken.push(i);
      }
    }
    commit.run();
    return { taken };
  } catch (error) {
    if (db.inTransaction) rollback.run();
    const { message, code = '' } = error as { message: string; code?: string };
    return { failed: message, code };
  }
}

parentPort?.on('message', (batch: readonly Row[] | null) => {
  if (batch !== null) parentPort?.postMessage(write(batch));
  else {
    db.close();
    parentPort?.close();
  }
});
