import type { Pool, QueryResultRow } from 'pg';
import type { Claimed, NodeRow, Registry, Taken } from '../cluster/registry.ts';

/** By the clock of the database: those of servers may differ. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** `$n`: milliseconds after which a server that was not heard of is gone. */
const isGone = (within: string): string =>
  `not exists (select 1 from nodes n where n.id = m.node and n.seen > ${NOW} - ${within}::bigint)`;

interface Row {
  readonly id: string;
  readonly address: string;
  readonly rules: string;
  readonly draining: number;
}

/** Servers and their claims, in the database they share. */
export class PostgresRegistry implements Registry {
  private readonly pool: Pool;
  private readonly pulse: Pool;

  /** `pulse`: for what must not wait behind others. */
  constructor(pool: Pool, pulse: Pool) {
    this.pool = pool;
    this.pulse = pulse;
  }

  async beat({ id, address, rules, draining }: NodeRow): Promise<number> {
    const { rows } = await this.pulse.query<{ seen: number }>(
      `insert into nodes (id, address, rules, draining, seen) values ($1, $2, $3, $4, ${NOW})
       on conflict (id) do update set draining = $4, seen = ${NOW} returning seen`,
      [id, address, JSON.stringify(rules), Number(draining)],
    );
    return rows[0].seen;
  }

  async nodes(within: number): Promise<readonly NodeRow[]> {
    const rows = await this.rows<Row>(
      `select id, address, rules, draining from nodes where seen > ${NOW} - $1::bigint order by id`,
      within,
    );
    return rows.map(nodeOf);
  }

  async doubt(node: string): Promise<void> {
    await this.rows('update nodes set seen = 0 where id = $1', node);
  }

  async leave(node: string, silent: number): Promise<void> {
    await this.rows(`delete from nodes where id = $1 or seen < ${NOW} - $2::bigint`, node, silent);
  }

  async claimed(matches: readonly string[], within: number): Promise<ReadonlyMap<string, Claimed>> {
    const rows = await this.rows<Partial<Row> & Omit<Claimed, 'alive'> & { readonly match: string }>(
      `select m.id as match, m.term, m.node, m.game, m.version, n.id, n.address, n.rules, n.draining
         from matches m left join nodes n on n.id = m.node and n.seen > ${NOW} - $2::bigint
        where m.id = any($1::text[])`,
      matches,
      within,
    );
    return new Map(
      rows.map((found) => {
        const { match, term, node, game, version, id } = found;
        return [match, { term, node, game, version, alive: id == null ? null : nodeOf(found as Row) }];
      }),
    );
  }

  async claimFree(
    matches: readonly string[],
    { id, rules }: NodeRow,
    within: number,
    gone: readonly string[],
  ): Promise<ReadonlyMap<string, Taken>> {
    // Two servers that take several tables at once must not wait for each other: what another is at is left to it.
    const rows = await this.rows<Taken & { readonly id: string }>(
      `with free as (
         select m.id, m.node from matches m
          where m.id = any($1::text[]) and (m.node is null or m.node = $2 or m.node = any($5) or ${isGone('$3')})
            and $4::jsonb -> m.game @> to_jsonb(m.version)
            for update of m skip locked)
       update matches m set node = $2, term = m.term + 1 from free f where m.id = f.id
       returning m.id, m.term, f.node as before`,
      matches,
      id,
      within,
      JSON.stringify(rules),
      gone,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async claim(match: string, node: string, seen: number): Promise<number | null> {
    const [found] = await this.rows<{ term: number }>(
      'update matches set node = $2, term = term + 1 where id = $1 and term = $3 returning term',
      match,
      node,
      seen,
    );
    return found?.term ?? null;
  }

  async release(match: string, node: string, term: number): Promise<void> {
    await this.rows(
      'update matches set node = null where id = $1 and node = $2 and term = $3',
      match,
      node,
      term,
    );
  }

  async held(node: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.rows<{ id: string; term: number }>(
      'select id, term from matches where node = $1',
      node,
    );
    return new Map(rows.map(({ id, term }) => [id, term]));
  }

  async claimOverdue(node: NodeRow, now: number, within: number, limit: number): Promise<readonly string[]> {
    return this.claimAll(node, `m.due <= $5::bigint and (m.node is null or ${isGone('$2')})`, [
      within,
      limit,
      JSON.stringify(node.rules),
      now,
    ]);
  }

  async claimOrphans(node: NodeRow, within: number, limit: number): Promise<readonly string[]> {
    const so = `m.node is not null and m.state = 'playing' and m.stuck is null and ${isGone('$2')}`;
    return this.claimAll(node, so, [within, limit, JSON.stringify(node.rules)]);
  }

  /** Some of those of which it is so. What another server is just taking is left to it. */
  private async claimAll(
    { id }: NodeRow,
    so: string,
    values: readonly unknown[],
  ): Promise<readonly string[]> {
    const rows = await this.rows<{ id: string }>(
      `update matches set node = $1, term = term + 1
        where id in (select m.id from matches m
                      where ${so} and $4::jsonb -> m.game @> to_jsonb(m.version)
                      limit $3 for update skip locked)
        returning id`,
      id,
      ...values,
    );
    return rows.map((row) => row.id);
  }

  async pledge(guest: string, fresh: string, now: number, since: number): Promise<string> {
    await this.rows('delete from pledges where created < $1', since);
    // Whoever asks twice at once is shown the same: it is read after it was written, whoever wrote it.
    await this.rows(
      'insert into pledges (guest, secret, created) values ($1, $2, $3) on conflict do nothing',
      guest,
      fresh,
      now,
    );
    return (await this.pledged(guest)) ?? fresh;
  }

  async pledged(guest: string): Promise<string | null> {
    const [found] = await this.rows<{ secret: string }>('select secret from pledges where guest = $1', guest);
    return found?.secret ?? null;
  }

  async takePledge(guest: string, secret: string): Promise<boolean> {
    const taken = await this.rows(
      'delete from pledges where guest = $1 and secret = $2 returning guest',
      guest,
      secret,
    );
    return taken.length > 0;
  }

  async common(name: string, fresh: string): Promise<string> {
    // Read after it was written, whoever wrote it: servers that start together find the same.
    await this.rows('insert into common (name, value) values ($1, $2) on conflict do nothing', name, fresh);
    return (await this.known(name)) ?? fresh;
  }

  async known(name: string): Promise<string | null> {
    const [found] = await this.rows<{ value: string }>('select value from common where name = $1', name);
    return found?.value ?? null;
  }

  private async rows<T extends QueryResultRow>(text: string, ...values: readonly unknown[]): Promise<T[]> {
    return (await this.pool.query<T>(text, [...values])).rows;
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.pulse.end()]);
  }
}

const nodeOf = ({ id, address, rules, draining }: Row): NodeRow => ({
  id,
  address,
  rules: JSON.parse(rules),
  draining: draining === 1,
});
