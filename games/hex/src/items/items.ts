/** Every Item that does something of its own. Balls (rules/capture.ts) and power bonuses (rules/battle.ts) are figures in data/items.ts. */
import type { Families } from '../registry.ts';
import { bicycle } from './bicycle.ts';
import { pokeDoll } from './poke-doll.ts';
import { pokeFlute } from './poke-flute.ts';
import { potion } from './potion.ts';
import { rocketAttack } from './rocket-attack.ts';
import { timeTravel } from './time-travel.ts';

export const itemTable: Families['items'] = {
  bicycle,
  'poke-doll': pokeDoll,
  'poke-flute': pokeFlute,
  potion,
  'rocket-attack': rocketAttack,
  'time-travel': timeTravel,
};
