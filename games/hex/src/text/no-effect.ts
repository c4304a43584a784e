/** H-EVT-09: why an Event or Super Event that was drawn did nothing, by its id. */
import type { EventId } from '../data/events.ts';
import type { SuperEventId } from '../data/super-events.ts';

const NONE_FITS = 'nothing that fits was found';
const NONE_SHOWN = 'there was no Pokémon left to show';
const NONE_LEFT = 'no such Pokémon is left';
const NO_DUEL = 'it takes two players with a Pokémon that can fight';

export const NO_EFFECT: { readonly [id in EventId | SuperEventId]?: string } = {
  'alternative-gym': 'there is no Leader to fight now',
  bill: 'nothing owned can be exchanged',
  'bills-machine': 'no Pokémon lies on the island',
  'bug-catcher': NONE_FITS,
  'burned-tower': NONE_SHOWN,
  'chairman-rose': NONE_LEFT,
  copycat: 'there is no Event in the discards',
  'delibirds-gift': 'no Pokémon of that colour is left',
  'duel-open-sea': NO_DUEL,
  'duel-volcano': NO_DUEL,
  fishing: NONE_SHOWN,
  'fishing-guru': NONE_FITS,
  'fossil-expert': 'no green Pokémon is left',
  'gs-ball': 'no pink Pokémon is left',
  'heavy-storm': 'no Pokémon lies there',
  kurt: 'there is no ball left to find',
  'lake-of-rage': NONE_FITS,
  'legendary-pokemon': NONE_SHOWN,
  'mr-fuji': NONE_LEFT,
  'mythical-encounter': NONE_SHOWN,
  'ns-offer': 'nothing owned can be given for a stronger Pokémon',
  'poke-fans': 'it takes two Trainers to swap',
  'pokemon-breeders': 'no relative was found',
  'old-amber': NONE_LEFT,
  'pokemon-day-care': NONE_LEFT,
  'pokemon-egg': NONE_LEFT,
  'pokemon-fossil': NONE_LEFT,
  'pokemon-tower': NONE_FITS,
  'regional-map': 'nothing lies face up on the island',
  'rocket-hideout': 'nobody else holds an Item',
  'ruins-of-alph': NONE_SHOWN,
  'sabrinas-prediction': 'there is no Event left to see',
  'safari-zone': NONE_SHOWN,
  zinnia: NONE_FITS,
};
