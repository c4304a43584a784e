import * as achievements from './data/achievements.ts';
import * as colours from './data/colours.ts';
import * as duels from './data/duels.ts';
import * as elites from './data/elites.ts';
import * as events from './data/events.ts';
import * as fixed from './data/hexagons/fixed.ts';
import * as slots from './data/hexagons/slots.ts';
import * as tier12 from './data/hexagons/tier-1-2.ts';
import * as tier34 from './data/hexagons/tier-3-4.ts';
import * as tier56 from './data/hexagons/tier-5-6.ts';
import * as items from './data/items.ts';
import * as leaders from './data/leaders.ts';
import * as rules from './data/rules.ts';
import * as superEvents from './data/super-events.ts';
import * as trainers from './data/trainers.ts';
import * as types from './data/types.ts';
import { POKEMON } from './pokemon.ts';

/** The tables of its data, by file: what a lab may change before the rules read them. */
export const tables = {
  achievements,
  colours,
  duels,
  elites,
  events,
  'hexagons.fixed': fixed,
  'hexagons.slots': slots,
  'hexagons.tier-1-2': tier12,
  'hexagons.tier-3-4': tier34,
  'hexagons.tier-5-6': tier56,
  items,
  leaders,
  // Written one card a line in data/pokemon, and read there.
  pokemon: { POKEMON },
  rules,
  'super-events': superEvents,
  trainers,
  types,
};
