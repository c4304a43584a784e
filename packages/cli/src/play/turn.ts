import { type Decision, read, type Seat } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { readerFor } from '../players.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import type { Session } from './session.ts';

/** One question to one person, and what they have put together of a composed answer. */
export interface Turn {
  readonly session: Session;
  readonly seat: Seat;
  readonly decision: Decision;
  /** The ids chosen so far. */
  draft: readonly string[];
}

/** stay: ask again. answered: go on. changed: the match stands elsewhere. left: save and go. */
export type Next = 'stay' | 'answered' | 'changed' | 'left';

/** What may be added next to a composed answer; null where one option is the whole answer. */
export function fittingIds({ session, seat, decision, draft }: Turn): readonly string[] | null {
  if (decision.shape === 'pick') return null;
  const draftNow = session.match.composing(seat, draft);
  return 'refused' in draftNow ? [] : draftNow.next;
}

/** What keeps a composed answer from standing, in words, or null. */
export function missingPart({ session, seat, decision, draft }: Turn): string | null {
  const draftNow = session.match.composing(seat, draft);
  if ('refused' in draftNow) return draftNow.reason;
  const { missing } = draftNow;
  if (missing === null) return null;
  const { words } = session.ruleset;
  if (!Object.hasOwn(words, missing)) return text.compose.tooFew(decision.min - draft.length);
  return read(words, [missing], readerFor(session.players, seat));
}

export const nameOf = ({ session, decision }: Turn, id: string): string => {
  const face = decision.options.find((option) => option.id === id);
  return face === undefined
    ? id
    : read(session.ruleset.words, face.say, readerFor(session.players, decision.seat));
};

/** Prints plain text, wrapped to the terminal. */
export function say({ session }: { readonly session: Session }, line: string, indent = ''): 'stay' {
  const { io } = session.console;
  print(io, ...wrap(line, sizeOf(io).width, indent));
  return 'stay';
}
