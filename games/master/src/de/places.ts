/** Places of both sides of the board, in German: their names are public facts. */
import type { Bearing } from '../board.ts';
import { spaceAt } from '../names.ts';

/** A name, and the words that lead there, stand there and come from there: `zum`, `im`, `vom`. */
type Place = readonly [name: string, to: string, at: string, from: string];

const CITY_NAMES: { readonly [city: string]: string } = {
  'Pallet Town': 'Alabastia',
  'Viridian City': 'Vertania City',
  'Pewter City': 'Marmoria City',
  'Cerulean City': 'Azuria City',
  'Lavender Town': 'Lavandia',
  'Saffron City': 'Saffronia City',
  'Vermilion City': 'Orania City',
  'Celadon City': 'Prismania City',
  'Fuchsia City': 'Fuchsania City',
  'Cinnabar Island': 'der Zinnoberinsel',
};
/** What is printed on the map. */
export const CITY_LABELS: { readonly [city: string]: string } = {
  ...CITY_NAMES,
  'Cinnabar Island': 'Zinnoberinsel',
};

const route = (name: string): Place => [name, 'zur', 'auf', 'von'];
const within = (name: string): Place => [name, 'zum', 'im', 'vom'];
const beside = (name: string): Place => [name, 'zum', 'am', 'vom'];
const onIt = (name: string): Place => [name, 'zum', 'auf dem', 'vom'];
const inHer = (name: string): Place => [name, 'zur', 'in der', 'von der'];
const onHer = (name: string): Place => [name, 'zur', 'auf der', 'von der'];
const bare = (name: string): Place => [name, 'zu', 'in', 'von'];

/** `Viridian` of `Viridian City`. */
const short = (city: string): string => city.replace(/ (City|Town|Island)$/, '');

/** What every city may have. */
const IN_CITIES = Object.entries(CITY_NAMES).flatMap(([city, name]): [string, Place][] => [
  [`${city} Poké Center`, within(`Pokémon-Center von ${name}`)],
  [`${short(city)} Mart`, within(`Pokémon-Markt von ${name}`)],
  [`${short(city)} Gym`, inHer(`Arena von ${name}`)],
  [`${short(city)} Trade Center`, within(`Tauschzentrum von ${name}`)],
]);

/** Where spots for items and trainers are. */
const SPOTS = Object.entries({
  'in the west of Viridian Forest': 'im Westen des Vertania-Walds',
  'in the east of Viridian Forest': 'im Osten des Vertania-Walds',
  'on Mt. Moon': 'am Mondberg',
  'behind Mt. Moon': 'hinter dem Mondberg',
  'in the north of Mt. Moon': 'im Norden des Mondbergs',
  'in the south of Mt. Moon': 'im Süden des Mondbergs',
  'in Rock Tunnel': 'im Felstunnel',
  'in Pokémon Tower': 'im Pokémon-Turm',
  'on top of Pokémon Tower': 'oben auf dem Pokémon-Turm',
  'in the north of Cycling Road': 'im Norden des Radwegs',
  'in the south of Cycling Road': 'im Süden des Radwegs',
  'on Cycling Road': 'auf dem Radweg',
  'in the west of the Safari Zone': 'im Westen der Safari-Zone',
  'in the east of the Safari Zone': 'im Osten der Safari-Zone',
  'on the Seafoam Islands': 'auf den Seeschauminseln',
}).flatMap(([where, wo]): [string, Place][] => [
  [`the item spot ${where}`, onIt(`Itemfeld ${wo}`)],
  [`the trainer spot ${where}`, onIt(`Trainerfeld ${wo}`)],
]);

const NAMED: { readonly [name: string]: Place } = {
  ...Object.fromEntries([...IN_CITIES, ...SPOTS]),
  "Oak's Lab": bare('Eichs Labor'),
  "Bill's Cottage": bare('Bills Haus'),
  'Celadon Department Store': within('Kaufhaus von Prismania City'),
  'the Fighting Dojo': within('Kampf-Dojo'),
  'the item spot': onIt('Itemfeld'),
  'the bronze trainer spot': onIt('Bronze-Trainerfeld'),
  'the silver trainer spot': onIt('Silber-Trainerfeld'),
  'the gold trainer spot': onIt('Gold-Trainerfeld'),
  'Victory Road': onHer('Siegesstraße'),
  'the Power Plant': within('Kraftwerk'),
  'Nugget Bridge': onHer('Nuggetbrücke'),
  'Viridian Forest': within('Vertania-Wald'),
  'the clearing in Viridian Forest': onHer('Lichtung im Vertania-Wald'),
  'Mt. Moon': beside('Mondberg'),
  'the peak of Mt. Moon': onIt('Gipfel des Mondbergs'),
  'the cave on Mt. Moon': inHer('Höhle am Mondberg'),
  'Rock Tunnel': within('Felstunnel'),
  'Pokémon Tower': within('Pokémon-Turm'),
  'the ground floor of Pokémon Tower': within('Erdgeschoss des Pokémon-Turms'),
  'the second floor of Pokémon Tower': bare('Stockwerk 2 des Pokémon-Turms'),
  'the third floor of Pokémon Tower': bare('Stockwerk 3 des Pokémon-Turms'),
  'the annex of Pokémon Tower': within('Anbau des Pokémon-Turms'),
  'Cycling Road': onIt('Radweg'),
  'the house on Route 16': within('Haus an Route 16'),
  'the Safari Zone': inHer('Safari-Zone'),
  'the gate of the Safari Zone': beside('Eingang der Safari-Zone'),
  'the pond in the Safari Zone': beside('Teich in der Safari-Zone'),
  'the house in the Safari Zone': within('Haus in der Safari-Zone'),
  'the Seafoam Islands': ['Seeschauminseln', 'zu den', 'auf den', 'von den'],
};

/** Routes have numbers only. */
const ON_ROUTE = /^(?:the (item|trainer) spot on )?(Route \d+)$/;

/** A place by its English name; null if there is none of that name. */
export function germanPlace(name: string): Place | null {
  const [, spot, number] = ON_ROUTE.exec(name) ?? [];
  if (number === undefined) return NAMED[name] ?? null;
  if (spot === undefined) return route(number);
  return onIt(`${spot === 'item' ? 'Itemfeld' : 'Trainerfeld'} auf ${number}`);
}

const WINDS: { readonly [wind in Bearing['wind']]: string } = {
  east: 'östlich',
  'north-east': 'nordöstlich',
  north: 'nördlich',
  'north-west': 'nordwestlich',
  west: 'westlich',
  'south-west': 'südwestlich',
  south: 'südlich',
  'south-east': 'südöstlich',
};
const FEW = ['keinen Schritt', 'einen Schritt', 'zwei Schritte', 'drei Schritte', 'vier Schritte'];

/** `zum Vertania-Wald, zwei Schritte nördlich von Vertania City`. */
function place(fact: number, said: (place: Place) => string): string {
  const { name, lies } = spaceAt(fact);
  const here = said(germanPlace(name) ?? bare(name));
  if (lies === null) return here;
  const { steps, wind, city } = lies;
  return `${here}, ${FEW[steps] ?? `${steps} Schritte`} ${WINDS[wind]} von ${CITY_NAMES[city]}`;
}

/** What stands on the place's sign. */
export const shortPlace = (name: string): string => germanPlace(name)?.[0] ?? name;
export const placeName = (fact: number): string => place(fact, ([name]) => name);
export const toPlace = (fact: number): string => place(fact, ([name, to]) => `${to} ${name}`);
export const atPlace = (fact: number): string => place(fact, ([name, , at]) => `${at} ${name}`);
export const fromPlace = (fact: number): string => place(fact, ([name, , , from]) => `${from} ${name}`);
