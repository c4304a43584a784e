import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase, { type Statement } from 'better-sqlite3';
import type { Written } from '../sql/writer.ts';
import { prepared } from './file.ts';

/** Something to be written. */
export type Job =
  /** An act: match, number, JSON, and the match's new line in the lists, if it has one. */
  | readonly ['act', match: string, at: number, act: string, summary: Written | null]
  /** A match's new line in the lists, told from so many acts. */
  | readonly ['summary', match: string, summary: Written, acts: number]
  /** Some statements: all of them, or none. */
  | readonly ['statements', ...(readonly [sql: string, values: readonly unknown[]])[]];

/** One job of a batch that came to nothing, though the others did not. */
export interface Failed {
  readonly job: number;
  readonly message: string;
  readonly code: string;
}

/** What came of a batch: what of it failed, or why nothing was written at all. */
export type Outcome =
  | { readonly failed: readonly Failed[] }
  | { readonly broken: string; readonly code: string };

/** As the codes of SQLite are called for whatever breaks a rule of the tables. */
const GAP = 'SQLITE_CONSTRAINT_GAP';

const db = new SqliteDatabase(workerData as string, { timeout: 5000 });
const { begin, commit, rollback, insert, has, summarise } = prepared(db);
const statements = new Map<string, Statement>();

function run(job: Job): void {
  if (job[0] === 'act') {
    const [, match, at, act, summary] = job;
    const { changes } = insert.run({ match, at, act });
    if (changes === 0) throw Object.assign(new Error('the act before it is missing'), { code: GAP });
    if (summary !== null) summarise(match, summary);
  } else if (job[0] === 'summary') {
    const [, match, summary, acts] = job;
    if (!has.get({ match, at: acts })) summarise(match, summary);
  } else {
    const [, ...all] = job;
    if (all.length === 1) execute(...all[0]);
    else inOne(all);
  }
}

function execute(sql: string, values: readonly unknown[]): void {
  const statement = statements.get(sql) ?? db.prepare(sql);
  statements.set(sql, statement);
  statement.run(...values);
}

/** Within the batch: if one of them comes to nothing, none of them was. */
function inOne(all: readonly (readonly [sql: string, values: readonly unknown[]])[]): void {
  execute('savepoint one', []);
  try {
    for (const one of all) execute(...one);
    execute('release one', []);
  } catch (error) {
    // A full disk ends the whole transaction by itself.
    if (db.inTransaction) {
      execute('rollback to one', []);
      execute('release one', []);
    }
    throw error;
  }
}

/** All of it, but for jobs that break a constraint, such as an act that somebody else wrote first; or nothing. */
function write(batch: readonly Job[]): Outcome {
  const failed: Failed[] = [];
  try {
    begin.run();
    for (const [job, one] of batch.entries()) {
      try {
        run(one);
      } catch (error) {
        // Only this statement came to nothing; the others of the batch go on.
        const { message, code = '' } = error as { message: string; code?: string };
        if (!code.startsWith('SQLITE_CONSTRAINT') || !db.inTransaction) throw error;
        failed.push({ job, message, code });
      }
    }
    commit.run();
    return { failed };
  } catch (error) {
    if (db.inTransaction) rollback.run();
    const { message, code = '' } = error as { message: string; code?: string };
    return { broken: message, code };
  }
}

parentPort?.on('message', (batch: readonly Job[] | null) => {
  if (batch !== null) parentPort?.postMessage(write(batch));
  else {
    db.close();
    parentPort?.close();
  }
});
