import { type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Dialect } from './dialect.ts';

/** The tables as they are after the last migration. JSON is kept as text, moments as milliseconds since 1970. */
export interface Schema {
  guests: { id: string; name: string; hash: Buffer; created: number; seen: number; muted: number };
  matches: {
    id: string;
    invite: string;
    game: string;
    version: number;
    options: string;
    public: number;
    watch: number;
    clock: number;
    away: number;
    creator: string;
    created: number;
    state: string;
    players: string;
    turn: number;
    asked: number;
    updated: number;
    due: number | null;
    won: string | null;
    rematch: string | null;
    auto: string;
    cover: number;
    hints: number | null;
    standIn: string | null;
    secret: string | null;
    abandoned: number;
    seen: number;
    stuck: string | null;
    /** Which of several servers has it in memory, as far as anybody knows, and how often that has changed. */
    node: Generated<string | null>;
    term: Generated<number>;
  };
  /** Servers that share this database, each under a new id whenever it starts. `seen`: by the clock of the database. */
  nodes: { id: string; address: string; rules: string; draining: number; seen: number };
  /** What the dice of a guest's next match are settled by. */
  pledges: { guest: string; secret: string; created: number };
  /** Who sits at which table, for "my matches". */
  sitting: { guest: string; match: string };
  /** Matches that are being forgotten. */
  going: { match: string };
  acts: { match: string; at: number; act: string };
  checkpoints: { match: string; acts: number; since: number; decided: string; body: string; sum: string };
  /** Two rows: one written to see whether writing works, one that says when a server was last at work. */
  pulse: { id: number; at: number };
  pushes: {
    endpoint: string;
    guest: string;
    p256dh: string;
    auth: string;
    language: string;
    created: number;
  };
  /** What matches were to those who played them; it outlives them. */
  deeds: { guest: string; match: string; game: string; won: number; seen: string; caught: string };
  chat: {
    id?: number;
    match: string;
    at: number;
    sender: string;
    seat: number | null;
    text: string;
    /** What its seat calls it: what is said again because no reply came is kept once. */
    line: number | null;
  };
  /** Matches of bots that several machines play together, and what came of each share of them. `seen`: somebody still waits for it. */
  series: { id: string; spec: string; seen: number };
  shares: { series: string; first: number; result: string };
  /** What servers that share this database must have in common. */
  common: { name: string; value: string };
}

/** How the tables came to be, in a dialect. They only add: the version before must be able to go on beside the new one. */
export const migrations = (own: Dialect): { readonly [name: string]: Migration } => ({
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guests')
        .addColumn('id', own.key, (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('hash', own.bytes, (c) => c.notNull())
        .addColumn('created', own.moment, (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', own.key, (c) => c.primaryKey())
        .addColumn('invite', 'text', (c) => c.notNull().unique())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('public', 'integer', (c) => c.notNull())
        .addColumn('watch', 'integer', (c) => c.notNull())
        .addColumn('clock', 'integer', (c) => c.notNull())
        .addColumn('away', 'integer', (c) => c.notNull())
        .addColumn('creator', 'text', (c) => c.notNull())
        .addColumn('created', own.moment, (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('players', 'text', (c) => c.notNull())
        .addColumn('turn', 'integer', (c) => c.notNull())
        .addColumn('updated', own.moment, (c) => c.notNull())
        .addColumn('due', own.moment)
        .addColumn('won', 'text')
        .addColumn('rematch', 'text')
        .execute();
      await db.schema
        .createIndex('matches_lobby')
        .on('matches')
        .columns(['public', 'state', 'updated'])
        .execute();
      await db.schema.createIndex('matches_creator').on('matches').columns(['creator', 'state']).execute();
      await db.schema
        .createIndex('matches_due')
        .on('matches')
        .column('due')
        .where(sql.ref('due'), 'is not', null)
        .execute();
      await db.schema
        .createTable('sitting')
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('match', own.key, (c) => c.notNull().references('matches.id'))
        .addPrimaryKeyConstraint('sitting_key', ['guest', 'match'])
        .execute();
      // The key is the compare-and-swap: of two processes that write the same act only one succeeds.
      await db.schema
        .createTable('acts')
        .addColumn('match', own.key, (c) => own.ofMatch(c.notNull()))
        .addColumn('at', 'integer', (c) => c.notNull())
        .addColumn('act', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('acts_key', ['match', 'at'])
        .modifyEnd(own.byKey)
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('id', 'integer', (c) => own.counted(c.primaryKey()))
        .addColumn('match', own.key, (c) => c.notNull().references('matches.id'))
        .addColumn('at', own.moment, (c) => c.notNull())
        .addColumn('sender', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('chat_match').on('chat').columns(['match', 'id']).execute();
    },
  },
  '002-asked': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('asked', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '003-auto': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('auto', 'text', (c) => c.notNull().defaultTo('[]'))
        .execute();
    },
  },
  '004-cover': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('cover', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '006-secret': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('secret', 'text').execute();
    },
  },
  '007-staying': {
    async up(db: Kysely<unknown>) {
      const matches = db.schema.alterTable('matches');
      await matches.addColumn('abandoned', 'integer', (c) => c.notNull().defaultTo(0)).execute();
      await matches.addColumn('seen', own.moment, (c) => c.notNull().defaultTo(0)).execute();
      await matches.addColumn('stuck', 'text').execute();
      await db.schema
        .createTable('checkpoints')
        .addColumn('match', own.key, (c) => own.ofMatch(c.notNull()))
        .addColumn('acts', 'integer', (c) => c.notNull())
        .addColumn('since', 'integer', (c) => c.notNull())
        .addColumn('decided', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('sum', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('checkpoints_key', ['match', 'acts'])
        .modifyEnd(own.byKey)
        .execute();
    },
  },
  '008-seen': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('guests')
        .addColumn('seen', own.moment, (c) => c.notNull().defaultTo(0))
        .execute();
      // When somebody was last here is not known of those before: nobody is forgotten for that.
      await sql`update guests set seen = ${Date.now()}`.execute(db);
      await db.schema
        .alterTable('guests')
        .addColumn('muted', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('guests_seen').on('guests').column('seen').execute();
      await db.schema.createIndex('matches_age').on('matches').columns(['state', 'updated']).execute();
    },
  },
  '009-going': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('going')
        .addColumn('match', own.key, (c) => c.primaryKey())
        .execute();
    },
  },
  '010-hints': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('hints', 'integer').execute();
    },
  },
  '011-guests': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pushes')
        .addColumn('endpoint', own.key, (c) => c.primaryKey())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('created', own.moment, (c) => c.notNull())
        .execute();
      await db.schema.createIndex('pushes_guest').on('pushes').columns(['guest', 'created']).execute();
      await db.schema
        .createTable('deeds')
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('won', 'integer', (c) => c.notNull())
        .addColumn('seen', 'text', (c) => c.notNull())
        .addColumn('caught', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('deeds_key', ['guest', 'match'])
        .modifyEnd(own.byKey)
        .execute();
    },
  },
  '012-nodes': {
    async up(db: Kysely<unknown>) {
      const matches = db.schema.alterTable('matches');
      await matches.addColumn('node', 'text').execute();
      await matches.addColumn('term', 'integer', (c) => c.notNull().defaultTo(0)).execute();
      await db.schema
        .createIndex('matches_node')
        .on('matches')
        .column('node')
        .where(sql.ref('node'), 'is not', null)
        .execute();
      await db.schema
        .createTable('nodes')
        .addColumn('id', own.key, (c) => c.primaryKey())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('rules', 'text', (c) => c.notNull())
        .addColumn('draining', 'integer', (c) => c.notNull())
        .addColumn('seen', own.moment, (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('pledges')
        .addColumn('guest', own.key, (c) => c.primaryKey())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('created', own.moment, (c) => c.notNull())
        .execute();
    },
  },
  '013-series': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('series')
        .addColumn('id', own.key, (c) => c.primaryKey())
        .addColumn('spec', 'text', (c) => c.notNull())
        .addColumn('seen', own.moment, (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('shares')
        .addColumn('series', own.key, (c) => c.notNull())
        .addColumn('first', 'integer', (c) => c.notNull())
        .addColumn('result', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('shares_key', ['series', 'first'])
        .modifyEnd(own.byKey)
        .execute();
    },
  },
  '014-common': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('common')
        .addColumn('name', own.key, (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '015-sitting': {
    async up(db: Kysely<unknown>) {
      // Forgetting a match would look through all who ever sat anywhere.
      await db.schema.createIndex('sitting_match').on('sitting').column('match').execute();
    },
  },
  '016-lines': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chat').addColumn('line', own.moment).execute();
      await db.schema
        .createIndex('chat_line')
        .unique()
        .on('chat')
        .columns(['match', 'seat', 'line'])
        .where(sql.ref('line'), 'is not', null)
        .execute();
    },
  },
  '017-stand-ins': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('standIn', 'text').execute();
    },
  },
  '005-pulse': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pulse')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('at', own.moment, (c) => c.notNull())
        .execute();
    },
  },
});

/** Brings a database up to date. */
export async function migrate(db: Kysely<Schema>, own: Dialect): Promise<void> {
  const provider = { getMigrations: async () => migrations(own) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
