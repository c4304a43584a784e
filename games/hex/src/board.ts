/** The hexagons as tables: every space has one number, whatever board it lies on. */
import { COLOURS } from './data/colours.ts';
import { FIXED } from './data/hexagons/fixed.ts';
import type { Hexagon } from './data/hexagons/hexagon.ts';
import { LINKS, SLOTS } from './data/hexagons/slots.ts';
import { TIER_1_2 } from './data/hexagons/tier-1-2.ts';
import { TIER_3_4 } from './data/hexagons/tier-3-4.ts';
import { TIER_5_6 } from './data/hexagons/tier-5-6.ts';
import { LEADERS } from './data/leaders.ts';
import { TYPES, type Type } from './data/types.ts';
import type { SpaceIndex } from './state.ts';

export const HEXAGONS: readonly Hexagon[] = [...FIXED, ...TIER_1_2, ...TIER_3_4, ...TIER_5_6];

/** H-HEX-03: the hexagons each tier's slots are drawn from. */
export const POOLS: readonly (readonly number[])[] = [TIER_1_2, TIER_3_4, TIER_5_6].map((tier) =>
  tier.map((hexagon) => HEXAGONS.indexOf(hexagon)),
);
export const FIRST_HEXAGON = 0;
export const LAST_HEXAGON = 1;
export const LAST_SLOT = SLOTS.length - 1;

/** 0, 1, 2; the fixed ones have none. */
export const TIER_OF: readonly number[] = HEXAGONS.map((_, hexagon) =>
  POOLS.findIndex((pool) => pool.includes(hexagon)),
);
/** The Leader of each hexagon's city (H-COMP-10), -1 where there is no Gym (H-COMP-11, H-PLAT-07). */
export const LEADER_OF: readonly number[] = HEXAGONS.map(({ id }) =>
  LEADERS.findIndex(({ hexagon }) => hexagon === id),
);

/** H-SPACE-08. */
export type SpaceKind = 'city' | 'pokemon' | 'event' | 'super' | 'pick' | 'draw' | 'league';

export interface Space {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly hexagon: number;
  /** Of a capture or draw space, by its place in COLOURS; -1 for others. */
  readonly colour: number;
  /** How many cards a draw space shows. */
  readonly draws: number;
  readonly x: number;
  readonly y: number;
}

function readSpaces({ spaceId, spaces }: Hexagon, hexagon: number): Space[] {
  return spaces.split('; ').map((text, i) => {
    const [what, x, y] = text.split(' ');
    const [kind, colour, draws] = readKind(what);
    // All in one literal: put together from parts each would have a shape of its own, and rules read them all the time.
    return { id: `${spaceId}-${i}`, kind, hexagon, colour, draws, x: Number(x), y: Number(y) };
  });
}

function readKind(what: string): readonly [SpaceKind, colour: number, draws: number] {
  const colourOf = (name: string): number => (COLOURS as readonly string[]).indexOf(name);
  if (colourOf(what) >= 0) return ['pokemon', colourOf(what), 0];
  if (!what.startsWith('draw-')) return [what as SpaceKind, -1, 0];
  const [, draws, of] = what.split('-');
  return ['draw', colourOf(of), Number(draws)];
}

export const SPACES: readonly Space[] = HEXAGONS.flatMap(readSpaces);

/** Each hexagon's city, which is always its first space. */
export const CITY_OF: readonly SpaceIndex[] = HEXAGONS.map((_, hexagon) =>
  SPACES.findIndex((space) => space.hexagon === hexagon),
);
const spaceIn = (hexagon: number, number: string): SpaceIndex => CITY_OF[hexagon] + Number(number);

export const START = CITY_OF[FIRST_HEXAGON];
export const PLATEAU = CITY_OF[LAST_HEXAGON];

/** A line leaving a space. */
export interface Line {
  readonly to: SpaceIndex;
  /** The type that opens it (H-PASS-01), -1 if it is open. */
  readonly type: number;
  /** Items it costs in this direction (H-PASS-08), 0 if none. */
  readonly cost: number;
}

/** The lines inside a hexagon; across borders they depend on the board. */
function readLines({ lines }: Hexagon, hexagon: number, into: Line[][]): void {
  for (const line of lines.split(' ')) {
    const [ends, passage] = line.split(':');
    const oneWay = ends.includes('>');
    const [a, b] = ends.split(/[->]/).map((number) => spaceIn(hexagon, number));
    const cost = Number(passage ?? 0) || 0;
    const type = passage === undefined || cost > 0 ? -1 : TYPES.indexOf(passage as Type);
    into[a].push({ to: b, type, cost });
    if (!oneWay) into[b].push({ to: a, type, cost: 0 }); // H-PLAT-06: arrows lead one way
  }
}

export const INSIDE: readonly (readonly Line[])[] = (() => {
  const lines: Line[][] = SPACES.map(() => []);
  HEXAGONS.forEach((hexagon, i) => {
    readLines(hexagon, i, lines);
  });
  return lines;
})();

/** The space at each port of each hexagon. */
const PORTS: readonly ReadonlyMap<string, SpaceIndex>[] = HEXAGONS.map(
  ({ ports }, hexagon) =>
    new Map(
      ports.split(' ').map((port) => {
        const [side, number] = port.split(':');
        return [side, spaceIn(hexagon, number)];
      }),
    ),
);

/** One of the 1,069,200 boards, put together. */
export interface Graph {
  /** The board as it stands in the state, where it is frozen: all copies of a match share it. */
  readonly key: readonly number[];
  /** The same to look through, for what is frozen is slow to walk. */
  readonly board: readonly number[];
  /** The slot each hexagon lies on, -1 for those in the box. */
  readonly slotOf: readonly number[];
  /** The lines leaving each space. */
  readonly lines: readonly (readonly Line[])[];
  /** Spaces next to each, arrows and passages notwithstanding (H-HEX-07). */
  readonly near: readonly (readonly SpaceIndex[])[];
  /** The capture spaces, slot by slot; a slot's card is kept under its place here. */
  readonly captures: readonly SpaceIndex[];
  /** Where a space stands among them, -1 for others. */
  readonly captureOf: readonly number[];
  /** The slots joined to each (H-HEX-07). */
  readonly neighbours: readonly (readonly number[])[];
  /** The types its passages ask for. */
  readonly passages: readonly number[];
  /** The same as a set. */
  readonly passTypes: number;
  /** Filled by walk.ts as moves are looked for. */
  readonly reaches: Map<number, unknown>;
}

const NOWHERE: readonly Line[] = [];
const graphs = new WeakMap<readonly number[], Graph>();

/** The board of a match: put together when first looked at, shared by all copies of its state. */
export function graphOf({ board }: { readonly board: readonly number[] }): Graph {
  if (latest?.key === board) return latest;
  let graph = graphs.get(board);
  if (graph === undefined) {
    graph = assemble(board);
    graphs.set(board, graph);
  }
  latest = graph;
  return graph;
}
/** The one looked at last, which is nearly always the next. */
let latest: Graph | null = null;

function assemble(key: readonly number[]): Graph {
  const board = key.slice();
  const lines: (readonly Line[])[] = SPACES.map(({ hexagon }, i) =>
    board.includes(hexagon) ? INSIDE[i] : NOWHERE,
  );
  const neighbours: number[][] = SLOTS.map(() => []);
  // H-MOVE-12: a port that no link joins to another leads nowhere. H-HEX-04: nothing else parts the tiers.
  for (const [a, sideA, b, sideB] of LINKS) {
    const from = PORTS[board[a]].get(sideA) as SpaceIndex;
    const to = PORTS[board[b]].get(sideB) as SpaceIndex;
    lines[from] = [...lines[from], { to, type: -1, cost: 0 }];
    // H-PLAT-24: nothing but the way in leads over the border of the last hexagon, and it leads both ways.
    lines[to] = [...lines[to], { to: from, type: -1, cost: 0 }];
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const near: SpaceIndex[][] = SPACES.map(() => []);
  lines.forEach((leaving, from) => {
    for (const { to } of leaving) {
      if (!near[from].includes(to)) near[from].push(to);
      if (!near[to].includes(from)) near[to].push(from);
    }
  });
  const captures = board.flatMap((hexagon) =>
    SPACES.flatMap((space, i) => (space.hexagon === hexagon && space.kind === 'pokemon' ? [i] : [])),
  );
  const captureOf = SPACES.map(() => -1);
  captures.forEach((space, i) => {
    captureOf[space] = i;
  });
  const passages = [...new Set(lines.flatMap((leaving) => leaving.map(({ type }) => type)))].filter(
    (type) => type >= 0,
  );
  return {
    key,
    board,
    slotOf: HEXAGONS.map((_, hexagon) => board.indexOf(hexagon)),
    lines,
    near,
    captures,
    captureOf,
    neighbours,
    passages,
    passTypes: passages.reduce((set, type) => set | (1 << type), 0),
    reaches: new Map(),
  };
}

export const isCity = (space: SpaceIndex): boolean => SPACES[space].kind === 'city';
export const inLastHexagon = (space: SpaceIndex): boolean => SPACES[space].hexagon === LAST_HEXAGON;

/** The slot a space lies on. */
export const slotOf = (graph: Graph, space: SpaceIndex): number => graph.slotOf[SPACES[space].hexagon];

const INDEX = new Map(SPACES.map(({ id }, i) => [id, i]));

export function spaceOf(id: string): SpaceIndex {
  const space = INDEX.get(id);
  if (space === undefined) throw new Error(`there is no space "${id}"`);
  return space;
}
