/** A request of IndexedDB as a promise. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when everything asked for in the transaction is safely kept. */
export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

let opened: Promise<IDBDatabase> | null = null;

export const TABLES = 'tables';
export const ACTS = 'acts';
export const RECORDS = 'records';

/** The browser's own store. Opened once; a later version of the page may ask it to step aside. */
export function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('indigo', 1);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore(TABLES, { keyPath: 'id' });
    db.createObjectStore(ACTS, { keyPath: ['table', 'at'] });
    db.createObjectStore(RECORDS, { keyPath: 'id' });
  };
  const db = await asked(request);
  const forget = (): void => {
    db.close();
    opened = null;
  };
  db.onversionchange = forget;
  db.onclose = forget;
  return db;
}
