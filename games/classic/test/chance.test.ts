import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../src/board.ts';
import { COLOURS } from '../src/data/chips.ts';
import { clearCircles, drawing, rolling } from './drawing.ts';
import { expectTurnOf, type Played } from './meeting.ts';
import { dexOf, handOf, type TableSetup, teamOf } from './table.ts';

const circles = (letter: string, numbers: string): string[] =>
  numbers.split(' ').map((number) => `chip:${letter}${number}`);
const PINK = circles('p', '01 03 05 06 08 09 10 12 14 15');
const GREEN = circles('g', '01 03 04 06 08 09 11 14 15 18');
const BLUE = circles('b', '02 05 06 09 11 12 14 15 17 18');
const RED = circles('r', '01 02 03 05 07 09 10');

/** Chance on the blue space b01. */
const onBlue = (more: Omit<TableSetup, 'trainers'> = {}): Played =>
  rolling([{ at: 'b02' }, {}], 'b02', more)
    .rolls(['move', 1])
    .answer('move:b01')
    .rolls(['event', 'chance']);

describe('Chance Card', () => {
  it('C-CHANCE-01 one chip of the colour stood on, from anywhere on the board', () => {
    const t = drawing('chance', [{}, {}]);
    t.expectAsked('chance', 0);
    expect(t.optionIds()).toEqual(PINK);
    expect(t.refusal('chip:g01')).toMatchObject({ code: 'no-such-option', clause: 'C-CHANCE-01' });
    t.answer('chip:p15').rolls(['chip', 'Ekans']);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Ekans']);
    expectTurnOf(t, 1);
  });

  it('C-EX-07 drawn on a blue space: every blue chip is offered, face-up ones included, without a roll', () => {
    const t = onBlue({ circles: { b18: 'Ivysaur', b09: 'Raichu', b05: 'empty' } });
    expect(t.optionIds()).toEqual(BLUE.filter((id) => id !== 'chip:b05'));
    t.answer('chip:b09'); // no chance of any kind
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Raichu']);
    expectTurnOf(t, 1);
  });

  it('C-CHANCE-02 with none of that colour on the board, any chip but yellow', () => {
    const t = drawing('chance', [{}, {}], { also: (s) => clearCircles(s, 'g01', 'b02', 'r10') });
    expect(t.optionIds()).toEqual(['chip:g01', 'chip:b02', 'chip:r10']);
    t.answer('chip:r10').rolls(['chip', 'Onix']);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Onix']);
    expectTurnOf(t, 1);
  });

  it.each([
    ['pink', 'p01', 'p02', 1, ['g01', 'b02', 'r10']],
    ['green', 'g01', 'g02', 1, ['p03', 'b02', 'r10']],
    ['blue', 'b02', 'b01', 1, ['p03', 'g01', 'r10']],
    ['red', 'r03', 'r04', 1, ['p03', 'g01', 'b02']],
  ] as const)(
    'C-CHANCE-02 with no %s chip left every other colour is open, face up or down, but no yellow one',
    (_colour, from, space, die, kept) => {
      const t = rolling([{ at: from }, {}], from, {
        also: (s) => {
          clearCircles(s, ...kept);
          s.circles[indexOf(kept[1])] = dexOf('Ditto'); // one of them lies face up
        },
      });
      t.rolls(['move', die]);
      if (t.match.chance === null) t.answer(`move:${space}`);
      t.rolls(['event', 'chance']);
      t.expectAsked('chance', 0);
      expect(t.decision().say).toEqual(['ask.chance', -1]);
      expect(t.optionIds()).toEqual(kept.map((id) => `chip:${id}`));
      expect(t.view(0).unseen[COLOURS.indexOf('yellow')]).toHaveLength(4); // they lie there, but not to be taken
      t.answer(`chip:${kept[1]}`);
      expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Ditto']);
      expectTurnOf(t, 1);
    },
  );

  it('C-CHANCE-02 a single chip of the colour, face up, bars all others', () => {
    const t = onBlue({
      also: (s) => {
        clearCircles(s, 'p03', 'g01', 'b09', 'b18', 'r10');
        s.circles[indexOf('b18')] = dexOf('Ivysaur');
      },
    });
    expect(t.decision().say).toEqual(['ask.chance', COLOURS.indexOf('blue')]);
    expect(t.optionIds()).toEqual(['chip:b09', 'chip:b18']);
    t.answer('chip:b18');
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Ivysaur']);
    expectTurnOf(t, 1);
  });

  it('C-CHANCE-02 one chip of the colour is enough to bar the others', () => {
    const t = drawing('chance', [{}, {}], { also: (s) => clearCircles(s, 'p15', 'b02', 'r10') });
    t.rolls(['chip', 'Ekans']); // the only choice
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Ekans']);
    expectTurnOf(t, 1);
  });

  it('C-CHANCE-03 a face-down choice is blind, shown after taking, and the circle is refilled', () => {
    const t = drawing('chance', [{}, {}]);
    const faces = t.decision().options.map(({ say }) => say[2]);
    expect(faces).toEqual(PINK.map(() => 0)); // which Pokémon: none is named
    t.answer('chip:p08').rolls(['chip', 'Abra']);
    for (const seat of [1, SPECTATOR]) {
      expect(t.told(seat, 'took-chip')).toEqual([['took-chip', 0, dexOf('Abra'), expect.anything()]]);
      expect(t.view(seat).circles.p08).toBe(0); // another one, face down
    }
    expectTurnOf(t, 1);
  });

  it('C-CHANCE-03 with an empty tray the circle stays empty', () => {
    const pink = COLOURS.indexOf('pink');
    const t = drawing('chance', [{}, {}], {
      also: (s) => {
        s.unseen[pink] = s.unseen[pink].slice(0, PINK.length); // as many as lie on the board
      },
    });
    t.answer('chip:p08').rolls(['chip', 'Caterpie']);
    expect(t.view(1).circles).not.toHaveProperty('p08');
    expect(t.view(1).circles).toHaveProperty('p09');
    expectTurnOf(t, 1);
  });

  it('C-CHANCE-04 on an Indigo Plateau event space any chip of the board', () => {
    const t = rolling([{}, {}], 'i01').rolls(['move', 2], ['event', 'chance']);
    expect(t.optionIds()).toEqual([...PINK, ...GREEN, ...BLUE, ...RED]);
    t.answer('chip:r01').rolls(['chip', 'Onix']);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Onix']);
    expectTurnOf(t, 1);
  });

  it('C-CHANCE-05 Balls and Time Machine play no part', () => {
    const t = drawing('chance', [{ hand: ['master-ball', 'great-ball'] }, { hand: ['time-machine'] }]);
    t.pass(); // the movement roll stands
    t.answer('chip:p01').rolls(['chip', 'Abra']);
    expectTurnOf(t, 1);
    expect(teamOf(t.s, 0)).toContain('Abra');
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['great-ball', 'master-ball'], ['time-machine']]);
  });

  it('C-CHANCE-06 with no chip on the board it has no effect', () => {
    const t = drawing('chance', [{}, {}], { also: (s) => clearCircles(s) });
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur']);
  });

  it('C-CHANCE-06 otherwise taking a chip is compulsory', () => {
    const t = drawing('chance', [{}, {}], { options: { catchOptional: true } });
    expect(t.optionIds()).toEqual(PINK);
    for (const id of ['decline', 'leave', 'go-on', 'pass']) expect(t.refusal(id).code).toBe('no-such-option');
    t.answer('chip:p03').rolls(['chip', 'Abra']);
    expect(teamOf(t.s, 0)).toContain('Abra');
    expectTurnOf(t, 1);
  });
});
