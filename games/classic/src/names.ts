/** What things are called, before any sentence is made of them. */
import { SPACES } from './board.ts';
import { CHIPS, COLOURS } from './data/chips.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';

export const pokemon = (dex: number): string => CHIPS[dex - 1].name;
export const itemName = (sort: number): string => ITEMS[sort].name;
export const eventName = (event: number): string => EVENTS[event].name;
export const colourName = (colour: number): string => COLOURS[colour];

/** `Lavender Town`, `pink circle p03`, `green event g02`, `Final Battle i05`. */
export function spaceName(at: number): string {
  const { id, kind, colour, name, effect } = SPACES[at];
  switch (kind) {
    case 'city':
      return name as string;
    case 'catch':
      return `${colour} circle ${id}`;
    case 'event':
      return colour === null ? `event ${id}` : `${colour} event ${id}`;
    case 'arrival':
      return `arrival ${id}`;
    case 'draw':
      return `draw ${(effect as { draw: number }).draw} ${id}`;
    case 'final':
      return `Final Battle ${id}`;
    case 'catch-any':
      return `catch ${colour} ${id}`;
  }
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
