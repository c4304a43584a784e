import type { Plain, Seat } from './plain.ts';
import { type Asking, DONE } from './request.ts';
import type { AnyRuleset, Face, State } from './ruleset.ts';

/** Why an answer was not taken. */
export type RefusalCode =
  | 'over'
  | 'stale'
  | 'not-asked'
  | 'answered'
  | 'no-such-option'
  | 'incomplete'
  | 'ill-formed'
  | 'broken';

export interface RefusedAnswer {
  readonly refused: RefusalCode;
  /** One sentence for its reader. */
  readonly reason: string;
}

/** What is needed to read ids as values. */
export interface AnswerReader {
  readonly ruleset: AnyRuleset;
  readonly s: State;
}

/** A window's pass, as records and clients write it. */
export const PASS = 'pass';

export const passFace: Face = { id: PASS, say: ['pass'] };

/** The value behind an id (or behind the list of ids of a composed answer). */
export function readAnswer(
  reader: AnswerReader,
  asking: Asking,
  seat: Seat,
  ids: unknown,
): { readonly value: Plain } | RefusedAnswer {
  return asking.parts === null ? readPick(reader, asking, seat, ids) : readList(reader, asking, seat, ids);
}

function readPick(
  reader: AnswerReader,
  asking: Asking,
  seat: Seat,
  ids: unknown,
): { value: Plain } | RefusedAnswer {
  const id = Array.isArray(ids) && ids.length === 1 ? ids[0] : ids;
  if (typeof id !== 'string') {
    return { refused: 'ill-formed', reason: `"${asking.question.kind}" takes exactly one option id` };
  }
  if (asking.mode === 'first' && id === PASS) return { value: DONE };
  const options = asking.options(seat);
  for (let i = 0; i < options.length; i++) {
    if (reader.ruleset.face(reader.s, asking, options[i], seat).id === id) return { value: options[i] };
  }
  return unknown(reader, asking, seat, id, options);
}

function readList(
  reader: AnswerReader,
  asking: Asking,
  seat: Seat,
  ids: unknown,
): { value: Plain } | RefusedAnswer {
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    return { refused: 'ill-formed', reason: `"${asking.question.kind}" takes a list of option ids` };
  }
  const options = asking.options(seat);
  const byId = new Map(
    options.map((value) => [reader.ruleset.face(reader.s, asking, value, seat).id, value]),
  );
  const list: Plain[] = [];
  for (const id of ids as string[]) {
    const part = byId.get(id);
    if (part === undefined) return unknown(reader, asking, seat, id, options);
    if (!asking.fitting(seat, list).includes(part)) {
      return {
        refused: 'no-such-option',
        reason: `"${id}" cannot be added ${list.length === 0 ? 'first' : 'to that'}`,
      };
    }
    list.push(part);
  }
  const missing = asking.missing(list);
  if (missing !== null)
    return {
      refused: 'incomplete',
      reason: `the answer to "${asking.question.kind}" is not complete: ${missing}`,
    };
  return { value: list };
}

function unknown(
  reader: AnswerReader,
  asking: Asking,
  seat: Seat,
  id: string,
  options: readonly Plain[],
): RefusedAnswer {
  const known = options.slice(0, 12).map((value) => reader.ruleset.face(reader.s, asking, value, seat).id);
  if (asking.mode === 'first') known.unshift(PASS);
  const more = options.length > 12 ? ` and ${options.length - 12} more` : '';
  const shown = id.length > 60 ? `${id.slice(0, 60)}…` : id;
  return {
    refused: 'no-such-option',
    reason: `"${shown}" is not an option; there are: ${known.join(', ')}${more}`,
  };
}
