import { describe, expect, it } from 'vitest';
import { badgesOf, duel, expectTurnOf, go, hp, placeOf, table, teamOf } from './table.ts';

describe('Player against player', () => {
  it('L-PVP-01 the earlier occupant decides, is the initiator and has the first turn', () => {
    const t = go(table({ trainers: [{ at: 'route-1-2' }, { at: 'route-1-1' }], active: 1 }), 1);
    t.expectAsked('call', 0).answer('fight').expectAsked('act', 0);
    expect(t.told(1, 'called-battle')).toEqual([['called-battle', 0, 1]]);
  });

  it('L-PVP-02 one to three each; the numbers need not be equal', () => {
    const t = go(
      table({
        trainers: [
          { at: 'route-1-2', team: ['charmander', 'pidgey', 'meowth', 'abra'] },
          { at: 'route-1-1', team: ['squirtle', 'rattata'] },
        ],
        active: 1,
      }),
      1,
    ).answer('fight');
    expect([t.decision(0).max, t.decision(1).max]).toEqual([3, 2]);
    t.answers(0, ['abra', 'pidgey', 'meowth']).answers(1, ['rattata']);
    expect(t.s.battle?.sides.map(({ fighters }) => fighters.length)).toEqual([3, 1]);
  });

  it('L-PVP-03 the loser goes to the own last Center, the winner stays; nothing changes hands', () => {
    const t = duel(['charmander'], ['squirtle'], { hp: { squirtle: 10 }, center: 'saffron' });
    t.answer('attack:scratch');
    expect([placeOf(t, 0), placeOf(t, 1)]).toEqual(['route-1-2', 'saffron']);
    expect([teamOf(t, 0), teamOf(t, 1), hp(t, 'squirtle')]).toEqual([['charmander'], ['squirtle'], 50]);
    expect([badgesOf(t, 0), badgesOf(t, 1)]).toEqual([[], []]);
    expectTurnOf(t, 0);
  });

  it('L-PVP-04 both out by one attack: both go to their own last Centers', () => {
    const t = go(
      table({
        trainers: [
          { at: 'route-1-2', team: ['electrode'], center: 'saffron', badges: ['misty'] },
          { at: 'route-1-1', team: ['squirtle'], center: 'cinnabar' },
        ],
        active: 1,
      }),
      1,
    );
    t.answer('fight').answer('attack:explosion');
    expect([placeOf(t, 0), placeOf(t, 1)]).toEqual(['saffron', 'cinnabar']);
    expect([hp(t, 'electrode'), hp(t, 'squirtle')]).toEqual([50, 50]);
    expectTurnOf(t, 0);
  });

  it('L-PVP-05 such a double knock-out has no winner: no evolution try', () => {
    const t = duel(['voltorb', 'pidgey'], ['squirtle'], {
      badges: ['misty'],
      hp: { pidgey: 0 },
      center: 'saffron',
    });
    t.answer('attack:self-destruct');
    expect(t.told(0, 'won-player')).toEqual([]);
    expect(t.told(0, 'both-out')).toHaveLength(1);
    expectTurnOf(t, 0);
  });

  it('L-PVP-06 the landing player cannot refuse', () => {
    const t = go(table({ trainers: [{ at: 'route-1-2' }, { at: 'route-1-1' }], active: 1 }), 1);
    expect(t.match.open()).toEqual([0]);
    t.answer('fight').expectAsked('act', 0); // nobody asked seat 1
  });
});
