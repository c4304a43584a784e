import { type AnyRuleset, Match, type MatchRecord, type Plain } from '@indigo/kernel';
import { hashOfSecret, type Pledge, PledgedDice } from './pledge.ts';

/** What came of looking at every die and card of a match. */
export type Checked =
  /** Nothing was pledged. */
  | { readonly pledged: false }
  | {
      readonly pledged: true;
      readonly hash: string;
      readonly outcomes: number;
      readonly wrong: number | null;
    };

/** The pledge that a record says its chance came from, if it does. */
function pledgeOf({ about }: MatchRecord): Pledge | null {
  const { dice } = (about ?? {}) as { readonly dice?: Plain };
  if (typeof dice !== 'object' || dice === null || Array.isArray(dice)) return null;
  const { secret, words } = dice as { readonly secret?: Plain; readonly words?: Plain };
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret)) return null;
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) return null;
  return { secret, words: words as readonly string[] };
}

/** Draws every die and card anew. `wrong`: the first entry that is not what was settled before the match. */
export function checkDice(ruleset: AnyRuleset, record: MatchRecord): Checked {
  const pledge = pledgeOf(record);
  if (pledge === null) return { pledged: false };
  const { entries, seats, options } = record;
  const match = Match.start(ruleset, { seats, options }, { narrate: false, copies: false });
  const dice = new PledgedDice(pledge);
  let outcomes = 0;
  const found = (wrong: number | null): Checked => ({
    pledged: true,
    hash: hashOfSecret(pledge.secret),
    outcomes,
    wrong,
  });
  for (const [at, entry] of entries.entries()) {
    if (match.chance !== null) {
      outcomes++;
      if (match.chance.draw(dice.after(entries.slice(0, at))) !== entry) return found(at);
    }
    if ('refused' in match.enter(entry)) return found(at);
  }
  return found(null);
}
