/** The tables of data of a game, by file and name. */
export type Tables = {
  readonly [file: string]: { readonly [table: string]: unknown };
};

const LOADERS: { readonly [id: string]: () => Promise<{ readonly tables: Tables }> } = {
  classic: () => import('@indigo/classic/tables'),
  badges: () => import('@indigo/badges/tables'),
  hex: () => import('@indigo/hex/tables'),
  master: () => import('@indigo/master/tables'),
  mit: () => import('@indigo/mit/tables'),
};

/** What a lab may change of a game, without its rules: they read their tables when they are loaded. A game may have none. */
export const tablesOf = async (id: string): Promise<Tables> =>
  Object.hasOwn(LOADERS, id) ? (await LOADERS[id]()).tables : {};
