import type { Front } from '@indigo/kernel';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { meanings } from './meanings.ts';
import { scene } from './scene.ts';
import { words } from './text.ts';
import type { MitView } from './view.ts';

/** What people see and read of it. */
export const front: Front<MitView> = {
  id: 'mit',
  title: 'Pokémon: The Board Game',
  version: 3,
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // L-GEN-01
  // L-OPT-01: the rulebook has no optional rules; these are other readings of it, and a cut-off.
  options: [
    {
      key: 'gymRematch',
      clause: 'L-OPT-02',
      about: 'A Gym Leader whose badge a player owns may be fought again, for the evolution try.',
      type: 'flag',
      default: true,
    },
    {
      key: 'evolveMax',
      clause: 'L-OPT-03',
      about: 'The highest roll that evolves a Pokémon after beating a player or a Gym Leader.',
      type: 'number',
      default: 4,
      min: 3,
      max: 4,
    },
    {
      key: 'hitAfterStatus',
      clause: 'L-OPT-05',
      about:
        'An attack that gets past Confusion or Paralyze must still roll to hit; by the book it succeeds at once.',
      type: 'flag',
      default: false,
    },
    {
      key: 'maxTurns',
      clause: 'L-OPT-04',
      about: 'Stop without a winner after this many turns; 0 plays on until somebody wins.',
      type: 'number',
      default: 0,
      min: 0,
      max: 1_000_000,
    },
  ],
  scene,
  words,
  translations: { de: async () => (await import('./de/index.ts')).de },
  meanings,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
