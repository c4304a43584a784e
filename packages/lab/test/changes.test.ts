import { describe, expect, it } from 'vitest';
import { type Change, changeTables, checkChanges, keysOf, valueAt, WrongChange } from '../src/changes.ts';

const tables = () => ({
  trainers: {
    TRAINERS: [
      { id: 'hiker', money: 3, team: ['Geodude', 'Onix'] },
      { id: 'lass', money: 2, team: ['Oddish'] },
    ],
    STAKES: { low: 1, high: 5 },
    LIMIT: 4,
  },
});

describe('changes of data', () => {
  it('find a row by number and by what it is called, a column by name', () => {
    const changed = tables();
    changeTables(changed, [
      { path: 'trainers/STAKES/high', to: 6 },
      { path: 'trainers/TRAINERS/1/money', to: 7 },
      { path: 'trainers/TRAINERS/hiker/team/0', to: 'Graveler' },
    ]);
    const expected = tables();
    expected.trainers.STAKES.high = 6;
    expected.trainers.TRAINERS[1].money = 7;
    expected.trainers.TRAINERS[0].team[0] = 'Graveler';
    expect(changed).toEqual(expected);
  });

  it('are made all or not at all', () => {
    const changed = tables();
    const changes: readonly Change[] = [
      { path: 'trainers/STAKES/high', to: 6 },
      { path: 'trainers/STAKES/huge', to: 9 },
    ];
    expect(() => changeTables(changed, changes)).toThrow(WrongChange);
    expect(changed).toEqual(tables());
  });

  it.each([
    ['leaders/X', 1, 'there is no "leaders". There are: trainers.'],
    ['trainers', 1, 'There are: TRAINERS, STAKES, LIMIT.'],
    ['trainers/LIMIT', 5, 'stands by itself'],
    ['trainers/LIMIT/more', 5, 'there is no "more"'],
    ['trainers/TRAINERS/length', 5, 'there is no "length". There are: hiker, lass.'],
    ['trainers/TRAINERS/toString', 5, 'there is no "toString"'],
    ['trainers/TRAINERS/lass/money', '5', 'is a number: it cannot become a string.'],
    ['trainers/TRAINERS/lass', [], 'is a table: it cannot become a list.'],
  ])('are refused where they do not fit: %s', (path, to, why) => {
    expect(() => checkChanges(tables(), [{ path, to }])).toThrow(why);
  });

  it('can be looked for: what a table holds is named as a path names it', () => {
    const { TRAINERS, STAKES } = tables().trainers;
    expect(keysOf(STAKES)).toEqual(['low', 'high']);
    expect(keysOf(TRAINERS as never)).toEqual(['hiker', 'lass']);
    // Nobody could tell these apart by name.
    expect(keysOf([{ id: 'a' }, { id: 'a' }, { id: 'b/c' }, 4] as never)).toEqual(['0', '1', '2', '3']);
    expect(valueAt(tables(), 'trainers/TRAINERS/lass/money')).toBe(2);
  });
});
