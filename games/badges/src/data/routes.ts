import type { Source } from './source.ts';
import type { Type } from './types.ts';

/** A route: its name and the types its six bubbles stand for (B-SETUP-03). */
export interface Route {
  readonly name: string;
  readonly bubbles: readonly Type[];
  readonly source: Source;
}

const BUBBLE: { readonly [letter: string]: Type } = { F: 'fire', W: 'water', G: 'grass', N: 'normal' };

const route = (name: string, bubbles: string): Route => ({
  name,
  bubbles: [...bubbles].map((letter) => BUBBLE[letter]),
  source: 'proposed',
});

/** B-MAP-05: red, blue, green and grey bubbles, as F, W, G and N. */
export const ROUTES: readonly Route[] = [
  route('Route 1', 'NNNFWG'),
  route('Route 2', 'FFFNNW'),
  route('Route 3', 'WWWNNG'),
  route('Route 4', 'GGGGNF'),
  route('Route 5', 'GGGNWW'),
  route('Route 6', 'FFFFNG'),
  route('Route 7', 'WWWNNF'),
  route('Route 8', 'FFWWGG'),
];
