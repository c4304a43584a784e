import { describe, expect, it } from 'vitest';
import { expectTurnOf, type Played, revive, underTo } from './meeting.ts';
import { handOf, type Seated, table } from './table.ts';

const CITIES = 'pallet viridian pewter cerulean vermilion lavender saffron celadon fuchsia cinnabar'.split(
  ' ',
);

/** Seat 0 holds Fly at the start of its turn. */
const holding = (me: Seated, ...others: Seated[]): Played =>
  table({ trainers: [{ hand: ['fly'], ...me }, ...(others.length > 0 ? others : [{}])] });
const flights = (t: Played): string[] =>
  t
    .optionIds()
    .flatMap((id) => (id.startsWith('fly:') ? [id.slice(4)] : []))
    .sort();

describe('Fly', () => {
  it('C-FLY-01 instead of the movement roll the mover goes to any city or town', () => {
    for (const at of ['p01', 'b15', 'r13']) {
      const t = holding({ at }).expectAsked('start', 0);
      expect(flights(t)).toEqual([...CITIES].sort());
      t.answer('fly:lavender').rolls(['item', 'potion'], ['item', 'potion']);
      expect(t.view(1).trainers[0].at).toBe('lavender');
      expect(t.told(0, 'rolled')).toEqual([]);
      expect(underTo(t)).toEqual(['fly']);
      expectTurnOf(t, 1);
    }
  });

  it('C-FLY-01 on the own turn only', () => {
    const t = holding({ hand: [] }, { hand: ['fly'] }).rolls(
      ['move', 4],
      ['item', 'potion'],
      ['item', 'potion'],
    );
    expect(t.told(1, 'flew')).toEqual([]); // nobody was asked
    t.expectAsked('start', 1);
  });

  it('C-FLY-02 the city is carried out: cards, or revival', () => {
    const cards = holding({}).answer('fly:saffron').rolls(['item', 'potion'], ['item', 'great-ball']);
    expect(handOf(cards.s, 0)).toEqual(['great-ball', 'potion']);
    const hurt = { team: ['Bulbasaur', 'Pidgey'], ko: ['Pidgey'] };
    const center = holding(hurt).answer('fly:vermilion').expectAsked('revive', 0).answer(revive('Pidgey'));
    expect(center.s.trainers[0].ko).toEqual([]);
    for (const t of [cards, center]) expectTurnOf(t, 1);
  });

  it('C-FLY-03 Cinnabar and Pallet are legal, the plateau and the city stood on are not', () => {
    const t = holding({ at: 'lavender' });
    expect(flights(t)).toEqual(CITIES.filter((city) => city !== 'lavender').sort());
    expect(t.refusal('fly:lavender').code).toBe('no-such-option');
    expect(t.refusal('fly:i01').code).toBe('no-such-option');
    t.answer('fly:cinnabar').rolls(['item', 'potion'], ['item', 'potion']);
    expectTurnOf(t, 1);
    const home = holding({ at: 'lavender' }).answer('fly:pallet');
    expect(home.view(0).trainers[0].at).toBe('pallet');
    expectTurnOf(home, 1);
  });

  it('C-FLY-03 from Indigo Plateau one may fly away', () => {
    const t = holding({ at: 'i06' });
    expect(flights(t)).toEqual([...CITIES].sort());
    t.answer('fly:pallet');
    expect(t.view(0).trainers[0].at).toBe('pallet');
    expectTurnOf(t, 1);
  });

  it('C-FLY-04 Fly passes nobody: no stop on the way, nor where it lands', () => {
    const team = ['Charmander', 'Abra'];
    const t = holding({ team: ['Bulbasaur', 'Pidgey'] }, { at: 'p02', team }, { at: 'viridian' });
    t.answer('fly:viridian').rolls(['item', 'potion'], ['item', 'potion']);
    expect(t.view(0).trainers.map(({ at }) => at)).toEqual(['viridian', 'p02', 'viridian']);
    expect(t.told(0, 'stopped')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('C-FLY-04 it cannot be played after the movement roll', () => {
    const t = holding({ at: 'saffron' }).answer('roll').rolls(['move', 1]).expectAsked('move', 0);
    expect(flights(t)).toEqual([]);
    expect(t.refusal('play:fly').clause).toBe('C-FLY-04');
  });
});
