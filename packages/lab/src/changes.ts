import type { Plain } from '@indigo/kernel';

/** A change of the data of a game: `trainers/TRAINERS/hiker/money` to something of the same sort. */
export interface Change {
  readonly path: string;
  readonly to: Plain;
}

/** Rows by number or columns by name. */
export interface Table {
  [key: string]: unknown;
}

/** A change that does not fit the data of its game, and why. */
export class WrongChange extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'WrongChange';
  }
}

export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** Throws a WrongChange where one does not fit these tables, by file. Nothing is changed. */
export function checkChanges(tables: object, changes: readonly Change[]): void {
  for (const change of changes) placeOf(tables, change);
}

/** Changes tables in place: all of it or, where something does not fit, nothing. */
export function changeTables(tables: object, changes: readonly Change[]): void {
  for (const [i, { table, key }] of changes.map((change) => placeOf(tables, change)).entries())
    table[key] = changes[i].to;
}

/** What a table holds, as a path names it: a row by what it is called, if no other is called so. */
export function keysOf(table: Table): readonly string[] {
  if (!Array.isArray(table)) return Object.keys(table);
  const names = table.map(nameOf);
  return names.map((name, at) =>
    name === null || name.includes('/') || names.indexOf(name) !== names.lastIndexOf(name)
      ? String(at)
      : name,
  );
}

/** What lies at the end of a way through tables. Throws a WrongChange where it leads nowhere. */
export function valueAt(tables: object, path: string): unknown {
  const { table, key } = followed(tables, path);
  return table[key];
}

function placeOf(tables: object, { path, to }: Change): { readonly table: Table; readonly key: string } {
  const place = followed(tables, path);
  const { table, key, depth } = place;
  // What a module exports by itself cannot be changed from outside.
  if (depth < 2) throw new WrongChange(`"${path}" stands by itself: only what is in a table can be changed.`);
  const [is, given] = [sortOf(table[key]), sortOf(to)];
  if (is !== given) throw new WrongChange(`"${path}" is ${is}: it cannot become ${given}.`);
  return place;
}

function followed(tables: object, path: string): { table: Table; key: string; depth: number } {
  const way = path.split('/');
  let table = tables as Table;
  let key = '';
  for (const [depth, part] of way.entries()) {
    if (depth > 0) {
      const inner = table[key];
      if (!isTable(inner)) throw nowhere(path, part, []);
      table = inner;
    }
    key = keyOf(table, part, path);
  }
  const found = table[key];
  if (way.length === 1 && isTable(found)) throw nowhere(path, '', Object.keys(found));
  return { table, key, depth: way.length - 1 };
}

/** A key of a table; of a list a number, or what a row is called. */
function keyOf(table: Table, part: string, path: string): string {
  if (Object.hasOwn(table, part) && !(Array.isArray(table) && part === 'length')) return part;
  const names = Array.isArray(table) ? table.map(nameOf) : Object.keys(table);
  const at = Array.isArray(table) ? names.indexOf(part) : -1;
  if (at < 0)
    throw nowhere(
      path,
      part,
      names.filter((name) => name !== null),
    );
  return String(at);
}

/** A row is called by its id, else its name, else by what it begins with. */
function nameOf(row: unknown): string | null {
  if (!isTable(row)) return null;
  const name = Array.isArray(row) ? row[0] : (row.id ?? row.name);
  return typeof name === 'string' ? name : null;
}

/** So many of what there is are named. */
const FEW = 12;

function nowhere(path: string, part: string, known: readonly string[]): WrongChange {
  const more = known.length > FEW ? ', …' : '';
  return new WrongChange(
    `"${path}": there is no "${part}". There are: ${known.slice(0, FEW).join(', ') || 'none'}${more}.`,
  );
}

const sortOf = (value: unknown): string =>
  value === null
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : isTable(value)
        ? 'a table'
        : `a ${typeof value}`;
