/** Every Item that does something of its own. Balls (rules/capture.ts) and power bonuses (rules/battle.ts) are figures in data/items.ts. */
import type { Families } from '../registry.ts';
import { bicycle } from './bicycle.ts';
import { escapeRope } from './escape-rope.ts';
import { expShare } from './exp-share.ts';
import { fishingRod } from './fishing-rod.ts';
import { fly } from './fly.ts';
import { honey } from './honey.ts';
import { lureModule } from './lure-module.ts';
import { pokeDoll } from './poke-doll.ts';
import { pokeFlute } from './poke-flute.ts';
import { pokenavPlus } from './pokenav-plus.ts';
import { potion } from './potion.ts';
import { rareCandy } from './rare-candy.ts';
import { repel } from './repel.ts';
import { rocketAttack } from './rocket-attack.ts';
import { timeTravel } from './time-travel.ts';

export const itemTable: Families['items'] = {
  bicycle,
  'escape-rope': escapeRope,
  'exp-share': expShare,
  'fishing-rod': fishingRod,
  fly,
  honey,
  'lure-module': lureModule,
  'pokenav-plus': pokenavPlus,
  'rare-candy': rareCandy,
  repel,
  'poke-doll': pokeDoll,
  'poke-flute': pokeFlute,
  potion,
  'rocket-attack': rocketAttack,
  'time-travel': timeTravel,
};
