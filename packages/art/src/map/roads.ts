import { svg } from '../svg.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Links as gentle curves: through a place with two neighbours the road runs without a bend. Path data by link. */
export function roads(
  nodes: ReadonlyMap<string, At>,
  links: readonly (readonly [string, string])[],
): readonly string[] {
  const neighbours = new Map<string, string[]>();
  for (const [a, b] of links)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      neighbours.set(from, [...(neighbours.get(from) ?? []), to]);

  const handle = (from: string, to: string): readonly [number, number] => {
    const [p, q] = [nodes.get(from) as At, nodes.get(to) as At];
    const around = neighbours.get(from) as string[];
    if (around.length !== 2) return [(q.x - p.x) * 0.3, (q.y - p.y) * 0.3];
    const o = nodes.get(around[0] === to ? around[1] : around[0]) as At;
    const [dx, dy] = [q.x - o.x, q.y - o.y];
    const k = (Math.hypot(q.x - p.x, q.y - p.y) / (Math.hypot(dx, dy) || 1)) * 0.35;
    return [dx * k, dy * k];
  };
  return links.map(([a, b]) => {
    const [p, q] = [nodes.get(a) as At, nodes.get(b) as At];
    const [ux, uy] = handle(a, b);
    const [vx, vy] = handle(b, a);
    return svg`M${p.x} ${p.y}C${p.x + ux} ${p.y + uy} ${q.x + vx} ${q.y + vy} ${q.x} ${q.y}`;
  });
}
