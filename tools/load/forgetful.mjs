import { SqliteStore } from '../../packages/server/dist/sqlite/store.js';

/** Keeps everything but what is played: what a server would cost that need not be believed tomorrow. */
export async function forgetfulStore(folder) {
  const store = await SqliteStore.open(folder);
  store.append = async () => {};
  return store;
}
