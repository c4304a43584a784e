import type { Act, Creature, TableSetup } from '@indigo/host';
import type { MatchRecord, Seat } from '@indigo/kernel';
import type { LocalPlayer } from './calls.ts';
import { database } from './database.ts';

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
  /** A teaching match. */
  readonly lesson?: true;
}

/** A record that came from a file. */
export interface KeptRecord {
  readonly id: string;
  readonly record: MatchRecord;
  readonly created: number;
}

/** What a match on this device was to whoever set it up. It stays when the match is deleted. */
export interface KeptDeeds {
  /** Of the table. */
  readonly id: string;
  readonly game: string;
  readonly won: boolean;
  readonly seen: readonly Creature[];
  readonly caught: readonly Creature[];
}

export interface KeptAct {
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

/** Keeps acts and what the table looks like after them, all or nothing. An act that is there already stays. */
export async function keepActs(table: KeptTable, acts: readonly Act[], first: number): Promise<void> {
  const writing = (await database()).transaction(['tables', 'acts'], 'readwrite');
  await Promise.all([
    ...acts.map((act, i) => writing.objectStore('acts').add({ table: table.id, at: first + i, act })),
    writing.objectStore('tables').put(table),
    writing.done,
  ]);
}

export async function loadTable(id: string): Promise<{ table: KeptTable; acts: readonly Act[] } | null> {
  const reading = (await database()).transaction(['tables', 'acts']);
  const [table, acts] = await Promise.all([
    reading.objectStore('tables').get(id),
    reading.objectStore('acts').getAll(actsOf(id)),
  ]);
  return table === undefined ? null : { table, acts: acts.map(({ act }) => act) };
}

export async function forgetTable(id: string): Promise<void> {
  const writing = (await database()).transaction(['tables', 'acts'], 'readwrite');
  await Promise.all([
    writing.objectStore('tables').delete(id),
    writing.objectStore('acts').delete(actsOf(id)),
    writing.done,
  ]);
}

/** Local tables, the latest first. */
export async function listTables(): Promise<readonly KeptTable[]> {
  const tables = await (await database()).getAll('tables');
  return tables.sort((a, b) => b.updated - a.updated);
}

export async function keepRecord(record: MatchRecord): Promise<string> {
  const kept: KeptRecord = { id: newLocalId(), record, created: Date.now() };
  return (await database()).put('records', kept);
}

export async function loadRecord(id: string): Promise<MatchRecord | null> {
  const kept = await (await database()).get('records', id);
  return kept?.record ?? null;
}

export async function listRecords(): Promise<readonly KeptRecord[]> {
  const records = await (await database()).getAll('records');
  return records.sort((a, b) => b.created - a.created);
}

export async function forgetRecord(id: string): Promise<void> {
  await (await database()).delete('records', id);
}

/** What was counted of matches here. */
export const listDeeds = async (): Promise<readonly KeptDeeds[]> => (await database()).getAll('deeds');
