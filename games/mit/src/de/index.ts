/** Pokémon: The Board Game, in German. */
import type { Translated } from '@indigo/kernel';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import type { words } from '../text.ts';
import { LEADER_NAMES, PLACE_NAMES } from './places.ts';
import { NAMES } from './pokemon.ts';
import { german } from './text.ts';

/** What is printed on map and cards: places, Pokémon, `Brock · Boulder`. */
const LABELS: { readonly [printed: string]: string } = {
  ...PLACE_NAMES,
  ...Object.fromEntries(POKEMON.map(({ name, dex }) => [name, NAMES[dex]])),
  ...Object.fromEntries(
    LEADERS.map(({ id, name, badge }) => [
      `${name} · ${badge.replace(' Badge', '')}`,
      LEADER_NAMES[id].join(' · '),
    ]),
  ),
};

export const de = {
  title: 'Pokémon: Das Brettspiel',
  words: german,
  label: (printed) => LABELS[printed] ?? printed,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  options: {
    gymRematch: {
      name: 'Arenaleiter noch einmal',
      about:
        'Gegen Arenaleiter, deren Orden man schon hat, darf man noch einmal kämpfen: für den Versuch, sich zu entwickeln.',
    },
    evolveMax: {
      name: 'Wurf zum Entwickeln',
      about:
        'Der höchste Wurf, mit dem sich ein Pokémon nach einem Sieg gegen Mitspieler oder Arenaleiter entwickelt.',
    },
    hitAfterStatus: {
      name: 'Treffen trotz Status',
      about:
        'Eine Attacke, die Verwirrung oder Paralyse überwindet, muss noch treffen; nach der Anleitung gelingt sie sofort.',
    },
    maxTurns: {
      name: 'Höchstens so viele Züge',
      about: 'Nach so vielen Zügen endet die Partie ohne Sieg; bei 0 geht sie weiter, bis jemand gewinnt.',
    },
  },
} satisfies Translated<typeof words>;
