import { SUMMARY_COLUMNS, type Written } from '../sql/writer.ts';

/** An act on its way to the database, or a line in the lists alone. */
export interface Entry {
  readonly match: string;
  /** The number of the act; of a line alone, how many acts it is told from. */
  readonly at: number;
  /** Null: only the line in the lists. */
  readonly act: string | null;
  readonly summary: Written | null;
}

const KINDS: { readonly [name in (typeof SUMMARY_COLUMNS)[number]]: string } = {
  state: 'text',
  players: 'text',
  turn: 'int',
  asked: 'int',
  updated: 'bigint',
  due: 'bigint',
  won: 'text',
  abandoned: 'int',
};

/** So many arrays come before those of the summaries. */
const ACTS = 3;
const columns = SUMMARY_COLUMNS.join(', ');
const arrays = SUMMARY_COLUMNS.map((name, i) => `$${ACTS + 2 + i}::${KINDS[name]}[]`).join(', ');
const [ACTS_OF, GUEST_OF, GUEST] = [2, 3, 4].map((i) => ACTS + SUMMARY_COLUMNS.length + i);

/**
 * Acts in one statement: one transaction, one flush of the disk. An act is kept only after the one before it, so there is
 * never a gap, even if the database went back to an older state. Whatever is missing in the answer was a conflict.
 */
const KEEP = `
insert into acts (match, at, act)
select match, at, act from unnest($1::text[], $2::int[], $3::text[]) as u (match, at, act)
 where case when u.at = 0 then exists (select 1 from matches m where m.id = u.match)
            else exists (select 1 from acts p where p.match = u.match and p.at = u.at - 1) end
on conflict do nothing
returning match, at`;

/** The same with lines in the lists. One that comes with an act is written only with it, one alone only if no act is newer. */
const KEEP_AND_TELL = `
with kept as (${KEEP}),
lines as (
  select * from unnest($${ACTS + 1}::text[], ${arrays}, $${ACTS_OF}::int[]) as s (match, ${columns}, acts)
   where case when s.acts is null then exists (select 1 from kept k where k.match = s.match)
              else not exists (select 1 from acts a where a.match = s.match and a.at = s.acts) end),
told as (
  update matches m set ${SUMMARY_COLUMNS.map((name) => `${name} = s.${name}`).join(', ')}
    from lines s where m.id = s.match),
sits as (
  select u.match, u.guest from unnest($${GUEST_OF}::text[], $${GUEST}::text[]) as u (match, guest)
    join lines s on s.match = u.match),
stood as (
  delete from sitting o using lines s
   where o.match = s.match and not exists (select 1 from sits n where n.match = o.match and n.guest = o.guest)),
sat as (
  insert into sitting (guest, match) select guest, match from sits
   where exists (select 1 from matches m where m.id = sits.match) on conflict do nothing)
select match, at from kept`;

/** What is said to the database about a batch. Most have no lines: that takes far less of it. */
export function statementOf(batch: readonly Entry[]): {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
} {
  return batch.some(({ summary }) => summary !== null)
    ? { name: 'keep-and-tell', text: KEEP_AND_TELL, values: [...actsOf(batch), ...linesOf(batch)] }
    : { name: 'keep', text: KEEP, values: actsOf(batch) };
}

function actsOf(batch: readonly Entry[]): unknown[] {
  const acts = batch.filter(({ act }) => act !== null);
  return [acts.map(({ match }) => match), acts.map(({ at }) => at), acts.map(({ act }) => act)];
}

function linesOf(batch: readonly Entry[]): unknown[] {
  const told = batch.flatMap(({ match, at, act, summary }) =>
    summary === null ? [] : [{ match, acts: act === null ? at : null, summary }],
  );
  const guests = told.flatMap(({ match, summary }) => summary.guests.map((guest) => ({ match, guest })));
  return [
    told.map(({ match }) => match),
    ...SUMMARY_COLUMNS.map((_, i) => told.map(({ summary }) => summary.values[i])),
    told.map(({ acts }) => acts),
    guests.map(({ match }) => match),
    guests.map(({ guest }) => guest),
  ];
}
