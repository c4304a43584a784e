/** Every Super Event card, each in a file named after it. */
import type { Families } from '../registry.ts';
import { aquaOperation } from './aqua-operation.ts';
import { arceusWish } from './arceus-wish.ts';
import { billsMachine } from './bills-machine.ts';
import { boostedPokenav } from './boosted-pokenav.ts';
import { eggIncubators } from './egg-incubators.ts';
import { fossilExpert } from './fossil-expert.ts';
import { galacticOperation } from './galactic-operation.ts';
import { magmaOperation } from './magma-operation.ts';
import { missingno } from './missingno.ts';
import { mrBrineysBoat } from './mr-brineys-boat.ts';
import { mythicalEncounter } from './mythical-encounter.ts';
import { oaksResearch } from './oaks-research.ts';
import { oldAmber } from './old-amber.ts';
import { pokemonBreeders } from './pokemon-breeders.ts';
import { pokemonMuseum } from './pokemon-museum.ts';
import { rocketOperation } from './rocket-operation.ts';
import { sabrinasPrediction } from './sabrinas-prediction.ts';
import { superTrade } from './trade.ts';

export const superEventTable: Families['superEvents'] = {
  'aqua-operation': aquaOperation,
  'arceus-wish': arceusWish,
  'bills-machine': billsMachine,
  'boosted-pokenav': boostedPokenav,
  'egg-incubators': eggIncubators,
  'fossil-expert': fossilExpert,
  'galactic-operation': galacticOperation,
  'mythical-encounter': mythicalEncounter,
  'magma-operation': magmaOperation,
  missingno,
  'mr-brineys-boat': mrBrineysBoat,
  'old-amber': oldAmber,
  'oaks-research': oaksResearch,
  'pokemon-museum': pokemonMuseum,
  'rocket-operation': rocketOperation,
  trade: superTrade,
  'pokemon-breeders': pokemonBreeders,
  'sabrinas-prediction': sabrinasPrediction,
};
