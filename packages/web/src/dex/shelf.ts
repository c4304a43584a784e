import type { TypeName } from '@indigo/art';
import type { Art, Say, Subject } from '@indigo/kernel';
import type { Game } from '../table/game.ts';

/** A thing of a game as the Dex shows it. */
export interface Entry {
  readonly key: string;
  readonly art: Art;
  readonly subject: Subject | null;
  readonly name: string;
  /** All its words, small, to be searched. */
  readonly text: string;
  readonly types: readonly TypeName[];
}

/** One sort of things. */
export interface Shelf {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** All there is in a game, in words: as its rules list it, with the types its creatures are drawn in. */
export function shelvesOf({ ruleset, skin }: Game, say: (say: Say) => string): readonly Shelf[] {
  const { meanings } = ruleset;
  return (meanings?.dex?.() ?? []).map(({ id, say: title, things }) => ({
    id,
    name: say(title),
    entries: things.map((art, i): Entry => {
      const subject = meanings?.thing(art) ?? null;
      const name = subject === null ? (art.of ?? art.kind) : say(subject.say);
      const lines = subject === null ? [] : [...(subject.tag ? [subject.tag] : []), ...subject.lines];
      return {
        key: `${id}-${i}`,
        art: subject ?? art,
        subject,
        name,
        text: [name, ...lines.map(say)].join(' ').toLowerCase(),
        types: skin.creature(art)?.types ?? [],
      };
    }),
  }));
}

/** Those that hold every word that is looked for and have the type. Whoever searches a name finds it first. */
export function found(entries: readonly Entry[], query: string, type: TypeName | null): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = entries.filter(
    ({ text, types }) =>
      (type === null || types.includes(type)) && words.every((word) => text.includes(word)),
  );
  if (words.length === 0) return fits;
  const named = ({ name }: Entry): boolean => words.every((word) => name.toLowerCase().includes(word));
  return [...fits.filter(named), ...fits.filter((entry) => !named(entry))];
}
