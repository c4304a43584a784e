/**
 * Every way a shape can be laid, numbered once for all, so that laying one is a number (M-SHAPE). Parts outside the field
 * are left out (M-SHAPE-10), and of those that come to the same hexes only the first is kept.
 */
import { axial as at, DIRECTIONS, HEXES, type Hex, type HexSet, OFF, setOf } from './field.ts';

export interface Placement extends HexSet {
  readonly hexes: readonly Hex[];
}

/** Hexes of the field and those round it. */
const CENTRES: readonly (readonly [q: number, r: number])[] = [
  ...new Map(
    HEXES.flatMap(({ q, r }) =>
      [[0, 0] as const, ...DIRECTIONS].map(([dq, dr]) => [`${q + dq},${r + dr}`, [q + dq, r + dr] as const]),
    ),
  ).values(),
];

const placements: Placement[] = [];
const place = (hexes: readonly Hex[]): number => {
  const kept = hexes.filter((hex) => hex !== OFF);
  return placements.push({ hexes: kept, ...setOf(kept) }) - 1;
};

/** The numbers of all different layings of a kind. */
function layAll(lists: readonly (readonly Hex[])[]): readonly number[] {
  const seen = new Set<string>();
  return lists.flatMap((list) => {
    const kept = list.filter((hex) => hex !== OFF);
    const key = [...kept].sort((a, b) => a - b).join(' ');
    if (kept.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [place(kept)];
  });
}

const around = (q: number, r: number): readonly Hex[] => DIRECTIONS.map(([dq, dr]) => at(q + dq, r + dr));
/** M-SHAPE-04: three neighbours in a row, beginning in a direction. */
const arc = (ring: readonly Hex[], from: number): Hex[] => [0, 1, 2].map((i) => ring[(from + i) % 6]);

// M-SHAPE-01: the number of a single hex is the hex itself.
for (let hex = 0; hex < HEXES.length; hex++) place([hex]);

/** M-SHAPE-02. */
const TRI3 = layAll(
  CENTRES.flatMap(([q, r]) => {
    const ring = around(q, r);
    return DIRECTIONS.map((_, i) => [at(q, r), ring[i], ring[(i + 1) % 6]]);
  }),
);
/** M-SHAPE-03. */
const DISC7 = layAll(CENTRES.map(([q, r]) => [at(q, r), ...around(q, r)]));
/** M-SHAPE-05. */
const ARC3 = layAll(
  CENTRES.flatMap(([q, r]) => {
    const ring = around(q, r);
    return DIRECTIONS.map((_, i) => arc(ring, i));
  }),
);
/** M-SHAPE-04: round the attacker's hex. */
export const NEAR_ARCS: readonly (readonly number[])[] = HEXES.map(({ q, r }) =>
  layAll(DIRECTIONS.map((_, i) => arc(around(q, r), i))),
);
/** M-SHAPE-06. */
export const RINGS: readonly number[] = HEXES.map(({ q, r }) => place(around(q, r)));

export const PLACEMENTS: readonly Placement[] = placements;

/** The layings of a kind that cover a hex. */
const covering = (numbers: readonly number[]): readonly (readonly number[])[] =>
  HEXES.map((_, hex) => numbers.filter((n) => PLACEMENTS[n].hexes.includes(hex)));
export const TRI3_AT = covering(TRI3);
export const DISC7_AT = covering(DISC7);
export const ARC3_AT = covering(ARC3);

/** Numbers of beams: their direction follows (M-BEAM-04). */
export const BEAM = PLACEMENTS.length;
/** Nothing is laid: the text alone works (M-SHAPE-08), or the hexes entered count (M-SHAPE-09). */
export const NOTHING_LAID = BEAM + DIRECTIONS.length;
/** Added where a shape is laid from the tail (M-ABIL-67). */
export const FROM_TAIL = NOTHING_LAID + 1;
