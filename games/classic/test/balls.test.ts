import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { chipOf, meet, WILD, type Wild } from './attempts.ts';
import { expectTurnOf, type Played, totals, underTo } from './meeting.ts';
import { dexOf, handOf, table, teamOf } from './table.ts';

type Ball = 'great-ball' | 'ultra-ball' | 'master-ball';
const DICE = [1, 2, 3, 4, 5, 6];

/** Throws a Ball at a chip of this colour: the shift that caught it, or null for a miss. */
function thrown(colour: Wild, ball: Ball | null, pips: number, mandatory = false): number | null {
  const t = meet(colour, {
    hand: ball === null ? [] : [ball],
    options: { ballShiftMandatory: mandatory },
  });
  if (ball !== null) t.answer(`ball:${ball}`);
  t.roll('catch', pips);
  expectTurnOf(t, 1); // whatever came of it, nobody was asked
  const caught = teamOf(t.s, 0).includes(chipOf(colour));
  const [told] = t.told(SPECTATOR, caught ? 'caught' : 'missed');
  expect(told.slice(1, 4)).toEqual([0, dexOf(chipOf(colour)), pips]);
  return caught ? (told[4] as number) : null;
}
const catching = (colour: Wild, ball: Ball | null, mandatory = false): number[] =>
  DICE.filter((pips) => thrown(colour, ball, pips, mandatory) !== null);

const missed = (t: Played): boolean => t.told(SPECTATOR, 'missed').length > 0;

describe('Poké Balls', () => {
  it('C-BALL-01 a Ball is played after seeing the chip and before the roll', () => {
    const t = table({
      trainers: [{ hand: ['great-ball', 'fly', 'time-machine'] }, { at: 'viridian' }],
    });
    const early = t.expectAsked('start', 0).refusal('play:great-ball');
    expect([early.code, early.clause]).toEqual(['no-such-option', 'C-BALL-01']);
    t.answer('roll').roll('move', 1).pass(0).roll('chip', 'Pidgey');
    t.expectAsked('ball', 0);
    expect(t.decision().clause).toBe('C-BALL-01');
    expect(t.told(1).at(-1)).toEqual(['appeared', dexOf('Pidgey'), 1]);
    t.answer('try').roll('catch', 2).expectAsked('time-machine', 0);
    const late = t.refusal('play:great-ball');
    expect([late.code, late.clause]).toEqual(['no-such-option', 'C-BALL-01']);
    t.pass(0);
    expect(missed(t)).toBe(true);
    expect(handOf(t.s, 0)).toContain('great-ball');
    expectTurnOf(t, 1);
  });

  it('C-BALL-02 at most one Ball for each attempt', () => {
    const hand: ItemId[] = ['great-ball', 'great-ball', 'ultra-ball', 'master-ball'];
    const t = meet('red', { hand });
    expect(t.optionIds()).toEqual(['try', 'ball:great-ball', 'ball:ultra-ball', 'ball:master-ball']);
    expect(t.refusal(['ball:great-ball', 'ball:ultra-ball']).code).toBe('ill-formed');
    t.answer('ball:great-ball').expectChance('catch'); // no question about another
    t.roll('catch', 3);
    expect(missed(t)).toBe(true); // though the Ultra Ball would have caught it
    expect(handOf(t.s, 0)).toEqual(['great-ball', 'master-ball', 'ultra-ball']);
    expectTurnOf(t, 1);
  });

  it('C-BALL-03 Great Ball: one more or one less, as is needed after the roll', () => {
    expect(DICE.map((pips) => thrown('red', 'great-ball', pips))).toEqual([null, null, null, 1, 0, -1]);
  });

  it('C-BALL-04 Ultra Ball: one or two more, never less', () => {
    expect(DICE.map((pips) => thrown('red', 'ultra-ball', pips))).toEqual([null, null, 2, 1, 0, null]);
  });

  it('C-BALL-05 Master Ball: one to four more, never less', () => {
    expect(DICE.map((pips) => thrown('red', 'master-ball', pips))).toEqual([4, 3, 2, 1, 0, null]);
    expect(thrown('yellow', 'master-ball', 1)).toBeNull();
  });

  it('C-BALL-06 the natural result may be kept, with any Ball', () => {
    for (const ball of ['great-ball', 'ultra-ball', 'master-ball'] as const) {
      expect(thrown('red', ball, 5), ball).toBe(0);
      expect(thrown('yellow', ball, 6), ball).toBe(0);
    }
  });

  it('C-BALL-07 results do not wrap round and are not capped', () => {
    expect(thrown('pink', 'master-ball', 6)).toBeNull(); // 7, 8, 9 or 10, which is no 3 or 4
    expect(thrown('yellow', 'great-ball', 1)).toBeNull(); // 0, which is no 6
    expect(thrown('yellow', 'master-ball', 6, true)).toBeNull(); // 7 and more, which is no 6
  });

  it('C-BALL-08 Balls work in the Unknown Dungeon and on plateau catch spaces too', () => {
    expect(thrown('yellow', 'great-ball', 5)).toBe(1);
    const t = table({
      trainers: [{ at: 'i07', hand: ['ultra-ball'] }, {}],
      circles: { r01: 'Venusaur' },
    }).roll('move', 1);
    t.answer('chip:r01').answer('ball:ultra-ball').roll('catch', 3);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Venusaur']);
    expectTurnOf(t, 1);
  });

  it('C-BALL-08 but not for a Dice Challenge or a battle', () => {
    const team = ['Pikachu', 'Pidgey', 'Rattata'];
    const t = table({
      trainers: [{ at: 'g04', team, ko: ['Pidgey', 'Rattata'], hand: ['great-ball', 'time-machine'] }, {}],
    });
    t.roll('move', 2).pass(0);
    t.expectAsked('revive', 0);
    expect(t.refusal('play:great-ball').clause).toBe('C-BALL-01');
    t.answer('dice').roll('revive', 2).expectAsked('time-machine', 0);
    expect(t.optionIds()).toEqual(['pass', 'reroll:1']);
    t.pass(0);
    expect(t.s.trainers[0].ko).toHaveLength(2); // 2 - 1 would have been a 1
    expectTurnOf(t, 1);
    const fight = table({ trainers: [{ at: 'p01', hand: ['master-ball'] }, { at: 'viridian' }] });
    fight.rolls(['move', 1], ['event', 'fight'], ['battle', 3], ['battle', 4], ['item', 'fly']);
    expect(totals(fight, SPECTATOR)).toEqual([[0, 4 + 3, 1, 4 + 4]]);
    expectTurnOf(fight, 1);
  });

  it('C-BALL-09 a Ball is spent whatever the outcome', () => {
    for (const [pips, how] of [
      [5, 'caught'],
      [1, 'missed'],
    ] as const) {
      const t = meet('red', { hand: ['ultra-ball'] })
        .answer('ball:ultra-ball')
        .roll('catch', pips);
      expect(t.told(SPECTATOR, how)).toHaveLength(1);
      expect(handOf(t.s, 0)).toEqual([]);
      expect(underTo(t)).toEqual(['ultra-ball']);
      expectTurnOf(t, 1);
    }
  });

  it('C-BALL-09 a Ball that was not played is kept', () => {
    const t = meet('red', { hand: ['ultra-ball'] })
      .answer('try')
      .roll('catch', 4);
    expect(missed(t)).toBe(true);
    expect(handOf(t.s, 0)).toEqual(['ultra-ball']);
    expectTurnOf(t, 1);
  });

  it('C-BALL-11 a Ball stays in force when the die is rolled again, and none is added', () => {
    const t = meet('red', { hand: ['great-ball', 'master-ball', 'time-machine'] });
    t.answer('ball:great-ball').roll('catch', 1).expectAsked('time-machine', 0);
    t.answer('reroll:1').roll('catch', 6); // no question about a second Ball
    expect(t.told(SPECTATOR, 'caught')).toEqual([['caught', 0, dexOf('Venusaur'), 6, -1]]);
    expect(handOf(t.s, 0)).toEqual(['master-ball']);
    expectTurnOf(t, 1);
  });

  it('C-BALL-10 if any allowed shift matches the catch succeeds; no deliberate miss', () => {
    // what thrown() shows: from the roll to the next turn nobody is asked
    expect(catching('red', 'master-ball')).toEqual([1, 2, 3, 4, 5]);
    for (const pips of [2, 6]) expect(thrown('pink', 'great-ball', pips)).not.toBeNull();
  });

  it('C-REACT-07 the amount is found after the Time Machine window has closed, for the catcher', () => {
    const t = meet('red', {
      hand: ['great-ball'],
      others: [{ at: 'viridian', hand: ['time-machine'] }],
    });
    t.answer('ball:great-ball').roll('catch', 4).expectAsked('time-machine', 1);
    expect(t.told(SPECTATOR, 'caught')).toEqual([]); // 4 + 1 is not yet taken
    t.pass(1);
    expect(t.told(SPECTATOR, 'caught')).toEqual([['caught', 0, dexOf('Venusaur'), 4, 1]]);
    expectTurnOf(t, 1);
  });

  it('C-OPT-03 ballShiftMandatory: with a Ball the natural number no longer counts by itself', () => {
    expect(thrown('red', 'ultra-ball', 5, true)).toBeNull();
    expect(thrown('pink', 'ultra-ball', 3, true)).toBe(1); // but 3 + 1 is a hit of its own
    expect(thrown('red', null, 5, true)).toBe(0); // and without a Ball nothing changes
    expect(thrown('red', 'ultra-ball', 5)).toBe(0); // off by default
  });
});

// the table of the ledger: pink, green, blue, red, yellow
describe('Dice that catch, by colour and Ball', () => {
  const row = (ball: Ball | null, mandatory = false): string[] =>
    WILD.map((colour) => catching(colour, ball, mandatory).join(''));

  it('C-CHIP-01 no Ball, with or without ballShiftMandatory', () => {
    expect(row(null)).toEqual(['345', '45', '34', '5', '6']);
    expect(row(null, true)).toEqual(['345', '45', '34', '5', '6']);
  });

  it('C-BALL-03 Great Ball', () => {
    expect(row('great-ball')).toEqual(['23456', '3456', '2345', '456', '56']);
  });

  it('C-BALL-04 Ultra Ball', () => {
    expect(row('ultra-ball')).toEqual(['12345', '2345', '1234', '345', '456']);
  });

  it('C-BALL-05 Master Ball', () => {
    expect(row('master-ball')).toEqual(['12345', '12345', '1234', '12345', '23456']);
  });

  it('C-OPT-03 all three under ballShiftMandatory', () => {
    expect(row('great-ball', true)).toEqual(['23456', '3456', '2345', '46', '5']);
    expect(row('ultra-ball', true)).toEqual(['1234', '234', '123', '34', '45']);
    expect(row('master-ball', true)).toEqual(['1234', '1234', '123', '1234', '2345']);
  });
});

describe('Worked examples', () => {
  it('C-EX-15 Ivysaur and a Great Ball: 5 - 1 caught, 2 + 1 caught, 6 missed', () => {
    expect([5, 2, 6].map((pips) => thrown('blue', 'great-ball', pips))).toEqual([-1, 1, null]);
  });

  it('C-EX-16 Mewtwo and a Master Ball: 1 missed, 2 + 4 caught, natural 6 caught', () => {
    expect([1, 2, 6].map((pips) => thrown('yellow', 'master-ball', pips))).toEqual([null, 4, 0]);
  });

  it('C-EX-26 a green chip, Great Ball, 2, a third trainer’s Time Machine, 6: caught with 6 - 1', () => {
    const t = meet('green', {
      hand: ['great-ball'],
      others: [{ at: 'viridian' }, { at: 'pewter', hand: ['time-machine'] }],
    });
    t.answer('ball:great-ball').roll('catch', 2).expectAsked('time-machine', 2);
    t.answer('reroll:1').roll('catch', 6);
    expect(t.told(SPECTATOR, 'caught')).toEqual([['caught', 0, dexOf('Metapod'), 6, -1]]);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Metapod']);
    expect(underTo(t)).toEqual(['great-ball', 'time-machine']);
    expectTurnOf(t, 1);
  });
});
