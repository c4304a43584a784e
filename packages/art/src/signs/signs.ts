import type { TypeName } from '../types.ts';
import { THING_SIGNS } from './things.ts';
import { TOOL_SIGNS } from './tools.ts';
import { TYPE_SIGNS } from './types.ts';

/** Signs of the eighteen types, of things on the table, and of the interface. */
export type SignId = `t-${TypeName}` | `g-${keyof typeof THING_SIGNS}` | `i-${keyof typeof TOOL_SIGNS}`;

const named = (prefix: string, set: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(set).map(([name, markup]) => [`${prefix}-${name}`, markup]);

/** Every sign by its id, as markup in a box of 24 x 24 with `currentColor` as ink. */
export const SIGNS = Object.fromEntries([
  ...named('t', TYPE_SIGNS),
  ...named('g', THING_SIGNS),
  ...named('i', TOOL_SIGNS),
]) as Readonly<Record<SignId, string>>;

export const symbols = (): string =>
  Object.entries(SIGNS)
    .map(([id, markup]) => `<symbol id="${id}" viewBox="0 0 24 24">${markup}</symbol>`)
    .join('');

/** A sign inside another picture, its middle at x, y. Needs the page's `sprite()`. */
export function sign(id: SignId, x: number, y: number, size: number, colour: string): string {
  const corner = (middle: number): number => Math.round((middle - size / 2) * 100) / 100;
  const side = Math.round(size * 100) / 100;
  return `<use href="#${id}" x="${corner(x)}" y="${corner(y)}" width="${side}" height="${side}" color="${colour}"/>`;
}

/** A sign as an element of a page, in the ink of the text around it. Needs the page's `sprite()`. */
export const icon = (id: SignId, size = 20): string =>
  `<svg class="icon" width="${size}" height="${size}" aria-hidden="true"><use href="#${id}"/></svg>`;
