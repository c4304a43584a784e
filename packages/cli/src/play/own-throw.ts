import { type LineMeaning, lineMeaning, type Seat } from '@indigo/kernel';
import type { Heard } from '../terminal/story.ts';
import type { Session } from './session.ts';

/** Where it is told what somebody rolled first of all, since their turn began if that is told too. Else: at the end. */
export function ownThrow(
  session: Session,
  seat: Seat,
  heard: readonly Heard[],
): { readonly from: number; readonly to: number } {
  const meanings = heard.map(({ say }) => lineMeaning(session.ruleset.meanings, say));
  const begun = meanings.findLastIndex(({ turn }) => turn?.seat === seat) + 1;
  const from = meanings.findIndex((meaning, i) => i >= begun && isThrownBy(meaning, seat));
  if (from < 0) return { from: heard.length, to: heard.length };
  const after = meanings.findIndex((meaning, i) => i > from && !isThrownBy(meaning, seat));
  return { from, to: after < 0 ? heard.length : after };
}

const isThrownBy = ({ dice = [], beat }: LineMeaning, seat: Seat): boolean =>
  beat?.seat === seat || (dice.length > 0 && dice.every((die) => die.seat === seat));
