import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** What is copied, in this order, and what its rows are known by. Who has which table in memory is not: nobody has, there. */
const TABLES = {
  guests: ['id'],
  matches: ['id'],
  going: ['match'],
  sitting: ['guest', 'match'],
  acts: ['match', 'at'],
  checkpoints: ['match', 'acts'],
  chat: ['id'],
  pushes: ['endpoint'],
  deeds: ['guest', 'match'],
  pledges: ['guest'],
  pulse: ['id'],
  common: ['name'],
} as const;

type Table = keyof typeof TABLES;
type Row = { readonly [column: string]: unknown };

/** Rows at a time. */
const LOT = 500;
const MODULUS = 2 ** 48;

/** Copies everything from one database to an empty one, whichever they are, and compares. Throws where they differ. */
export async function copyAll(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  for (const table of Object.keys(TABLES) as Table[]) {
    const sum = new Sum();
    for await (const rows of lots(from, table)) {
      sum.add(rows);
      const values = rows as never[];
      await to.insertInto(table).values(values).execute();
    }
    const copied = new Sum();
    for await (const rows of lots(to, table)) copied.add(rows);
    if (!copied.equals(sum)) throw new Error(`the copy of ${table} is not what was copied`);
  }
}

export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  for (const table of ['guests', 'matches'] as const)
    if ((await db.selectFrom(table).select('id').limit(1).execute()).length > 0) return false;
  return true;
}

async function* lots(db: Kysely<Schema>, table: Table): AsyncGenerator<readonly Row[]> {
  const keys = TABLES[table];
  const names = sql.join(keys.map((key) => sql.ref(key)));
  let after: Row | null = null;
  for (;;) {
    const beyond: ReturnType<typeof sql> =
      after === null ? sql`` : sql`where (${names}) > (${sql.join(keys.map((key) => after?.[key]))})`;
    const { rows }: { rows: Row[] } = await sql<Row>`select * from ${sql.table(table)} ${beyond}
      order by ${names} limit ${LOT}`.execute(db);
    if (rows.length > 0)
      yield rows.map((row) => (table === 'matches' ? { ...row, node: null, term: 0 } : row));
    if (rows.length < LOT) return;
    after = rows[rows.length - 1];
  }
}

/** Of rows in any order: databases sort differently. */
class Sum {
  private rows = 0;
  private sum = 0;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const whole = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
      this.sum = (this.sum + createHash('sha256').update(whole).digest().readUIntBE(0, 6)) % MODULUS;
      this.rows++;
    }
  }

  equals({ rows, sum }: Sum): boolean {
    return this.rows === rows && this.sum === sum;
  }
}
