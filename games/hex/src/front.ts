import type { Front } from '@indigo/kernel';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { itemTable } from './items/items.ts';
import { meanings } from './meanings.ts';
import { OPTIONS } from './options.ts';
import { installHeld } from './registry.ts';
import { scene } from './scene.ts';
import { words } from './text/words.ts';
import { trainerTable } from './trainers/trainers.ts';
import type { HexView } from './view.ts';

installHeld({ items: itemTable, trainers: trainerTable });

/** What people see and read of it. */
export const front: Front<HexView> = {
  id: 'hex',
  title: 'Master Trainer: HEX Edition',
  version: 6,
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // H-SETUP-01
  options: OPTIONS,
  scene,
  words,
  translations: { de: async () => (await import('./de/index.ts')).de },
  meanings,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
