import { LIMITS, type Message } from '@indigo/protocol';

/** The largest number of a message. */
const LARGEST_RE = 0xffffffff;

/**
 * A message if it is an answer, and a well-formed one: nearly all that people say. Everything else, null, is for the
 * schema to judge, which is thorough and takes its time. Nothing passes here that would not pass there.
 */
export function answerIn(message: unknown): (Message & { do: 'answer' }) | null {
  if (typeof message !== 'object' || message === null) return null;
  const { do: what, no, ids, re } = message as { [key: string]: unknown };
  if (what !== 'answer' || !isCount(no, Number.MAX_SAFE_INTEGER) || !areIds(ids)) return null;
  const numbered = Object.hasOwn(message, 're');
  if (Object.keys(message).length !== (numbered ? 4 : 3)) return null;
  if (!numbered) return { do: what, no, ids };
  return isCount(re, LARGEST_RE) ? { do: what, no, ids, re } : null;
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LIMITS.id;

const areIds = (value: unknown): value is string | string[] =>
  isId(value) || (Array.isArray(value) && value.length <= LIMITS.ids && value.every(isId));
