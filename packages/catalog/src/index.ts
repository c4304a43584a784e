import { pinned } from '../pinned/index.js';
import { catalogOf } from './catalog.ts';

export {
  type Catalog,
  catalogOf,
  type GameInfo,
  type Loaders,
  type Pinned,
  UnknownGame,
  UnknownRules,
} from './catalog.ts';
export { LANGUAGES, type Language, languageFor, languageName } from './language.ts';
export { nearest } from './near.ts';
export { speaking } from './speaking.ts';

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
export { ORIGINS, type Origin, originOf } from './origin.ts';
