import { type Art, read, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SQUARES } from '../src/board.ts';
import { CARDS } from '../src/data/cards.ts';
import { SITES } from '../src/data/sites.ts';
import { badges } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { doorName, squareName } from '../src/names.ts';
import { words } from '../src/text.ts';
import { SIX, squareOf, turnWith } from './table.ts';

const inWords = (say: Parameters<typeof read>[1]): string =>
  read(words, say, { you: 0, name: (seat) => `Seat ${seat}` });

/** What a thing says of itself, its name first. */
function told(art: Art): string[] {
  const subject = meanings.thing(art);
  if (subject === null) throw new Error(`nothing is said of ${JSON.stringify(art)}`);
  return [subject.say, ...subject.lines].map(inWords);
}

describe('Things', () => {
  it('cards, buildings and squares say what they are and what is our own design', () => {
    const charizard = CARDS.find(({ name }) => name === 'Charizard') as (typeof CARDS)[number];
    expect(told({ kind: 'card', of: String(charizard.dex), marks: ['fainted'] })).toEqual([
      'Charizard (Fire, Fly)',
      expect.stringMatching(/^Fly: /),
      'Wins a fight with 4 or more in the Fire Gym, 5 or more in the Water Gym and 3 or more in the Grass Gym.',
      'Counts in the Fire Contest.',
      'It has fainted: it cannot fight in Gyms until the Pokémon Center heals it.',
      'Our own design: the rulebook leaves it open.',
    ]);
    expect(told({ kind: 'gym', of: '11-1' })).toEqual([
      'Fire Gym',
      'Beat its 3 Fire Pokémon one after the other: Rapidash, Ninetales and Arcanine. One die for each fight.',
      'Super Effective wins with 3 or more, Effective with 4, Not Very Effective with 5. Whoever loses faints.',
      'Our own design: the rulebook leaves it open.',
    ]);
    expect(told({ kind: 'contest', of: '3-1' })[1]).toContain('4 or more Normal Pokémon');
    expect(told({ kind: 'route', of: '3-4' })[1]).toContain('3 Grass, 1 Normal, 2 Water');
    expect(told({ kind: 'badge', of: 'gym-water' })[0]).toBe('Water Gym Badge');
  });

  it('everything a table shows says what it is, in sentences', () => {
    const t = turnWith(4, {
      seats: [{ at: '11-2', party: SIX, fainted: ['Vulpix'], badges: ['gym-water'] }, { party: ['Ditto'] }],
    });
    t.answer('challenge:gym-fire');
    const { places, pieces, battle } = badges.scene(t.view(0));
    const arts: Art[] = [...places.map(({ id, kind }) => ({ kind, of: id })), ...pieces];
    for (const side of battle?.sides ?? [])
      arts.push(...side.fighters, ...(side.emblem ? [side.emblem] : []));
    for (const { dex } of CARDS) arts.push({ kind: 'card', of: String(dex) });
    for (const { id } of SITES) arts.push({ kind: 'badge', of: id });
    for (const art of arts) {
      const [, ...lines] = told(art);
      expect(lines.length, JSON.stringify(art)).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^[A-Z\d].*\.$/u);
    }
    expect(meanings.question(t.view(0), t.decision()).subject).toMatchObject({ kind: 'gym', of: 'gym-fire' });
  });

  it('no square goes by its numbers, and no two by one name', () => {
    const names = SQUARES.map((_, at) => squareName(at));
    expect(new Set(names).size).toBe(SQUARES.length);
    expect(new Set(SQUARES.map((_, at) => doorName(at))).size).toBe(SQUARES.length);
    for (const name of names) expect(name).not.toMatch(/\(\d+,\d+\)/);
    expect(squareName(squareOf('3-4'))).toBe('Route 5, 3 south of the Normal Contest');
    expect(doorName(squareOf('11-8'))).toBe('by the Pokémon Center, on its north side');
  });
});

describe('The story', () => {
  it('tells the die and what was needed, and why a Contest is lost', () => {
    const t = turnWith(4, { seats: [{ at: '11-2', party: ['Magikarp', 'Ditto'] }, {}] });
    t.answer('challenge:gym-fire')
      .answer('send:magikarp')
      .roll('fight', 3)
      .answer('send:ditto')
      .roll('fight', 3);
    expect(t.story(SPECTATOR)).toContain('seat 0 rolls a 3 (needed 3 or more) and beats Rapidash.');
    expect(t.story(SPECTATOR)).toContain("seat 0 rolls a 3 (needed 4 or more): seat 0's Ditto faints.");
    const lost = turnWith(4, { seats: [{ at: '3-2', party: ['Ditto'] }, {}] }).answer(
      'compete:contest-normal',
    );
    expect(lost.story(SPECTATOR).join(' ')).toContain('outshone: it takes 4 Normal Pokémon in the Party.');
    lost.expectChance('move');
  });

  it('says that an offer fell through, not who had nothing to give', () => {
    const t = turnWith(4, { seats: [{ at: '11-11', party: ['Ditto'] }, { party: ['Eevee'] }] });
    t.answer('trade:1').answer(['give:ditto', 'want:vulpix']).answer('reject');
    expect(t.story(1)).toContain("Seat 0's offer to seat 1 falls through.");
    t.expectAsked('move', 0);
  });
});
