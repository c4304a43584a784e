import { type Kysely, type Selectable, sql } from 'kysely';
import { Gathered } from '../gathered.ts';
import type { Schema } from '../sql/schema.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** Acts of one match that follow each other, as JSON in one text: to read a hundred rows takes longer than what is in them. */
interface Stretch {
  readonly acts: string;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

type Standing = Omit<Row<'checkpoints'>, 'match'>;

/** Where one looks within a match. */
interface Place {
  readonly match: string;
  /** From here on, or after it. */
  readonly from: number;
  readonly most: number;
}

const nameOf = ({ match, from, most }: Place): string => `${match} ${from} ${most}`;

function placeOf(name: string): Place {
  const [match, from, most] = name.split(' ');
  return { match, from: Number(from), most: Number(most) };
}

/** What is asked for about many at once, as a table. */
function placesOf(names: readonly string[]) {
  const places = names.map(placeOf);
  return sql`unnest(${names}::text[], ${places.map(({ match }) => match)}::text[], ${places.map(({ from }) => from)}::int[],
                    ${places.map(({ most }) => most)}::int[]) as u (name, match, place, most)`;
}

/** Stretches that are read together: each may be long. */
const STRETCHES = 16;
const CHECKPOINTS = 4;

/**
 * What is looked up whenever somebody comes to a table. Where many come at once, they ask together: a statement for each would
 * keep servers and database busy with little else.
 */
export class Lookups {
  readonly guests: Gathered<string, Row<'guests'>>;
  readonly matches: Gathered<string, Row<'matches'>>;
  private readonly lines: Gathered<string, readonly Row<'chat'>[]>;
  private readonly stretches: Gathered<string, Stretch>;
  private readonly stands: Gathered<string, readonly Standing[]>;

  constructor(db: Kysely<Schema>) {
    const among = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::text[])`;
    this.guests = new Gathered(async (ids) =>
      byId(await db.selectFrom('guests').selectAll().where(among(ids)).execute()),
    );
    this.matches = new Gathered(async (ids) =>
      byId(await db.selectFrom('matches').selectAll().where(among(ids)).execute()),
    );
    this.lines = new Gathered(async (names) => {
      const { rows } = await sql<Row<'chat'> & { name: string }>`
        select u.name, c.* from ${placesOf(names)},
               lateral (select * from chat where match = u.match order by id desc limit u.most) c
         order by c.id desc`.execute(db);
      return byName<Row<'chat'>>(rows);
    });
    this.stretches = new Gathered(async (names) => {
      const { rows } = await sql<Stretch & { name: string }>`
        select u.name, s.* from ${placesOf(names)},
               lateral (select '[' || string_agg(act, ',' order by at) || ']' as acts, count(*)::int as count,
                               min(at) as first, max(at) as last
                          from (select at, act from acts where match = u.match and at >= u.place
                                 order by at limit u.most) a) s
         where s.count > 0`.execute(db);
      return new Map(rows.map(({ name, ...row }) => [name, row]));
    }, STRETCHES);
    this.stands = new Gathered(async (names) => {
      const { rows } = await sql<Standing & { name: string }>`
        select u.name, c.acts, c.since, c.decided, c.body, c.sum from ${placesOf(names)},
               lateral (select * from checkpoints where match = u.match and checkpoints.acts > u.place
                         order by checkpoints.acts limit u.most) c
         order by c.acts`.execute(db);
      return byName<Standing>(rows);
    }, CHECKPOINTS);
  }

  /** The last lines, the latest first. */
  async chat(match: string, most: number): Promise<readonly Row<'chat'>[]> {
    return (await this.lines.find(nameOf({ match, from: 0, most }))) ?? [];
  }

  /** Undefined: there is none from there on. */
  acts(match: string, from: number, most: number): Promise<Stretch | undefined> {
    return this.stretches.find(nameOf({ match, from, most }));
  }

  async checkpoints(match: string, from: number, most: number): Promise<readonly Standing[]> {
    return (await this.stands.find(nameOf({ match, from, most }))) ?? [];
  }
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** What was found, by what it was asked for as. */
function byName<T extends object>(
  rows: readonly (T & { readonly name: string })[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const { name, ...row } of rows) {
    const list = found.get(name);
    if (list === undefined) found.set(name, [row as unknown as T]);
    else list.push(row as unknown as T);
  }
  return found;
}
