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

/** How many places are remembered: more than the views of our games have, and few enough for any. */
const MOST_PLACES = 10_000;
let places = 0;

/** A place in a view. Each is made once, and its path spelled once: what is spelled anew must be hashed anew. */
class Place {
  readonly path: string;
  private readonly below = new Map<string | number, Place>();

  constructor(path: string) {
    this.path = path;
  }

  at(name: string | number): Place {
    const known = this.below.get(name);
    if (known !== undefined) return known;
    const part = typeof name === 'number' ? String(name) : key(name);
    const place = new Place(this === TOP ? part : `${this.path}/${part}`);
    if (places < MOST_PLACES) {
      places++;
      this.below.set(name, place);
    }
    return place;
  }
}

const TOP = new Place('');

/** What was found to differ between two parts of views, for others who see the same parts in the same place. */
interface Found {
  readonly from: Plain;
  readonly to: Plain;
  readonly place: Place;
  /** Which of the changes. */
  readonly start: number;
  readonly end: number;
}

/** Compares the views of several lookers. What the others share with the first is compared once for all of them. */
export class Differ {
  private first: Changes | null = null;
  private last: Patch | null = null;

  /**
   * Null where nothing differs; the very same patch for those to whom the same is new. Afterwards `to` shares with
   * `from` whatever is the same in both, so that of a view that is kept for a while little is new.
   */
  diff(from: Plain, to: Plain): Patch | null {
    const changes = new Changes(this.first);
    changes.compare(from, to, TOP);
    this.first ??= changes;
    const { list } = changes;
    if (list.length === 0) return null;
    // A copy, for a list that grew has room to grow on.
    if (this.last === null || !sameItems(this.last, list)) this.last = list.slice();
    return this.last;
  }
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

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

/** Walks two views at once. */
class Changes {
  readonly list: Change[] = [];
  readonly found: Found[] = [];
  private readonly first: Changes | null;

  /** `first`: of somebody who sees much the same. */
  constructor(first: Changes | null) {
    this.first = first;
  }

  compare(from: Plain, to: Plain, place: Place): void {
    if (from === to) return;
    if (Array.isArray(from) && Array.isArray(to)) this.lists(from, to, place);
    else if (isDict(from) && isDict(to)) this.dicts(from, to, place);
    else this.list.push([place.path, to]);
  }

  /** Goes down one level, from something to what has taken its place in `owner`. */
  private below(place: Place, name: string | number, from: Plain, to: Plain, owner: object): void {
    const { list } = this;
    const start = list.length;
    if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) {
      list.push([place.path, to]);
      return;
    }
    if (this.first === null) {
      this.compare(from, to, place);
      this.found.push({ from, to, place, start, end: list.length });
    } else if (!this.foundBefore(this.first, from, to, place)) this.compare(from, to, place);
    if (start === list.length && !Object.isFrozen(owner)) (owner as { [name: string]: Plain })[name] = from;
  }

  private foundBefore(first: Changes, from: Plain, to: Plain, place: Place): boolean {
    for (const found of first.found) {
      if (found.to !== to || found.from !== from || found.place !== place) continue;
      for (let i = found.start; i < found.end; i++) this.list.push(first.list[i]);
      return true;
    }
    return false;
  }

  private dicts(from: Dict, to: Dict, place: Place): void {
    const start = this.list.length;
    const found = this.found.length;
    let common = 0;
    for (const name in to) {
      const before = from[name];
      const now = to[name];
      if (before === now) common++;
      else if (!has(from, name)) this.list.push([place.at(name).path, now]);
      else {
        common++;
        this.below(place.at(name), name, before, now, to);
      }
    }
    let names = 0;
    for (const _ in from) names++;
    if (names === common) return;
    // Seldom is anything gone; where it is, that comes first, and what was found has moved.
    this.found.length = found;
    const added = this.list.splice(start);
    for (const name in from) if (!has(to, name)) this.list.push([place.at(name).path]);
    this.list.push(...added);
  }

  private lists(from: readonly Plain[], to: readonly Plain[], place: Place): void {
    const shorter = Math.min(from.length, to.length);
    if (from.length === to.length) {
      for (let i = 0; i < shorter; i++) {
        if (from[i] !== to[i]) this.below(place.at(i), i, from[i], to[i], to);
      }
      return;
    }
    let head = 0;
    while (head < shorter && same(from[head], to[head])) head++;
    let tail = 0;
    while (tail < shorter - head && same(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
    if (head === from.length)
      for (let i = head; i < to.length; i++) this.list.push([place.at(i).path, to[i]]);
    else if (head + tail === to.length) {
      for (let i = from.length - tail - 1; i >= head; i--) this.list.push([place.at(i).path]);
    } else this.list.push([place.path, to]);
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
