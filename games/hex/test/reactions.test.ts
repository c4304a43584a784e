import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { drawn, handOf, type Seated, type TableSetup, type Told, table, teamOf } from './table.ts';

const AWAY: Seated = { at: 'pewter-1' };

/** Seat 0 with these Items in its first free moment, another player elsewhere. */
const _holding = (hand: readonly ItemId[], me: Seated = {}, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ hand, ...me }, AWAY], ...more });
const _ids = (t: Told, start: string): string[] => t.optionIds().filter((id) => id.startsWith(start));

describe('Exp. Share', () => {
  const shared = (event: 'professor-oak' | 'pokemon-egg', more: Seated = {}): Told =>
    drawn(event, { players: [{}, { at: 'pewter-1', hand: ['exp-share'], ...more }, { at: 'eterna-1' }] });

  it('H-ITEM-17 H-ITEM-18 H-ITEM-21 H-REACT-13 H-REACT-14 declared before, carried out after the original (H-AMB-48)', () => {
    const t = shared('professor-oak').expectAsked('on-copy', 1);
    expect(handOf(t, 0)).toEqual([]);
    t.answer('exp-share').rolls(['item', 'potion'], ['item', 'fly'], ['item', 'vitamin'], ['item', 'honey']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([
      ['fly', 'potion'],
      ['honey', 'vitamin'],
    ]);
    expect(t.told(7, 'drew-items').map((say) => say[1])).toEqual([0, 1]);
  });

  it('H-ITEM-19 H-REACT-15 in the copy the user is "you", with choices and opponents of the own', () => {
    const t = drawn('duel-volcano', {
      players: [
        { team: ['abra'] },
        { at: 'pewter-1', team: ['abra'], hand: ['exp-share'] },
        { at: 'eterna-1' },
      ],
    });
    t.answer('exp-share').expectAsked('duel-whom', 0).answer('player:1').rolls(['battle', 6], ['battle', 1]);
    t.rolls(['item', 'fly'], ['item', 'honey']).expectAsked('duel-whom', 1);
    expect(t.optionIds()).toEqual(['player:2', 'player:0']);
    t.answer('player:0');
    expect(t.told(7, 'battle')).toEqual([
      ['battle', 0, 1, 'duel'],
      ['battle', 1, 0, 'duel'],
    ]);
  });

  it('H-ITEM-20 H-REACT-16 neither the own Event nor a copy can be shared', () => {
    const own = drawn('professor-oak', { players: [{ hand: ['exp-share'] }, AWAY] });
    own.rolls(['item', 'potion'], ['item', 'fly']);
    expect(handOf(own, 0)).toEqual(['exp-share', 'fly', 'potion']);
    const t = drawn('professor-oak', {
      players: [{}, { at: 'pewter-1', hand: ['exp-share'] }, { at: 'eterna-1', hand: ['exp-share'] }],
    });
    t.expectAsked('on-copy', [1, 2]).answers(1, 'exp-share').expectAsked('on-copy', 2).pass();
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'vitamin'], ['item', 'vitamin']);
    expect(handOf(t, 2)).toEqual(['exp-share']); // the copy asked nobody
  });

  it('H-ITEM-21 a cancelled Event cannot be shared; its successor can (H-AMB-48)', () => {
    const t = drawn('professor-oak', {
      players: [{}, { at: 'pewter-1', hand: ['exp-share', 'poke-flute'] }],
    });
    t.expectAsked('on-event', 1).answer('poke-flute').roll('event', 'pokemon-egg');
    t.expectAsked('on-copy', 1).answer('exp-share').rolls(['pokemon', 'gastly']);
    t.roll('pokemon', 'abra');
    expect(teamOf(t, 1)).toEqual(['charmander', 'abra']);
  });
});
