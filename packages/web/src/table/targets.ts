import type { Decision, Face, Scene } from '@indigo/kernel';
import type { Answering } from './answering.ts';

/** Something that glows: what may be chosen there. */
export interface Target {
  /** The place, piece or card that is lit. */
  readonly at: string;
  readonly options: readonly Face[];
}

export interface Targets {
  /** On the board: by place. */
  readonly places: ReadonlyMap<string, Target>;
  /** In hands, teams and other zones: by piece. */
  readonly pieces: ReadonlyMap<string, Target>;
  /** With nothing to point at. */
  readonly plain: readonly Face[];
}

/** The pieces that can be pointed at in place of the board: who fights, what is laid out. */
export function inFocus({ battle, spread, pieces }: Scene): ReadonlySet<string> {
  const laidOut = pieces.filter(({ at }) => spread?.zones.includes(at)).map(({ id }) => id);
  const fighters = battle?.sides.flatMap((side) => side.fighters.map(({ id }) => id)) ?? [];
  return new Set([...laidOut, ...fighters]);
}

/** Something is shown in place of the board. */
export const isFocused = ({ battle, spread }: Scene): boolean => battle !== undefined || spread !== undefined;

/** Where each option is to be found on the table. */
export function targetsOf(decision: Decision | null, scene: Scene): Targets {
  const places = new Map<string, { at: string; options: Face[] }>();
  const pieces = new Map<string, { at: string; options: Face[] }>();
  const plain: Face[] = [];
  const focus = inFocus(scene);
  const isPlace = new Set(isFocused(scene) ? [] : scene.places.map(({ id }) => id));
  // What lies in nobody's zone can be pointed at only where it is shown in place of the board.
  const owned = new Set(scene.zones.filter(({ seat }) => seat !== undefined).map(({ id }) => id));
  const pieceAt = new Map(scene.pieces.map(({ id, at }) => [id, at]));
  const add = (to: Map<string, { at: string; options: Face[] }>, at: string, face: Face): void => {
    const target = to.get(at);
    if (target === undefined) to.set(at, { at, options: [face] });
    else target.options.push(face);
  };
  for (const face of decision?.options ?? []) {
    const lies = face.at === undefined ? undefined : pieceAt.get(face.at);
    if (face.at === undefined) plain.push(face);
    else if (isPlace.has(face.at)) add(places, face.at, face);
    else if (focus.has(face.at) || (lies !== undefined && owned.has(lies))) add(pieces, face.at, face);
    else if (lies !== undefined && isPlace.has(lies)) add(places, lies, face);
    else plain.push(face);
  }
  return { places, pieces, plain };
}

/** More places to go to than these are looked at on the board. */
const MOST_WAYS = 2;

/** What is compared where it lies, not in a list: many places of the board. */
export const waysOf = ({ places }: Targets): readonly Face[] =>
  places.size > MOST_WAYS ? [...places.values()].flatMap(({ options }) => options) : [];

/** Which answer a tap on something gives now: what may follow goes before what would be taken back. */
export function pointed(
  target: Target | undefined,
  { decision, chosen, parts, next }: Pick<Answering, 'decision' | 'chosen' | 'parts' | 'next'>,
): { readonly option: Face | undefined; readonly picked: boolean; readonly live: boolean } {
  const options = target?.options ?? [];
  const option =
    options.find(({ id }) => next.includes(id)) ?? options.find(({ id }) => parts.includes(id)) ?? options[0];
  const picked = options.some(({ id }) => id === chosen?.id || parts.includes(id));
  const live = option !== undefined && (decision?.shape === 'pick' || picked || next.includes(option.id));
  return { option, picked, live };
}

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The nearest spot in a direction: straight ahead counts for more than aside. */
export function nearestSpot(
  spots: readonly Spot[],
  from: Spot,
  direction: 'left' | 'right' | 'up' | 'down',
): Spot | null {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction];
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 0 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}

/** In reading order: by rows, then from left to right. */
export function inReadingOrder<S extends Spot>(spots: readonly S[], row: number): readonly S[] {
  return [...spots].sort((a, b) => Math.floor(a.y / row) - Math.floor(b.y / row) || a.x - b.x);
}
