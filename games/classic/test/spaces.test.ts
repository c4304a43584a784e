import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { isPlateau, SPACES } from '../src/board.ts';
import { EVENT_INDEX } from '../src/data/events.ts';
import { expectTurnOf, revive, underTo } from './meeting.ts';
import { handOf, placeOf, table, teamOf } from './table.ts';

const TWO_CARDS = [
  ['item', 'great-ball'],
  ['item', 'potion'],
] as const;

/** Seat 0 flies to a city. */
const flyTo = (city: string, ko: readonly string[] = []) =>
  table({
    trainers: [{ at: 'p01', team: ['Pikachu', 'Pidgey', 'Weedle'], ko, hand: ['fly'] }, { at: 'p09' }],
  }).answer(`fly:${city}`);

describe('Spaces', () => {
  it('C-SPACE-01 the road has cities, catch spaces and Draw Event spaces, and each is carried out', () => {
    const road = SPACES.filter((_, at) => !isPlateau(at));
    expect(new Set(road.map((space) => space.kind))).toEqual(new Set(['city', 'catch', 'event']));
    for (const [at, why] of [
      ['p03', 'item'],
      ['viridian', 'event'],
      ['p04', 'chip'],
    ]) {
      table({ trainers: [{ at }, { at: 'pewter' }] })
        .roll('move', 1)
        .expectChance(why);
    }
  });

  it('C-SPACE-02 most cities and towns give the top two cards of the Item deck', () => {
    for (const city of ['viridian', 'pewter', 'lavender', 'saffron', 'celadon', 'fuchsia', 'cinnabar']) {
      const t = flyTo(city).rolls(...TWO_CARDS);
      expect(handOf(t.s, 0), city).toEqual(['great-ball', 'potion']);
      expectTurnOf(t, 1);
    }
  });

  it('C-SPACE-02 from the top, unseen by the others', () => {
    const t = table({
      trainers: [{ at: 'p03' }, { at: 'pewter' }],
      items: { under: ['fly', 'potion', 'poke-doll'], only: true },
    }).roll('move', 1);
    expect(handOf(t.s, 0)).toEqual(['fly', 'potion']);
    expect(underTo(t)).toEqual(['poke-doll']);
    const unseen = flyTo('lavender').rolls(...TWO_CARDS);
    for (const seat of [1, SPECTATOR]) {
      expect(unseen.told(seat, 'drew-items')).toEqual([['drew-items', 0, 2]]);
      expect(unseen.told(seat, 'got-items')).toEqual([]);
      expect(unseen.view(seat).trainers[0]).toMatchObject({ cards: 2, known: [] });
    }
    expectTurnOf(unseen, 1);
    expectTurnOf(t, 1);
  });

  it('C-SPACE-03 Cerulean and Vermilion City revive instead', () => {
    for (const city of ['cerulean', 'vermilion']) {
      const t = flyTo(city, ['Pidgey']).expectAsked('revive', 0);
      expect(t.optionIds()).toEqual([revive('Pidgey'), 'leave']);
      t.answer(revive('Pidgey'));
      expect(t.s.trainers[0]).toMatchObject({ ko: [], hand: [] }); // and no cards
      expectTurnOf(t, 1);
      expectTurnOf(flyTo(city), 1); // nobody knocked out: nothing
    }
  });

  it('C-SPACE-04 a catch space: turn up its chip and try to catch it', () => {
    const t = table({ trainers: [{}, { at: 'pewter' }] })
      .roll('move', 1)
      .expectChance('chip');
    t.roll('chip', 'Pidgey').expectChance('catch').roll('catch', 4);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Pidgey']);
    expectTurnOf(t, 1);
  });

  it('C-SPACE-05 a Draw Event space: the top Event Card, shown to all, resolved at once', () => {
    const t = table({ trainers: [{ at: 'p01' }, { at: 'pewter' }] }).roll('move', 1);
    t.roll('event', 'take-1').expectChance('item');
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.told(seat, 'drew-event')).toEqual([['drew-event', 0, EVENT_INDEX['take-1']]]);
      expect(t.view(seat).event).toBe(EVENT_INDEX['take-1']);
    }
    t.roll('item', 'fly');
    expect(handOf(t.s, 0)).toEqual(['fly']);
    expect(t.view(1).events.under).toEqual([EVENT_INDEX['take-1']]);
    expectTurnOf(t, 1);
  });

  it('C-SPACE-06 a catch space without a chip does nothing', () => {
    const t = table({ trainers: [{}, { at: 'pewter' }], circles: { p01: 'empty' } }).roll('move', 1);
    expect(placeOf(t.s, 0)).toBe('p01');
    expectTurnOf(t, 1);
  });

  it('C-SPACE-06 but it still counts for movement', () => {
    const circles = { p01: 'empty', p03: 'empty' };
    const t = table({ trainers: [{}, { at: 'pewter' }], circles }).roll('move', 4);
    expect(placeOf(t.s, 0)).toBe('viridian');
    t.expectChance('item');
  });

  it('C-SPACE-07 Pallet Town gives nothing', () => {
    const t = table({ trainers: [{ at: 'p01', roams: true }, { at: 'pewter' }] });
    t.roll('move', 1).answer('move:pallet');
    expect(placeOf(t.s, 0)).toBe('pallet');
    expect(handOf(t.s, 0)).toEqual([]);
    expectTurnOf(t, 1);
    const flown = flyTo('pallet', ['Pidgey', 'Weedle']);
    expect(flown.s.trainers[0].ko).toHaveLength(2);
    expectTurnOf(flown, 1);
  });

  it('C-SPACE-08 a space is carried out once for each landing', () => {
    const t = table({ trainers: [{ at: 'p03' }, { at: 'pewter' }] }).rolls(['move', 1], ...TWO_CARDS);
    expect(t.told(SPECTATOR, 'drew-items')).toHaveLength(1);
    expectTurnOf(t, 1);
  });

  it('C-SPACE-08 never for passing', () => {
    // over p03, Viridian City and the event p04
    const t = table({ trainers: [{ at: 'p02' }, { at: 'pewter' }] }).roll('move', 4);
    t.rolls(['chip', 'Pidgey'], ['catch', 1]);
    expect(t.told(SPECTATOR).map(([key]) => key)).toEqual([
      'turn',
      'rolled',
      'moved',
      'appeared',
      'rolled-to-catch',
      'missed',
      'turn',
    ]);
    expectTurnOf(t, 1);
  });

  it('C-SPACE-08 never for starting a turn there', () => {
    for (const at of ['viridian', 'p03', 'p04']) {
      table({ trainers: [{ at }, { at: 'pewter' }] }).expectChance('move');
    }
    const center = table({ trainers: [{ at: 'cerulean', ko: ['Bulbasaur'] }, { at: 'pewter' }] });
    center.expectChance('move');
  });
});

describe('Cinnabar Island', () => {
  it('C-CIN-01 any roll at least as large as the distance may end there, the surplus is lost', () => {
    // r11 is three spaces away
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = table({ trainers: [{ at: 'r11' }, { at: 'pewter' }] }).roll('move', pips);
      expect(t.optionIds().includes('move:cinnabar'), `${pips}`).toBe(pips >= 3);
    }
    const t = table({ trainers: [{ at: 'r11' }, { at: 'pewter' }] }).roll('move', 6);
    t.answer('move:cinnabar').rolls(...TWO_CARDS);
    expect(placeOf(t.s, 0)).toBe('cinnabar');
    expectTurnOf(t, 1);
  });

  it('C-CIN-01 it is a choice: another path may be taken', () => {
    const t = table({ trainers: [{ at: 'r12' }, { at: 'pewter' }] }).roll('move', 4);
    expect(t.optionIds()).toEqual(['move:fuchsia', 'move:cinnabar']);
    t.answer('move:fuchsia').expectChance('item');
    expect(placeOf(t.s, 0)).toBe('fuchsia');
  });

  it('C-CIN-02 landing there gives 2 Item Cards at any Power Points', () => {
    for (const team of [['Pikachu'], ['Pikachu', 'Ivysaur', 'Venusaur', 'Charizard']]) {
      const t = table({ trainers: [{ at: 'r13', team }, { at: 'pewter' }] }).roll('move', 1);
      t.answer('move:cinnabar').rolls(...TWO_CARDS);
      expect(handOf(t.s, 0)).toEqual(['great-ball', 'potion']); // two, not four
      expectTurnOf(t, 1);
    }
  });

  it('C-CIN-03 with fewer than 20 Power Points there is no way on to Indigo Plateau', () => {
    const onIsland = (...team: string[]) =>
      table({ trainers: [{ at: 'cinnabar', team, hand: ['fly'] }, { at: 'pewter' }] });
    const t = onIsland('Bulbasaur', 'Ivysaur', 'Butterfree', 'Caterpie'); // 19
    expect(t.view(0).trainers[0].power).toBe(19);
    expect(t.optionIds()).not.toContain('enter');
    expect(t.refusal('enter')).toMatchObject({ code: 'no-such-option', clause: 'C-CIN-03' });
    t.answer('roll').roll('move', 1).expectChance('event');
    expect(placeOf(t.s, 0)).toBe('r13'); // the one way there is
    expect(onIsland('Bulbasaur', 'Ivysaur', 'Wartortle', 'Caterpie').optionIds()).toContain('enter'); // 20
  });

  it('C-CIN-04 who starts there and does not enter must move away', () => {
    const t = table({ trainers: [{ at: 'cinnabar' }, { at: 'cinnabar' }] });
    t.roll('move', 6).rolls(...TWO_CARDS); // Fuchsia City, unasked
    expect(placeOf(t.s, 0)).toBe('fuchsia');
    expectTurnOf(t, 1);
    const strong = table({
      trainers: [{ at: 'cinnabar', team: ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Charizard'] }, {}],
    });
    expect(strong.optionIds()).toEqual(['enter', 'roll']);
    strong.answer('roll').roll('move', 2).expectChance('event');
    expect(placeOf(strong.s, 0)).toBe('r12');
  });
});
