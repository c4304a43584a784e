/** How a side of the board is written down. */

export type SpaceKind =
  | 'lab'
  | 'wild'
  | 'trainer'
  | 'item'
  | 'poke-center'
  | 'poke-mart'
  | 'giovanni'
  | 'gym'
  | 'legendary'
  | 'trade-center'
  | 'path'
  | 'hm'
  | 'dojo'
  | 'department-store';

export type ObstacleId = '2' | '3' | 'tree' | 'water' | 'wing' | 'key';

/** x and y in 0..1, y downwards. `of`: the back of the token that lies there, or the type a trade center asks for. */
export type NodeRow = readonly [
  id: string,
  name: string,
  kind: SpaceKind,
  of: string | null,
  city: string | null,
  dig: string | null,
  x: number,
  y: number,
];

/** An obstacle with a slot is the one of option "fixed"; without one it is printed. */
export type RoadRow = readonly [
  a: string,
  b: string,
  road: 'black' | 'white',
  slot: number | null,
  obstacle: ObstacleId | null,
];

export interface MapData {
  /** Width over height. */
  readonly aspect: number;
  readonly start: string;
  readonly nodes: readonly NodeRow[];
  readonly roads: readonly RoadRow[];
  /** M-OBS-05: how many obstacle tokens of each kind are dealt. */
  readonly pool: { readonly [kind in ObstacleId]?: number };
}
