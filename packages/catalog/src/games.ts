import { pinned } from '../pinned/index.js';
import { catalogOf } from './catalog.ts';

/** The games Indigo plays, and those of before that are still being finished. */
export const catalog = catalogOf(
  {
    classic: async () => (await import('@indigo/classic')).classic,
    badges: async () => (await import('@indigo/badges')).badges,
    hex: async () => (await import('@indigo/hex')).hex,
    master: async () => (await import('@indigo/master')).master,
    mit: async () => (await import('@indigo/mit')).mit,
  },
  pinned,
);
