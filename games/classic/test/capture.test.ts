import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../src/board.ts';
import { CHIPS } from '../src/data/chips.ts';
import { inTray } from '../src/rules/capture.ts';
import { chipOf, meet, WILD } from './attempts.ts';
import { expectTurnOf } from './meeting.ts';
import { dexOf, placeOf, table, teamOf } from './table.ts';

const PINK = 0;
const FAR = { at: 'viridian' };

describe('Catching', () => {
  it('C-CATCH-01 the chip is turned face up for all', () => {
    const t = table({ trainers: [{}, FAR] }).rolls(['move', 1], ['chip', 'Pidgey']);
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.view(seat).circles.p01).toBe(dexOf('Pidgey'));
      expect(t.told(seat, 'appeared')).toEqual([['appeared', dexOf('Pidgey'), indexOf('p01')]]);
    }
    expect(t.view(1).unseen[PINK]).not.toContain(dexOf('Pidgey'));
    t.expectChance('catch');
  });

  it('C-CATCH-01 a chip that lies face up from an earlier miss simply stays so', () => {
    const t = table({ trainers: [{}, FAR], circles: { p01: 'Pidgey' } });
    t.roll('move', 1).expectChance('catch'); // no other chip is turned up
    expect(t.view(1).circles.p01).toBe(dexOf('Pidgey'));
  });

  it('C-CATCH-02 the catch succeeds when the one die shows one of the chip’s numbers', () => {
    for (const colour of WILD) {
      const chip = CHIPS[dexOf(chipOf(colour)) - 1];
      for (const pips of [1, 2, 3, 4, 5, 6]) {
        const t = meet(colour).roll('catch', pips);
        const team = chip.catches.includes(pips) ? ['Bulbasaur', chip.name] : ['Bulbasaur'];
        expect(teamOf(t.s, 0), `${colour} ${pips}`).toEqual(team);
        expectTurnOf(t, 1);
      }
    }
  });

  it('C-CATCH-03 chip, Ball, roll, Time Machine, Ball amount: in this order', () => {
    const t = table({
      trainers: [{ hand: ['great-ball'] }, { ...FAR, hand: ['time-machine'] }],
    });
    t.roll('move', 1).pass(1).expectChance('chip');
    t.roll('chip', 'Pidgey').expectAsked('ball', 0).answer('ball:great-ball').expectChance('catch');
    t.roll('catch', 1).expectAsked('time-machine', 1).answer('reroll:1').roll('catch', 6);
    const story = t.told().map(([key]) => key);
    expect(story.slice(story.indexOf('appeared'))).toEqual([
      'appeared',
      'played',
      'rolled-to-catch',
      'played',
      'rolled-to-catch',
      'caught',
      'turn',
    ]);
    expect(t.told(SPECTATOR, 'caught')).toEqual([['caught', 0, dexOf('Pidgey'), 6, -1]]);
    expectTurnOf(t, 1);
  });

  it('C-CATCH-04 the attempt is compulsory', () => {
    // without a Ball there is nothing to choose, with one only between Ball and no Ball
    meet('pink').expectChance('catch');
    const t = meet('pink', { hand: ['great-ball'] });
    expect(t.optionIds()).toEqual(['try', 'ball:great-ball']);
    expect(t.refusal('decline').code).toBe('no-such-option');
    t.answer('try').expectChance('catch');
  });

  it('C-CATCH-04 a result that matches must be taken', () => {
    const t = meet('pink', { hand: ['master-ball'] })
      .answer('ball:master-ball')
      .roll('catch', 3);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Pidgey']); // nobody was asked in between
    expectTurnOf(t, 1);
  });

  it('C-CATCH-05 the chip leaves the board, joins the team fit and counts at once', () => {
    const t = meet('red', { others: [{ at: 'viridian' }] });
    expect(t.view(1).trainers[0].power).toBe(4);
    t.roll('catch', 5);
    const { team, ko, power } = t.view(1).trainers[0];
    expect(team).toEqual([dexOf('Bulbasaur'), dexOf('Venusaur')]);
    expect(ko).toEqual([]);
    expect(power).toBe(4 + 7);
    expect(Object.values(t.view(1).circles)).not.toContain(dexOf('Venusaur'));
    expectTurnOf(t, 1);
  });

  it('C-CATCH-05 a catch that makes 20 Power Points leads to Cinnabar in the same turn', () => {
    const team = ['Squirtle', 'Ivysaur', 'Butterfree'];
    const t = table({ trainers: [{ team }, FAR], circles: { p01: 'Caterpie' } });
    t.rolls(['move', 1], ['catch', 3], ['item', 'fly'], ['item', 'fly']);
    expect(placeOf(t.s, 0)).toBe('cinnabar');
    expectTurnOf(t, 1);
  });

  it('C-CATCH-06 the circle is refilled at once, face down, with a chip of the same colour', () => {
    const t = table({ trainers: [{}, { ...FAR, hand: ['fly'] }] });
    expect(inTray(t.s, PINK)).toBe(25);
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 3]);
    for (const seat of [0, 1, SPECTATOR]) expect(t.view(seat).circles.p01).toBe(0);
    expect(inTray(t.s, PINK)).toBe(24);
    // any pink chip nobody has seen may be the one that refills
    t.answer('fly:pallet').rolls(['move', 2], ['chip', 'Rattata'], ['catch', 1], ['move', 1]);
    expect(t.expectChance('chip').match.chance?.n).toBe(33);
    expect(placeOf(t.s, 1)).toBe('p01');
  });

  it('C-CATCH-07 if the tray has none of that colour, the circle stays empty', () => {
    const trayOf = (left: number) =>
      table({
        trainers: [{}, FAR],
        also: (s) => s.unseen[PINK].splice(10 + left), // the ten circles take the rest
      }).rolls(['move', 1], ['chip', 'Caterpie'], ['catch', 4]);
    const last = trayOf(1);
    expect(last.view(0).circles.p01).toBe(0);
    expect(inTray(last.s, PINK)).toBe(0);
    expectTurnOf(last, 1);
    const none = trayOf(0);
    expect(none.view(0).circles).not.toHaveProperty('p01');
    expect(teamOf(none.s, 0)).toEqual(['Bulbasaur', 'Caterpie']);
    expectTurnOf(none, 1);
  });

  it('C-CATCH-07 and another colour in the tray is no help, now or later', () => {
    const t = table({
      trainers: [{}, { at: 'viridian', team: ['Pikachu', 'Ivysaur'] }],
      also: (s) => s.unseen[PINK].splice(10),
    });
    t.rolls(['move', 1], ['chip', 'Caterpie'], ['catch', 4]);
    t.rolls(['move', 2], ['chip', 'Weedle'], ['catch', 3]); // p05 stays empty too
    expect(t.view(0).circles).not.toHaveProperty('p05');
    expect(Object.keys(t.view(0).circles)).toHaveLength(35);
    expectTurnOf(t, 0);
  });

  it('C-CATCH-08 on a miss the chip stays face up, without a second try', () => {
    const t = table({ trainers: [{}, {}] });
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 2]);
    expectTurnOf(t, 1); // no second try
    expect(t.view(1).circles.p01).toBe(dexOf('Pidgey'));
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur']);
  });

  it('C-CATCH-08 for anyone to try later', () => {
    const t = table({ trainers: [{}, { ...FAR, hand: ['fly'] }] });
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 2]).answer('fly:pallet');
    t.rolls(['move', 2], ['chip', 'Rattata'], ['catch', 1]); // seat 0 moves on to p03
    t.rolls(['move', 1], ['catch', 3]); // and seat 1 catches what it left on p01
    expect(teamOf(t.s, 1)).toEqual(['Charmander', 'Pidgey']);
    expectTurnOf(t, 0);
  });

  it('C-CATCH-09 one attempt for each landing, and a new one on a later turn', () => {
    const t = table({ trainers: [{ at: 'b11' }, { at: 'pallet' }] });
    t.rolls(['move', 1]).answer('move:b12').rolls(['chip', 'Ivysaur'], ['catch', 1]);
    expectTurnOf(t, 1);
    t.rolls(['move', 2], ['event', 'pokemon-center']);
    t.rolls(['move', 1]).answer('move:b13').roll('event', 'pokemon-center');
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 1]);
    t.rolls(['move', 1]).answer('move:b12').roll('catch', 3); // the same chip
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Ivysaur']);
    expectTurnOf(t, 1);
  });

  it('C-CATCH-10 everybody knows the caught chip, and nobody the one in its place', () => {
    const t = table({ trainers: [{}, FAR] }).rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 3]);
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.view(seat).trainers[0].team).toContain(dexOf('Pidgey'));
      expect(t.told(seat, 'appeared')).toHaveLength(1);
      expect(t.view(seat).circles.p01).toBe(0);
      expect(t.view(seat).unseen[PINK]).toHaveLength(34);
    }
    expectTurnOf(t, 1);
  });

  it('C-OPT-02 catchOptional: the turned-up chip may be left be, before a Ball or a die', () => {
    const options = { catchOptional: true };
    const t = meet('pink', { hand: ['great-ball'], options });
    expect(t.optionIds()).toEqual(['try', 'ball:great-ball', 'decline']);
    t.answer('decline'); // nothing is rolled or spent
    expect(t.view(1).circles.p01).toBe(dexOf('Pidgey'));
    expect(t.view(1).trainers[0].cards).toBe(1);
    expect(t.told(1, 'declined')).toEqual([['declined', 0, dexOf('Pidgey')]]);
    expectTurnOf(t, 1);
    const rolled = meet('pink', { options }).answer('try').roll('catch', 3); // no more question after this
    expect(teamOf(rolled.s, 0)).toEqual(['Bulbasaur', 'Pidgey']);
    expectTurnOf(rolled, 1);
  });
});
