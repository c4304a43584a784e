import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptExperiment } from '../lab/kept.ts';
import type { KeptAct, KeptDeeds, KeptRecord, KeptTable } from './shelf.ts';

interface Kept extends DBSchema {
  tables: { key: string; value: KeptTable };
  acts: { key: [table: string, at: number]; value: KeptAct };
  records: { key: string; value: KeptRecord };
  deeds: { key: string; value: KeptDeeds };
  labs: { key: string; value: KeptExperiment };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

const forget = (): void => {
  opened = null;
};

/** The browser's own store. Opened once; a later version of the page may ask it to step aside. */
export function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<Kept>> {
  const db = await openDB<Kept>('indigo', 3, {
    upgrade: (old, version) => {
      if (version < 1) {
        old.createObjectStore('tables', { keyPath: 'id' });
        old.createObjectStore('acts', { keyPath: ['table', 'at'] });
        old.createObjectStore('records', { keyPath: 'id' });
      }
      if (version < 2) old.createObjectStore('deeds', { keyPath: 'id' });
      old.createObjectStore('labs');
    },
    blocking: () => {
      db.close();
      forget();
    },
    terminated: forget,
  });
  return db;
}
