import { catalogOf } from './catalog.ts';

export { type Catalog, catalogOf, type GameInfo, type Loaders, UnknownGame } from './catalog.ts';
export { nearest } from './near.ts';

/** The games Indigo plays. */
export const catalog = catalogOf({
  classic: async () => (await import('@indigo/classic')).classic,
  badges: async () => (await import('@indigo/badges')).badges,
  hex: async () => (await import('@indigo/hex')).hex,
  master: async () => (await import('@indigo/master')).master,
  mit: async () => (await import('@indigo/mit')).mit,
});
export { ORIGINS, type Origin, originOf } from './origin.ts';
