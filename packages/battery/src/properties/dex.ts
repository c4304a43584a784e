import { type AnyRuleset, read } from '@indigo/kernel';

/** All there is in a game can be browsed: every sort has a name, every thing of it a name of its own and a text, once. */
export function checkDex({ meanings, words }: AnyRuleset): void {
  const parts = meanings?.dex?.() ?? [];
  if (parts.length === 0) throw new Error('there is nothing to browse');
  const reader = { you: null, name: (seat: number) => `Seat ${seat}` };
  for (const { id, say, things } of parts) {
    if (!Object.hasOwn(words, say[0])) throw new Error(`nobody says what "${id}" is called`);
    if (things.length === 0) throw new Error(`there is nothing in "${id}"`);
    const seen = new Set<string>();
    for (const art of things) {
      const name = JSON.stringify(art);
      if (seen.has(name)) throw new Error(`"${id}" has ${name} twice`);
      seen.add(name);
      const subject = meanings?.thing(art) ?? null;
      if (subject === null || subject.lines.length === 0) throw new Error(`nothing says what ${name} is`);
      for (const line of [subject.say, ...subject.lines]) {
        const text = read(words, line, reader);
        if (text === '' || /undefined|NaN|\[object/.test(text)) throw new Error(`${name} says "${text}"`);
      }
    }
  }
}
