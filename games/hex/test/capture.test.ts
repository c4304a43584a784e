import { describe, expect, it } from 'vitest';
import { monOf } from '../src/pokemon.ts';
import { catches } from '../src/rules/capture.ts';
import { discarded, go, handOf, isWeak, liesAt, onlyPile, table, teamOf } from './table.ts';

/** Seat 0 beside a Pink space of New Bark, with a second player far away. */
const beside = (lies: string, more: object = {}, other: object = {}) =>
  table({
    players: [
      { at: 'new-bark-1', ...more },
      { at: 'pewter-0', ...other },
    ],
    slots: { 'new-bark-2': lies },
  });
const DONE = 'new-bark-2';

describe('captures', () => {
  it('H-CAP-01 H-SPACE-01 a face-down card is turned up for all, then tried', () => {
    const t = go(beside('down'), 1, DONE).rolls(['pokemon', 'gastly'], ['catch', 2]);
    expect(t.told(7, 'appeared')).toHaveLength(1);
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'gastly']);
  });

  it.each([1, 2, 3, 4, 5, 6])('H-CAP-02 a Pink one is caught with 2, 3, 4 or 5: %i', (pips) => {
    const t = go(beside('gastly'), 1, DONE).roll('catch', pips);
    expect(teamOf(t, 0).includes('gastly')).toBe(pips >= 2 && pips <= 5);
  });

  it('H-CAP-11 H-SPACE-02 the slot is refilled face down', () => {
    const t = go(beside('gastly'), 1, DONE).roll('catch', 2);
    expect(liesAt(t, DONE)).toBe('');
  });

  it('H-SPACE-03 H-WEAK-01 a failure leaves it face up with a token', () => {
    const t = go(beside('gastly'), 1, DONE).roll('catch', 1);
    expect(teamOf(t, 0)).toEqual(['bulbasaur']);
    expect(liesAt(t, DONE)).toBe('gastly');
    expect(isWeak(t, DONE)).toBe(true);
  });

  it('H-WEAK-02 H-WEAK-03 a token gives anybody ±1, and there is never a second', () => {
    const t = go(beside('weak:gastly'), 1, DONE).roll('catch', 6);
    expect(teamOf(t, 0)).toContain('gastly');
  });

  it('H-SPACE-04 an empty slot does nothing, and without a card left it stays empty', () => {
    const none = go(beside('empty'), 1, DONE);
    expect(teamOf(none, 0)).toEqual(['bulbasaur']);
    const t = table({
      players: [{ at: 'new-bark-1' }, { at: 'pewter-0' }],
      slots: { 'new-bark-2': 'gastly' },
      also: (s) => onlyPile(s, 'pink', []),
    });
    go(t, 1, DONE).roll('catch', 3);
    expect(liesAt(t, DONE)).toBe(null);
  });

  it('H-CAP-03 H-CAP-04 a ball is announced before the roll and spent either way', () => {
    const t = go(beside('gastly', { hand: ['great-ball', 'vitamin'] }), 1, DONE);
    t.expectAsked('ball', 0);
    expect(t.optionIds()).toEqual(['nothing', 'great-ball']); // H-CAP-13: one, and only balls
    t.answer('great-ball').roll('catch', 1);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(discarded(t)).toEqual(['great-ball']);
    expect(handOf(t, 0)).toEqual(['vitamin']);
  });

  it('H-CAP-08 H-VEC-20 numbers do not wrap', () => {
    expect(catches(monOf('rayquaza'), 1, 1)).toBe(false);
  });

  it('H-VEC-19 H-CAP-06 H-CAP-07 token and Great Ball add up', () => {
    const golem = monOf('golem');
    expect([2, 3, 6].map((pips) => catches(golem, pips, 2))).toEqual([false, true, true]);
  });

  it('H-VEC-33 H-LEG-05 H-ITEM-39 the balls', () => {
    const all = [1, 2, 3, 4, 5, 6];
    const caught = (id: string, span: number) => all.filter((pips) => catches(monOf(id), pips, span));
    expect(caught('golem', 4)).toEqual(all);
    expect(caught('rayquaza', 4)).toEqual([2, 3, 4, 5, 6]);
    expect(caught('rayquaza', 2)).toEqual([4, 5, 6]);
    expect(caught('gastly', 0)).toEqual([2, 3, 4, 5]);
    expect(caught('gastly', 1)).toEqual(all);
    expect(caught('wartortle', 2)).toEqual([2, 3, 4, 5, 6]);
  });

  it('H-TRN-11 H-VEC-39 a specialist reaches ±1, once', () => {
    const t = go(beside('parasect', { trainer: 'erika' }), 1, DONE).roll('catch', 2);
    expect(teamOf(t, 0)).toContain('parasect');
    const miss = go(beside('parasect', { trainer: 'erika' }), 1, DONE).roll('catch', 1);
    expect(teamOf(miss, 0)).not.toContain('parasect');
  });

  it('H-TRN-16 Blue draws an Item for every Pokémon', () => {
    const t = go(beside('gastly', { trainer: 'blue' }), 1, DONE).rolls(['catch', 3], ['item', 'vitamin']);
    expect(handOf(t, 0)).toEqual(['vitamin']);
  });
});
