import type { Plain, Seat } from './plain.ts';

/** Something to be read by people, in no language yet: a key of the game's words and the facts it speaks of. */
export type Say = readonly [key: string, ...facts: Plain[]];

/** Who is being spoken to, and what the players are called. */
export interface Reader {
  /** The seat that reads, or null: then everybody is spoken of by name. */
  readonly you: Seat | null;
  name(seat: Seat): string;
}

export interface Sentence {
  /** The rule this line follows, where it follows one. */
  readonly clause?: string;
  say(reader: Reader, ...facts: never[]): string;
}

/** All that a game says, by key: what a translation replaces. */
export interface Words {
  readonly [key: string]: Sentence;
}

/** The sentence in words. An unknown key reads as itself: a missing translation must never stop a match. */
export function read(words: Words, [key, ...facts]: Say, reader: Reader): string {
  const sentence = Object.hasOwn(words, key) ? words[key] : undefined;
  if (sentence === undefined) return [key, ...facts.map((fact) => JSON.stringify(fact))].join(' ');
  return (sentence.say as (reader: Reader, ...facts: Plain[]) => string)(reader, ...facts);
}
