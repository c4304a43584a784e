import { pinned } from '../pinned/index.js';
import { frontsOf } from './catalog.ts';

/** The same games, what people see and read of them only: a page that draws a table loads none of the rules that run it. */
export const fronts = frontsOf(
  {
    classic: async () => (await import('@indigo/classic/front')).front,
    badges: async () => (await import('@indigo/badges/front')).front,
    hex: async () => (await import('@indigo/hex/front')).front,
    master: async () => (await import('@indigo/master/front')).front,
    mit: async () => (await import('@indigo/mit/front')).front,
  },
  pinned,
);
