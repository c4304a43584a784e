/** Master Trainer: HEX Edition, in German. */
import type { OptionWords, Translated } from '@indigo/kernel';
import { HEXAGONS } from '../board.ts';
import { TYPES } from '../data/types.ts';
import { POKEMON } from '../pokemon.ts';
import type { words } from '../text/words.ts';
import { TYPE_NAMES } from './colours.ts';
import { CITIES } from './places.ts';
import { NAMES } from './pokemon.ts';
import { german } from './words.ts';

/** A plaque is as wide as the name in the original: where it would not fit, `City` is left out, as it is there. */
const plaque = (printed: string, name: string): string =>
  name.length > ROOM * printed.length ? name.replace(/ City$/, '') : name;
const ROOM = 1.4;

/** What is printed on map and cards: cities, Pokémon, types. */
const LABELS: { readonly [printed: string]: string } = {
  ...Object.fromEntries(POKEMON.map(({ id, name }) => [name.replace("'", '’'), NAMES.get(id) ?? name])),
  ...Object.fromEntries(HEXAGONS.map(({ id, city }) => [city, plaque(city, CITIES[id].name)])),
  ...Object.fromEntries(TYPES.map((type) => [type.toLowerCase(), TYPE_NAMES[type]])),
  // Decks lie close to each other.
  Ereignisse: 'Ereignis',
};

const generation = (n: number): [string, OptionWords] => [
  `gen${n}`,
  { name: `Generation ${n}`, about: `Eigene Zusammenstellung: Generation ${n} ist dabei.` },
];

export const de = {
  title: 'Master Trainer: HEX Edition',
  words: german,
  label: (printed) => LABELS[printed] ?? printed,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  options: {
    setup: {
      name: 'Zusammenstellung',
      about: 'Welche Pokémon im Spiel sind.',
      choices: { balanced: 'Ausgewogen', alternate: 'Andere', random: 'Zufällig', custom: 'Eigene' },
    },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(generation)),
    expansion: {
      name: 'Erweiterung',
      about:
        'Zufällige und eigene Zusammenstellung: Die Karten der Generation 9 und der Erweiterung sind dabei.',
    },
    league: {
      name: 'Liga',
      about: 'Wie am Ende gekämpft wird: gegeneinander oder gegen zwei Elite-Trainer.',
      choices: { 'head-to-head': 'Gegeneinander', 'elite-4': 'Elite-Trainer' },
    },
    sameSpace: {
      name: 'Kampf auf einem Feld',
      about: 'Wer auf einem Feld landet, auf dem schon eine Figur steht, muss gegen sie kämpfen.',
    },
    achievements: { name: 'Erfolge', about: 'Mit den Erfolgskarten spielen.' },
    badgeRewards: {
      name: 'Lohn für Orden',
      about: 'Der Lohn richtet sich nach der Zahl der Orden oder nach der Stufe des Arenaleiters.',
      choices: { count: 'Zahl der Orden', band: 'Stufe' },
    },
    lockBonus: {
      name: 'Bonus gesicherter Familien',
      about: 'Das +1 einer gesicherten Familie zählt für ihr höchstentwickeltes Mitglied oder für alle.',
      choices: { top: 'Höchstentwickeltes', family: 'Alle' },
    },
    semifinals: {
      name: 'Halbfinale',
      about:
        'Zu fünft oder sechst wartet das Halbfinale, bis wieder jemand auf dem Start landet, oder es folgt sofort.',
      choices: { landing: 'Wenn jemand landet', 'at-once': 'Sofort' },
    },
    train: {
      name: 'Magnetzug',
      about: 'In den Magnetzug steigt man in einer Stadt oder überall.',
      choices: { city: 'In einer Stadt', anywhere: 'Überall' },
    },
    repelDoll: {
      name: 'Poképuppe gegen Schutz',
      about: 'Schutz lässt sich mit jeder Poképuppe abwehren oder nur mit der des Spielers, der am Zug ist.',
      choices: { any: 'Jede', own: 'Nur wer am Zug ist' },
    },
    pokeFans: {
      name: 'Pokéfans',
      about: 'Der Tausch der Pokéfans ist freiwillig oder Pflicht.',
      choices: { optional: 'Freiwillig', compulsory: 'Pflicht' },
    },
    orWeaker: {
      name: '„Oder schwächer“',
      about:
        '„(oder schwächer)“ auf dem Plateau: Die Farbe ist frei wählbar, oder das gilt nur, wenn der Stapel leer ist.',
      choices: { choice: 'Freie Wahl', fallback: 'Nur wenn leer' },
    },
    duelDoll: { name: 'Poképuppe gegen Duelle', about: 'Eine Poképuppe darf ein ganzes Duell abwehren.' },
    balls: {
      name: 'Bälle je Wurf',
      about: 'Bälle für einen Fangwurf: einer, oder mehrere, die zusammenzählen.',
      choices: { one: 'Einer', several: 'Mehrere' },
    },
    offers: {
      name: 'Angebote je Zug',
      about: 'Wie oft jemand in einem Zug einen Tausch anbieten darf.',
    },
    tradeAfter: {
      name: 'Nach dem Feld tauschen',
      about: 'Nach dem Feld hält das Spiel an, auch wenn man nur noch einen Tausch anbieten könnte.',
    },
    maxTurns: {
      name: 'Höchstens so viele Züge',
      about: 'Nach so vielen Zügen endet die Partie ohne Sieg; bei 0 geht sie weiter, bis jemand gewinnt.',
    },
  },
} satisfies Translated<typeof words>;
