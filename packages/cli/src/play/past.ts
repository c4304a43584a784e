import type { Act } from '@indigo/host';
import { type AnyRuleset, type Entry, Match, type MatchRecord, RecordError, type Seat } from '@indigo/kernel';
import type { Player } from '../players.ts';
import { text } from '../text.ts';

/** Whoever sits at this keyboard. */
const HERE = 'here';

export const sitting = (players: readonly Player[]): (Act & { readonly do: 'sit' })[] =>
  players.map(({ name, bot }, seat) => ({
    do: 'sit',
    seat,
    player: { name, who: bot === null ? HERE : null, bot },
  }));

/** What led to where a record ends, as a host does it again. Throws a RecordError if the record does not fit the rules. */
export function pastOf(ruleset: AnyRuleset, record: MatchRecord): readonly Act[] {
  // Says what is wrong with the record; what follows takes it to be right.
  Match.load(ruleset, record, { narrate: false });
  const { seats, options, entries } = record;
  const match = Match.start(ruleset, { seats, options }, { narrate: false, copies: false });
  let drawn: number[] = [];
  const acts: Act[] = [{ do: 'start', drawn, to: 0 }];
  for (const entry of entries) {
    if (typeof entry === 'number') {
      match.roll(entry);
      drawn.push(entry);
      continue;
    }
    const seat = answering(match, entry);
    const ids = idsOf(entry);
    match.submit(seat, match.no, ids);
    drawn = [];
    acts.push({ do: 'answer', seat, ids, drawn, to: 0 });
  }
  if (match.chance !== null) throw new RecordError(text.wrong.endsEarly(match.chance.why));
  return acts;
}

const answering = (match: Match, entry: Entry): Seat =>
  Array.isArray(entry) && typeof entry[0] === 'number' ? entry[0] : match.open()[0];

function idsOf(entry: Exclude<Entry, number>): string | readonly string[] {
  if (typeof entry === 'string') return entry;
  return typeof entry[0] === 'number' ? (entry.slice(1) as string[]) : (entry as readonly string[]);
}
