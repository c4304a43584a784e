/** Every Event card, each in a file named after it. */
import type { Families } from '../registry.ts';
import { duelCard } from './duel.ts';
import { pokemonEgg } from './pokemon-egg.ts';
import { professorOak } from './professor-oak.ts';

export const eventTable: Families['events'] = {
  'duel-volcano': duelCard('duel-volcano'),
  'duel-open-sea': duelCard('duel-open-sea'),
  'duel-deep-forest': duelCard('duel-deep-forest'),
  'duel-dojo': duelCard('duel-dojo'),
  'pokemon-egg': pokemonEgg,
  'professor-oak': professorOak,
};
