import { type Art, read, type Say, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { CHIPS } from '../src/data/chips.ts';
import { EVENTS } from '../src/data/events.ts';
import { ITEMS } from '../src/data/items.ts';
import { classic } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { spaceName } from '../src/names.ts';
import { words } from '../src/text/words.ts';
import { drawing, rolling } from './drawing.ts';
import { inWords, question } from './meant.ts';
import { give } from './meeting.ts';
import { dexOf, table } from './table.ts';

/** What a thing says of itself, its name first. */
function told(art: Art): string[] {
  const subject = meanings.thing(art);
  if (subject === null) throw new Error(`nothing is said of ${JSON.stringify(art)}`);
  return [subject.say, ...subject.lines].map((say) => inWords(say));
}

describe('Things', () => {
  it('chips, cards and events say what they are, with their figures', () => {
    expect(told({ kind: 'chip', of: String(dexOf('Raichu')), marks: ['ko'] })).toEqual([
      'Raichu',
      expect.stringContaining('attack 6'),
      'Caught with a 3 or 4.',
      'Own Pikachu and Raichu: Raichu gets Evolution Bonus +3 in battle.',
      'Knocked out: it cannot fight and adds no power until it is revived.',
    ]);
    expect(told({ kind: 'card', of: 'ultra-ball' })).toEqual([
      'Ultra Ball',
      'The catch roll may be changed by +1 or +2 after it is rolled.',
      'Before a catch roll.',
      '6 cards of the deck of 54.',
    ]);
    expect(told({ kind: 'event', of: 'take-2' })).toEqual([
      'Take 2 Item Cards',
      'Draw 2 Item Cards from the top of the deck.',
    ]);
    expect(told({ kind: 'city', of: 'cerulean' })[1]).toContain('A 1 or 6 revives them all');
    expect(told({ kind: 'event', of: 'p02' })).toEqual([
      'Pink event two spaces northwest of Pallet Town',
      'Draw an Event Card and carry it out at once.',
    ]);
    expect(told({ kind: 'circle', of: 'circle:b05' })[1]).toContain('caught with a 3 or 4');
  });

  it('everything a table shows says what it is, in sentences', () => {
    const t = table({
      trainers: [
        {
          at: 'p01',
          team: ['Bulbasaur', 'Pidgey', 'Raichu'],
          hand: ITEMS.slice(0, 7).map(({ id }) => id),
        },
        { at: 'i05' },
      ],
      circles: { p03: 'Zubat' },
    });
    const { places, pieces } = classic.scene(t.view(0));
    const arts: Art[] = [...places.map(({ id, kind }) => ({ kind, of: id })), ...pieces];
    for (const { id } of ITEMS) arts.push({ kind: 'card', of: id });
    for (const { id } of EVENTS) arts.push({ kind: 'event', of: id });
    for (const { dex } of CHIPS) arts.push({ kind: 'chip', of: String(dex) });
    for (const art of arts) {
      const [, ...lines] = told(art);
      expect(lines.length, JSON.stringify(art)).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^[A-Z\d].*[.!\d]$/u);
    }
    t.expectChance('move');
  });

  it('no space goes by its id, and no two by one name', () => {
    const names = SPACES.map((_, at) => spaceName(at));
    expect(new Set(names).size).toBe(SPACES.length);
    for (const name of names) expect(name).not.toMatch(/\b[pgbri]\d\d\b/);
  });
});

describe('Event Cards are told in full', () => {
  const text = (event: number): string => inWords(['event-text', event]);

  it.each(EVENTS.map(({ id }, event) => [id, event] as const))('%s: when it is drawn', (id, event) => {
    const t = drawing(id, [
      { team: ['Bulbasaur', 'Pidgey', 'Abra'] },
      { team: ['Charmander', 'Onix', 'Seel'] },
    ]);
    expect(t.story(SPECTATOR).join(' ')).toContain(text(event));
    if (t.match.chance !== null) t.expectChance(t.match.chance.why);
  });

  it.each([
    ['unknown-dungeon', 'dungeon'],
    ['chance', 'chance'],
    ['trade', 'trade-want'],
    ['fight', 'fight'],
  ] as const)('%s: in what it asks', (id, kind) => {
    const others = [{ team: ['Charmander', 'Onix', 'Seel'] }, { team: ['Squirtle', 'Ekans'] }];
    const t = drawing(id, [{ team: ['Bulbasaur', 'Pidgey', 'Abra'] }, ...others]);
    t.expectAsked(kind, 0);
    const event = EVENTS.findIndex((one) => one.id === id);
    expect(question(t).subject).toMatchObject({ kind: 'event', of: id });
    expect(question(t).subject?.lines.map((say) => inWords(say))).toEqual([text(event)]);
  });

  it('in a window: who may stop a trade sees what is offered and what the card says', () => {
    const t = drawing('trade', [
      { team: ['Bulbasaur', 'Pidgey', 'Abra'] },
      { team: ['Charmander', 'Onix', 'Seel'], hand: ['poke-doll'] },
    ]);
    t.answer(`take:${dexOf('Onix')}`)
      .answer(give('Pidgey'))
      .expectAsked('doll-trade', 1);
    const { subject } = question(t, 1);
    expect(subject).toMatchObject({ kind: 'chip', of: String(dexOf('Pidgey')) });
    expect(subject?.lines.map((say) => inWords(say))).toContain(
      text(EVENTS.findIndex(({ id }) => id === 'trade')),
    );
  });

  it('a trade that a Poké Doll may stop is not told as done', () => {
    const t = drawing('trade', [
      { team: ['Bulbasaur', 'Pidgey', 'Abra'] },
      { team: ['Charmander', 'Onix', 'Seel'], hand: ['poke-doll'] },
    ]);
    t.answer(`take:${dexOf('Onix')}`)
      .answer(give('Pidgey'))
      .answer('use')
      .expectChance('move');
    const story = t.story(SPECTATOR);
    expect(story).toContain("seat 0 wants seat 1's Onix for Pidgey.");
    expect(story.filter((line) => /takes seat 1's Onix/.test(line))).toEqual([]);
  });
});

describe('Reasons', () => {
  it('why nothing comes of an event, who plays the Master, who begins', () => {
    const t = drawing('pokemon-center', [{}, {}]);
    expect(t.story(0)).toContain('Pokémon Center. It has no effect: nobody needs reviving.');
    t.expectChance('move');
    const final = rolling([{}, {}, {}], 'i04').rolls(['move', 1], ['rival', 2], ['rival', 5]);
    final.rolls(['rival-card', 'Gary']);
    expect(final.story(0)).toContain('seat 2 plays the Pokémon Master, having rolled highest (5).');
    final.expectChance('battle');
  });

  it('a knocked-out Pokémon is called so where it is chosen, and brings no power', () => {
    const t = drawing('trade', [
      { team: ['Bulbasaur', 'Pidgey', 'Abra'], ko: ['Pidgey'] },
      { team: ['Charmander', 'Onix', 'Seel'], ko: ['Onix'] },
    ]);
    const inText = (say: Say): string => read(words, say, { you: 0, name: (seat) => `seat ${seat}` });
    expect(inText(t.decision().options[0].say)).toMatch(/^seat 1's Onix \(.*, knocked out\)$/);
    t.answer(`take:${dexOf('Onix')}`);
    const [pidgey, abra] = t.decision().options;
    expect([pidgey, abra].map(({ say }) => inText(say))).toEqual(['Pidgey (knocked out)', 'Abra']);
    const brings = (face: typeof pidgey): string =>
      inWords(meanings.option(t.view(0), t.decision(), face).brings?.[0]);
    expect([brings(pidgey), brings(abra)]).toEqual([
      'power stays at 7 of 20',
      expect.stringMatching(/^−3 power/),
    ]);
  });
});
