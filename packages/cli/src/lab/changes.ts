import { tablesOf } from '@indigo/catalog';
import type { Plain } from '@indigo/kernel';
import { type Change, changeTables, checkChanges, WrongChange } from '@indigo/lab';
import { readJsonFile } from '../record-file.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';

/** The changes a file asks for, by path. Throws a UsageError. */
export function readChanges(file: string): readonly Change[] {
  const data = readJsonFile(file);
  const isTable = typeof data === 'object' && data !== null && !Array.isArray(data);
  const entries = isTable ? Object.entries(data as { readonly [path: string]: Plain }) : [];
  if (entries.length === 0) throw new UsageError(text.wrong.noChanges(file));
  return entries.map(([path, to]) => ({ path, to })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Throws a UsageError where a change does not fit the data of the game. Nothing is changed. */
export async function fitChanges(game: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const tables = await tablesOf(game);
  if (Object.keys(tables).length === 0) throw new UsageError(text.wrong.noData(game));
  try {
    checkChanges(tables, changes);
  } catch (error) {
    throw error instanceof WrongChange ? new UsageError(error.message) : error;
  }
}

/**
 * Changes the tables of a game in place. That counts for a thread that has not loaded the game's rules yet: they read their
 * tables when they are loaded, and every thread loads its own.
 */
export async function changeData(game: string, changes: readonly Change[]): Promise<void> {
  changeTables(await tablesOf(game), changes);
}
