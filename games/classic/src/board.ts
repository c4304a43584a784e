/**
 * The board as tables of numbers, for rule code and search: a space is its index in SPACES.
 *
 * Every way to walk 1 to 6 spaces is worked out once, when this module loads. What is left to do in
 * play is to look at the few spaces where those ways end, and to walk on where somebody stands.
 */
import { COLOURS } from './data/chips.ts';
import { DIE_SIDES } from './data/rules.ts';
import { FORWARD_PATH, LINKS, SPACES } from './data/spaces.ts';

export { SPACES };

const INDEX: ReadonlyMap<string, number> = new Map(SPACES.map((space, index) => [space.id, index]));

/** The number of the space with this id. */
export function indexOf(id: string): number {
  const index = INDEX.get(id);
  if (index === undefined) throw new Error(`no space is called ${id}`);
  return index;
}

export const PALLET = indexOf('pallet');
export const CERULEAN = indexOf('cerulean');
export const VERMILION = indexOf('vermilion');
export const CINNABAR = indexOf('cinnabar');
/** Where a mover enters the plateau; every later index is on the plateau too. */
export const ARRIVAL = indexOf('i01');

/**
 * Where the next step may lead: both ways along the road, clockwise on the plateau (C-IND-03). No step leads off it: that
 * takes a Final Battle or Fly (C-IND-11).
 */
export const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map((space, index) => {
  if (index >= ARRIVAL) return [index + 1 < SPACES.length ? index + 1 : ARRIVAL];
  return LINKS.filter((link) => link.includes(space.id)).map(([a, b]) => indexOf(a === space.id ? b : a));
});

/** The colour of each space as an index into COLOURS; -1 for none. */
export const COLOUR_OF: readonly number[] = SPACES.map(({ colour }) =>
  colour ? COLOURS.indexOf(colour) : -1,
);

/** The chip circles of each colour, in the order of COLOURS. */
export const CIRCLES_BY_COLOUR: readonly (readonly number[])[] = COLOURS.map((colour) =>
  [...SPACES.keys()].filter((index) => SPACES[index].kind === 'catch' && SPACES[index].colour === colour),
);

export const CITIES: readonly number[] = [...SPACES.keys()].filter((index) => SPACES[index].kind === 'city');

/** The one step allowed on each space of the one-way stretch; -1 everywhere else. */
const FORWARD_STEP: readonly number[] = SPACES.map(({ id }) => {
  const place = FORWARD_PATH.indexOf(id);
  return place >= 0 && place + 1 < FORWARD_PATH.length ? indexOf(FORWARD_PATH[place + 1]) : -1;
});

/** C-MOVE-03: one of the 23 spaces in front of Cerulean; touching any other gives free roaming. */
export const isForwardOnly = (space: number): boolean => FORWARD_STEP[space] >= 0;

export const isPlateau = (space: number): boolean => space >= ARRIVAL;

/** The spaces a mover enters, in order: without its start, its end last. */
export type Path = readonly number[];

/** A path from one start, its end, and the ways that go one space further (made when first asked for). */
interface Way {
  readonly path: Path;
  readonly end: number;
  further: readonly Way[] | null;
}

/**
 * The ways one space further, by every branch at a junction, in mid-move too (C-MOVE-04, C-MOVE-05).
 * No space comes twice and the start counts (C-MOVE-06), so there is no turning round, and at a dead
 * end there is no way on: what would have to run past Pallet Town drops out by itself (C-MOVE-07).
 */
function further(from: number, way: Way): readonly Way[] {
  way.further ??= NEIGHBOURS[way.end]
    .filter((next) => next !== from && !way.path.includes(next))
    .map((next) => ({ path: [...way.path, next], end: next, further: null }));
  return way.further;
}

/** What a die can lead to on an empty board; `paths` are the paths of `ways`. */
interface Reach {
  readonly ways: readonly Way[];
  readonly paths: readonly Path[];
}
const reach = (ways: readonly Way[]): Reach => ({ ways, paths: ways.map((way) => way.path) });

/** For every start the reach of each die: the full count (C-MOVE-01), or Cinnabar with some left (C-CIN-01). */
const ROAMING: readonly (readonly Reach[])[] = SPACES.map((_, from) => {
  const start: Way = { path: [], end: from, further: null };
  const byPips = [reach([]), reach(further(from, start))];
  while (byPips.length <= DIE_SIDES) {
    const { ways } = byPips[byPips.length - 1];
    byPips.push(reach(ways.flatMap((way) => (way.end === CINNABAR ? [way] : further(from, way)))));
  }
  return byPips;
});

/**
 * The same for those who may not roam yet (C-MOVE-02). The stretch has no forks and no space comes
 * twice, so going forward only is a matter of the first step; from Cerulean on all branches are open.
 */
const FORWARD: readonly (readonly Reach[])[] = ROAMING.map((byPips, from) => {
  if (!isForwardOnly(from)) return byPips;
  return byPips.map(({ ways }) => reach(ways.filter((way) => way.path[0] === FORWARD_STEP[from])));
});

/**
 * Every legal path for a die of `pips`: whole paths, not only end spaces (C-MOVE-11), push-on
 * included (C-MOVE-09). `occupied` tells whether another mover stands on a space. There is always
 * one (C-MOVE-08), and none stays: from Cinnabar the only way is back along the road (C-CIN-04).
 *
 * Paths are shared and frozen, and so is the list itself unless somebody is pushed on.
 */
export function paths(
  from: number,
  pips: number,
  roams: boolean,
  occupied: (space: number) => boolean,
): readonly Path[] {
  const reached = (roams ? ROAMING : FORWARD)[from][pips];
  const { ways } = reached;
  for (let i = 0; i < ways.length; i++) {
    if (isTaken(ways[i].end, occupied)) return pushOn(from, ways, occupied, []);
  }
  return reached.paths;
}

/** C-OCC-03: Cinnabar is never taken, however many stand there. */
const isTaken = (end: number, occupied: (space: number) => boolean): boolean =>
  end !== CINNABAR && occupied(end);

/**
 * C-OCC-01, C-OCC-02: from an occupied end onward to the next empty space, over all occupied ones in
 * a row, by every branch. Ways that differ stay different, so no path comes up twice.
 */
function pushOn(
  from: number,
  ways: readonly Way[],
  occupied: (space: number) => boolean,
  found: Path[],
): readonly Path[] {
  for (const way of ways) {
    if (isTaken(way.end, occupied)) pushOn(from, further(from, way), occupied, found);
    else found.push(way.path);
  }
  return found;
}
