import type { No, Reply } from '@indigo/host';
import {
  type Decision,
  type OptionMeaning,
  PASS,
  type QuestionMeaning,
  read,
  type Seat,
} from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import type { Session } from './session.ts';

/** One question to one person, and what they have put together of a composed answer. */
export interface Turn {
  readonly session: Session;
  readonly seat: Seat;
  readonly decision: Decision;
  /** What the game says about the question, and about each of its options. */
  readonly about: QuestionMeaning;
  readonly meanings: readonly OptionMeaning[];
  /** The ids chosen so far. */
  draft: readonly string[];
  /** What may be added to them; null where one option is the whole answer. */
  fitting: readonly string[] | null;
  /** What keeps them from being an answer, in words. */
  missing: string | null;
  /** Which page of the options is shown where not all fit; it counts on from the first again. */
  page: number;
}

/** stay: ask again. options: with the options, which may have scrolled away. again: with the whole screen. answered: go on. changed: the match stands elsewhere. left: save and go. */
export type Next = 'stay' | 'options' | 'again' | 'answered' | 'changed' | 'left';

export const isNo = (reply: Reply): reply is No => 'no' in reply;

/** The question the seat is asked, with nothing chosen yet. */
export async function turnOf(session: Session, seat: Seat): Promise<Turn | null> {
  const { decision, view } = session.onlooker(seat).table;
  if (decision === null) return null;
  const { meanings } = session.ruleset;
  const turn: Turn = {
    session,
    seat,
    decision,
    about: meanings?.question(view, decision) ?? {},
    meanings: decision.options.map((option) => meanings?.option(view, decision, option) ?? {}),
    draft: [],
    fitting: null,
    missing: null,
    page: 0,
  };
  await compose(turn, []);
  return turn;
}

/** Takes these parts as what is chosen, if they go together. */
export async function compose(turn: Turn, ids: readonly string[]): Promise<boolean> {
  const { session, seat, decision } = turn;
  if (decision.shape === 'pick') return false;
  const reply = await session.command(seat, { do: 'compose', no: decision.no, ids });
  if (!('next' in reply)) return false;
  turn.draft = ids;
  turn.fitting = reply.next;
  turn.missing = reply.missing === null ? null : missingInWords(turn, reply.missing);
  return true;
}

function missingInWords({ session, seat, decision, draft }: Turn, missing: string): string {
  const { words } = session.ruleset;
  if (!Object.hasOwn(words, missing)) return text.compose.tooFew(decision.min - draft.length);
  return read(words, [missing], session.reader(seat));
}

export function nameOf({ session, seat, decision }: Turn, id: string): string {
  const face = decision.options.find((option) => option.id === id);
  return face === undefined ? id : session.say(seat, face.say);
}

/** What Enter gives: what most would do next, a pass, or what has been put together. */
export function onEnter({ decision, meanings, draft, missing }: Turn): string | readonly string[] | null {
  if (decision.shape !== 'pick') return draft.length > 0 && missing === null ? draft : null;
  const likely = decision.options.filter((_, i) => meanings[i].role === 'natural');
  if (likely.length === 1) return likely[0].id;
  return decision.mode === 'first' ? PASS : null;
}

/** Says what is wrong with what they typed; what they can type is shown again. */
export function wrongly(turn: Turn, line: string): Next {
  say(turn, line);
  return 'options';
}

/** Prints plain text, wrapped to the terminal. */
export function say({ session }: { readonly session: Session }, line: string, indent = ''): 'stay' {
  const { io } = session.console;
  print(io, ...wrap(line, sizeOf(io).width, indent));
  return 'stay';
}
