import * as cards from './data/cards.ts';
import * as map from './data/map.ts';
import * as routes from './data/routes.ts';
import * as rules from './data/rules.ts';
import * as sites from './data/sites.ts';
import * as types from './data/types.ts';

/** The tables of its data, by file: what a lab may change before the rules read them. */
export const tables = {
  cards,
  map,
  routes,
  rules,
  sites,
  types,
};
