import type { Plain, Rules, Ruleset, State, Table } from '@indigo/kernel';

interface Basket extends State {
  filled: number[];
  winner: number;
}

/** Seat 0 fills a basket part by part, then somebody may take it: every kind of answer there is. */
function* fill(t: Table<Basket>): Rules {
  const { s } = t;
  const parts = { min: 1, max: 2 };
  s.filled = [...(yield* t.compose(0, { kind: 'fill', clause: 'K-01' }, () => [1, 2, 3], parts))];
  const taken = yield* t.window([1, 2], { kind: 'take', clause: 'K-02' }, () => [9]);
  s.winner = taken?.seat ?? 0;
}

export const basket: Ruleset<Basket, Plain> = {
  id: 'basket',
  title: 'Basket',
  version: 1,
  seats: { min: 3, max: 3 },
  options: [],
  create: () => ({ agenda: [{ do: 'fill' }], filled: [], winner: -1 }),
  steps: { fill },
  outcome: (s) => (s.winner < 0 ? null : [s.winner]),
  turn: () => 1,
  clone: (s) => ({ agenda: s.agenda.slice(), filled: s.filled.slice(), winner: s.winner }),
  view: (s) => s.filled,
  redeal: () => {},
  face: (_s, _asking, value) => ({ id: `fruit:${value}`, say: ['fruit'] }),
  refused: () => [],
  scene: () => ({ aspect: 1, places: [], links: [], pieces: [], zones: [], gauges: [] }),
  words: {},
};
