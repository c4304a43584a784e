import type { Act } from '@indigo/host';
import {
  type AnyRuleset,
  Match,
  type MatchRecord,
  type Plain,
  RecordError,
  readEntry,
  type Seat,
} from '@indigo/kernel';
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
    const asking = match.asking();
    if (typeof entry === 'number') drawn.push(entry);
    else if (asking !== null) {
      drawn = [];
      acts.push({ do: 'answer', ...readEntry(asking, entry), drawn, to: 0 });
    }
    match.enter(entry);
  }
  if (match.chance !== null) throw new RecordError(text.wrong.endsEarly(match.chance.why));
  return acts;
}

/** What a seat saw when it had been told so many lines. */
export function viewAfter(ruleset: AnyRuleset, record: MatchRecord, seat: Seat, told: number): Plain {
  const { seats, options, entries } = record;
  const match = Match.start(ruleset, { seats, options });
  let view = match.view(seat);
  for (const entry of entries) {
    match.enter(entry);
    if (match.says(seat).length > told) break;
    view = match.view(seat);
  }
  return view;
}
