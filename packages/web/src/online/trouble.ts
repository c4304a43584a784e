import { wordsNow } from '../words/words.ts';

/** What people are told of something the server refused: a sentence of ours where we know what it is, else its own. */
export function troubleWords(code: string, reason: string): string {
  const { troubles } = wordsNow();
  if (Object.hasOwn(troubles, code)) return troubles[code as keyof typeof troubles];
  return sentence(reason);
}

/** What a server says in passing, as a sentence. */
export const sentence = (reason: string): string => `${reason[0]?.toUpperCase() ?? ''}${reason.slice(1)}.`;
