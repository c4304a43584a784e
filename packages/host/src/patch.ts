import { type Plain, same } from '@indigo/kernel';

/**
 * One change: `[path, value]` sets (at the end of a list it adds), `[path]` removes. Paths are keys joined by `/`
 * (`~1` stands for a slash in a key, `~0` for `~`, `~2` for an empty key); '' is everything.
 */
export type Change = readonly [path: string, value: Plain] | readonly [path: string];

/** The way from one view to the next, in order. */
export type Patch = readonly Change[];

type Dict = { readonly [key: string]: Plain };

const key = (name: string): string =>
  name === ''
    ? '~2'
    : name.includes('~') || name.includes('/')
      ? name.replaceAll('~', '~0').replaceAll('/', '~1')
      : name;

const unkey = (part: string): string =>
  part === '~2' ? '' : part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part;

/** Null where nothing differs. */
export function diff(from: Plain, to: Plain): Patch | null {
  const out: Change[] = [];
  compare(from, to, '', out);
  return out.length === 0 ? null : out;
}

const isDict = (value: Plain): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(from: Plain, to: Plain, path: string, out: Change[]): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) lists(from, to, path, out);
  else if (isDict(from) && isDict(to)) dicts(from, to, path, out);
  else out.push([path, to]);
}

function dicts(from: Dict, to: Dict, path: string, out: Change[]): void {
  const names = Object.keys(to);
  const alike = sameKeys(Object.keys(from), names);
  if (!alike) for (const name in from) if (!Object.hasOwn(to, name)) out.push([below(path, name)]);
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    const [a, b] = [from[name], to[name]];
    if (a === b && (alike || Object.hasOwn(from, name))) continue;
    if (!alike && !Object.hasOwn(from, name)) out.push([below(path, name), b]);
    // Most of a view is as it was: its path is only spelled where something differs.
    else if (differs(a, b)) compare(a, b, below(path, name), out);
  }
}

function lists(from: readonly Plain[], to: readonly Plain[], path: string, out: Change[]): void {
  const base = path === '' ? '' : `${path}/`;
  const shorter = Math.min(from.length, to.length);
  if (from.length === to.length) {
    for (let i = 0; i < shorter; i++) if (differs(from[i], to[i])) compare(from[i], to[i], base + i, out);
    return;
  }
  let head = 0;
  while (head < shorter && !differs(from[head], to[head])) head++;
  let tail = 0;
  while (tail < shorter - head && !differs(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  if (head === from.length) for (let i = head; i < to.length; i++) out.push([base + i, to[i]]);
  else if (head + tail === to.length)
    for (let i = from.length - tail - 1; i >= head; i--) out.push([base + i]);
  else out.push([path, to]);
}

const differs = (a: Plain, b: Plain): boolean => a !== b && !same(a, b);

const below = (path: string, name: string): string => (path === '' ? key(name) : `${path}/${key(name)}`);

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The next view. The one before is left as it was; what did not change is shared, so that a page redraws little. */
export function patched(view: Plain, patch: Patch): Plain {
  let next = view;
  for (const change of patch) {
    const path = change[0] === '' ? [] : change[0].split('/').map(unkey);
    next = changed(next, path, 0, change);
  }
  return next;
}

function changed(node: Plain, path: readonly string[], depth: number, change: Change): Plain {
  if (depth === path.length) return change.length === 2 ? change[1] : null;
  const name = path[depth];
  const removes = change.length === 1 && depth === path.length - 1;
  if (Array.isArray(node)) {
    const copy = node.slice() as Plain[];
    if (removes) copy.splice(Number(name), 1);
    else copy[Number(name)] = changed(copy[Number(name)], path, depth + 1, change);
    return copy;
  }
  // Without a prototype's own keys in the way: a key may be called anything.
  const dict = (typeof node === 'object' && node !== null ? node : {}) as Dict;
  const entries = Object.entries(dict);
  const at = entries.findIndex(([other]) => other === name);
  if (removes) return Object.fromEntries(entries.filter((_, i) => i !== at));
  const value = changed(at < 0 ? null : entries[at][1], path, depth + 1, change);
  if (at < 0) entries.push([name, value]);
  else entries[at] = [name, value];
  return Object.fromEntries(entries);
}
