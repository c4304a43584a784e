/** Cities and spaces in German, in the cases sentences need. */
import { HEXAGONS, SPACES } from '../board.ts';
import { bearing, FAR, type Wind } from '../names.ts';
import { colourIs } from './colours.ts';
import { up } from './speech.ts';

export interface Place {
  readonly name: string;
  /** `das grüne Feld …`: whom or what something is done to. */
  readonly the: string;
  /** `nach Lavandia`, `zum grünen Feld …`. */
  readonly to: string;
  /** `in Lavandia`, `auf dem grünen Feld …`. */
  readonly on: string;
  /** `von Lavandia`, `von der Zinnoberinsel`. */
  readonly from: string;
}

const town = (name: string): Place => ({
  name,
  the: name,
  to: `nach ${name}`,
  on: `in ${name}`,
  from: `von ${name}`,
});

/** German names of cities by the id of their hexagon: public facts. */
export const CITIES: { readonly [hexagon: string]: Place } = {
  'new-bark': town('Neuborkia'),
  'pokemon-league': {
    name: 'Indigo Plateau',
    the: 'das Indigo Plateau',
    to: 'zum Indigo Plateau',
    on: 'auf dem Indigo Plateau',
    from: 'vom Indigo Plateau',
  },
  pewter: town('Marmoria City'),
  eterna: town('Ewigenau'),
  cerulean: town('Azuria City'),
  dewford: town('Faustauhaven'),
  mauville: town('Malvenfroh City'),
  azalea: town('Azalea City'),
  goldenrod: town('Dukatia City'),
  violet: town('Viola City'),
  virbank: town('Vapydro City'),
  motostoke: town('Engine City'),
  ecruteak: town('Teak City'),
  vermilion: town('Orania City'),
  saffron: town('Saffronia City'),
  cianwood: town('Anemonia City'),
  fuchsia: town('Fuchsania City'),
  laverre: town('Romantia City'),
  olivine: town('Oliviana City'),
  petalburg: town('Blütenburg City'),
  celadon: town('Prismania City'),
  lavaridge: town('Bad Lavastadt'),
  driftveil: town('Marea City'),
  mistralton: town('Panaero City'),
  spikemuth: town('Spikeford'),
  cinnabar: {
    name: 'Zinnoberinsel',
    the: 'die Zinnoberinsel',
    to: 'zur Zinnoberinsel',
    on: 'auf der Zinnoberinsel',
    from: 'von der Zinnoberinsel',
  },
  mahogany: town('Mahagonia City'),
  fortree: town('Baumhausen City'),
  sunyshore: town('Sonnewik'),
  blackthorn: town('Ebenholz City'),
  mossdeep: town('Moosbach City'),
  sootopolis: town('Xeneroville'),
  viridian: town('Vertania City'),
  canalave: town('Fleetburg'),
};

/** The city of a hexagon. */
export const cityOf = (hexagon: number): Place => CITIES[HEXAGONS[hexagon].id];

const WAYS: { readonly [wind in Wind]: string } = {
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
  north: 'nördlich',
  'north-east': 'nordöstlich',
};
const NUMBERS = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const STEPS = ['einen Schritt', ...NUMBERS.map((number) => `${number} Schritte`)];
const KIND = { event: 'Ereignisfeld', super: 'Super-Ereignisfeld', pick: 'Ereignis-Wahlfeld' } as const;

/** Which of two that would be called the same. */
type Twin = '' | 'nähere' | 'fernere';

function start(twin: Twin): Place {
  const name = `Start der Liga${twin === '' ? '' : ` (der ${twin})`}`;
  return { name, the: `den ${name}`, to: `zum ${name}`, on: `am ${name}`, from: `vom ${name}` };
}

/** A space outside the cities. */
function outside(at: number, twin: Twin): Place {
  const { kind, colour, hexagon } = SPACES[at];
  const which = twin === '' ? '' : ` (das ${twin})`;
  const where = `${STEPS[FAR[at] - 1]} ${WAYS[bearing(at)[1]]} ${cityOf(hexagon).from}${which}`;
  const field = (ending: 'e' | 'en' | 'es'): string =>
    kind === 'event' || kind === 'super' || kind === 'pick'
      ? `${KIND[kind]} ${where}`
      : `${colourIs(colour, ending)} Feld ${where}`;
  return {
    name: up(field('es')),
    the: `das ${field('e')}`,
    to: `zum ${field('en')}`,
    on: `auf dem ${field('en')}`,
    from: `vom ${field('en')}`,
  };
}

function called(at: number, twin: Twin): Place {
  const { kind, hexagon } = SPACES[at];
  return kind === 'city' ? cityOf(hexagon) : kind === 'league' ? start(twin) : outside(at, twin);
}

const PLACES: readonly Place[] = SPACES.map((_, at) => called(at, '')).map((place, at, plain) => {
  const twin = plain.findIndex(({ name }, other) => other !== at && name === place.name);
  if (twin < 0) return place;
  return called(at, bearing(at)[0] < bearing(twin)[0] ? 'nähere' : 'fernere');
});

export const place = (space: number): Place => PLACES[space];
