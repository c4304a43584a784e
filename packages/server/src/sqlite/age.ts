import type { Database } from 'better-sqlite3';
import { migrations } from '../sql/schema.ts';
import { SQLITE } from './dialect.ts';

/** Whose a database is: not ours, or written by a version of Indigo before this one, by this one, or by a later one. */
export function ageOf(raw: Database): 'foreign' | 'older' | 'same' | 'newer' {
  const tables = raw.prepare(`select name from sqlite_master where type = 'table'`).pluck().all();
  if (!['kysely_migration', 'guests', 'matches', 'acts'].every((name) => tables.includes(name)))
    return 'foreign';
  const known = migrations(SQLITE);
  const done = raw.prepare('select name from kysely_migration').pluck().all() as string[];
  if (done.some((name) => !Object.hasOwn(known, name))) return 'newer';
  return done.length < Object.keys(known).length ? 'older' : 'same';
}
