/** The board of the dice race: a ring of 60 nodes with six shortcuts. */
export const NODES = 60;
export const HUBS: readonly number[] = [0, 12, 24, 36, 48, 54];
/** The furthest a boosted die reaches. */
export const MAX_STEP = 8;
export const WIN_POINTS = 20;
export const HAND_LIMIT = 4;

export const CARDS = ['boost', 'capture', 'teleport'] as const;
export const BOOST = 0;
export const CAPTURE = 1;
export const TELEPORT = 2;
/** How many of each card there are, and what a boost or a capture card adds to its die. */
export const CARD_COUNT = 10;
export const CARD_BONUS = 2;

export const CREATURES = 30;
/** Two of each creature lie in the bag. */
export const COPIES = 2;

export const isCardNode = (node: number): boolean => node % 5 === 0;
export const isCreatureNode = (node: number): boolean => node % 5 >= 1 && node % 5 <= 3;
/** The die, with its bonus, must reach this. */
export const creaturePower = (creature: number): number => 2 + (creature % 6);
export const creaturePoints = (creature: number): number => 1 + Math.floor(creature / 10);

const neighbours: number[][] = Array.from({ length: NODES }, (_, i) => [
  (i + 1) % NODES,
  (i + NODES - 1) % NODES,
]);
for (let i = 0; i < NODES; i += 10) {
  const j = (i + 14) % NODES;
  neighbours[i].push(j);
  neighbours[j].push(i);
}

export const LINKS: readonly (readonly [number, number])[] = neighbours.flatMap((list, i) =>
  list.filter((j) => i < j).map((j) => [i, j] as const),
);

/** The shortest way, its start first. */
export function wayTo(from: number, to: number): readonly number[] {
  const before = new Map<number, number | null>([[from, null]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const next of neighbours[at]) if (!before.has(next)) before.set(next, at);
  }
  const way: number[] = [];
  for (let at: number | null = to; at !== null; at = before.get(at) ?? null) way.unshift(at);
  return way;
}

/** The nodes at exactly this distance, or at the nearest smaller one that has any. */
export const reach = (node: number, distance: number): readonly number[] =>
  REACH[node * (MAX_STEP + 1) + distance];

const REACH: readonly (readonly number[])[] = Array.from({ length: NODES }, (_, node) => rings(node)).flat();

function rings(node: number): (readonly number[])[] {
  const distance = new Map([[node, 0]]);
  for (const at of distance.keys()) {
    for (const next of neighbours[at]) {
      if (!distance.has(next)) distance.set(next, (distance.get(at) as number) + 1);
    }
  }
  const ring = (d: number): number[] =>
    [...distance.keys()].filter((at) => distance.get(at) === d).sort((a, b) => a - b);
  return Array.from({ length: MAX_STEP + 1 }, (_, d) => {
    for (let e = d; e >= 1; e--) if (ring(e).length > 0) return ring(e);
    return [];
  });
}
