/** What somebody reads who looks at a thing, and the parts of the Dex. */
import { type Art, type Reader, read, type Say } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import { meanings } from '../src/meanings.ts';
import { words } from '../src/text/words.ts';
import { table } from './table.ts';

const reader: Reader = { you: 0, name: (seat) => `Player ${seat + 1}` };
const inWords = (say: Say): string => read(words, say, reader);

const [brock, misty] = LEADERS;

it('a Pokémon says who of its family is yours, and a Leader whether you have beaten them', () => {
  const t = table({ players: [{ team: ['gastly', 'machop'], badges: [brock.id] }, {}] });
  const yours = (art: Art): string[] =>
    (meanings.thing(art, { view: t.view(0), seat: 0 })?.yours ?? []).map(inWords);
  expect(yours({ kind: 'wild', of: 'haunter' }).join()).toContain('Gastly');
  expect(yours({ kind: 'wild', of: 'gastly' })).toEqual([]);
  expect(yours({ kind: 'leader', of: brock.id })).toEqual([`You have beaten ${brock.name}`]);
  expect(yours({ kind: 'leader', of: misty.id })).toEqual([]);
});

it('the Dex has a part for each sort of thing, and every thing in it says what it is', () => {
  const parts = meanings.dex?.() ?? [];
  expect(parts.map(({ say }) => inWords(say))).toEqual([
    'Pokémon',
    'Items',
    'Events',
    'Super Events',
    'Trainers',
    'Gym Leaders',
    'Elite Trainers',
    'Achievements',
    'Cities',
  ]);
  for (const { things } of parts) {
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) expect(meanings.thing(thing)?.say).toBeDefined();
  }
});
