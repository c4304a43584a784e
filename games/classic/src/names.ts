/** What things are called, before any sentence is made of them. */
import { CINNABAR, CITIES, isPlateau, NEIGHBOURS, SPACES } from './board.ts';
import { CHIPS, COLOURS } from './data/chips.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { ASPECT, type Point, RIVAL_DECK } from './data/spaces.ts';

export const pokemon = (dex: number): string => CHIPS[dex - 1].name;
export const itemName = (sort: number): string => ITEMS[sort].name;
export const eventName = (event: number): string => EVENTS[event].name;
export const colourName = (colour: number): string => COLOURS[colour];

/** `Lavender Town`, `pink circle two spaces north of Pallet Town`, `north ENTER space`. */
export const spaceName = (at: number): string => SPACE_NAMES[at];

/** The same in a sentence: a city by its name, any other space with its article. */
export const theSpace = (at: number): string =>
  SPACES[at].kind === 'city' ? spaceName(at) : `the ${spaceName(at)}`;

/** `in Lavender Town`, `on Cinnabar Island`, `on the pink circle …`. */
export const onSpace = (at: number): string =>
  `${SPACES[at].kind === 'city' && at !== CINNABAR ? 'in' : 'on'} ${theSpace(at)}`;

const COMPASS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const;
export type Direction = (typeof COMPASS)[number];

/** The direction on the board from one point to another. */
function direction(from: Point, to: Point): Direction {
  const turn = Math.atan2((to.y - from.y) * ASPECT[1], (to.x - from.x) * ASPECT[0]) / (2 * Math.PI);
  return COMPASS[(Math.round(turn * COMPASS.length) + COMPASS.length) % COMPASS.length];
}

/** Where a space of the plateau lies, seen from the Rival Cards in its middle. */
export const sideOf = (at: number): Direction => direction(RIVAL_DECK, SPACES[at]);

const NUMBERS = ['', 'one space', 'two spaces', 'three spaces', 'four spaces', 'five spaces', 'six spaces'];

/** How far every space of the road is from one of its cities. */
function stepsFrom(city: number): readonly number[] {
  const steps: number[] = [];
  steps[city] = 0;
  const queue = [city];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of NEIGHBOURS[at]) {
      if (steps[next] !== undefined) continue;
      steps[next] = steps[at] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Where a space of the road lies: so many spaces from the nearest city, in its direction. */
interface Whereabouts {
  readonly near: number;
  readonly far: number;
  readonly way: Direction;
}

const STEPS: ReadonlyMap<number, readonly number[]> = new Map(CITIES.map((city) => [city, stepsFrom(city)]));

export function whereabouts(at: number): Whereabouts {
  const far = (city: number): number => (STEPS.get(city) as readonly number[])[at];
  const near = CITIES.reduce((best, city) => (far(city) < far(best) ? city : best));
  return { near, far: far(near), way: direction(SPACES[near], SPACES[at]) };
}

function roadName(at: number): string {
  const { near, far, way } = whereabouts(at);
  const { kind, colour } = SPACES[at];
  return `${colour} ${kind === 'catch' ? 'circle' : 'event'} ${NUMBERS[far]} ${way} of ${SPACES[near].name}`;
}

function plateauName(at: number): string {
  const { kind, colour, effect } = SPACES[at];
  switch (kind) {
    case 'arrival':
      return 'arrival space';
    case 'catch-any':
      return `Catch ${colour} space`;
    case 'draw':
      return `${sideOf(at)} Draw ${(effect as { draw: number }).draw} space`;
    case 'final':
      return `${sideOf(at)} ENTER space`;
    default:
      return `${sideOf(at)} plateau event space`;
  }
}

const SPACE_NAMES: readonly string[] = SPACES.map(
  ({ name }, at) => name ?? (isPlateau(at) ? plateauName(at) : roadName(at)),
);

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
