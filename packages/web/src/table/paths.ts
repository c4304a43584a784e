/** Ways along the links of a scene. */
type Links = readonly (readonly [string, string])[];

function neighbours(links: Links): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>();
  const add = (a: string, b: string): void => {
    const list = next.get(a);
    if (list === undefined) next.set(a, [b]);
    else list.push(b);
  };
  for (const [a, b] of links) {
    add(a, b);
    add(b, a);
  }
  return next;
}

/** The shortest way, its start first; null if none is known. */
export function shortest(links: Links, from: string, to: string): readonly string[] | null {
  const next = neighbours(links);
  const before = new Map<string, string | null>([[from, null]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const other of next.get(at) ?? []) if (!before.has(other)) before.set(other, at);
  }
  if (!before.has(to)) return null;
  const path: string[] = [];
  for (let at: string | null = to; at !== null; at = before.get(at) ?? null) path.unshift(at);
  return path;
}

/** Every way of at most `most` steps from one place to another that enters no place twice, its start first. */
export function waysBetween(links: Links, from: string, to: string, most: number): readonly string[][] {
  const next = neighbours(links);
  const found: string[][] = [];
  const go = (path: string[]): void => {
    const at = path[path.length - 1];
    if (at === to && path.length > 1) {
      found.push(path);
      return;
    }
    if (path.length > most) return;
    for (const other of next.get(at) ?? []) if (!path.includes(other)) go([...path, other]);
  };
  go([from]);
  return found;
}

/**
 * The way a roll of `pips` takes: exactly as long; else the shortest longer one (pushed on past others); else the
 * longest shorter one (stopped on the way). `by`: a place it must enter.
 */
export function wayOfRoll(
  links: Links,
  from: string,
  to: string,
  pips: number,
  by: string | null = null,
): readonly string[] | null {
  const ways = waysBetween(links, from, to, pips + 5).filter((way) => by === null || way.includes(by));
  const steps = (way: readonly string[]): number => way.length - 1;
  const rank = (way: readonly string[]): number =>
    steps(way) >= pips ? steps(way) - pips : 100 + pips - steps(way);
  return ways.reduce<string[] | null>((best, way) => (best && rank(best) <= rank(way) ? best : way), null);
}
