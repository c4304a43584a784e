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

/** What was found to differ between two parts of views, for others who see the same parts in the same place. */
interface Found {
  readonly from: Plain;
  readonly to: Plain;
  readonly path: string;
  readonly changes: Patch;
}

/** Compares the views of several lookers. What the others share with the first is compared once for all of them. */
export class Differ {
  private found: Found[] | null = null;

  /**
   * Null where nothing differs. Afterwards `to` shares with `from` whatever is the same in both, so that of a view that
   * is kept for a while little is new.
   */
  diff(from: Plain, to: Plain): Patch | null {
    const changes = new Changes(this.found ?? []);
    changes.compare(from, to);
    this.found ??= changes.found;
    return changes.list.length === 0 ? null : changes.list;
  }
}

/** The way from one view to another, null where nothing differs. */
export const diff = (from: Plain, to: Plain): Patch | null => new Differ().diff(from, to);

const isDict = (value: Plain): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Object.hasOwn, but quick where it can be: plain data is never undefined, and few names mean something to all. */
const has = (dict: Dict, name: string): boolean => {
  const value = dict[name] as Plain | undefined | (() => void);
  if (value === undefined) return false;
  return (typeof value !== 'function' && name !== '__proto__') || Object.hasOwn(dict, name);
};

/** Walks two views at once. Most of them is alike: a path is only spelled where something differs. */
class Changes {
  readonly list: Change[] = [];
  private readonly at: (string | number)[] = [];
  /** What was found before; what is found now, if that is nothing. */
  readonly found: Found[];
  private readonly first: boolean;

  constructor(found: Found[]) {
    this.found = found;
    this.first = found.length === 0;
  }

  compare(from: Plain, to: Plain): void {
    if (from === to) return;
    if (Array.isArray(from) && Array.isArray(to)) this.lists(from, to);
    else if (isDict(from) && isDict(to)) this.dicts(from, to);
    else this.list.push([this.path(), to]);
  }

  private path(): string {
    let path = '';
    for (let i = 0; i < this.at.length; i++) {
      const name = this.at[i];
      path += (i === 0 ? '' : '/') + (typeof name === 'number' ? name : key(name));
    }
    return path;
  }

  /** Goes down one level, from something to what has taken its place in `owner`. */
  private below(name: string | number, from: Plain, to: Plain, owner: object): void {
    const { list } = this;
    const { length } = list;
    this.at.push(name);
    if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) {
      list.push([this.path(), to]);
    } else if (this.first) {
      this.compare(from, to);
      this.found.push({ from, to, path: this.path(), changes: list.slice(length) });
    } else if (!this.foundBefore(from, to)) this.compare(from, to);
    this.at.pop();
    if (length === list.length && !Object.isFrozen(owner)) (owner as { [name: string]: Plain })[name] = from;
  }

  private foundBefore(from: Plain, to: Plain): boolean {
    for (const found of this.found) {
      if (found.to !== to || found.from !== from || found.path !== this.path()) continue;
      for (const change of found.changes) this.list.push(change);
      return true;
    }
    return false;
  }

  private note(name: string | number, ...value: [Plain] | []): void {
    this.at.push(name);
    this.list.push([this.path(), ...value]);
    this.at.pop();
  }

  private dicts(from: Dict, to: Dict): void {
    const { length } = this.list;
    let common = 0;
    for (const name in to) {
      const before = from[name];
      const now = to[name];
      if (before === now) common++;
      else if (!has(from, name)) this.note(name, now);
      else {
        common++;
        this.below(name, before, now, to);
      }
    }
    let names = 0;
    for (const _ in from) names++;
    // Seldom is anything gone; where it is, that comes first.
    if (names === common) return;
    const added = this.list.splice(length);
    for (const name in from) if (!has(to, name)) this.note(name);
    this.list.push(...added);
  }

  private lists(from: readonly Plain[], to: readonly Plain[]): void {
    const shorter = Math.min(from.length, to.length);
    if (from.length === to.length) {
      for (let i = 0; i < shorter; i++) if (from[i] !== to[i]) this.below(i, from[i], to[i], to);
      return;
    }
    let head = 0;
    while (head < shorter && same(from[head], to[head])) head++;
    let tail = 0;
    while (tail < shorter - head && same(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
    if (head === from.length) for (let i = head; i < to.length; i++) this.note(i, to[i]);
    else if (head + tail === to.length) for (let i = from.length - tail - 1; i >= head; i--) this.note(i);
    else this.list.push([this.path(), to]);
  }
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
