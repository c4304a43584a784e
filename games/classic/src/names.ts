/** What things are called, before any sentence is made of them. */
import { CINNABAR, CITIES, isPlateau, NEIGHBOURS, SPACES } from './board.ts';
import { CHIPS, COLOURS } from './data/chips.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { ASPECT, type Point, RIVAL_DECK, type Space } from './data/spaces.ts';

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

const COMPASS = ['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'];

/** The direction on the board from one point to another. */
function direction(from: Point, to: Point): string {
  const turn = Math.atan2((to.y - from.y) * ASPECT[1], (to.x - from.x) * ASPECT[0]) / (2 * Math.PI);
  return COMPASS[(Math.round(turn * COMPASS.length) + COMPASS.length) % COMPASS.length];
}

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
function whereabouts(at: number, steps: ReadonlyMap<number, readonly number[]>): string {
  const near = CITIES.reduce((best, city) =>
    (steps.get(city) as number[])[at] < (steps.get(best) as number[])[at] ? city : best,
  );
  const far = NUMBERS[(steps.get(near) as number[])[at]];
  return `${far} ${direction(SPACES[near], SPACES[at])} of ${SPACES[near].name}`;
}

function plateauName({ kind, colour, effect, ...point }: Space): string {
  switch (kind) {
    case 'arrival':
      return 'arrival space';
    case 'catch-any':
      return `Catch ${colour} space`;
    case 'draw':
      return `${direction(RIVAL_DECK, point)} Draw ${(effect as { draw: number }).draw} space`;
    case 'final':
      return `${direction(RIVAL_DECK, point)} ENTER space`;
    default:
      return `${direction(RIVAL_DECK, point)} plateau event space`;
  }
}

const SPACE_NAMES: readonly string[] = (() => {
  const steps = new Map(CITIES.map((city) => [city, stepsFrom(city)]));
  return SPACES.map((space, at) => {
    if (space.name !== null) return space.name;
    if (isPlateau(at)) return plateauName(space);
    return `${space.colour} ${space.kind === 'catch' ? 'circle' : 'event'} ${whereabouts(at, steps)}`;
  });
})();

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
