import { describe, expect, it } from 'vitest';
import { graphOf, SPACES, spaceOf } from '../src/board.ts';
import { COLOURS } from '../src/data/colours.ts';
import type { ItemId } from '../src/data/items.ts';
import { isBall } from '../src/rules/capture.ts';
import { ITEM_SORT } from '../src/sorts.ts';
import { EMPTY, FACE_DOWN } from '../src/state.ts';
import {
  AWAY,
  BOARD,
  discarded,
  go,
  handOf,
  isWeak,
  liesAt,
  onlyPile,
  type Seated,
  type TableSetup,
  type Told,
  table,
  teamOf,
} from './table.ts';

/** Seat 0 with these Items in its first free moment, another player elsewhere. */
const holding = (hand: readonly ItemId[], me: Seated = {}, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ hand, ...me }, AWAY], ...more });
const _ids = (t: Told, start: string): string[] => t.optionIds().filter((id) => id.startsWith(start));

/** Some capture space of this colour. */
const slotOf = (colour: (typeof COLOURS)[number]): string =>
  SPACES.find(
    (space) =>
      space.kind === 'pokemon' &&
      space.colour === COLOURS.indexOf(colour) &&
      BOARD.some((id) => space.id.startsWith(`${id}-`)),
  )?.id as string;

describe('Honey', () => {
  it('H-ITEM-32 H-ITEM-33 a full attempt on a Pokémon of the own hexagon', () => {
    const slots = { 'new-bark-7': 'weak:gastly', 'pewter-1': 'abra' };
    const t = holding(['honey', 'great-ball'], {}, { slots }).answer('honey');
    expect(t.optionIds().sort()).toEqual(
      ['1', '10', '2', '3', '4', '7', '9'].map((i) => `slot:new-bark-${i}`),
    );
    t.answer('slot:new-bark-7').expectAsked('ball', 0).answer('great-ball').roll('catch', 6);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(liesAt(t, 'new-bark-7')).toBe('');
  });

  it('H-ITEM-33 a face-down one is turned up, and a failure weakens it', () => {
    const t = holding(['honey'])
      .answer('honey')
      .answer('slot:new-bark-7')
      .rolls(['pokemon', 'gastly'], ['catch', 1]);
    expect(liesAt(t, 'new-bark-7')).toBe('gastly');
    expect(isWeak(t, 'new-bark-7')).toBe(true);
  });

  it('H-ITEM-34 besides the move, before or after it (H-AMB-51)', () => {
    const t = holding(['honey'], { at: 'new-bark-4' });
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']).expectAsked('after', 0);
    t.answer('honey').answer('slot:new-bark-7').rolls(['pokemon', 'abra'], ['catch', 2]);
    expect(teamOf(t, 0)).toContain('abra');
  });
});

describe('Lure Module', () => {
  it('H-ITEM-35 H-ITEM-08 without two of one colour it cannot be used', () => {
    const t = table({
      players: [{ hand: ['lure-module', 'bicycle'] }, AWAY],
      also: (s) => s.slots.fill(EMPTY, 1),
    }).expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['roll', 'bicycle']);
  });

  const slots = { 'new-bark-7': 'weak:gastly', 'pewter-1': 'abra', 'pewter-4': 'haunter' };

  it('H-ITEM-35 two of one colour change places, on any hexagons', () => {
    const t = holding(['lure-module'], {}, { slots }).answer('lure-module').answer('slot:new-bark-7');
    expect(t.optionIds()).not.toContain('slot:pewter-4'); // Green
    expect(t.optionIds()).not.toContain('slot:new-bark-7');
    t.answer('slot:pewter-1').expectChance('move');
    expect([liesAt(t, 'new-bark-7'), liesAt(t, 'pewter-1')]).toEqual(['abra', 'gastly']);
  });

  it('H-ITEM-36 facing and token go along, nothing is turned up and no Repel answers', () => {
    const t = table({ players: [{ hand: ['lure-module'] }, { ...AWAY, hand: ['repel'] }], slots });
    t.answer('lure-module').answer('slot:new-bark-7').answer('slot:new-bark-2').expectChance('move');
    expect([liesAt(t, 'new-bark-7'), liesAt(t, 'new-bark-2')]).toEqual(['', 'gastly']);
    expect([isWeak(t, 'new-bark-7'), isWeak(t, 'new-bark-2')]).toEqual([false, true]);
    expect(t.told(7, 'appeared')).toEqual([]);
  });
});

describe('balls', () => {
  it.each([
    ['great-ball', 1],
    ['ultra-ball', 2],
    ['master-ball', 4],
  ] as const)('H-ITEM-37 H-ITEM-38 H-ITEM-39 %s reaches %i either way (H-AMB-17)', (ball, reach) => {
    expect(isBall(ITEM_SORT[ball])).toBe(true);
    const tried = (pips: number) => {
      const t = table({
        players: [{ at: 'new-bark-1', hand: [ball] }, AWAY],
        slots: { 'new-bark-2': 'golem' }, // Red: 5 alone
      });
      go(t, 1, 'new-bark-2').expectAsked('ball', 0).answer(ball).roll('catch', pips);
      expect(discarded(t)).toEqual([ball]);
      return teamOf(t, 0).includes('golem');
    };
    for (let pips = 1; pips <= 6; pips++) expect(tried(pips)).toBe(Math.abs(5 - pips) <= reach);
  });

  it("H-ITEM-80 a ball goes with every attempt of its holder, also in another's turn (H-AMB-44)", () => {
    const t = table({
      players: [{ at: 'new-bark-1' }, { at: 'new-bark-0', trainer: 'cynthia', hand: ['ultra-ball'] }],
      slots: { 'new-bark-2': 'golem' },
    });
    go(t, 1, 'new-bark-2').roll('catch', 1).answers(1, 'cynthia').expectAsked('ball', 1);
    t.answer('ultra-ball').roll('catch', 3);
    expect(teamOf(t, 1)).toContain('golem');
  });
});

describe('Rare Candy', () => {
  const slots = { 'new-bark-7': 'gastly', 'pewter-4': 'weak:haunter' };

  it('H-ITEM-64 H-ITEM-65 an open relative, on any hexagon, without a roll; the slot is refilled', () => {
    const t = holding(['rare-candy'], { team: ['haunter', 'bulbasaur'] }, { slots });
    t.answer('rare-candy');
    expect(t.optionIds()).toEqual(['slot:new-bark-7', 'slot:pewter-4']);
    t.answer('slot:pewter-4').expectChance('move');
    expect(teamOf(t, 0)).toEqual(['haunter', 'bulbasaur', 'haunter']);
    expect([liesAt(t, 'pewter-4'), isWeak(t, 'pewter-4')]).toEqual(['', false]);
  });

  it('H-ITEM-64 H-ITEM-66 no Red, no stranger, nothing face down', () => {
    holding(['rare-candy'], { team: ['gastly'] }, { slots: { [slotOf('red')]: 'gengar' } }).expectChance(
      'move',
    );
    holding(['rare-candy'], { team: ['abra'] }, { slots: { 'new-bark-7': 'gastly' } }).expectChance('move');
    const blue = holding(
      ['rare-candy'],
      { team: ['squirtle'] },
      { slots: { [slotOf('blue')]: 'wartortle' } },
    );
    expect(blue.optionIds()).toContain('rare-candy');
  });

  it('H-TRN-18 Blue draws for it', () => {
    const t = holding(
      ['rare-candy'],
      { team: ['haunter'], trainer: 'blue' },
      { slots: { 'new-bark-7': 'gastly' } },
    );
    t.answer('rare-candy').roll('item', 'vitamin').expectChance('move');
    expect(teamOf(t, 0)).toContain('gastly');
  });
});

describe('Repel', () => {
  const found = (hands: readonly (readonly ItemId[])[], more: Partial<TableSetup> = {}): Told =>
    go(
      table({
        players: hands.map((hand, seat) => ({ at: seat === 0 ? 'new-bark-1' : 'pewter-1', hand })),
        ...more,
      }),
      1,
      'new-bark-2',
    );

  it('H-ITEM-67 H-REACT-27 a Pokémon turned up goes back into its pile for the next one', () => {
    const t = found([['repel'], []])
      .roll('pokemon', 'gastly')
      .expectAsked('on-reveal', 0);
    const before = t.view(7).piles.pink;
    t.answer('repel').rolls(['pokemon', 'abra'], ['catch', 1]);
    expect(liesAt(t, 'new-bark-2')).toBe('abra');
    expect(t.view(7).unseen.pink).toContain('gastly');
    expect(t.view(7).piles.pink).toBe(before);
  });

  it('H-ITEM-67 with an empty pile it cannot be played', () => {
    const t = found([['repel'], []], {
      also: (s) => {
        onlyPile(s, 'pink', ['gastly']);
        s.slots[graphOf(s).captureOf[spaceOf('new-bark-2')]] = FACE_DOWN;
      },
    });
    t.roll('catch', 3);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(handOf(t, 0)).toEqual(['repel']);
  });

  it('H-ITEM-68 H-ITEM-70 anybody may use it and any other Doll stop it (H-AMB-54)', () => {
    const t = found([[], ['repel'], ['poke-doll']])
      .roll('pokemon', 'gastly')
      .answers(1, 'repel');
    t.expectAsked('on-hit', 2).answer('poke-doll').roll('catch', 1);
    expect(liesAt(t, 'new-bark-2')).toBe('gastly');
  });

  it('H-ITEM-70 as a setting, only the Doll of the player in turn (H-AMB-54)', () => {
    const t = found([[], ['repel'], ['poke-doll']], { options: { repelDoll: 'own' } });
    t.roll('pokemon', 'gastly').answers(1, 'repel').rolls(['pokemon', 'abra'], ['catch', 1]);
    expect(liesAt(t, 'new-bark-2')).toBe('abra');
  });

  it('H-ITEM-69 a Pokémon that lies open already is no trigger (H-AMB-56)', () => {
    const t = found([['repel'], []], { slots: { 'new-bark-2': 'gastly' } }).roll('catch', 1);
    expect(handOf(t, 0)).toEqual(['repel']);
  });

  it('H-ITEM-71 the one that then lies there may be driven away too', () => {
    const t = found([['repel'], ['repel']])
      .roll('pokemon', 'gastly')
      .answers(0, 'pass')
      .answers(1, 'repel');
    t.roll('pokemon', 'abra')
      .expectAsked('on-reveal', 0)
      .answer('repel')
      .rolls(['pokemon', 'oddish'], ['catch', 1]);
    expect(liesAt(t, 'new-bark-2')).toBe('oddish');
  });

  it('H-VEC-45 the example of A, B and C', () => {
    const hands: ItemId[][] = [['poke-doll'], ['poke-doll'], ['repel', 'poke-doll']];
    const t = found(hands).roll('pokemon', 'gastly').answers(2, 'repel');
    t.expectAsked('on-hit', [0, 1]).answers(0, 'pass').answers(1, 'poke-doll');
    t.expectAsked('on-hit', 2).answer('poke-doll').expectAsked('on-hit', 0).answer('poke-doll');
    t.roll('catch', 1);
    expect(liesAt(t, 'new-bark-2')).toBe('gastly');
    const works = found(hands).roll('pokemon', 'gastly').answers(2, 'repel');
    works.answers(0, 'pass').answers(1, 'poke-doll').answers(2, 'poke-doll').answers(0, 'pass');
    works.rolls(['pokemon', 'abra'], ['catch', 1]);
    expect(liesAt(works, 'new-bark-2')).toBe('abra');
  });
});
