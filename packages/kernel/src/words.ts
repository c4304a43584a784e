import type { Mask, Plain, Seat } from './plain.ts';
import type { Table } from './table.ts';

/** Something to be read by people, in no language yet: a key of the game's words and the facts it speaks of. */
export type Say = readonly [key: string, ...facts: Plain[]];

/** Who is being spoken to, and what the players are called. */
export interface Reader {
  /** The seat that reads, or null: then everybody is spoken of by name. */
  readonly you: Seat | null;
  name(seat: Seat): string;
}

export interface Sentence {
  /** The rule this line follows, where it follows one; by its facts where one sentence serves several. */
  readonly clause?: string | ((...facts: never[]) => string);
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

/** The rule a line follows, or null. */
export function ruleOf(words: Words, [key, ...facts]: Say): string | null {
  const clause = Object.hasOwn(words, key) ? words[key].clause : undefined;
  return typeof clause === 'function'
    ? (clause as (...facts: Plain[]) => string)(...facts)
    : (clause ?? null);
}

/** As many facts as `Table.tell` takes: a sixth would be lost without a word. */
type Five = [a?: Plain, b?: Plain, c?: Plain, d?: Plain, e?: Plain];

/** The facts a sentence speaks of. */
export type Facts<F> = F extends (reader: Reader, ...facts: infer Rest extends Five) => string
  ? Rest
  : F extends () => string
    ? []
    : never;

type Tell<S, W extends Words> = <K extends keyof W & string>(
  t: Table<S>,
  to: Mask,
  what: K,
  ...facts: Facts<W[K]['say']>
) => void;

/** `Table.tell` for a game with these words: an unknown key, a missing or a wrong fact does not compile. */
export const teller = <S, W extends Words>(): Tell<S, W> =>
  ((t: Table<S>, to: Mask, what: string, a?: Plain, b?: Plain, c?: Plain, d?: Plain, e?: Plain) =>
    t.tell(to, what, a, b, c, d, e)) as Tell<S, W>;
