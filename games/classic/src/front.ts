import type { Front } from '@indigo/kernel';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { meanings } from './meanings.ts';
import { scene } from './scene.ts';
import { words } from './text/words.ts';
import type { ClassicView } from './view.ts';

/** What people see and read of it. */
export const front: Front<ClassicView> = {
  id: 'classic',
  title: 'Pokémon Master Trainer',
  version: 4,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  // C-OPT-01: the rulebook has no optional rules; these are other readings of it, and a cut-off.
  options: [
    {
      key: 'catchOptional',
      clause: 'C-OPT-02',
      about: 'A trainer may leave a turned-up Pokémon be instead of rolling for it.',
      type: 'flag',
      default: false,
    },
    {
      key: 'ballShiftMandatory',
      clause: 'C-OPT-03',
      about: 'A Ball must change the roll: the number rolled no longer counts by itself.',
      type: 'flag',
      default: false,
    },
    {
      key: 'indigoEntry',
      clause: 'C-OPT-04',
      about: 'Whether a trainer who can enter Indigo Plateau may or must.',
      type: 'choice',
      default: 'optional',
      choices: ['optional', 'compulsory'],
    },
    {
      key: 'pushedFinal',
      clause: 'C-OPT-06',
      about:
        'A trainer pushed on to an ENTER space fights the Final Battle too; by the book only an exact roll counts.',
      type: 'flag',
      default: false,
    },
    {
      key: 'tradeEventFitOnly',
      clause: 'C-OPT-07',
      about:
        'The Trade Pokémon event leaves knocked-out Pokémon alone; by the book it moves any but Starters.',
      type: 'flag',
      default: false,
    },
    {
      key: 'maxTurns',
      clause: 'C-OPT-05',
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
