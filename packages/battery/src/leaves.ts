import { type Plain, pileOf } from '@indigo/kernel';

export type Path = readonly (string | number)[];
type Node = { [key: string | number]: Plain };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Everything at the ends of plain data; an empty list or object is an end too. */
export function* leaves(value: Plain, path: Path = []): Generator<readonly [Path, Plain]> {
  if (!isNode(value)) yield [path, value];
  else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) yield* leaves(value[i], [...path, i]);
  } else for (const key of Object.keys(value)) yield* leaves(value[key], [...path, key]);
}

/** `racers[3].hand[0]`, as one would write it. */
export function pathName(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

/**
 * The path with its numbers left out, so that like things count as one; in lists that have one place per seat from the
 * beginning it matters whose place it is: `racers[me].hand[]`, `racers[other].hand[]`.
 */
export function kindOfPath(fresh: Plain, path: Path, seats: number, me: number): string {
  let name = '';
  let at: Plain | undefined = fresh;
  for (const step of path) {
    if (typeof step === 'string') name += name === '' ? step : `.${step}`;
    else if (Array.isArray(at) && at.length === seats) name += step === me ? '[me]' : '[other]';
    else name += '[]';
    at = isNode(at) ? at[step] : undefined;
  }
  return name;
}

/** The value at the end of a path, if it leads anywhere. */
export function valueAt(root: Plain, path: Path): Plain | undefined {
  let value: Plain | undefined = root;
  for (const step of path) {
    if (!isNode(value)) return undefined;
    value = value[step];
  }
  return value;
}

/** Does the path lead into one of the kernel's piles? */
export function inPile(root: Plain, path: Path): boolean {
  const list = path.findLastIndex((step) => typeof step === 'string');
  const pile = list < 0 ? undefined : valueAt(root, path.slice(0, list));
  return isNode(pile) && PILE.every((key) => Object.hasOwn(pile, key));
}

const PILE: readonly string[] = Object.keys(pileOf([]));

/** Runs something with one leaf changed, then puts it back. */
export function withLeaf<T>(root: Plain, path: Path, value: Plain, act: () => T): T {
  const parent = path.slice(0, -1).reduce<Plain>((at, step) => (at as Node)[step], root) as Node;
  const key = path[path.length - 1];
  const kept = parent[key];
  parent[key] = value;
  try {
    return act();
  } finally {
    parent[key] = kept;
  }
}

/** Other values a leaf might have had. */
export function otherValues(leaf: Plain): readonly Plain[] {
  switch (typeof leaf) {
    case 'number':
      return leaf > 0 ? [leaf + 1, leaf - 1, 0] : [leaf + 1, leaf + 2];
    case 'boolean':
      return [!leaf];
    case 'string':
      return [`${leaf}?`, ''];
    default:
      return [0];
  }
}

/** What keeps a value from being plain JSON data, or null. Shared parts count: a copy would not share them. */
export function notPlain(value: unknown, path: Path = [], seen = new Map<object, Path>()): string | null {
  const here = pathName(path) || 'the state';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${here} is ${value}`;
    return Object.is(value, -0) ? `${here} is -0` : null;
  }
  if (typeof value !== 'object') return `${here} is ${typeof value}`;
  if (!Object.isFrozen(value)) {
    const before = seen.get(value);
    if (before !== undefined) return `${here} is the same object as ${pathName(before)}`;
    seen.set(value, path);
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${here} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${here} has symbols for keys`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${here} is no plain list`;
  for (const key of Object.keys(value)) {
    const wrong = notPlain((value as Node)[key], [...path, Array.isArray(value) ? Number(key) : key], seen);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** All objects inside that somebody could change. */
export function changeable(value: unknown, into = new Set<object>()): Set<object> {
  if (typeof value === 'object' && value !== null) {
    if (!Object.isFrozen(value)) into.add(value);
    for (const part of Object.values(value)) changeable(part, into);
  }
  return into;
}

/** The first place where two plain values differ, in words, or null. */
export function difference(a: unknown, b: unknown, path: Path = []): string | null {
  if (Object.is(a, b)) return null;
  const here = pathName(path) || 'the whole';
  if (!isNode(a) || !isNode(b)) return `${here}: ${brief(a)} and ${brief(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${here}: ${brief(a)} and ${brief(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const step = Array.isArray(a) ? Number(key) : key;
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) {
      return `${pathName([...path, step])}: ${brief(a[step])} and ${brief(b[step])}`;
    }
    const wrong = difference(a[step], b[step], [...path, step]);
    if (wrong !== null) return wrong;
  }
  return null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Does a path or name match a pattern in which `*` stands for anything? */
export function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}
