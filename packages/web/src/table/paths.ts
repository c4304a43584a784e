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
