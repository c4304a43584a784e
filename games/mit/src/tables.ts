import * as attacks from './data/attacks.ts';
import * as leaders from './data/leaders.ts';
import * as pokemon from './data/pokemon.ts';
import * as rules from './data/rules.ts';
import * as squares from './data/squares.ts';
import * as stacks from './data/stacks.ts';

/** The tables of its data, by file: what a lab may change before the rules read them. */
export const tables = {
  attacks,
  leaders,
  pokemon,
  rules,
  squares,
  stacks,
};
