import { script } from '@indigo/battery';
import { checkSeats, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { mit } from '../src/index.ts';
import { isOut, placeOf, table, teamOf, wild } from './table.ts';

const pips = (_chance: unknown, said: unknown): number => (said as number) - 1;
const begin = (seats: number) => script(mit, { seats, outcome: pips });

describe('Setup', () => {
  it('L-GEN-01 two or three players', () => {
    expect([mit.seats.min, mit.seats.max]).toEqual([2, 3]);
    for (const seats of [2, 3]) begin(seats).expectChance('first');
    for (const seats of [1, 4]) expect(() => checkSeats(mit, seats)).toThrow();
  });

  it('L-SETUP-01 every card lies in its stack, the evolution stack aside', () => {
    const t = begin(2).expectChance('first');
    const view = t.view(0);
    expect(Object.values(view.routes).map((cards) => cards.length)).toEqual([6, 6, 6, 6, 6, 6, 8, 8]);
    expect(view.evolutions).toHaveLength(70);
    expect(view.starters).toEqual(['charmander', 'squirtle', 'bulbasaur']);
  });

  it('L-SETUP-08 any card of a route stack may be on top', () => {
    const t = table({ trainers: [{ at: 'route-1-1' }, {}] }).answer('wild');
    t.expectChance('wild');
    expect(t.match.chance?.counts).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('L-SETUP-02 the highest roll takes the first starter and the first turn', () => {
    const t = begin(3).rolls(['first', 2], ['first', 6], ['first', 3]);
    t.expectAsked('starter', 1).answer('squirtle').expectAsked('starter', 2).answer('bulbasaur');
    expect(t.s.active).toBe(1);
    expect(t.s.turn).toBe(1);
    t.expectChance('move');
  });

  it('L-SETUP-03 players tied for the highest roll again, the others do not', () => {
    const t = begin(3).rolls(['first', 5], ['first', 1], ['first', 5]);
    t.expectChance('first').rolls(['first', 4], ['first', 4]).expectChance('first');
    t.rolls(['first', 2], ['first', 3]).expectAsked('starter', 2);
    expect(t.told(SPECTATOR, 'rolled').map(([, seat]) => seat)).toEqual([0, 1, 2, 0, 2, 0, 2]);
  });

  it('L-SETUP-04 clockwise everybody picks one that is still there, in the open', () => {
    const t = begin(3).rolls(['first', 2], ['first', 3], ['first', 6]);
    t.expectAsked('starter', 2);
    expect(t.optionIds()).toEqual(['charmander', 'squirtle', 'bulbasaur']);
    t.answer('charmander').expectAsked('starter', 0);
    expect(t.optionIds()).toEqual(['squirtle', 'bulbasaur']);
    expect(t.refusal('charmander')).toMatchObject({ clause: 'L-SETUP-04' });
    t.answer('bulbasaur').expectChance('move'); // the last one has no choice
    expect([0, 1, 2].map((seat) => teamOf(t as never, seat))).toEqual([
      ['bulbasaur'],
      ['squirtle'],
      ['charmander'],
    ]);
    expect(t.view(SPECTATOR).trainers[2].team[0].pokemon).toBe('charmander');
  });

  it('L-SETUP-05 with two players the starter left over is out of the game', () => {
    const t = begin(2).rolls(['first', 6], ['first', 1]).answer('charmander').answer('bulbasaur');
    expect(isOut(t as never, 'squirtle')).toBe(true);
    expect(t.view(0).out).toEqual(['squirtle']);
    t.expectChance('move');
  });

  it('L-SETUP-06 all movers begin on the start square, which is the first last Center', () => {
    const t = begin(2).rolls(['first', 6], ['first', 1]).answer('charmander').answer('bulbasaur');
    for (const seat of [0, 1]) {
      expect(placeOf(t as never, seat)).toBe('pallet');
      expect(t.view(0).trainers[seat].center).toBe('pallet');
    }
    t.expectChance('move');
  });

  it('L-SETUP-07 nobody owns a badge or another card, and all are at full HP', () => {
    const t = begin(2).rolls(['first', 6], ['first', 1]).answer('charmander').answer('bulbasaur');
    for (const { badges, team } of t.view(0).trainers) {
      expect(badges).toEqual([]);
      expect(team).toHaveLength(1);
      expect(team[0].hp).toBe(50);
    }
    t.expectChance('move');
  });

  it('L-GEN-04 teams, HP, damage and badges are open to all; only the selection is secret', () => {
    const t = wild('snorlax', ['charmander', 'pidgey', 'meowth'], {
      hp: { pidgey: 20 },
      badges: ['brock'],
    });
    for (const seat of [0, 1, SPECTATOR]) {
      const me = t.view(seat).trainers[0];
      expect(me.team.map(({ card, hp }) => [card, hp])).toEqual([
        ['charmander', 50],
        ['pidgey', 20],
        ['meowth', 40],
      ]);
      expect(me.badges).toEqual(['brock']);
      const bench = t.view(seat).battle?.sides[0].fighters.map((one) => one?.card ?? null);
      expect(bench).toEqual(seat === 0 ? ['charmander', 'pidgey', 'meowth'] : ['charmander', null, null]);
    }
  });
});
