import * as attacks from './data/attacks.ts';
import * as battlefield from './data/battlefield.ts';
import * as conditions from './data/conditions.ts';
import * as items from './data/items.ts';
import * as leaders from './data/leaders.ts';
import * as machines from './data/machines.ts';
import * as mapFull from './data/map-full.ts';
import * as mapSimple from './data/map-simple.ts';
import * as pokemon from './data/pokemon.ts';
import * as powers from './data/powers.ts';
import * as rules from './data/rules.ts';
import * as shop from './data/shop.ts';
import * as tokens from './data/tokens.ts';
import * as trainers from './data/trainers.ts';
import * as types from './data/types.ts';
import * as wild from './data/wild.ts';

/** The tables of its data, by file: what a lab may change before the rules read them. */
export const tables = {
  attacks,
  battlefield,
  conditions,
  items,
  leaders,
  machines,
  'map-full': mapFull,
  'map-simple': mapSimple,
  pokemon,
  powers,
  rules,
  shop,
  tokens,
  trainers,
  types,
  wild,
};
