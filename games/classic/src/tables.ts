import * as chips from './data/chips.ts';
import * as events from './data/events.ts';
import * as evolutions from './data/evolutions.ts';
import * as items from './data/items.ts';
import * as rivals from './data/rivals.ts';
import * as rules from './data/rules.ts';
import * as spaces from './data/spaces.ts';

/** The tables of its data, by file: what a lab may change before the rules read them. */
export const tables = {
  chips,
  events,
  evolutions,
  items,
  rivals,
  rules,
  spaces,
};
