import type { Act, TableSetup } from '@indigo/host';
import type { MatchRecord, Seat } from '@indigo/kernel';
import type { LocalPlayer } from './calls.ts';
import { ACTS, asked, database, done, RECORDS, TABLES } from './database.ts';

/** A local table as lists show it; its acts are kept beside it, one by one. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: TableSetup;
  readonly players: readonly LocalPlayer[];
  readonly created: number;
  readonly updated: number;
  readonly turn: number;
  /** Whose answers are awaited. */
  readonly open: readonly Seat[];
  readonly won: readonly Seat[] | null;
}

/** A record that came from a file. */
export interface KeptRecord {
  readonly id: string;
  readonly record: MatchRecord;
  readonly created: number;
}

interface KeptAct {
  readonly table: string;
  readonly at: number;
  readonly act: Act;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Local ids carry a dash, which no online id does. */
export const newLocalId = (): string =>
  `local-${[...crypto.getRandomValues(new Uint8Array(10))].map((byte) => LETTERS[byte % 32]).join('')}`;

export const isLocalId = (id: string): boolean => id.startsWith('local-');

const actsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps an act and what the table looks like after it, both or neither. An act that is there already stays. */
export async function keepAct(table: KeptTable, act: Act, at: number): Promise<void> {
  const transaction = (await database()).transaction([TABLES, ACTS], 'readwrite');
  const kept: KeptAct = { table: table.id, at, act };
  transaction.objectStore(ACTS).add(kept);
  transaction.objectStore(TABLES).put(table);
  await done(transaction);
}

/** Keeps a table that begins with a past. */
export async function keepWhole(table: KeptTable, acts: readonly Act[]): Promise<void> {
  const transaction = (await database()).transaction([TABLES, ACTS], 'readwrite');
  for (const [at, act] of acts.entries()) {
    const kept: KeptAct = { table: table.id, at, act };
    transaction.objectStore(ACTS).add(kept);
  }
  transaction.objectStore(TABLES).put(table);
  await done(transaction);
}

export async function loadTable(id: string): Promise<{ table: KeptTable; acts: readonly Act[] } | null> {
  const transaction = (await database()).transaction([TABLES, ACTS]);
  const [table, acts] = await Promise.all([
    asked<KeptTable | undefined>(transaction.objectStore(TABLES).get(id)),
    asked<KeptAct[]>(transaction.objectStore(ACTS).getAll(actsOf(id))),
  ]);
  return table === undefined ? null : { table, acts: acts.map(({ act }) => act) };
}

export async function forgetTable(id: string): Promise<void> {
  const transaction = (await database()).transaction([TABLES, ACTS], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(ACTS).delete(actsOf(id));
  await done(transaction);
}

/** Local tables, the latest first. */
export async function listTables(): Promise<readonly KeptTable[]> {
  const transaction = (await database()).transaction(TABLES);
  const tables = await asked<KeptTable[]>(transaction.objectStore(TABLES).getAll());
  return tables.sort((a, b) => b.updated - a.updated);
}

export async function keepRecord(record: MatchRecord): Promise<string> {
  const kept: KeptRecord = { id: newLocalId(), record, created: Date.now() };
  const transaction = (await database()).transaction(RECORDS, 'readwrite');
  transaction.objectStore(RECORDS).put(kept);
  await done(transaction);
  return kept.id;
}

export async function loadRecord(id: string): Promise<MatchRecord | null> {
  const transaction = (await database()).transaction(RECORDS);
  const kept = await asked<KeptRecord | undefined>(transaction.objectStore(RECORDS).get(id));
  return kept?.record ?? null;
}

export async function listRecords(): Promise<readonly KeptRecord[]> {
  const transaction = (await database()).transaction(RECORDS);
  const records = await asked<KeptRecord[]>(transaction.objectStore(RECORDS).getAll());
  return records.sort((a, b) => b.created - a.created);
}

export async function forgetRecord(id: string): Promise<void> {
  const transaction = (await database()).transaction(RECORDS, 'readwrite');
  transaction.objectStore(RECORDS).delete(id);
  await done(transaction);
}
