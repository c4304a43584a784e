import { wordsNow } from '../words/words.ts';

/** What people are told of something the server refused: a sentence of ours where we know what it is, else its own. */
export function troubleWords(code: string, reason: string): string {
  const { troubles } = wordsNow();
  if (Object.hasOwn(troubles, code)) return troubles[code as keyof typeof troubles];
  return sentence(reason);
}

/** Why something was not said at the table, the same way. */
export function unsaidWords(code: string): string {
  const { unsaid } = wordsNow();
  return Object.hasOwn(unsaid, code) ? unsaid[code as keyof typeof unsaid] : unsaid.storage;
}

/** Why the server sent somebody away, the same way. */
export function byeWords(why: string): string {
  const { byes } = wordsNow();
  return Object.hasOwn(byes, why) ? byes[why as keyof typeof byes] : sentence(why);
}

/** What a server says in passing, as a sentence. */
const sentence = (reason: string): string => `${reason[0]?.toUpperCase() ?? ''}${reason.slice(1)}.`;
