/** Both sides of the board as tables, worked out once. */

import type { MapData, ObstacleId, SpaceKind } from './data/map.ts';
import { MAP_FULL } from './data/map-full.ts';
import { MAP_SIMPLE } from './data/map-simple.ts';
import type { TypeId } from './data/types.ts';
import type { Master, Node, Type } from './state.ts';
import { typeOfId } from './types.ts';

/** Kinds of obstacles as numbers; 0 is none. */
export const OBSTACLES: readonly (ObstacleId | 'none')[] = ['none', '2', '3', 'tree', 'water', 'wing', 'key'];
export const NO_OBSTACLE = 0;

/** The eight winds, from the east on as angles grow. */
const WINDS = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
] as const;

/** So many steps by road from a city, and in which direction. */
export interface Bearing {
  readonly steps: number;
  readonly wind: (typeof WINDS)[number];
  readonly city: string;
}

export interface Space {
  readonly id: string;
  readonly name: string;
  /** Where it lies, as seen from the nearest city; null if its name says it all. */
  readonly lies: Bearing | null;
  readonly kind: SpaceKind;
  /** The back of the token that belongs here. */
  readonly back: string | null;
  /** M-TC-01: the type a trade center asks for, -1 elsewhere. */
  readonly wants: Type | -1;
  /** By its place in `cities`, -1 outside. */
  readonly city: number;
  /** M-GTM-01: the colour Dig works on. */
  readonly dig: string | null;
  readonly x: number;
  readonly y: number;
}

export interface Road {
  readonly a: Node;
  readonly b: Node;
  readonly white: boolean;
  /** Where in `Master.obstacles` its obstacle is, -1 if it has no slot. */
  readonly slot: number;
  /** The printed obstacle, or the one of option "fixed" for a slot. */
  readonly obstacle: number;
}

/** A road as seen from one of its ends. */
interface Way {
  readonly road: number;
  readonly to: Node;
}

export interface Board {
  readonly aspect: number;
  readonly start: Node;
  readonly spaces: readonly Space[];
  readonly roads: readonly Road[];
  /** M-MOVE-03: the roads from each location, usable in both directions. */
  readonly ways: readonly (readonly Way[])[];
  readonly cities: readonly string[];
  /** M-DEF-03: the Poké Center (or the lab) of each city. */
  readonly centers: readonly Node[];
  readonly gyms: readonly Node[];
  readonly trainers: readonly Node[];
  /** Wherever somebody can be fought with dice. */
  readonly foes: readonly Node[];
  /** How many slots have an obstacle, and the pool they are dealt from, by kind. */
  readonly slots: number;
  readonly pool: readonly number[];
}

/** M-SETUP-12: kinds of locations whose token lies face down until somebody enters. */
export const FACE_DOWN_KINDS: ReadonlySet<SpaceKind> = new Set(['wild', 'legendary', 'item']);

function boardOf(map: MapData): Board {
  const cities = [...new Set(map.nodes.flatMap(([, , , , city]) => (city === null ? [] : [city])))];
  const index = new Map(map.nodes.map(([id], node) => [id, node]));
  const unnamed = map.nodes.map(([id, name, kind, of, city, dig, x, y]): Omit<Space, 'lies'> => {
    const trade = kind === 'trade-center';
    return {
      id,
      name,
      kind,
      back: trade ? null : of,
      wants: trade ? typeOfId(of as TypeId) : -1,
      city: city === null ? -1 : cities.indexOf(city),
      dig,
      x,
      y,
    };
  });
  const roads = map.roads.map(
    ([a, b, road, slot, obstacle]): Road => ({
      a: index.get(a) as Node,
      b: index.get(b) as Node,
      white: road === 'white',
      slot: slot === null ? -1 : slot - 1,
      obstacle: OBSTACLES.indexOf(obstacle ?? 'none'),
    }),
  );
  const ways: Way[][] = map.nodes.map(() => []);
  roads.forEach(({ a, b }, road) => {
    ways[a].push({ road, to: b });
    ways[b].push({ road, to: a });
  });
  const nodesOf = (...kinds: SpaceKind[]): Node[] =>
    unnamed.flatMap(({ kind }, node) => (kinds.includes(kind) ? [node] : []));
  const centers = cities.map(
    (_, city) => nodesOf('lab', 'poke-center').find((node) => unnamed[node].city === city) as Node,
  );
  const spaces = unnamed.map((space, node): Space => {
    const shared = unnamed.filter(({ name }) => name === space.name).length > 1;
    return { ...space, lies: shared ? bearingOf(map, ways, centers, node, cities) : null };
  });
  return {
    aspect: map.aspect,
    start: index.get(map.start) as Node,
    spaces,
    roads,
    ways,
    cities,
    centers,
    gyms: nodesOf('gym'),
    trainers: nodesOf('trainer'),
    foes: nodesOf('trainer', 'gym', 'dojo', 'giovanni'),
    slots: roads.filter(({ slot }) => slot >= 0).length,
    pool: OBSTACLES.map((kind) => (kind === 'none' ? 0 : (map.pool[kind] ?? 0))),
  };
}

/** From the city that takes the fewest steps. */
function bearingOf(
  { aspect, nodes }: MapData,
  ways: readonly (readonly Way[])[],
  centers: readonly Node[],
  node: Node,
  cities: readonly string[],
): Bearing {
  const steps = new Map([[node, 0]]);
  for (const [at, far] of steps) for (const { to } of ways[at]) if (!steps.has(to)) steps.set(to, far + 1);
  const far = (center: Node): number => steps.get(center) ?? Number.POSITIVE_INFINITY;
  const nearest = centers.reduce((best, center) => (far(center) < far(best) ? center : best));
  const [x, y] = nodes[node].slice(-2) as [number, number];
  const [cx, cy] = nodes[nearest].slice(-2) as [number, number];
  const angle = Math.atan2(cy - y, (x - cx) * aspect);
  const wind = Math.round((angle / (2 * Math.PI)) * WINDS.length + WINDS.length) % WINDS.length;
  return { steps: far(nearest), wind: WINDS[wind], city: cities[centers.indexOf(nearest)] };
}

const FULL = boardOf(MAP_FULL);
const SIMPLE = boardOf(MAP_SIMPLE);

/** M-BASIC-01, M-SIMP-01: the side played on. */
export const boardFor = (simplified: boolean): Board => (simplified ? SIMPLE : FULL);
export const board = (s: Master): Board => (s.options.simplified ? SIMPLE : FULL);

/** The obstacle on a road, 0 if there is none. */
export function obstacleOn(s: Master, { slot, obstacle }: Road): number {
  return slot >= 0 ? s.obstacles[slot] : obstacle;
}
