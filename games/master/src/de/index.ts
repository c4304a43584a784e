/** Pokémon Master in German. */
import type { Translated } from '@indigo/kernel';
import type { words } from '../text/index.ts';
import { battle } from './battle.ts';
import { hints } from './hints.ts';
import { league } from './league.ts';
import { map, wild } from './map.ts';
import { meanings } from './meanings.ts';
import { options } from './options.ts';
import { CITY_LABELS } from './places.ts';
import { NAMES } from './pokemon.ts';
import { questions } from './questions.ts';
import { scene } from './scene.ts';
import { things } from './things.ts';
import { trade, why } from './trade.ts';

/** What is printed on map and portraits: cities and Pokémon, with either apostrophe. */
const LABELS: { readonly [printed: string]: string } = {
  ...CITY_LABELS,
  ...NAMES,
  ...Object.fromEntries(Object.entries(NAMES).map(([name, german]) => [name.replace("'", '’'), german])),
};

export const de = {
  title: 'Pokémon Master',
  label: (printed) => LABELS[printed] ?? printed,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  words: {
    ...questions,
    ...options,
    ...why,
    ...map,
    ...wild,
    ...battle,
    ...trade,
    ...hints,
    ...meanings,
    ...scene,
    ...things,
    ...league,
  },
  options: {
    simplified: {
      name: 'Vereinfachtes Spiel',
      about:
        'Kleinere Karte, keine Typ-Marker, TMs oder Reserve, dafür mehr EP für legendäre Pokémon und Freundschaftskämpfe.',
    },
    abilities: {
      name: 'Fähigkeiten',
      about: 'Erweiterung: Die Fähigkeiten der Pokémon wirken auf dem Feld aus Sechsecken.',
    },
    flips: {
      name: 'Marker umdrehen',
      about: 'Erweiterung: Vor der Liga darf man Typ-Marker umdrehen, für Tempo oder Reichweite.',
    },
    initiative: { name: 'Initiative', about: 'Erweiterung: erweiterte Initiative in Ligakämpfen.' },
    draft: {
      name: 'TM-Draft',
      about: 'Erweiterung: Vor den anderen Einkäufen werden TMs reihum ausgewählt.',
    },
    bike: {
      name: 'Fahrrad',
      about:
        'Das Fahrrad bringt 2 Aktionen mehr und lässt sich auf 4 ausbauen, oder es bringt 1, bis der erste Arenaleiter besiegt ist, dann 2.',
      choices: { upgrade: 'Zum Ausbauen', late: 'Erst später schnell' },
    },
    shopping: {
      name: 'Einkauf vor der Liga',
      about:
        'Vor der Liga gibt es Porygon, Steine, Sonderbonbons und TMs zu kaufen, oder nur Sonderbonbons und TMs.',
      choices: { stock: 'Alles', candies: 'Bonbons und TMs' },
    },
    obstacles: {
      name: 'Hindernisse',
      about: 'Hindernisse werden zufällig ausgeteilt, oder sie liegen, wo die Karte es sagt.',
      choices: { dealt: 'Ausgeteilt', fixed: 'Wie auf der Karte' },
    },
    wildDamage: {
      name: 'Schaden wilder Pokémon',
      about: 'Wer den Schaden wilder Pokémon verteilt: wer am Zug ist, oder wer rechts davon sitzt.',
      choices: { active: 'Wer am Zug ist', right: 'Wer rechts sitzt' },
    },
    debts: {
      name: 'Schulden',
      about: 'Ob −1$-Marker untereinander getauscht werden können.',
      choices: { traded: 'Lassen sich tauschen', stay: 'Bleiben' },
    },
    sight: {
      name: 'Sichtlinie',
      about: 'Eine Sichtlinie darf ein Hindernis berühren, oder jede Berührung versperrt sie.',
      choices: { open: 'Darf berühren', closed: 'Darf nicht berühren' },
    },
    quickTable: {
      name: 'Schneller Tisch',
      about: 'Für Trainer und Arenaleiter wird niemand gefragt: Sie folgen einer festen Regel.',
    },
    houseEnd: {
      name: 'Hausregel für das Ende',
      about:
        'Hausregel für 2 und 3: Zu zweit endet das Abenteuer, wenn jemand drei statt zwei ausgewachsene Pokémon hat, zu dritt, wenn noch drei statt zwei Trainer übrig sind.',
    },
    first: { name: 'Wer beginnt', about: 'Der Platz, der beginnt, von 1 an gezählt; bei 0 wird gelost.' },
    freeSteps: {
      name: 'Freie Schritte',
      about: 'Höchstens so viele Schritte nacheinander auf weißen Straßen, ohne etwas dazwischen.',
    },
    offers: {
      name: 'Angebote',
      about: 'Höchstens so viele Tauschangebote an dieselbe Person in einem Zug.',
    },
    suddenRound: {
      name: 'Sudden Death',
      about: 'Ab dieser Runde eines Kampfes gilt Sudden Death, ob alle wollen oder nicht; bei 0 nie.',
    },
    maxRounds: {
      name: 'Höchstens so viele Runden',
      about: 'Das Abenteuer endet nach so vielen Runden; bei 0 nie.',
    },
  },
} satisfies Translated<typeof words>;
