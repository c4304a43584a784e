import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@indigo/kernel';

/** Runs a check; if it throws, the record so far is written down and named in the error. */
export function withRecord<T>(name: string, seed: number, record: () => MatchRecord, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const file = writeFailure(name, seed, record());
    const told = error instanceof Error ? error : new Error(String(error));
    told.message = `${told.message}\n  record: ${file}`;
    throw told;
  }
}

export function writeFailure(name: string, seed: number, record: MatchRecord): string {
  const file = join('.indigo', 'failures', `${record.game}-${name.replace(/[^\w-]+/g, '-')}-${seed}.json`);
  mkdirSync(join('.indigo', 'failures'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  return file;
}
