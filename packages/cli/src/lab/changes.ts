import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plain } from '@indigo/kernel';
import type { Change } from '@indigo/lab';
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
export async function checkChanges(game: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) await placeOf(game, change);
}

/**
 * Changes the tables of a game in place. That counts for a thread that has not loaded the game's rules yet: they read their
 * tables when they are loaded, and every thread loads its own.
 */
export async function changeData(game: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    const { table, key } = await placeOf(game, change);
    table[key] = change.to;
  }
}

interface Table {
  [key: string]: unknown;
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

async function placeOf(game: string, { path, to }: Change): Promise<{ table: Table; key: string }> {
  const [file, ...way] = path.split('/');
  const { folder, ending } = dataOf(game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length).replaceAll('\\', '/'));
  // A file in a folder is named with a dot: one slash more would be a table.
  const found = files.find((name) => name.replaceAll('/', '.') === file);
  if (found === undefined) {
    const known = files.map((name) => name.replaceAll('/', '.')).sort();
    throw new UsageError(text.wrong.noPlace(path, file, known));
  }
  const tables: Table = { ...(await import(new URL(`${found}${ending}`, folder).href)) };
  let table = tables;
  let key = '';
  way.forEach((part, depth) => {
    key = keyOf(table, part, path);
    if (depth === way.length - 1) return;
    const inner = table[key];
    if (!isTable(inner)) throw new UsageError(text.wrong.noPlace(path, way[depth + 1], []));
    table = inner;
  });
  if (way.length === 0) throw new UsageError(text.wrong.noPlace(path, '', Object.keys(tables)));
  // What a module exports by itself cannot be changed from outside.
  if (table === tables) throw new UsageError(text.wrong.oneValue(path));
  if (sortOf(table[key]) !== sortOf(to))
    throw new UsageError(text.wrong.otherSort(path, sortOf(table[key]), sortOf(to)));
  return { table, key };
}

/** Beside the rules, compiled as they are: a test runs sources. */
function dataOf(game: string): { readonly folder: URL; readonly ending: string } {
  try {
    const rules = createRequire(import.meta.url).resolve(`@indigo/${game}`);
    return { folder: new URL('./data/', pathToFileURL(rules)), ending: extname(rules) };
  } catch {
    throw new UsageError(text.wrong.noData(game));
  }
}

/** A key of a table; of a list a number, or what a row is called. */
function keyOf(table: Table, part: string, path: string): string {
  if (Object.hasOwn(table, part) && !(Array.isArray(table) && part === 'length')) return part;
  const names = Array.isArray(table) ? table.map(nameOf) : Object.keys(table);
  const at = names.indexOf(part);
  if (!Array.isArray(table) || at < 0) {
    const known = names.filter((name): name is string => name !== null);
    throw new UsageError(text.wrong.noPlace(path, part, known));
  }
  return String(at);
}

/** A row is called by its id, else its name, else by what it begins with. */
function nameOf(row: unknown): string | null {
  if (!isTable(row)) return null;
  const name = Array.isArray(row) ? row[0] : (row.id ?? row.name);
  return typeof name === 'string' ? name : null;
}

const sortOf = (value: unknown): string =>
  value === null
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : isTable(value)
        ? 'a table'
        : `a ${typeof value}`;
