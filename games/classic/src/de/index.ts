/** Pokémon Master Trainer in German. */
import type { Translated } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { SPACES } from '../data/spaces.ts';
import type { words } from '../text/words.ts';
import { hints, meanings } from './meanings.ts';
import { CITY_NAMES } from './names.ts';
import { NAMES } from './pokemon.ts';
import { options, questions, refusals } from './questions.ts';
import { story } from './story.ts';
import { around, battle, table, things } from './table.ts';

/** Without `City` names hide no space of the road. */
const shortly = (city: string): string => city.replace(/ City$/, '');

/** What is printed on map, chips and portraits. */
const LABELS: { readonly [printed: string]: string } = {
  ...Object.fromEntries(CHIPS.map(({ name, dex }) => [name, NAMES[dex]])),
  ...Object.fromEntries(
    SPACES.flatMap(({ id, name }) => (name === null ? [] : [[name, shortly(CITY_NAMES[id] ?? name)]])),
  ),
  Angriffsbonus: 'Angriff',
  'Unknown Dungeon': 'Azuria-Höhle',
};

export const de = {
  title: 'Pokémon Master Trainer',
  label: (printed) => LABELS[printed] ?? printed,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  words: {
    ...things,
    ...questions,
    ...options,
    ...story,
    ...refusals,
    ...table,
    ...around,
    ...meanings,
    ...hints,
    ...battle,
  },
  options: {
    catchOptional: {
      name: 'Fangen ist freiwillig',
      about: 'Man darf ein aufgedecktes Pokémon in Ruhe lassen, statt um es zu würfeln.',
    },
    ballShiftMandatory: {
      name: 'Bälle ändern den Wurf immer',
      about: 'Ein Ball muss den Wurf ändern: Die gewürfelte Zahl selbst zählt nicht mehr.',
    },
    indigoEntry: {
      name: 'Das Indigo Plateau betreten',
      about: 'Ob man das Indigo Plateau betreten darf oder muss, sobald man kann.',
      choices: { optional: 'Wer will', compulsory: 'Wer kann, muss' },
    },
    pushedFinal: {
      name: 'Auf ENTER geschoben',
      about:
        'Auch wer auf ein ENTER-Feld weitergeschoben wird, tritt zum Finalkampf an; nach der Anleitung zählt nur ein genauer Wurf.',
    },
    tradeEventFitOnly: {
      name: 'Nur fitte Pokémon tauschen',
      about:
        'Der Pokémon-Tausch lässt Pokémon in Ruhe, die kampfunfähig sind; nach der Anleitung trifft er alle außer Starter-Pokémon.',
    },
    maxTurns: {
      name: 'Höchstens so viele Züge',
      about: 'Nach so vielen Zügen endet die Partie ohne Sieg; bei 0 geht sie weiter, bis jemand gewinnt.',
    },
  },
} satisfies Translated<typeof words>;
