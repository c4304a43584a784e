import type { AnyFront, Art } from '@indigo/kernel';
import type { Speech } from './speech.ts';

/** Shorter names are found inside too much that is none. */
const SHORTEST = 3;

/** A stretch of a sentence; with `art`, it is the name of that thing. */
interface NamedRun {
  readonly text: string;
  readonly art: Art | null;
}

/** The things of a game by the names its reader knows. */
export interface Names {
  artOf(name: string): Art | null;
  /** A sentence with the names in it set apart. */
  split(text: string): readonly NamedRun[];
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** From what the game lists of itself: whatever is told by name can be looked at. */
export function namesOf({ meanings }: Pick<AnyFront, 'meanings'>, { say }: Pick<Speech, 'say'>): Names {
  const arts = new Map<string, Art>();
  for (const art of meanings?.dex?.().flatMap(({ things }) => things) ?? []) {
    const subject = meanings?.thing(art) ?? null;
    const name = subject === null ? '' : say(subject.say);
    // Of two with one name the first is told of oftener.
    if (name.length >= SHORTEST && !arts.has(name)) arts.set(name, art);
  }
  // The longest first: Nidoran is no name where Nidoran♀ is meant.
  const sorted = [...arts.keys()].sort((a, b) => b.length - a.length).map(literally);
  const any =
    sorted.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(${sorted.join('|')})(?![\\p{L}\\d])`, 'u');
  const artOf = (name: string): Art | null => arts.get(name) ?? null;
  return {
    artOf,
    split: (text) =>
      any === null
        ? [{ text, art: null }]
        : text.split(any).flatMap((part) => (part === '' ? [] : [{ text: part, art: artOf(part) }])),
  };
}

export const NO_NAMES: Names = { artOf: () => null, split: (text) => [{ text, art: null }] };

/** A run with what of the sentence must stay on its line: a full stop is no word of its own. */
interface TailedRun extends NamedRun {
  readonly tail: string;
}

/** What follows a name without a space goes with it: a name is a button, after which a line may break. */
export function withTails(runs: readonly NamedRun[]): readonly TailedRun[] {
  let taken = 0;
  return runs.map(({ text, art }, i) => {
    const rest = text.slice(taken);
    const next = art === null ? '' : (runs[i + 1]?.text ?? '');
    const tail = /^[^\s\p{L}\d]+/u.exec(next)?.[0] ?? '';
    taken = tail.length;
    return { text: rest, art, tail };
  });
}
