import { describe, expect, it } from 'vitest';
import { badgesOf, expectTurnOf, go, hp, placeOf, table } from './table.ts';

describe('Landing', () => {
  it('L-LAND-01 on a Gym square the player may fight its Leader', () => {
    const t = go(table({ trainers: [{ at: 'pewter' }, {}] }), 1).expectAsked('gym', 0);
    expect(t.optionIds()).toEqual(['fight', 'leave']);
    expect(t.decision().say).toEqual(['ask.gym', 0]);
    t.answer('leave');
    expectTurnOf(t, 1);
  });

  it('L-LAND-02 a Center removes all damage from the whole team', () => {
    const t = table({
      trainers: [
        { at: 'route-1-4', team: ['charmander', 'pidgey', 'meowth'], hp: { charmander: 0, pidgey: 10 } },
        {},
      ],
    });
    go(t, 1);
    expect(['charmander', 'pidgey', 'meowth'].map((id) => hp(t, id))).toEqual([50, 40, 40]);
    expectTurnOf(t, 1);
  });

  it('L-LAND-02 passing one heals nobody', () => {
    const t = go(table({ trainers: [{ at: 'route-1-4', hp: { charmander: 10 } }, {}] }), 3);
    expect(hp(t, 'charmander')).toBe(10);
    expectTurnOf(t, 1);
  });

  it('L-LAND-03 who stood there may start a battle; who landed has no such choice', () => {
    const t = go(table({ trainers: [{ at: 'route-1-1' }, { at: 'route-1-2' }] }), 1);
    t.expectAsked('call', 1);
    expect(t.optionIds()).toEqual(['pass', 'fight']);
    t.pass();
    expectTurnOf(t, 1);
  });

  it('L-LAND-04 heal first, then the occupants, then the Gym', () => {
    const heal = table({ trainers: [{ at: 'route-1-4', hp: { charmander: 10 } }, { at: 'viridian' }] });
    go(heal, 1).expectAsked('call', 1);
    expect(hp(heal, 'charmander')).toBe(50);
    const t = go(table({ trainers: [{ at: 'pewter' }, { at: 'pewter-gym' }, { at: 'pewter-gym' }] }), 1);
    t.expectAsked('call', [1, 2]).pass(1, 2).expectAsked('gym', 0);
  });

  it('L-EX-29 an occupant of Brock’s square who calls a battle and loses: no Gym offer this turn', () => {
    const t = table({
      trainers: [
        { at: 'pewter', team: ['snorlax'] },
        { at: 'pewter-gym', team: ['magikarp'], center: 'fuchsia' },
      ],
      also: (s) => {
        s.damage[s.trainers[1].team[0]] = 30;
      },
    });
    go(t, 1).answer('fight').answer('attack:splash').answer('attack:headbutt').roll('hit', 1);
    expect(placeOf(t, 1)).toBe('fuchsia');
    expect(placeOf(t, 0)).toBe('pewter-gym');
    expectTurnOf(t, 1); // L-LAND-04: whoever wins, one battle for each landing
  });

  it('L-REACT-01 occupants are asked clockwise from the active player; the first yes fights', () => {
    const t = go(
      table({ trainers: [{ at: 'route-1-2' }, { at: 'route-1-1' }, { at: 'route-1-2' }], active: 1 }),
      1,
    );
    t.expectAsked('call', [2, 0]).answers(0, 'fight').expectAsked('call', [2]).answers(2, 'fight');
    t.expectAsked('act', 2);
  });

  it('L-LAND-05 being sent to a Center is no landing', () => {
    // seat 0 loses to Brock and comes to the Center where seat 1 stands
    const t = go(
      table({ trainers: [{ at: 'pewter', center: 'pewter', hp: { charmander: 10 } }, { at: 'pewter' }] }),
      1,
    );
    t.answer('fight').answer('attack:scratch').answers(1, 'attack:bind').rolls(['hit', 1]);
    expect(placeOf(t, 0)).toBe('pewter');
    expectTurnOf(t, 1);
    expect(badgesOf(t, 0)).toEqual([]);
  });

  it('L-LAND-06 but it heals', () => {
    const t = go(table({ trainers: [{ at: 'pewter', center: 'pewter', hp: { charmander: 10 } }, {}] }), 1);
    t.answer('fight').answer('attack:scratch').answers(1, 'attack:bind').rolls(['hit', 1]);
    expect(hp(t, 'charmander')).toBe(50);
    expect(t.told(1, 'healed')).toHaveLength(1);
    expectTurnOf(t, 1);
  });
});
