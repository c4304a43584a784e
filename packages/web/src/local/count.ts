import { catalog } from '@indigo/catalog';
import { type Creature, chronicleOf, type Deeds } from '@indigo/host';
import type { MatchRecord } from '@indigo/kernel';
import { database } from './database.ts';
import { type KeptDeeds, type KeptTable, listTables } from './shelf.ts';

const NOTHING: Deeds = { seen: [], caught: [] };

/** Counts every match here that is over and was not counted yet, but for lessons. Returns how many there were. */
export async function countOver(recordOf: (id: string) => Promise<MatchRecord | null>): Promise<number> {
  const db = await database();
  const known = new Set(await db.getAllKeys('deeds'));
  const over = (await listTables()).filter(
    ({ id, won, lesson }) => won !== null && !lesson && !known.has(id),
  );
  for (const table of over) await db.put('deeds', await deedsOf(table, recordOf));
  return over.length;
}

/** Where its rules are gone, it was played all the same. */
async function deedsOf(
  { id, game, players, won }: KeptTable,
  recordOf: (id: string) => Promise<MatchRecord | null>,
): Promise<KeptDeeds> {
  // Round one screen the first person is the one whose device it is.
  const seat = players.findIndex(({ bot }) => bot === null);
  const record = await recordOf(id).catch(() => null);
  const deeds = record === null ? [] : await read(record).catch(() => []);
  const { seen, caught } = deeds[seat] ?? NOTHING;
  return { id, game, won: won?.includes(seat) ?? false, seen, caught: caught.map(plain) };
}

const read = async (record: MatchRecord): Promise<readonly Deeds[]> =>
  chronicleOf(await catalog.load(record.game, record.version), record).seats;

const plain = ({ kind, of, form }: Creature): Creature => ({
  kind,
  ...(of !== undefined && { of }),
  ...(form !== undefined && { form }),
});
