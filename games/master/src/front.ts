import type { Front } from '@indigo/kernel';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { meanings } from './meanings.ts';
import { OPTIONS } from './options.ts';
import { scene } from './scene.ts';
import { words } from './text/index.ts';
import type { MasterView } from './view.ts';

/** What people see and read of it. */
export const front: Front<MasterView> = {
  id: 'master',
  title: 'Pokémon Master',
  version: 4,
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // M-GEN-01
  options: OPTIONS,
  scene,
  words,
  translations: { de: async () => (await import('./de/index.ts')).de },
  meanings,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
