import { describe, expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import {
  badgesOf,
  battleOf,
  duel,
  expectTurnOf,
  go,
  gym,
  hp,
  liesInStack,
  placeOf,
  table,
  wild,
} from './table.ts';

const butBrock = LEADERS.map(({ id }) => id).filter((id) => id !== 'brock');

describe('The end', () => {
  it('L-GEN-02 the first to own all eight badges wins at once', () => {
    const t = gym('brock', ['squirtle'], { badges: butBrock, hp: { onix: 10 } }).answer('attack:tackle');
    expect([t.over, t.winners]).toEqual([true, [0]]);
    expect(badgesOf(t, 0)).toHaveLength(8);
    expect(t.told(1, 'won')).toEqual([['won', 0]]);
  });

  it('L-END-01 there is no evolution try after it, and nobody is asked any more', () => {
    const t = gym('brock', ['squirtle'], { badges: butBrock, hp: { onix: 10 } }).answer('attack:tackle');
    expect(t.match.open()).toEqual([]);
    expect(t.told(0, 'evolved')).toEqual([]);
  });

  it('L-END-02 a battle of 200 turns is stopped without a winner, and nobody is relocated', () => {
    const t = duel(['magikarp'], ['shellder'], {
      hp: { shellder: 30 },
      center: 'fuchsia',
      lay: (battle) => {
        battle.turns = 198;
      },
    });
    t.answer('attack:splash').answer('attack:withdraw');
    expect(t.told(0, 'stopped-battle')).toEqual([['stopped-battle', 200]]);
    expect([placeOf(t, 0), placeOf(t, 1), hp(t, 'shellder')]).toEqual(['route-1-2', 'route-1-2', 30]);
    expectTurnOf(t, 0);
  });

  it('L-END-02 a wild card is shuffled back, and a Leader gives no badge', () => {
    const lay = (battle: { turns: number }) => {
      battle.turns = 199;
    };
    const met = wild('pidgey', ['magikarp'], { lay, badges: ['misty'] }).answer('attack:splash');
    expect([liesInStack(met, 'pidgey'), placeOf(met, 0)]).toEqual([true, 'route-1-1']);
    expectTurnOf(met, 1);
    const fought = gym('brock', ['magikarp'], { lay, badges: ['misty'] }).answer('attack:splash');
    expect([badgesOf(fought, 0), placeOf(fought, 0)]).toEqual([['misty'], 'pewter-gym']);
    expectTurnOf(fought, 1);
  });

  it('L-END-02 199 turns are not enough', () => {
    const t = duel(['magikarp'], ['shellder'], {
      lay: (battle) => {
        battle.turns = 198;
      },
    });
    t.answer('attack:splash');
    expect(battleOf(t).turns).toBe(199);
    t.expectAsked('act', 1);
  });

  it('L-END-03 without the option a match has no turn limit', () => {
    const t = table({
      trainers: [{}, {}],
      also: (s) => {
        s.turn = 1_000_000;
      },
    });
    go(t, 0, 1);
    expect([t.over, t.s.turn]).toEqual([false, 1_000_002]);
    expectTurnOf(t, 1);
  });

  it('L-OPT-04 maxTurns: after so many turns the match is stopped without a winner', () => {
    const t = table({ trainers: [{}, {}], options: { maxTurns: 2 } });
    go(t, 0, 1);
    expect(t.over).toBe(false);
    go(t, 0, 1);
    expect([t.over, t.winners]).toEqual([true, []]);
    expect(t.told(0, 'stopped-match')).toEqual([['stopped-match', 2]]);
  });
});
